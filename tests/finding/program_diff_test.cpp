// Two small Erlang programs: whether they differ, on which input, and what keeps them from being the same. No
// real runtime is asked here.

#include "finding/program_diff.h"

#include <gtest/gtest.h>

#include "lang/languages.h"
#include "lang/scratch.h"

namespace assay::finding {
namespace {

class ProgramDiffTest : public testing::Test {
 protected:
  std::unique_ptr<LoadedProgram> open(const char* name, std::string_view body) {
    OpenOptions without_cache;
    without_cache.use_cache = false;
    std::string source = "-module(m).\n-export([f/1]).\n" + std::string(body);
    auto opened = languages().find("erlang")->open(folder_.write(name, source), without_cache);
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : to_string(opened.error()));
    return std::move(*opened);
  }

  // Of f/1, to the end.
  DiffVerdict compare(std::string_view reference, std::string_view submission) {
    diff_.reset();
    reference_ = open("m.erl", reference);
    submission_ = open("n.erl", submission);
    const core::Function& one = *reference_->main_module().find(Symbol("m:f/1"));
    const core::Function& other = *submission_->main_module().find(Symbol("m:f/1"));
    auto space = std::make_unique<InputSpace>();
    auto signature = reference_->inputs().signature(space->shapes, one, true);
    EXPECT_TRUE(signature.has_value());
    options.search.budget.steps = 1'000'000;
    options.search.most_paths = 1000;
    diff_ = std::make_unique<ProgramDiff>(ProgramDiff::Side{*reference_, one}, ProgramDiff::Side{*submission_, other},
                                          std::move(space), std::move(*signature), options);
    if (search_reference_alone) {
      auto own_space = std::make_unique<InputSpace>();
      auto own_signature = reference_->inputs().signature(own_space->shapes, one, true);
      contract_inputs_ = std::make_unique<ContractInputs>(
          ProgramSide{*reference_, one}, std::move(own_space), std::move(*own_signature),
          ContractInputs::Options{options.search, options.solver, options.reference_steps});
      diff_->use(*contract_inputs_);
    }
    if (submission_runtime != nullptr) {
      diff_->ask_whether_it_ends = [this](const RealCall& call, const RealLimits& limits) {
        return submission_runtime->run(call, limits, RuntimeProcess::Shared);
      };
    }
    while (diff_->step()) {
    }
    diff_->finish(reference_runtime, submission_runtime, plan);
    EXPECT_EQ(diff_->counters().predictions_broken, 0u) << testing::PrintToString(diff_->counters().broken);
    return diff_->verdict();
  }
  std::string call() const {
    return diff_->counter_example() ? reference_->texts().expression_text(diff_->counter_example()->call) : "none";
  }
  ProgramDiff& diff() { return *diff_; }

  ProgramDiffTest() {
    options.search.size = 8;
    options.search.depth = 40;
  }
  DiffOptions options;
  bool search_reference_alone = false;
  RealRuntime* reference_runtime = nullptr;
  RealRuntime* submission_runtime = nullptr;
  TimePlan plan = TimePlan::without_limit();
  const ContractInputs& contract_inputs() const { return *contract_inputs_; }

 private:
  test::ScratchFolder folder_;
  std::unique_ptr<LoadedProgram> reference_;
  std::unique_ptr<LoadedProgram> submission_;
  std::unique_ptr<ContractInputs> contract_inputs_;
  std::unique_ptr<ProgramDiff> diff_;
};

// Does the same with every call, and counts them.
class FixedRuntime : public RealRuntime {
 public:
  explicit FixedRuntime(Observation answer) : answer_(std::move(answer)) {}
  Observation run(const RealCall&, const RealLimits&, RuntimeProcess) override {
    ++calls;
    return answer_;
  }
  uint64_t calls = 0;

