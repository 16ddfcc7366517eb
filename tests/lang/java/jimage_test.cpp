// An image made by hand with two resources, and each way in which it can be broken. The real one is in
// library_test.cpp.

#include "lang/java/load/jimage.h"

#include <gtest/gtest.h>

#include <functional>

namespace assay::java {
namespace {

using Bytes = std::vector<uint8_t>;

void put4(Bytes& bytes, uint32_t value) {
  for (uint32_t shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<uint8_t>(value >> shift));
}

// /packages/a, which says that a is in module m, and /m/a/B.class.
struct Made {
  uint32_t version = 0x10000;
  std::vector<uint32_t> redirects{};
  std::vector<uint32_t> slots = {0, 8};
  // Kind and length in a byte each: module 1, parent 2, base 3, extension 4, offset 5, compressed 6, size 7.
  Bytes locations = {0x08, 1, 0x18, 10, 0x38, 8, 0, 0, 0x08, 12, 0x10, 10, 0x18, 14, 0x20, 16, 0x28, 8, 0x38, 3, 0};
  std::string strings = std::string("\0packages\0a\0m\0B\0class\0", 22);
  Bytes contents = {0, 0, 0, 0, 12, 0, 0, 0, 'x', 'y', 'z'};

  static uint32_t hash(std::string_view name) {
    uint32_t seed = 0x01000193;
    for (char c : name) seed = (seed * 0x01000193) ^ static_cast<unsigned char>(c);
    return (seed & 0x7FFFFFFFU) % 2;
  }
  Bytes bytes() const {
    // Straight to their slots; both must have one of their own.
    std::vector<uint32_t> to = redirects;
    if (to.empty()) {
      to.resize(2);
      to[hash("/packages/a")] = static_cast<uint32_t>(-1);
      to[hash("/m/a/B.class")] = static_cast<uint32_t>(-2);
    }
    Bytes bytes;
    for (uint32_t number : {0xCAFEDADAU, version, 0U, 2U, 2U, static_cast<uint32_t>(locations.size()),
                            static_cast<uint32_t>(strings.size())})
      put4(bytes, number);
    for (uint32_t number : to) put4(bytes, number);
    for (uint32_t number : slots) put4(bytes, number);
    bytes.insert(bytes.end(), locations.begin(), locations.end());
    bytes.insert(bytes.end(), strings.begin(), strings.end());
    bytes.insert(bytes.end(), contents.begin(), contents.end());
    return bytes;
  }
};

std::string found(const Made& made) {
  Bytes bytes = made.bytes();
  auto image = JImage::make(bytes, "modules");
  if (!image) return to_string(image.error());
  auto one = image->find_class("a/B");
  if (!one) return to_string(one.error());
  return *one ? (*one)->name + " " + std::string((*one)->bytes.begin(), (*one)->bytes.end()) : "nothing";
}

std::string changed(const std::function<void(Made&)>& change) {
  Made made;
  change(made);
  return found(made);
}

TEST(JavaImageTest, FindsAClass) {
  ASSERT_NE(Made::hash("/packages/a"), Made::hash("/m/a/B.class"));
  EXPECT_EQ(found(Made()), "/m/a/B.class xyz");
}

TEST(JavaImageTest, BrokenOnesAreRefused) {
  std::string broken = "modules: broken image of the JDK: ";
  EXPECT_EQ(changed([](Made& made) { made.version = 0x20003; }),
            "modules: image of the JDK of version 2.3: Assay reads 1.0");
  EXPECT_EQ(changed([](Made& made) { made.redirects = {0, 0}; }), "nothing");
  EXPECT_EQ(changed([](Made& made) { made.redirects = {0xFFFFFFF0, 0xFFFFFFF0}; }),
            broken + "a redirect leads out of its table");
  EXPECT_EQ(changed([](Made& made) { made.redirects = {0x80000000, 0x80000000}; }),
            broken + "a redirect leads out of its table");
  EXPECT_EQ(changed([](Made& made) { made.slots[0] = 4000; }), broken + "no place in slot 0");
  EXPECT_EQ(changed([](Made& made) { made.slots[1] = 20; }), "nothing"); // another name
  EXPECT_EQ(changed([](Made& made) { made.locations[8] = 0x0F; }), broken + "no place in slot 1");
  EXPECT_EQ(changed([](Made& made) { made.locations[18] = 0x3F; }), broken + "no place in slot 1");
  EXPECT_EQ(changed([](Made& made) { made.locations[20] = 0xF8; }), broken + "no place in slot 1");
  EXPECT_EQ(changed([](Made& made) { made.locations[13] = 200; }), broken + "no place in slot 1");
  EXPECT_EQ(changed([](Made& made) { made.strings.back() = 's'; }), broken + "no place in slot 1");
  EXPECT_EQ(changed([](Made& made) { made.locations[19] = 4; }), broken + "/m/a/B.class lies outside of it");
  EXPECT_EQ(changed([](Made& made) { made.locations[17] = 200; }), broken + "/m/a/B.class lies outside of it");
  EXPECT_EQ(changed([](Made& made) { made.locations[16] = 0x30; }),
            "modules: /m/a/B.class is compressed, which Assay does not read");
  EXPECT_EQ(changed([](Made& made) { made.locations[5] = 7; }), broken + "package a is cut off");
  EXPECT_EQ(changed([](Made& made) { made.contents[4] = 99; }), broken + "package a is in no module");
  EXPECT_EQ(changed([](Made& made) { made.contents[0] = 1; }), "nothing"); // the module has nothing of the package
}

TEST(JavaImageTest, CutAnywhereIsRefused) {
  Bytes bytes = Made().bytes();
  for (size_t size = 0; size < bytes.size(); ++size) {
    Bytes cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size));
    auto image = JImage::make(cut, "modules");
    EXPECT_TRUE(!image || image->for_each([](const JImage::Resource&) {})) << size;
  }
}

} // namespace
} // namespace assay::java
