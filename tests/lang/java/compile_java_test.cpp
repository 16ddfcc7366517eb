// Sources to class files: what javac makes and says, and that it is not asked again.

#include "lang/java/load/compile_java.h"

#include <gtest/gtest.h>

#include "lang/java/runtime/front_end.h"
#include "lang/scratch.h"

namespace assay::java {
namespace {

using test::ScratchFolder;

class CompileJavaTest : public testing::Test {
 protected:
  JavaCompiler compiler() { return {front_end_folder(), DumpCache(scratch_.path() / "cache", "java")}; }
  std::string classes(const std::expected<CompiledJava, Diagnostics>& compiled) {
    if (!compiled) return to_string(compiled.error());
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::recursive_directory_iterator(compiled->folder()))
      if (file.is_regular_file()) names.push_back(std::filesystem::relative(file, compiled->folder()).string());
    std::ranges::sort(names);
    std::string text;
    for (const std::string& name : names) text += name + " ";
    return text;
  }

  ScratchFolder scratch_;
};

TEST_F(CompileJavaTest, ClassesAreMadeOnce) {
  JavaSources sources{{scratch_.write("p/A.java", "package p;\nclass A { B b; class I {} }\n")}};
  sources.source_path = {scratch_.path().string()};
  scratch_.write("p/B.java", "package p;\nclass B {}\n");
  JavaCompiler first = compiler();
  EXPECT_EQ(classes(first.compile(sources)), "p/A$I.class p/A.class p/B.class ");
  EXPECT_TRUE(first.has_started());
  JavaCompiler second = compiler();
  auto compiled = second.compile(sources);
  EXPECT_EQ(classes(compiled), "p/A$I.class p/A.class p/B.class ");
  EXPECT_FALSE(second.has_started());
  // What was found on the source path is looked at as well.
  scratch_.write("p/B.java", "package p;\nclass B { interface J {} }\n");
  EXPECT_EQ(classes(second.compile(sources)), "p/A$I.class p/A.class p/B$J.class p/B.class ");
  // Another program stands on the classes.
  JavaSources other{{scratch_.write("C.java", "package p;\nclass C extends A {}\n")}, {compiled->folder().string()}};
  EXPECT_EQ(classes(second.compile(other)), "p/C.class ");
}

TEST_F(CompileJavaTest, ErrorsAreWordedByJavac) {
  JavaCompiler javac = compiler();
  std::string file = scratch_.write("Bad.java", "class Bad {\n  int x = \"a\";\n  Nope y;\n}\n");
  EXPECT_EQ(classes(javac.compile({{file}})),
            file + ":3:3: cannot find symbol, symbol: class Nope, location: class Bad\n" + file +
                ":2:11: incompatible types: java.lang.String cannot be converted to int");
  std::string missing = scratch_.file("None.java");
  EXPECT_NE(classes(javac.compile({{missing}})).find("None.java"), std::string::npos);
  JavaSources strange{{scratch_.write("Fine.java", "class Fine {}\n")}};
  strange.options = {"--no-such-option"};
  EXPECT_EQ(classes(javac.compile(strange)), "javac: error: invalid flag: --no-such-option");
  strange.options = {"--release", "11"};
  EXPECT_EQ(classes(javac.compile(strange)), "Fine.class ");
  JavaCompiler none(scratch_.path(), DumpCache(std::nullopt, "java"));
  EXPECT_TRUE(classes(none.compile({{file}})).starts_with(scratch_.file("assay.jar") + ": there is no front"));
}

} // namespace
} // namespace assay::java