 private:
  Observation answer_;
};

// What the search has seen not to end is asked about again if there is time; if there is none, it is known all the same.
TEST_F(ProgramDiffTest, WhatDoesNotEndIsConfirmedHoweverLate) {
  const char* reference = "-spec f(integer()) -> integer().\nf(_) -> 0.\n";
  const char* submission = "f(X) when X > 5 -> f(X); f(_) -> 0.\n";
  FixedRuntime returning({Observed::Returned, "0", {}, {}});
  reference_runtime = &returning;
  for (bool is_late : {false, true}) {
    FixedRuntime unending({Observed::TimedOut, {}, {}, {}});
    submission_runtime = &unending;
    if (is_late) plan = TimePlan(1, [] { return 2.0; });
    EXPECT_EQ(compare(reference, submission), DiffVerdict::Different);
    ASSERT_TRUE(diff().counter_example().has_value());
    EXPECT_EQ(diff().counter_example()->contrast, Contrast::Endless);
    EXPECT_EQ(diff().counter_example()->judgement.confirmation, Confirmation::Confirmed)
        << diff().counter_example()->judgement.detail;
    EXPECT_EQ(unending.calls, is_late ? 1u : 2u);
  }
}

TEST_F(ProgramDiffTest, AProgramIsTheSameAsItself) {
  const char* program = "-spec f([integer()]) -> integer().\nf([]) -> 0; f([X | T]) -> X + f(T).\n";
  options.steps_beyond = 0;
  EXPECT_EQ(compare(program, program), DiffVerdict::Same);
  EXPECT_EQ(diff().same_up_to(), options.search.size);
  EXPECT_EQ(diff().counters().paths, 4u) << "lists of up to three elements";
  EXPECT_EQ(diff().counters().larger, 1u);
}

TEST_F(ProgramDiffTest, TheBoundOfSizeIsExact) {
  const char* reference = "-spec f([integer()]) -> integer().\nf(_) -> 0.\n";
  const char* submission = "f([_, _, _]) -> 1; f(_) -> 0.\n";
  options.larger_inputs = 0;
  options.search.unfold_every = 0;
  options.steps_beyond = 0;
  options.search.size = 6;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Same);
  options.search.size = 7;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Different);
  EXPECT_EQ(call(), "f([0,0,0])");
  EXPECT_EQ(diff().counter_example()->size, 7u);
  EXPECT_TRUE(diff().counter_example()->is_smallest);
}

TEST_F(ProgramDiffTest, SizesBeyondTheBoundAreSearchedForAWhile) {
  const char* reference = "-spec f([integer()]) -> integer().\nf(_) -> 0.\n";
  options.larger_inputs = 0;
  options.search.unfold_every = 0;
  options.search.size = 4;
  options.steps_beyond = 20;
  EXPECT_EQ(compare(reference, "f([_, _, _, 77]) -> 1; f(_) -> 0.\n"), DiffVerdict::Different);
  EXPECT_EQ(call(), "f([0,0,0,77])");
  EXPECT_EQ(compare(reference, "f([_ | T]) -> f(T); f(_) -> 0.\n"), DiffVerdict::Same);
  EXPECT_GT(diff().same_up_to(), 9u);
}

TEST_F(ProgramDiffTest, LargerInputsAreTriedInTheEnd) {
  options.search.size = 2;
  options.steps_beyond = 0;
  EXPECT_EQ(compare("-spec f([integer()]) -> integer().\nf(_) -> 0.\n", "f([_, _, _ | _]) -> 1; f(_) -> 0.\n"),
            DiffVerdict::Different);
  EXPECT_EQ(call(), "f([0,0,0])");
  EXPECT_FALSE(diff().counter_example()->is_smallest) << "nobody has looked at all that is smaller";
}

