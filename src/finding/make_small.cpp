#include "finding/make_small.h"

#include "finding/simpler.h"
#include "input/input_fits.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"
#include "machine/trace.h"
#include "solve/completion.h"
#include "solve/minimise.h"

namespace assay::finding {

// Fewer parts first, then the solver again on the path that is left, and what no path says: other forms, other symbols.
std::shared_ptr<const KeptInput> SmallInputMaker::off_path(std::shared_ptr<const KeptInput> from, uint64_t steps,
                                                           ShrinkLimit& limit) {
  std::shared_ptr<const KeptInput> small = by_calls(from, steps, Candidates::Of::Structure, limit);
  if (small != from && !small->has_functions()) {
    std::unique_ptr<Input> input = input_on_path_of(*small);
    small = on_path(std::move(small), std::move(input), limit);
  }
  return printable(by_calls(std::move(small), steps, Candidates::Of::Everything, limit), limit);
}

std::shared_ptr<const KeptInput> SmallInputMaker::printable(std::shared_ptr<const KeptInput> from,
                                                            const ShrinkLimit& limit) {
  if (limit.is_reached()) return from;
  Arena arena;
  Value changed = with_printable_text(arena, subject_.space.shapes, subject_.input, from->tuple());
  std::span<const Value> parts(changed.elements(), changed.arity());
  if (!input_fits(subject_.space.shapes, subject_.input, changed)) return from;
  Context context(subject_.program, subject_.budget);
  return subject_.still_shows(context, parts) ? std::make_shared<const KeptInput>(parts) : from;
}

std::shared_ptr<const KeptInput> SmallInputMaker::by_calls(std::shared_ptr<const KeptInput> from, uint64_t steps,
                                                           Candidates::Of of, ShrinkLimit& limit) {
  // Simpler inputs seldom run for longer; without this, every candidate that does not end would cost the whole budget.
  Budget budget = subject_.budget;
  budget.steps = std::min(budget.steps, 10'000 + 4 * steps);
  auto still_shows = [&](std::span<const Value> parts) {
    Context context(subject_.program, budget);
    return subject_.still_shows(context, parts);
  };
  return shrink({subject_.space.shapes, subject_.input, still_shows}, std::move(from), of, limit);
}

std::unique_ptr<Input> SmallInputMaker::input_on_path_of(const KeptInput& kept) {
  constexpr size_t most_decisions = 200;
  Input input(std::make_unique<Store>(subject_.space, subject_.input), {});
  input.adopt(kept.arguments());
  Context context(subject_.program, subject_.budget);
  Trace trace(subject_.space, subject_.input, most_decisions);
  context.trace = &trace;
  subject_.still_shows(context, input.arguments());
  std::vector<Constraint> constraints;
  for (const Decision& decision : trace.decisions()) {
    std::span<const Constraint> taken = decision.alternative(decision.taken);
    constraints.insert(constraints.end(), taken.begin(), taken.end());
  }
  auto store = std::make_unique<Store>(subject_.space, subject_.input);
  if (!store->assume(constraints)) return nullptr;
  Completed completed = complete(*store, subject_.solver, &trace.model());
  if (completed.feasibility != Feasibility::Feasible) return nullptr;
  auto result = std::make_unique<Input>(std::move(store), std::move(completed.model));
  result->build();
  return result;
}

std::shared_ptr<const KeptInput> SmallInputMaker::on_path(std::shared_ptr<const KeptInput> from,
                                                          std::unique_ptr<Input> input, const ShrinkLimit& limit) {
  if (input == nullptr || limit.is_reached()) return from;
  // From left to right as the input is written: cells are numbered when they are first touched, so they are sorted by
  // where they are.
  std::vector<TermId> variables = input->variables_in_order();
  input->use(minimise(subject_.solver, subject_.space.terms, input->store().conditions(), variables, input->model(),
                      limit.may_go_on));
  Context context(subject_.program, subject_.budget);
  Trace trace(subject_.space, subject_.input, subject_.depth);
  trace.use(*input);
  context.trace = &trace;
  if (!subject_.still_shows(context, input->arguments())) return from;
  if (!shape_contains(subject_.space.shapes, subject_.input, input->whole())) {
    subject_.is_outside(input->arguments());
    return from;
  }
  input->finish_functions();
  auto kept = std::make_shared<const KeptInput>(input->arguments());
  return is_simpler(kept->tuple(), from->tuple()) ? kept : from;
}

} // namespace assay::finding
