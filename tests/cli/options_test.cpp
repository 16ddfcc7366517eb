#include "cli/options.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::cli {
namespace {

constexpr std::string_view allowed[] = {"--heap", "--no-cache", "--steps", "-D", "-I", "-pa"};

std::expected<Arguments, std::string> parse(std::vector<std::string> words) { return Arguments::parse(words, allowed); }

TEST(Options, TheTableIsSorted) {
  auto options = all_options();
  EXPECT_TRUE(std::is_sorted(options.begin(), options.end(),
                             [](const Option& left, const Option& right) { return left.name < right.name; }));
}

TEST(Options, WordsAndOptionsMayBeMixed) {
  auto arguments = parse({"a.erl", "-I", "include", "-Iother", "go", "--heap=2M", "-pa", "ebin", "[1]"});
  ASSERT_TRUE(arguments) << arguments.error();
  EXPECT_EQ(arguments->words(), (std::vector<std::string>{"a.erl", "go", "[1]"}));
  EXPECT_EQ(arguments->all("-I"), (std::vector<std::string>{"include", "other"}));
  EXPECT_EQ(arguments->all("-pa"), (std::vector<std::string>{"ebin"}));
  EXPECT_EQ(arguments->size("--heap"), uint64_t{2} << 20);
  EXPECT_FALSE(arguments->has("--no-cache"));
}

TEST(Options, WhatIsNotGivenHasItsStandardValue) {
  auto arguments = parse({});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->size("--heap"), uint64_t{512} << 20);
  EXPECT_EQ(arguments->count("--steps"), 1'000'000'000u);
}

TEST(Options, BehindTwoDashesNothingIsAnOption) {
  auto arguments = parse({"--", "-I", "--heap"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->words(), (std::vector<std::string>{"-I", "--heap"}));
}

TEST(Options, ComplaintsNameTheOption) {
  EXPECT_EQ(parse({"--sites"}).error(), "unknown option --sites");
  EXPECT_EQ(parse({"--frob"}).error(), "unknown option --frob");
  EXPECT_EQ(parse({"-I"}).error(), "-I needs DIR");
  for (std::string bad : {"", "0", "x", "5T", "99999999999999999999", "99999999999999999G", "-1"}) {
    auto arguments = parse({"--heap", bad});
    ASSERT_TRUE(arguments);
    auto size = arguments->size("--heap");
    ASSERT_FALSE(size) << bad;
    EXPECT_NE(size.error().find("--heap takes a number"), std::string::npos);
  }
}

TEST(Options, CountsAreDecimalAndSizesBinary) {
  auto arguments = parse({"--steps", "3k", "--heap", "3k"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->count("--steps"), 3000u);
  EXPECT_EQ(arguments->size("--heap"), 3072u);
}

} // namespace
} // namespace assay::cli