// No element can go from the first, and none that is just as large leads to the second.
TEST_F(ProgramDiffTest, ASmallerInputOfAnotherKindIsFoundBeyondTheBound) {
  const char* reference = "-spec f([a | b]) -> integer().\nf(_) -> 0.\n";
  const char* submission = "f([a, a, a, a, a]) -> 1; f([b, a, b, b]) -> 1; f(_) -> 0.\n";
  options.search.size = 2;
  options.larger_inputs = 2000;
  options.steps_beyond = 0;
  options.few_smaller_inputs = options.many_smaller_inputs = 0;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Different);
  std::string without = call();
  EXPECT_FALSE(diff().counter_example()->is_smallest);
  EXPECT_FALSE(diff().counter_example()->tried_below);
  options.few_smaller_inputs = 10;
  options.many_smaller_inputs = 1000;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Different);
  EXPECT_EQ(call(), "f([b,a,b,b])") << "without them it is " << without;
  EXPECT_EQ(diff().counter_example()->size, 9u);
  EXPECT_FALSE(diff().counter_example()->is_smallest) << "the search was not there";
  EXPECT_TRUE(diff().counter_example()->tried_below);
}

// On the way to the larger one, the search beyond the bound takes or refutes everything that is smaller.
TEST_F(ProgramDiffTest, ThatNoneIsSmallerCanBeKnownBeyondTheBound) {
  options.larger_inputs = 0;
  options.search.unfold_every = 0;
  options.search.size = 4;
  EXPECT_EQ(compare("-spec f([integer()]) -> integer().\nf(_) -> 0.\n", "f([_, _, _, 77]) -> 1; f(_) -> 0.\n"),
            DiffVerdict::Different);
  EXPECT_EQ(diff().counter_example()->size, 9u);
  EXPECT_TRUE(diff().counter_example()->is_smallest);
  EXPECT_FALSE(diff().counter_example()->tried_below);
}

// Nearly all lists are outside the contract, and the products of small numbers are mostly zero.
TEST_F(ProgramDiffTest, LargerInputsWithinTheContractAreTriedInTheEnd) {
  const char* reference =
      "-spec f([{integer(), integer()}]) -> integer().\n"
      "f([]) -> 1; f([{X, Y} | T]) when Y =:= X + 1 -> X * f(T).\n";
  const char* submission =
      "f([{A, _}, {B, _}, {C, _}, {D, _}]) -> A * B * C + D;\n"
      "f([]) -> 1; f([{X, _} | T]) -> X * f(T).\n";
  options.larger_inputs = 0;
  options.search.unfold_every = 0;
  options.steps_beyond = 0;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Same);
  search_reference_alone = true;
  options.reference_steps = 200;
  EXPECT_EQ(compare(reference, submission), DiffVerdict::Different);
  EXPECT_EQ(diff().counter_example()->size, 17u) << call();
  EXPECT_FALSE(contract_inputs().inputs().empty());
  for (const std::shared_ptr<const KeptInput>& input : contract_inputs().inputs()) {
    Value list = input->arguments()[0];
    size_t length = 0;
    for (; list.is(Kind::Cons); list = list.as_cons()->tail, ++length) {
      const Value* pair = list.as_cons()->head.elements();
      EXPECT_EQ(pair[0].as_integer() + 1, pair[1].as_integer());
    }
    EXPECT_GE(length, 2u) << "smaller ones are left to the search";
  }
}

TEST_F(ProgramDiffTest, NoVerdictRestsOnLargerInputs) {
  search_reference_alone = true;
  const char* program = "-spec f([integer()]) -> integer().\nf([]) -> 0; f([X | T]) -> X + f(T).\n";
  options.steps_beyond = 0;
  EXPECT_EQ(compare(program, program), DiffVerdict::Same);
  EXPECT_EQ(diff().same_up_to(), options.search.size);
  EXPECT_EQ(diff().counters().paths, 4u);
}

TEST_F(ProgramDiffTest, ASmallerInputIsLookedForOnceADifferenceIsKnown) {
  // The scalar decisions are many, so the larger structure is met first.
  EXPECT_EQ(compare("-spec f(integer() | [integer()]) -> integer().\nf(_) -> 0.\n",
                    "f([_]) -> 1;\n"
                    "f(X) when is_integer(X), X > 1, X > 3, X > 5, X > 7, X > 9, X > 11, X > 13, X > 15, X > 17, X > "
                    "19, X > 21,\n"
                    "          X > 23, X > 25, X > 27, X > 29, X > 31, X > 33, X > 35, X > 37, X > 39 -> 2;\n"
                    "f(_) -> 0.\n"),
            DiffVerdict::Different);
  EXPECT_EQ(call(), "f(40)");
  EXPECT_EQ(diff().counter_example()->size, 1u);
  EXPECT_TRUE(diff().counter_example()->is_smallest);
}

