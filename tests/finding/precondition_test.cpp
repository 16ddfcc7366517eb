// What --assume and --concrete do to a test.

#include <gtest/gtest.h>

#include "finding/finding_fixture.h"

namespace assay::finding {
namespace {

// `ok` is the precondition.
class Assuming : public TestedModule {
 public:
  Assuming(std::string_view source, size_t arity) : TestedModule(source) {
    options.assume = program().names().named_function("ok", arity);
  }
};

constexpr std::string_view even =
    "-module(module). -export([ok/1, go/1]). -spec go(integer()) -> ok.\n"
    "ok(X) when X > 10 -> X rem 2 =:= 0;\n"
    "ok(X) -> X.\n"
    "go(X) when X > 5 -> error(large);\n"
    "go(-7) -> error(never);\n"
    "go(_) -> ok.\n";

TEST(Precondition, KeepsWhatItRejectsOutOfTheFindingsAndSmallOnes) {
  Assuming module(even, 1);
  FunctionTest& test = module.search();
  EXPECT_EQ(test.counters().predictions_broken, 0);
  ASSERT_EQ(test.findings().size(), 1);
  module.finish(nullptr);
  EXPECT_EQ(test.findings()[0].call.arguments[0], "12"); // not 6, nor 11
  EXPECT_EQ(test.verdict(), TestVerdict::Exhausted);
  EXPECT_GT(test.counters().rejected, 0);
}

TEST(Precondition, CoversNothing) {
  Assuming module(even, 1);
  FunctionTest& test = module.search();
  const core::Module& code = module.program().main_module();
  const core::Function* ok = code.find(module.program().names().function_symbol("ok", 1));
  for (uint8_t entered : module.machine().code_of(*ok).clauses_entered) EXPECT_EQ(entered, 0);
  std::vector<uint8_t> entered = module.machine().code_of(test.function()).clauses_entered;
  EXPECT_NE(entered[0], 0);
  EXPECT_EQ(entered[1], 0);
}

TEST(Precondition, ThatNothingSatisfiesIsProved) {
  Assuming module(
      "-module(module). -export([ok/1, go/1]). ok(X) when is_atom(X) -> throw(X); ok(_) -> 1.\n"
      "go(X) -> X + 1.\n",
      1);
  FunctionTest& test = module.search();
  EXPECT_EQ(test.verdict(), TestVerdict::Exhausted);
  EXPECT_EQ(test.counters().rejected, test.counters().runs);
  EXPECT_TRUE(test.findings().empty());
}

TEST(Precondition, RejectsASeed) {
  Assuming module(even, 1);
  Value eleven = Value::integer(11);
  EXPECT_EQ(module.test().run_seed({&eleven, 1}), "module:ok/1 is not true for the seed");
}

constexpr std::string_view two_and_two =
    "-module(module). -export([ok/2, go/2]). -spec go(integer(), integer()) -> ok.\n"
    "ok(X, Y) -> X > 3 andalso Y > 3.\n"
    "go(X, _) when X > 10 -> ok;\n"
    "go(_, Y) when Y > 20 -> error(deep);\n"
    "go(_, _) -> ok.\n";

TEST(Precondition, HasABoundOfItsOwn) {
  Assuming module(two_and_two, 2);
  module.options.search.depth = 2;
  FunctionTest& test = module.search();
  EXPECT_EQ(test.findings().size(), 1); // two decisions of the precondition, and the function's two
  EXPECT_EQ(test.verdict(), TestVerdict::Exhausted);
  EXPECT_EQ(test.counters().predictions_broken, 0);
}

TEST(Precondition, BeyondItsBoundLeavesNothingToExplore) {
  Assuming module(two_and_two, 2);
  module.options.search.depth = 1;
  FunctionTest& test = module.search();
  EXPECT_EQ(test.verdict(), TestVerdict::NotExhausted); // nothing was called: (0, 0) and (4, 0) are rejected
  EXPECT_EQ(test.counters().rejected, test.counters().runs);
  EXPECT_GT(test.counters().deeper, 0);
  EXPECT_EQ(test.counters().predictions_broken, 0);
}

// Fails as the finding does; what it says of the precondition is given.
class Witness : public RealRuntime {
 public:
  Witness(Failure failure, std::string truth) : failure_(std::move(failure)), truth_(std::move(truth)) {}
  Observation run(const RealCall& call, const RealLimits&, RuntimeProcess) override {
    Observation seen;
    seen.what = call.function == "ok" ? Observed::Returned : Observed::Raised;
    if (call.function == "ok") seen.value = truth_;
    if (call.function != "ok") seen.failure = failure_;
    return seen;
  }

 private:
  Failure failure_;
  std::string truth_;
};

TEST(Precondition, IsAskedOfTheRealRuntime) {
  for (std::string truth : {"true", "false"}) {
    Assuming module(even, 1);
    FunctionTest& test = module.search();
    Witness witness(test.findings().at(0).failure, truth);
    module.finish(&witness);
    const Judgement& judgement = test.findings()[0].judgement;
    EXPECT_EQ(judgement.confirmation, truth == "true" ? Confirmation::Confirmed : Confirmation::Different);
    EXPECT_EQ(judgement.detail, truth == "true" ? "" : "module:ok/1: expected true, got the result false");
  }
}

TEST(Concrete, FunctionsAreRunOnKnownValues) {
  TestedModule module(
      "-module(module). -export([go/1]). -spec go(integer()) -> ok.\n"
      "go(X) -> case add(X) of 777 -> error(found); _ -> ok end.\n"
      "add(X) -> X + 700.\n");
  module.options.concrete = {Symbol("module:add/1")};
  FunctionTest& test = module.search();
  EXPECT_TRUE(test.findings().empty());
  EXPECT_EQ(test.verdict(), TestVerdict::NotExhausted);
  EXPECT_GT(test.counters().enumerated.at("module:add/1"), 1);
  EXPECT_EQ(test.counters().predictions_broken, 0);
}

TEST(Concrete, PrimitivesLoseTheirSymbolicHalf) {
  TestedModule module(
      "-module(module). -export([go/1]). -spec go(integer()) -> ok.\n"
      "go(X) -> case X + 700 of 777 -> error(found); _ -> ok end.\n");
  module.options.concrete = {Symbol("erlang:+/2")};
  FunctionTest& test = module.search();
  EXPECT_TRUE(test.findings().empty());
  EXPECT_GT(test.counters().enumerated.at("erlang:+/2"), 1);
}

} // namespace
} // namespace assay::finding
