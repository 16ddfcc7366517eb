// Findings as they were found, and as they are shown.

#include <fmt/core.h>

#include "finding/finding_fixture.h"

namespace assay::finding {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view large =
    "-module(module).\n"
    "-export([f/1]).\n"
    "f(X) when is_integer(X), X > 1000 -> error(large);\n"
    "f(_) -> ok.\n";

// Confirms one call only: the others return.
class PartialRuntime : public RealRuntime {
 public:
  explicit PartialRuntime(const Finding& finding) : call_(finding.call), failure_(finding.failure) {}
  Observation run(const RealCall& call, const RealLimits&, RuntimeProcess) override {
    if (call.arguments == call_.arguments) return {Observed::Raised, "", failure_, ""};
    return {.what = Observed::Returned, .value = "ok", .failure = {}, .detail = ""};
  }

 private:
  RealCall call_;
  Failure failure_;
};

TEST(MakeSmall, LeastInteger) {
  TestedModule module(large);
  FunctionTest& test = module.run("[123456]");
  module.finish(nullptr);
  EXPECT_EQ(test.findings().at(0).call.arguments, Texts{"1001"});
}

TEST(MakeSmall, IsNoPartOfTheTimeThatTheSearchHasSolved) {
  TestedModule module(large);
  FunctionTest& test = module.run("[123456]");
  double solved = test.solving_of_search().seconds;
  module.finish(nullptr);
  EXPECT_EQ(test.solving_of_search().seconds, solved);
  EXPECT_GT(test.solver_statistics().seconds, solved);
}

TEST(MakeSmall, WhatTheSmallCallDoesNotReproduceStaysAsFound) {
  TestedModule module(large);
  FunctionTest& test = module.run("[123456]");
  PartialRuntime runtime(test.findings().at(0));
  module.finish(&runtime);
  EXPECT_EQ(test.findings()[0].call.arguments, Texts{"123456"});
  EXPECT_EQ(test.unconfirmed(), 0u);
}

// No single number can be changed: that takes the solver. No element can stay: that takes calls.
TEST(MakeSmall, NumbersThatDependOnEachOther) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/1]).\n"
      "-spec f([integer()]) -> ok.\n"
      "f(L) when length(L) < 4 -> ok;\n"
      "f(L) -> case lists:sum(L) of 42 -> error(boom); _ -> ok end.\n");
  FunctionTest& test = module.run("[[1323, 1888, -12894, 0, 9725, 0, 0]]");
  module.finish(nullptr);
  EXPECT_EQ(test.findings().at(0).call.arguments, Texts{"[0,0,0,42]"});
}

TEST(MakeSmall, PartsThatNoPathSpeaksOf) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/2]).\n"
      "f(X, _) -> case lists:member(key, X) of true -> error(boom); false -> ok end.\n");
  FunctionTest& test = module.run("[[1, {2, [3]}, key, 4], {some, #{other => thing}}]");
  module.finish(nullptr);
  EXPECT_EQ(test.findings().at(0).call.arguments, (Texts{"[key]", "0"}));
}

TEST(MakeSmall, TablesOfFunctions) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/1]).\n"
      "f(F) -> case {F(1), F(2), F(3)} of {_, X, _} when is_integer(X), X > 4 -> error(boom); _ -> ok end.\n");
  FunctionTest& test = module.run("[fun(1) -> 1; (2) -> 20; (_) -> [3] end]");
  module.finish(nullptr);
  EXPECT_EQ(test.findings().at(0).call.arguments, Texts{"fun(_) -> 5 end"});
}

// The call that is shown for a function of one argument with this spec and these clauses.
std::string shown(std::string_view argument_type, std::string_view clauses) {
  TestedModule module(
      fmt::format("-module(module).\n-export([f/1]).\n-spec f({}) -> ok.\n{}f(_) -> ok.\n", argument_type, clauses));
  FunctionTest& test = module.search();
  module.finish(nullptr);
  return test.findings().at(0).call.arguments.at(0);
}

TEST(MakeSmall, TextIsPrintableWhereItIsText) {
  EXPECT_EQ(shown("string()", "f([_, _, _]) -> error(three);\n"), "\"aaa\"");
  EXPECT_EQ(shown("string()", "f([$e]) -> error(e);\n"), "\"e\"");
  EXPECT_EQ(shown("string()", "f([0, _]) -> error(zero);\n"), "[0,0]");
  EXPECT_EQ(shown("[string()]", "f([[_], _]) -> error(two);\n"), "[\"a\",[]]");
  EXPECT_EQ(shown("[integer()]", "f([_, _, _]) -> error(three);\n"), "[0,0,0]");
  EXPECT_EQ(shown("[integer()]", "f([104, 105]) -> error(hi);\n"), "[104,105]");
  EXPECT_EQ(shown("binary()", "f(<<_, _>>) -> error(two);\n"), "<<\"aa\">>");
}

} // namespace
} // namespace assay::finding
