// The inputs of a test that a suite is chosen from: which clauses each run enters, and simpler inputs that enter as
// many.

#include <algorithm>

#include "finding/function_test.h"
#include "finding/simpler.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay {

void FunctionTest::collect(FinishedRun& run) {
  Entered entered = {clauses_entered(), run.outcome.returned()};
  if (run.rejected || run.is_broken || !has_ended(run.outcome)) return;
  enters_new(entered);
  auto known = covering_.find(entered);
  Arena arena;
  Value tuple = assay::make_tuple(arena, run.input.arguments());
  if (known != covering_.end() && !is_simpler(tuple, known->second.input->tuple())) return;
  if (!fits_signature(run.input.arguments())) return;
  CoveringInput made;
  made.input = std::make_shared<const KeptInput>(run.input.arguments());
  made.covers = entered.first;
  made.returns = entered.second;
  covering_.insert_or_assign(std::move(entered), std::move(made));
}

std::optional<CoveringInput> FunctionTest::covering_input(std::shared_ptr<const KeptInput> input) {
  Context context(program_, options_.search.budget);
  options_.clauses->entered(machine_); // of earlier runs
  options_.clauses->entered(makers_);
  auto [outcome, rejected] = run_on(machine_, context, input->arguments());
  if (rejected) return {};
  CoveringInput made;
  made.covers = clauses_entered();
  made.covers_by_makers = options_.clauses->entered(makers_);
  made.returns = outcome.returned();
  made.by_chance = context.is_by_chance();
  made.call = call_of(input->arguments());
  made.input = std::move(input);
  if (outcome.ending == Ending::Raised) {
    made.outcome = program_.outcomes().describe_failure(context, function_.name, outcome.exception);
  } else if (outcome.returned() && outcome.values.size() == 1) {
    made.outcome = program_.outcomes().describe_bad_result(context, function_.name, outcome.values[0]);
  } else {
    return {};
  }
  return made;
}

std::optional<CoveringInput> FunctionTest::simplified(const CoveringInput& from, const CoverNeed& needed,
                                                      TimePlan& plan) {
  plan.begin_finding();
  ShrinkLimit limit{options_.shrink_runs, [&] { return plan.may_shrink(); }};
  auto still_covers = [&](std::span<const Value> arguments) {
    Context context(program_, options_.search.budget);
    options_.clauses->entered(machine_);
    Called called = call(machine_, context, arguments);
    bool ended = called.how == Called::How::Returned || (called.how == Called::How::Failed && !needed.returns);
    return ended && std::ranges::includes(clauses_entered(), needed.clauses);
  };
  auto small = shrink({space_->shapes, signature_.input, still_covers}, from.input, Candidates::Of::Everything, limit);
  plan.end_shrinking();
  Arena arena;
  Value printable = with_printable_text(arena, space_->shapes, signature_.input, small->tuple());
  std::span<const Value> arguments(printable.elements(), printable.arity());
  if (shape_contains(space_->shapes, signature_.input, printable) && still_covers(arguments)) {
    small = std::make_shared<const KeptInput>(arguments);
  }
  std::optional<CoveringInput> made = covering_input(std::move(small));
  bool fits = made && std::ranges::includes(made->covers, needed.clauses) && (made->returns || !needed.returns);
  return fits ? std::move(made) : std::nullopt;
}

FunctionTest::Elsewhere FunctionTest::elsewhere(const CoveringInput& covering) {
  constexpr uint64_t processes = 8;
  auto worst = covering.by_chance ? Elsewhere::AnotherResult : Elsewhere::TheSame;
  for (uint64_t number = 1; number <= processes && program_.runs().vary(number); ++number) {
    std::optional<CoveringInput> again = covering_input(covering.input);
    bool is_alike = again && again->returns == covering.returns &&
                    (covering.returns || again->outcome.constructor == covering.outcome.constructor);
    if (!is_alike) worst = Elsewhere::Otherwise;
    if (is_alike && again->outcome.reason != covering.outcome.reason) worst = std::max(worst, Elsewhere::AnotherResult);
  }
  program_.runs().vary(0);
  return worst;
}

} // namespace assay
