// The JDK's own classes: all are read, and what is broken of them never does harm.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "base/mapped_file.h"
#include "lang/java/load/installation.h"
#include "lang/java/load/jimage.h"
#include "lang/java/load/read_class_file.h"

namespace assay::java {
namespace {

class JavaLibraryTest : public testing::Test {
 protected:
  void SetUp() override {
    auto installation = find_installation();
    ASSERT_TRUE(installation) << to_string(installation.error());
    auto file = MappedFile::open(installation->image);
    ASSERT_TRUE(file) << file.error();
    file_.emplace(std::move(*file));
    auto image = JImage::make(file_->bytes(), installation->image.string());
    ASSERT_TRUE(image) << to_string(image.error());
    image_.emplace(std::move(*image));
  }
  std::vector<uint8_t> bytes_of(std::string_view name) {
    auto found = image_->find_class(name);
    if (!found || !*found) return {};
    return {(*found)->bytes.begin(), (*found)->bytes.end()};
  }

  std::optional<MappedFile> file_;
  std::optional<JImage> image_;
};

// In parts, as it takes a while.
class JavaAllClassesTest : public JavaLibraryTest, public testing::WithParamInterface<size_t> {};
constexpr size_t parts = 4;

TEST_P(JavaAllClassesTest, AreRead) {
  size_t seen = 0;
  size_t read = 0;
  auto wrong = image_->for_each([&](const JImage::Resource& one) {
    if (seen++ % parts != GetParam()) return;
    auto again = image_->find(one.name);
    EXPECT_TRUE(again && *again && (*again)->bytes.data() == one.bytes.data()) << one.name;
    if (!one.name.ends_with(".class")) return;
    bool is_newer = one.bytes.size() > 7 && one.bytes[7] > 61;
    auto file = read_class_file(one.bytes, one.name);
    EXPECT_EQ(file.has_value(), !is_newer) << to_string(file ? Diagnostics() : file.error());
    if (!file) return;
    ++read;
    if ((*file)->is(access::is_module)) return;
    auto by_class = image_->find_class((*file)->name.text());
    EXPECT_TRUE(by_class && *by_class && (*by_class)->name == one.name) << one.name;
  });
  EXPECT_FALSE(wrong) << to_string(*wrong);
  EXPECT_GT(seen, 1000U);
  RecordProperty("read", static_cast<int>(read));
}
INSTANTIATE_TEST_SUITE_P(Parts, JavaAllClassesTest, testing::Range(size_t{0}, parts));

TEST_F(JavaLibraryTest, HasWhatOneExpects) {
  auto file = read_class_file(bytes_of("java/util/ArrayList"), "ArrayList");
  ASSERT_TRUE(file) << to_string(file.error());
  EXPECT_EQ((*file)->super_class.text(), "java/util/AbstractList");
  EXPECT_EQ((*file)->source_file, "ArrayList.java");
  EXPECT_TRUE(std::ranges::any_of((*file)->methods, [](const MethodInfo& method) {
    return method.name.text() == "add" && method.descriptor.text() == "(Ljava/lang/Object;)Z" && method.code;
  }));
  for (const char* none : {"java/util/NoSuch", "no/such/Package", "NoPackage", "", "/", "java/util/"}) {
    auto found = image_->find_class(none);
    EXPECT_TRUE(found && !*found) << none;
  }
}

// Whatever is missing at the end.
TEST_F(JavaLibraryTest, CutAnywhereIsRefused) {
  for (const char* name : {"java/util/Optional", "java/lang/Runnable", "java/util/concurrent/TimeUnit"}) {
    std::vector<uint8_t> bytes = bytes_of(name);
    ASSERT_GT(bytes.size(), 100U) << name;
    for (size_t size = 0; size < bytes.size(); ++size) {
      std::vector<uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size)); // the end is watched
      auto file = read_class_file(cut, "cut");
      ASSERT_FALSE(file) << name << " cut at " << size;
      ASSERT_TRUE(file.error()[0].message.starts_with("malformed class file: ")) << file.error()[0].message;
    }
  }
}

// One byte changed, everywhere: read or refused, but with a reason.
TEST_F(JavaLibraryTest, ChangedAnywhereDoesNoHarm) {
  std::vector<uint8_t> bytes = bytes_of("java/util/Optional");
  size_t refused = 0;
  for (size_t at = 0; at < bytes.size(); ++at) {
    uint8_t before = bytes[at];
    for (uint32_t change : {1U, 0x10U, 0x80U, 0xFFU}) {
      bytes[at] = static_cast<uint8_t>(before ^ change);
      auto file = read_class_file(bytes, "changed");
      if (file) continue;
      ++refused;
      ASSERT_FALSE(file.error()[0].message.empty());
    }
    bytes[at] = before;
  }
  EXPECT_GT(refused, bytes.size());
}

TEST_F(JavaLibraryTest, BrokenImagesAreRefused) {
  auto image_of = [](const std::vector<uint8_t>& bytes) {
    auto image = JImage::make(bytes, "modules");
    if (!image) return to_string(image.error());
    auto wrong = image->for_each([](const JImage::Resource&) {});
    return wrong ? to_string(*wrong) : "fine";
  };
  auto start = file_->bytes().first(size_t{4} << 20U);
  std::vector<uint8_t> bytes(start.begin(), start.end());
  std::string broken = "modules: broken image of the JDK: ";
  EXPECT_TRUE(image_of(bytes).ends_with(" lies outside of it")) << image_of(bytes); // most resources are cut off
  EXPECT_EQ(image_of({bytes.begin(), bytes.begin() + 27}), broken + "it does not start with CAFEDADA");
  EXPECT_EQ(image_of({bytes.begin(), bytes.begin() + 1000}), broken + "its tables are cut off");
  auto changed = [&](size_t at, uint8_t value) {
    std::vector<uint8_t> other = bytes;
    other[at] = value;
    return image_of(other);
  };
  EXPECT_EQ(changed(0, 0), broken + "it does not start with CAFEDADA");
  EXPECT_EQ(changed(6, 2), "modules: image of the JDK of version 2.0: Assay reads 1.0");
  EXPECT_EQ(changed(19, 0xFF), broken + "its tables are cut off");
  EXPECT_EQ(changed(27, 0xFF), broken + "its tables are cut off");
}

} // namespace
} // namespace assay::java
