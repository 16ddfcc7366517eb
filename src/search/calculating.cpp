// Runs with function inputs that calculate. They join no tree: what calculates answers every number, so a
// path says nothing about it, and how such a run ends says nothing about what is left to be searched.

#include "base/stop.h"
#include "input/arithmetic_body.h"
#include "input/function_shapes.h"
#include "input/input_fits.h"
#include "input/kept_input.h"
#include "machine/program.h"
#include "search/forward.h"

namespace assay::search {

namespace {

// What the function is called with, and what it returns; nothing if that is not clear.
std::optional<std::vector<ShapeId>> signature_of(ShapeTable& shapes, ShapeId shape, uint32_t arity) {
  if (shapes.is_everything(shape)) return std::vector<ShapeId>(arity + 1, ShapeTable::any);
  return function_fields(shapes, shape, arity);
}

// False: there is nothing to put in its place. `number` says which of several is taken.
bool calculate_instead(CanonicalFunction& function, Arena& arena, ShapeTable& shapes,
                       const std::vector<ShapeId>& signature, uint64_t number) {
  constexpr size_t fewest_rows = 2; // one is better said by a constant
  if (function.entry.rows.size() < fewest_rows) return false;
  std::vector<CanonicalFunction::Body> bodies = arithmetic_bodies(arena, function, function.entry, 0);
  std::erase_if(bodies, [&](const CanonicalFunction::Body& body) {
    return !arithmetic_fits(shapes, body, {signature.data(), signature.size() - 1}, signature.back());
  });
  if (bodies.empty()) return false;
  function.entry = {{}, function.add(std::move(bodies[number % bodies.size()]))};
  return true;
}

} // namespace

bool ForwardSearch::is_time_to_calculate() const {
  return options_.unfold_every != 0 && 2 * calculate_credit_ >= options_.unfold_every && !must_stop() &&
         subject_.program.arithmetic(Arithmetic::Add) != nullptr;
}

void ForwardSearch::run_calculating() {
  if (calculate_like_ == nullptr) return;
  std::unique_ptr<KeptInput> like = std::move(calculate_like_);
  KeptInput& kept = *like;
  const Alternative* whole = alternative_of_input(space_.shapes, subject_.input, kept.tuple());
  if (whole == nullptr) return;
  Arena arena;
  bool any = false;
  for (size_t i = 0; i < kept.arguments().size(); ++i) {
    CanonicalFunction* function = canonical_function_of(kept.arguments()[i]);
    if (function == nullptr || !function->arity) continue;
    auto signature = signature_of(space_.shapes, whole->fields[i], *function->arity);
    if (!signature) continue;
    any |= calculate_instead(*function, arena, space_.shapes, *signature, counters_.calculating);
  }
  if (!any) return;
  calculate_credit_ = 0;
  ++counters_.calculating;
  Input input(std::make_unique<Store>(space_, subject_.input), {});
  input.take(kept.tuple());
  run_extra(input);
}

} // namespace assay::search
