#include "cli/options.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::cli {
namespace {

std::expected<Arguments, std::string> parse(std::vector<std::string> words, Commands command = of::run) {
  return Arguments::parse(words, command, "run");
}

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
  EXPECT_EQ(arguments->count("--heap"), uint64_t{2} << 20);
  EXPECT_FALSE(arguments->has("--no-cache"));
}

TEST(Options, WhatIsNotGivenHasItsDefault) {
  auto arguments = parse({});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->count("--heap"), uint64_t{512} << 20);
  EXPECT_EQ(arguments->count("--steps"), 1'000'000'000u);
}

TEST(Options, BehindTwoDashesNothingIsAnOption) {
  auto arguments = parse({"--", "-I", "--heap"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->words(), (std::vector<std::string>{"-I", "--heap"}));
}

TEST(Options, ComplaintsNameTheOption) {
  EXPECT_EQ(parse({"--sites"}).error(), "unknown option --sites; see assay run --help");
  EXPECT_EQ(parse({"--frob"}).error(), "unknown option --frob; see assay run --help");
  EXPECT_EQ(parse({"-I"}).error(), "-I needs DIR; see assay run --help");
}

TEST(Options, ValuesAreCheckedByTheirType) {
  for (std::string bad : {"", "0", "x", "5T", "99999999999999999999", "99999999999999999G", "-1"}) {
    auto arguments = parse({"--heap", bad});
    ASSERT_FALSE(arguments) << bad;
    EXPECT_TRUE(arguments.error().starts_with("--heap takes a number")) << arguments.error();
  }
  for (std::string bad : {"", "0", "soon", "5d", "1e30h", "-1s"}) {
    auto arguments = parse({"--time", bad}, of::test);
    ASSERT_FALSE(arguments) << bad;
    EXPECT_TRUE(arguments.error().starts_with("--time takes a time")) << arguments.error();
  }
  EXPECT_EQ(parse({"--strategy", "best"}, of::test).error(),
            "--strategy takes unvisited, breadth or depth; not 'best'");
  EXPECT_EQ(parse({"--depth", "5G"}, of::test).error(), "--depth takes a number from 1 to 4294967295; not '5G'");
  EXPECT_EQ(parse({"--assume", "f", "--assume", "g"}, of::test).error(), "--assume can be given once");
}

// What holds without an option must be what the option takes.
TEST(Options, DefaultsFitTheirTypes) {
  for (const Option& option : all_options()) {
    EXPECT_EQ(option.type == OptionType::Switch, option.argument.empty()) << option.name;
    EXPECT_EQ(option.type == OptionType::Choice, option.choices != nullptr) << option.name;
    for (Commands command = 1; command <= of::test; command <<= 1) {
      std::string value(default_of(option, command));
      if ((option.commands & command) == 0 || value.empty()) continue;
      EXPECT_TRUE(parse({std::string(option.name), value}, command)) << option.name;
    }
  }
}

TEST(Options, ACommandCanHaveADefaultOfItsOwn) {
  EXPECT_EQ(parse({}, of::test)->count("--depth"), 25u);
  EXPECT_EQ(parse({}, of::diff)->count("--depth"), 40u);
  EXPECT_EQ(parse({}, of::diff)->seconds("--time"), 10);
  EXPECT_EQ(parse({"--depth", "3"}, of::diff)->count("--depth"), 3u);
}

TEST(Options, CountsAreDecimalAndSizesBinary) {
  auto arguments = parse({"--steps", "3k", "--heap", "3k"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->count("--steps"), 3000u);
  EXPECT_EQ(arguments->count("--heap"), 3072u);
}

} // namespace
} // namespace assay::cli
