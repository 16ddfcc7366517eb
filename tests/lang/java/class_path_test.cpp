// Classes found in folders, jars, single files and the JDK's image.

#include "lang/java/load/class_path.h"

#include <gtest/gtest.h>

#include "lang/java/class_builder.h"
#include "lang/java/load/installation.h"
#include "lang/java/zip_builder.h"
#include "lang/scratch.h"

namespace assay::java {
namespace {

using assay::test::ScratchFolder;

std::string class_named(const char* name, const char* super_class = "java/lang/Object") {
  test::ClassBuilder builder;
  builder.name = name;
  builder.super_class = super_class;
  auto bytes = builder.bytes();
  return {bytes.begin(), bytes.end()};
}

class JavaClassPathTest : public testing::Test {
 protected:
  void SetUp() override {
    auto installation = find_installation();
    ASSERT_TRUE(installation) << to_string(installation.error());
    image_ = installation->image;
  }
  // `path super`, with the scratch folder and the image left out.
  std::string find(const ClassPath& path, const char* name) const {
    auto found = path.find(Symbol(name));
    if (!found) return to_string(found.error());
    if (!*found) return "nothing";
    std::string place = (*found)->path;
    for (const std::string& start : {scratch_.path().string() + "/", image_.string()})
      if (place.starts_with(start)) place = place.substr(start.size());
    return place + " " + std::string((*found)->file->super_class.text()) + ((*found)->of_library ? " library" : "");
  }
  static std::string names(const ClassPath& path, size_t entry) {
    std::string text;
    for (Symbol name : path.classes_of(entry)) text += std::string(name.text()) + " ";
    return text;
  }
  ClassPath make(std::vector<std::string> entries) const {
    auto path = ClassPath::make(std::move(entries), image_);
    if (!path) throw std::runtime_error(to_string(path.error()));
    return std::move(*path);
  }

  ScratchFolder scratch_;
  std::filesystem::path image_;
};

TEST_F(JavaClassPathTest, FindsClasses) {
  scratch_.write("folder/a/B.class", class_named("a/B", "a/InFolder"));
  scratch_.write("folder/C.class", class_named("C", "a/InFolder"));
  scratch_.write("folder/module-info.class", "");
  scratch_.write("folder/a/text.txt", "");
  test::ZipBuilder jar;
  jar.add({.name = "a/B.class", .contents = class_named("a/B", "a/InJar")});
  jar.add({.name = "a/D.class", .contents = class_named("a/D", "a/InJar")});
  jar.add({.name = "META-INF/versions/11/a/D.class", .contents = class_named("a/D", "a/InVersion")});
  std::string jar_file = scratch_.write("x.jar", jar.bytes());
  std::string single = scratch_.write("elsewhere/Odd.class", class_named("a/Single", "a/Alone"));
  ClassPath path = make({scratch_.file("folder"), jar_file, single});

  EXPECT_EQ(find(path, "a/B"), "folder/a/B.class a/InFolder");
  EXPECT_EQ(find(path, "C"), "folder/C.class a/InFolder");
  EXPECT_EQ(find(path, "a/D"), "x.jar!/a/D.class a/InJar");
  EXPECT_EQ(find(path, "a/Single"), "elsewhere/Odd.class a/Alone");
  EXPECT_EQ(find(path, "java/lang/String"), "!/java.base/java/lang/String.class java/lang/Object library");
  for (const char* none : {"a/None", "B", "[La/B;", "", "../folder/C", "a/b", "Odd"})
    EXPECT_EQ(find(path, none), "nothing") << none;
  EXPECT_EQ(path.entries(), 3U);
  EXPECT_EQ(names(path, 0), "C a/B ");
  EXPECT_EQ(names(path, 1), "a/B a/D ");
  EXPECT_EQ(names(path, 2), "a/Single ");
}

TEST_F(JavaClassPathTest, TheFirstEntryCounts) {
  scratch_.write("one/A.class", class_named("A", "One"));
  scratch_.write("two/A.class", class_named("A", "Two"));
  EXPECT_EQ(find(make({scratch_.file("one"), scratch_.file("two")}), "A"), "one/A.class One");
  EXPECT_EQ(find(make({scratch_.file("two"), scratch_.file("one")}), "A"), "two/A.class Two");
}

// As in the real runtime: nobody can replace a class of the JDK.
TEST_F(JavaClassPathTest, TheImageComesFirst) {
  scratch_.write("java/lang/String.class", class_named("java/lang/String", "a/Other"));
  EXPECT_EQ(find(make({scratch_.path().string()}), "java/lang/String"),
            "!/java.base/java/lang/String.class java/lang/Object library");
}

TEST_F(JavaClassPathTest, SaysWhatIsWrong) {
  scratch_.write("a/Wrong.class", class_named("a/Right"));
  scratch_.write("a/Broken.class", class_named("a/Broken").substr(0, 50));
  ClassPath path = make({scratch_.path().string()});
  EXPECT_EQ(find(path, "a/Wrong"), scratch_.file("a/Wrong.class") + ": holds class a/Right instead of a/Wrong");
  EXPECT_EQ(find(path, "a/Broken"), scratch_.file("a/Broken.class") + ": malformed class file: cut off at byte 50");

  std::string no_jar = scratch_.write("no.jar", "text");
  std::string text = scratch_.write("text.txt", "text");
  auto refused = ClassPath::make({scratch_.file("none"), no_jar, text, scratch_.file("a/Broken.class")}, image_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(to_string(refused.error()), scratch_.file("none") + ": no such file or folder\n" + no_jar +
                                            ": no jar: it has no end of a central directory\n" + text +
                                            ": no folder, .jar or .class file, so no place for classes\n" +
                                            scratch_.file("a/Broken.class") +
                                            ": malformed class file: cut off at byte 50");
  auto no_image = ClassPath::make({}, text);
  ASSERT_FALSE(no_image);
  EXPECT_EQ(to_string(no_image.error()), text + ": broken image of the JDK: it does not start with CAFEDADA");
  EXPECT_FALSE(ClassPath::make({}, scratch_.file("none")));
  EXPECT_FALSE(ClassPath::make({}, scratch_.path()));
}

} // namespace
} // namespace assay::java
