// When two programs in Java are one: where their class files are the same.

#include <gtest/gtest.h>

#include "lang/java/language.h"
#include "lang/scratch.h"

namespace assay::java {
namespace {

class JavaIdentityTest : public testing::Test {
 protected:
  std::string identity(std::string_view source, std::string_view file = "A.java", std::string_view function = "f") {
    auto opened = java_language().open(folder_.write(file, source), {});
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : to_string(opened.error()));
    if (!opened) return {};
    const core::Function* entry = (*opened)->resolve((*opened)->names().function_symbol(function, 1)).function;
    EXPECT_NE(entry, nullptr);
    return entry == nullptr ? "" : (*opened)->identity(*entry, /*strict=*/false);
  }
  test::ScratchFolder folder_;
};

constexpr std::string_view plain = "class A { static int f(int x) { return x + 1; } }\n";

TEST_F(JavaIdentityTest, FoldersAndLayoutInALineDoNotMatter) {
  EXPECT_EQ(identity(plain, "ann/A.java"), identity(plain, "bob/A.java"));
  EXPECT_EQ(identity(plain), identity("class A  { static int f( int x ) { /* more */ return x+1; } }\n"));
}

TEST_F(JavaIdentityTest, WhatItDoesMatters) {
  std::string one = identity(plain);
  EXPECT_NE(one, identity("class A { static int f(int x) { return x + 2; } }\n"));
  EXPECT_NE(one, identity("class A { static int f(int x) { return 1 + x; } }\n"));
  EXPECT_NE(one, identity("class A { static { System.out.print(1); } static int f(int x) { return x + 1; } }\n"));
}

TEST_F(JavaIdentityTest, NamesAndLinesAreSeenByRuns) {
  EXPECT_NE(identity(plain), identity("\nclass A { static int f(int x) { return x + 1; } }\n"));
  EXPECT_NE(identity(plain, "A.java"), identity("class B { static int f(int x) { return x + 1; } }\n", "B.java"));
}

TEST_F(JavaIdentityTest, TheMethodAndTheClassesBesideMatter) {
  std::string_view two = "class A { static int f(int x) { return x; } static int g(int x) { return x; } }\n";
  EXPECT_NE(identity(two), identity(two, "A.java", "g"));
  EXPECT_NE(identity("class A { static int f(int x) { return H.h; } }\nclass H { static int h = 1; }\n"),
            identity("class A { static int f(int x) { return H.h; } }\nclass H { static int h = 2; }\n"));
}

} // namespace
} // namespace assay::java
