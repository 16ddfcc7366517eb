#include "finding/covering_inputs.h"

#include <algorithm>

#include "finding/simpler.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay::finding {

void CoveringInputs::after_insert(FinishedRun& run) {
  Entered entered = {entered_.take(), run.outcome.returned()};
  if (run.rejected || run.is_broken || !has_ended(run.outcome)) return;
  entered_.note(entered);
  auto known = all_.find(entered);
  Arena arena;
  Value tuple = assay::make_tuple(arena, run.input.arguments());
  if (known != all_.end() && !is_simpler(tuple, known->second.input->tuple())) return;
  if (!tested_.fits_signature(run.input.arguments())) return;
  CoveringInput made;
  made.input = std::make_shared<const KeptInput>(run.input.arguments());
  made.covers = entered.first;
  made.returns = entered.second;
  all_.insert_or_assign(std::move(entered), std::move(made));
}

std::optional<CoveringInput> CoveringInputs::covering_input(std::shared_ptr<const KeptInput> input) {
  Context context = tested_.new_context();
  entered_.forget();
  entered_.forget_makers();
  auto [outcome, rejected] = tested_.run(context, input->arguments());
  if (rejected) return {};
  CoveringInput made;
  made.covers = entered_.take();
  made.covers_by_makers = entered_.take_of_makers();
  made.returns = outcome.returned();
  made.by_chance = context.is_by_chance();
  made.call = tested_.call_of(input->arguments());
  made.input = std::move(input);
  if (outcome.ending == Ending::Raised) {
    made.outcome = tested_.program().outcomes().describe_failure(context, tested_.function().name, outcome.exception);
  } else if (outcome.returned() && outcome.values.size() == 1) {
    made.outcome =
        tested_.program().outcomes().describe_bad_result(context, tested_.function().name, outcome.values[0]);
  } else {
    return {};
  }
  return made;
}

std::optional<CoveringInput> CoveringInputs::simplified(const CoveringInput& from, const CoverNeed& needed,
                                                        TimePlan& plan) {
  plan.begin_finding();
  ShrinkLimit limit{shrink_runs_, [&] { return plan.may_shrink(); }};
  auto still_covers = [&](std::span<const Value> arguments) {
    Context context = tested_.new_context();
    entered_.forget();
    FunctionUnderTest::Called called = tested_.call(context, arguments);
    using How = FunctionUnderTest::Called::How;
    bool ended = called.how == How::Returned || (called.how == How::Failed && !needed.returns);
    return ended && std::ranges::includes(entered_.take(), needed.clauses);
  };
  ShapeTable& shapes = tested_.exploration().shapes();
  ShapeId shape = tested_.signature().input;
  auto small = shrink({shapes, shape, still_covers}, from.input, Candidates::Of::Everything, limit);
  plan.end_shrinking();
  Arena arena;
  Value printable = with_printable_text(arena, shapes, shape, small->tuple());
  std::span<const Value> arguments(printable.elements(), printable.arity());
  if (shape_contains(shapes, shape, printable) && still_covers(arguments)) {
    small = std::make_shared<const KeptInput>(arguments);
  }
  std::optional<CoveringInput> made = covering_input(std::move(small));
  bool fits = made && std::ranges::includes(made->covers, needed.clauses) && (made->returns || !needed.returns);
  return fits ? std::move(made) : std::nullopt;
}

Elsewhere CoveringInputs::elsewhere(const CoveringInput& covering) {
  constexpr uint64_t processes = 8;
  auto worst = covering.by_chance ? Elsewhere::AnotherResult : Elsewhere::TheSame;
  for (uint64_t number = 1; number <= processes && tested_.program().runs().vary(number); ++number) {
    std::optional<CoveringInput> again = covering_input(covering.input);
    bool is_alike = again && again->returns == covering.returns &&
                    (covering.returns || again->outcome.constructor == covering.outcome.constructor);
    if (!is_alike) worst = Elsewhere::Otherwise;
    if (is_alike && again->outcome.reason != covering.outcome.reason) worst = std::max(worst, Elsewhere::AnotherResult);
  }
  tested_.program().runs().vary(0);
  return worst;
}

} // namespace assay::finding