TEST_F(ProgramDiffTest, TheResultsAreComparedForAllInputsOfAPath) {
  EXPECT_EQ(compare("-spec f(integer()) -> integer().\nf(X) -> 3 * X.\n", "f(X) -> X + X + 12.\n"),
            DiffVerdict::Different);
  EXPECT_EQ(call(), "f(0)");
  EXPECT_EQ(compare("-spec f(integer()) -> integer().\nf(X) -> 2 * X.\n", "f(X) -> X + X.\n"), DiffVerdict::Same);
  EXPECT_EQ(diff().counters().paths, 1u);
}

TEST_F(ProgramDiffTest, AReferenceThatRaisesSaysNothing) {
  const char* reference = "-spec f(integer()) -> integer().\nf(X) when X > 5 -> X.\n";
  EXPECT_EQ(compare(reference, "f(X) -> X.\n"), DiffVerdict::Same);
  EXPECT_EQ(diff().outside(), 1u);
  options.strict = true;
  EXPECT_EQ(compare(reference, "f(X) -> X.\n"), DiffVerdict::Different);
  EXPECT_EQ(call(), "f(0)");
}

TEST_F(ProgramDiffTest, OneThatRunsForLongIsNoDifferenceUnlessSomebodySaysSo) {
  EXPECT_EQ(compare("-spec f(integer()) -> integer().\nf(X) -> X.\n", "f(3) -> f(3); f(X) -> X.\n"),
            DiffVerdict::BudgetSpent);
  ASSERT_EQ(diff().stopped_runs().size(), 1u);
  EXPECT_EQ(diff().stopped_runs()[0].reason, StopReason::Budget);
}

TEST_F(ProgramDiffTest, WhatIsUnsupportedForbidsSame) {
  EXPECT_EQ(compare("-spec f(integer()) -> term().\nf(X) -> X.\n", "f(7) -> spawn(fun() -> ok end); f(X) -> X.\n"),
            DiffVerdict::BudgetSpent);
}

TEST_F(ProgramDiffTest, FunctionsInResultsAreAppliedByTheirSpec) {
  EXPECT_EQ(compare("-spec f(integer()) -> [fun((integer()) -> integer())].\nf(N) -> [fun(X) -> X + N end].\n",
                    "f(N) -> [fun(X) -> N + X end].\n"),
            DiffVerdict::Same);
  EXPECT_EQ(compare("-spec f(integer()) -> [fun((integer()) -> integer())].\nf(N) -> [fun(X) -> X + N end].\n",
                    "f(N) -> [fun(X) -> N - X end].\n"),
            DiffVerdict::Different);
  EXPECT_EQ(call(), "(lists:nth(1, f(0)))(1)");
  EXPECT_EQ(diff().counter_example()->size, 2u);
}

TEST_F(ProgramDiffTest, FunctionsOfWhichNothingIsKnownForbidSame) {
  EXPECT_EQ(compare("f(X) -> fun(Y) -> {X, Y} end.\n", "f(X) -> fun(Y) -> {X, Y} end.\n"), DiffVerdict::BudgetSpent);
  EXPECT_GT(diff().not_compared(), 0u);
}

TEST_F(ProgramDiffTest, PrintedTextIsCompared) {
  EXPECT_EQ(compare("-spec f(integer()) -> ok.\nf(_) -> ok.\n", "f(9) -> io:format(\"nine\"); f(_) -> ok.\n"),
            DiffVerdict::Different);
  EXPECT_EQ(call(), "f(9)");
  EXPECT_EQ(diff().counter_example()->contrast, Contrast::Output);
  EXPECT_EQ(diff().counter_example()->submission.output, "nine");
}

} // namespace
} // namespace assay::finding
