// What a test keeps for a suite, and what it does about earlier findings.

#include <gtest/gtest.h>

#include <set>

#include "finding/finding_fixture.h"

namespace assay::finding {
namespace {

constexpr std::string_view signs =
    "-module(module). -export([go/1]). -spec go([integer()]) -> term().\n"
    "go([X | Rest]) when X > 7 -> {large, go(Rest)};\n"
    "go([_ | Rest]) -> go(Rest);\n"
    "go([]) -> none.\n";

TEST(ClauseNumbers, CountClausesOfTheSourceAndBodies) {
  TestedModule module("-module(module). -export([go/1]). go(1) -> plain(2); go(2) -> 3. plain(X) -> X + 1.\n");
  const core::Module& code = module.program().main_module();
  ClauseNumbers numbers(code);
  const core::Function& go = *code.find(module.program().names().function_symbol("go", 1));
  const core::Function& plain = *code.find(module.program().names().function_symbol("plain", 1));
  ASSERT_TRUE(numbers.number(go, 0) && numbers.number(go, 1));
  EXPECT_FALSE(numbers.number(go, 2)); // the compiler's, for any other argument
  EXPECT_FALSE(numbers.body(go));
  ASSERT_TRUE(numbers.body(plain));
  EXPECT_EQ(numbers[*numbers.body(plain)].function, &plain);
  Context context(module.program(), {});
  Value one = Value::integer(1);
  module.machine().call(context, go, {&one, 1});
  EXPECT_EQ(numbers.take_entered(module.machine()), std::vector<uint32_t>{*numbers.number(go, 0)});
  EXPECT_TRUE(numbers.take_entered(module.machine()).empty()); // since then nothing
  EXPECT_NE(module.machine().code_of(go).clauses_entered[0], 0);
}

TEST(CoveringInputs, AreTheSimplestOfEachSetOfClauses) {
  TestedModule module(signs);
  ClauseNumbers numbers(module.program().main_module());
  Vocabulary vocabulary = vocabulary_of(module.program().main_module());
  module.options.clauses = &numbers;
  module.options.vocabulary = &vocabulary;
  module.options.collects = true;
  module.options.search.most_paths = 60;
  FunctionTest& test = module.search();
  std::vector<std::vector<uint32_t>> sets;
  for (const auto& [entered, input] : test.covering()->all()) sets.push_back(entered.first);
  EXPECT_EQ(sets, (std::vector<std::vector<uint32_t>>{{0, 1, 2}, {0, 2}, {1, 2}, {2}}));
  TimePlan plan = TimePlan::without_limit();
  auto simple = test.covering()->simplified(test.covering()->all().at({{0, 1, 2}, true}), {{0, 1, 2}, true}, plan);
  ASSERT_TRUE(simple);
  EXPECT_EQ(simple->call.arguments[0], "[0,8]");
  EXPECT_EQ(simple->outcome.reason, "{large,none}");
  EXPECT_EQ(simple->covers, (std::vector<uint32_t>{0, 1, 2}));
}

TEST(CoveringInputs, LeaveOutRunsThatDoNotEnd) {
  TestedModule module(
      "-module(module). -export([go/1]). -spec go(0..1) -> term().\n"
      "go(0) -> go(0); go(1) -> ok.\n");
  ClauseNumbers numbers(module.program().main_module());
  Vocabulary vocabulary = vocabulary_of(module.program().main_module());
  module.options.clauses = &numbers;
  module.options.vocabulary = &vocabulary;
  module.options.collects = true;
  FunctionTest& test = module.search();
  ASSERT_EQ(test.covering()->all().size(), 1);
  EXPECT_EQ(test.covering()->all().begin()->first, (Entered{{1}, true}));
}

// A test that raises leaves what comes behind unseen: so one that returns is worth a test, too, and stays so when it is
// made simpler.
TEST(CoveringInputs, ThatReturnAreKeptBesideThoseThatRaise) {
  TestedModule module(
      "-module(module). -export([go/1]). -spec go(1..9) -> term().\n"
      "go(X) when X < 7 -> 1 div (X rem 3);\n"
      "go(_) -> none.\n");
  ClauseNumbers numbers(module.program().main_module());
  Vocabulary vocabulary = vocabulary_of(module.program().main_module());
  module.options.clauses = &numbers;
  module.options.vocabulary = &vocabulary;
  module.options.collects = true;
  FunctionTest& test = module.search();
  TimePlan plan = TimePlan::without_limit();
  auto raises = test.covering()->simplified(test.covering()->all().at({{0}, false}), {{0}, false}, plan);
  auto returns = test.covering()->simplified(test.covering()->all().at({{0}, true}), {{0}, true}, plan);
  ASSERT_TRUE(raises && returns);
  EXPECT_EQ(returns->call.arguments[0], "1");
  EXPECT_TRUE(returns->returns);
  auto other = test.covering()->simplified(test.covering()->all().at({{0}, false}), {{0}, true}, plan);
  EXPECT_TRUE(!other || other->returns);
}

// The search can't look into a hash.
TEST(CoveringInputs, AreDrawnWhereTheSearchComesToNothing) {
  TestedModule module(
      "-module(module). -export([go/1]). -spec go(string()) -> term().\n"
      "go(X) -> case erlang:phash2(X, 997) =:= 3 of true -> found; false -> no end.\n");
  ClauseNumbers numbers(module.program().main_module());
  Vocabulary vocabulary = vocabulary_of(module.program().main_module());
  module.options.clauses = &numbers;
  module.options.vocabulary = &vocabulary;
  module.options.collects = true;
  module.options.search.most_paths = 200;
  FunctionTest& test = module.search();
  std::set<uint32_t> entered;
  for (const auto& [each, input] : test.covering()->all()) entered.insert(each.first.begin(), each.first.end());
  EXPECT_EQ(entered.size(), 2u); // both ways of the condition
}

class Remembering : public testing::Test {
 protected:
  CalledAgain again(FunctionTest& test, int64_t argument, uint32_t line, std::string constructor) {
    Failure failure;
    failure.exception_class = "error";
    failure.constructor = std::move(constructor);
    failure.site = {"module", "go", 1, "", line};
    Value value = Value::integer(argument);
    return test.call_again({&value, 1}, failure);
  }
  TestedModule module_{
      "-module(module). -export([go/1]). -spec go(0..50) -> term().\n"
      "go(7) -> error(seven);\n"
      "go(8) -> go(8);\n"
      "go(X) -> X.\n"};
};

TEST_F(Remembering, SaysWhatBecameOfACall) {
  FunctionTest& test = module_.test();
  EXPECT_EQ(again(test, 7, 2, "seven"), CalledAgain::StillFails);
  EXPECT_EQ(again(test, 7, 2, "six"), CalledAgain::FailsOtherwise);
  EXPECT_EQ(again(test, 8, 2, "seven"), CalledAgain::Unknown);
  EXPECT_EQ(again(test, 9, 2, "seven"), CalledAgain::Returns);
  EXPECT_EQ(again(test, 51, 2, "seven"), CalledAgain::NoInput);
}

TEST_F(Remembering, ChangesNothingForTheSearch) {
  FunctionTest& test = module_.test();
  again(test, 7, 2, "seven");
  EXPECT_EQ(test.counters().runs, 0);
  EXPECT_TRUE(test.findings().empty());
  for (uint8_t entered : module_.machine().code_of(test.function()).clauses_entered) EXPECT_EQ(entered, 0);
  module_.finish(nullptr);
  ASSERT_EQ(test.findings().size(), 1);
  EXPECT_TRUE(test.findings()[0].remembered);
  EXPECT_EQ(test.findings()[0].call.arguments[0], "7");
}

TEST_F(Remembering, GivesWayToWhatTheSearchFinds) {
  FunctionTest& test = module_.test();
  again(test, 7, 2, "seven");
  while (test.step()) {
  }
  module_.finish(nullptr);
  ASSERT_EQ(test.findings().size(), 1);
  EXPECT_FALSE(test.findings()[0].remembered);
}

} // namespace
} // namespace assay::finding
