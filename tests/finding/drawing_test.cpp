// Inputs that a test draws beside its search.

#include <gtest/gtest.h>

#include "finding/finding_fixture.h"

namespace assay::finding {
namespace {

// Paths enough to keep the search busy, and a hash that it can't look into.
constexpr std::string_view hashed =
    "-module(module). -export([go/2]). -spec go([integer()], string()) -> term().\n"
    "go(List, Text) ->\n"
    "  positive(List, 0),\n"
    "  case erlang:phash2(Text, 199) =:= 7 of true -> error(found); false -> none end.\n"
    "positive([X | Rest], Count) when X > 0 -> positive(Rest, Count + 1);\n"
    "positive([_ | Rest], Count) -> positive(Rest, Count);\n"
    "positive([], Count) -> Count.\n";

struct Tested {
  size_t findings = 0;
  uint64_t runs = 0;
  uint64_t broken = 0;
};

Tested tested(std::string_view source, bool draws) {
  TestedModule module(source);
  ClauseNumbers numbers(module.program().main_module());
  Vocabulary vocabulary = vocabulary_of(module.program().main_module());
  if (draws) module.options.clauses = &numbers;
  module.options.vocabulary = &vocabulary;
  module.options.search.most_paths = 1500;
  FunctionTest& test = module.search();
  return {test.findings().size(), test.counters().runs, test.counters().predictions_broken};
}

TEST(Drawing, FindsWhatTheSearchComesPast) {
  EXPECT_EQ(tested(hashed, false).findings, 0U);
  Tested drawn = tested(hashed, true);
  EXPECT_EQ(drawn.findings, 1U);
  EXPECT_EQ(drawn.broken, 0U);
}

TEST(Drawing, IsTheSameEveryTime) { EXPECT_EQ(tested(hashed, true).runs, tested(hashed, true).runs); }

TEST(Drawing, LeavesAShortSearchAlone) {
  constexpr std::string_view small =
      "-module(module). -export([go/1]). -spec go([0..1]) -> term().\n"
      "go([1, 0, 1]) -> error(found); go(_) -> none.\n";
  Tested with = tested(small, true);
  Tested without = tested(small, false);
  EXPECT_EQ(with.runs, without.runs);
  EXPECT_EQ(with.findings, 1U);
}

} // namespace
} // namespace assay::finding
