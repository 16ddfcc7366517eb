// The inputs of a test that a suite is chosen from: which clauses each run enters, and simpler inputs that enter as
// many.

#include <algorithm>

#include "finding/function_test.h"
#include "finding/simpler.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay {

std::vector<uint32_t> FunctionTest::clauses_entered() {
  std::vector<uint32_t> entered = options_.collect->entered(machine_);
  const core::Function* named = program_.main_module().find(function_.name);
  std::optional<uint32_t> body = named == nullptr ? std::nullopt : options_.collect->body(*named);
  if (body) entered.insert(std::ranges::upper_bound(entered, *body), *body);
  return entered;
}

void FunctionTest::collect(FinishedRun& run) {
  std::vector<uint32_t> entered = clauses_entered();
  bool ended = run.outcome.ending == Ending::Raised || (run.outcome.returned() && run.outcome.values.size() == 1);
  if (run.rejected || run.is_broken || !ended) return;
  auto known = covering_.find(entered);
  Arena arena;
  Value tuple = assay::make_tuple(arena, run.input.arguments());
  if (known != covering_.end() && !is_simpler(tuple, known->second.input->tuple())) return;
  if (!fits_signature(run.input.arguments())) return;
  CoveringInput made;
  made.input = std::make_shared<const KeptInput>(run.input.arguments());
  made.covers = entered;
  covering_.insert_or_assign(std::move(entered), std::move(made));
}

std::optional<CoveringInput> FunctionTest::covering_input(std::shared_ptr<const KeptInput> input) {
  Context context(program_, options_.search.budget);
  options_.collect->entered(machine_); // of earlier runs
  auto [outcome, rejected] = run_on(machine_, context, input->arguments());
  if (rejected) return {};
  CoveringInput made;
  made.covers = clauses_entered();
  made.call = call_of(input->arguments());
  made.input = std::move(input);
  if (outcome.ending == Ending::Raised) {
    made.outcome = program_.describe_failure(context, function_.name, outcome.exception);
  } else if (outcome.returned() && outcome.values.size() == 1) {
    made.outcome = program_.describe_bad_result(context, function_.name, outcome.values[0]);
  } else {
    return {};
  }
  return made;
}

std::optional<CoveringInput> FunctionTest::simplified(const CoveringInput& from, const std::vector<uint32_t>& needed,
                                                      TimePlan& plan) {
  plan.begin_finding();
  ShrinkLimit limit{options_.shrink_runs, [&] { return plan.may_shrink(); }};
  auto still_covers = [&](std::span<const Value> arguments) {
    Context context(program_, options_.search.budget);
    options_.collect->entered(machine_);
    Called called = call(machine_, context, arguments);
    bool ended = called.how == Called::How::Returned || called.how == Called::How::Failed;
    return ended && std::ranges::includes(clauses_entered(), needed);
  };
  auto small = shrink({space_->shapes, signature_.input, still_covers}, from.input, Candidates::Of::Everything, limit);
  Arena arena;
  Value printable = with_printable_text(arena, space_->shapes, signature_.input, small->tuple());
  std::span<const Value> arguments(printable.elements(), printable.arity());
  if (shape_contains(space_->shapes, signature_.input, printable) && still_covers(arguments)) {
    small = std::make_shared<const KeptInput>(arguments);
  }
  std::optional<CoveringInput> made = covering_input(std::move(small));
  return made && std::ranges::includes(made->covers, needed) ? std::move(made) : std::nullopt;
}

} // namespace assay
