// An input on which the programs differ is known: what is smaller.

#include <algorithm>

#include "finding/program_diff.h"
#include "input/input_fits.h"
#include "input/input_floor.h"

namespace assay::finding {

namespace {

constexpr int inputs_at_once = 64; // before whoever drives may look at the clock
// What takes longer than the known one does is not worth it.
constexpr uint64_t most_steps = 20'000;

} // namespace

bool ProgramDiff::has_searched_long() const {
  uint64_t most = is_beyond_ ? options_.runs_for_smaller_beyond : options_.runs_for_smaller;
  return runs_when_found_ && counters().runs - *runs_when_found_ > most;
}

// Where some path that differs may have smaller inputs than the one that was made for it, that is not known either.
bool ProgramDiff::has_searched_below(uint64_t size) const {
  Store nothing_known(exploration_.space(), probes_.input());
  if (size <= floor_of(nothing_known, static_cast<uint32_t>(probes_.arguments())))
    return true; // there is nothing smaller
  return exploration_.search().is_exhausted() && exploration_.search().options().size + 1 >= size &&
         size <= least_different_ && stopped_.all().empty() && not_compared_ == 0 && signature_.not_made.empty();
}

uint64_t ProgramDiff::least_size_on_path(const FinishedRun& run, uint64_t size) {
  if (run.floor >= size || run.last == no_node) return std::min(run.floor, size);
  return std::min(size, exploration_.search().floor_of_path({run.last, run.last_taken}));
}

bool ProgramDiff::differs(Context& context, std::span<const Value> parts) {
  bool rejected = pair_.run(context, parts).rejected;
  // Whether one ends is asked elsewhere.
  return !rejected && pair_.outcome().relation == Relation::Different && pair_.outcome().contrast != Contrast::Endless;
}

void ProgramDiff::begin_smaller(uint64_t most) {
  auto known = std::ranges::min_element(found_, {}, [](const auto& each) { return each.second.size; });
  uint64_t least = exploration_.search().is_exhausted() ? exploration_.search().options().size + 1 : 1;
  auto arguments = static_cast<uint32_t>(probes_.arguments());
  SmallerInputs::Of of{exploration_.shapes(), probes_.input(), arguments, least, smallest_, most};
  smaller_ = std::make_unique<SmallerInputs>(of, known->second.input);
  smaller_than_ = smallest_;
  tried_smaller_ = false;
}

bool ProgramDiff::try_smaller(uint64_t most) {
  if (smaller_ == nullptr || (tried_smaller_ && smaller_most_ < most)) {
    smaller_most_ = most;
    begin_smaller(most);
  }
  if (tried_smaller_) return false;
  Budget budget = options_.search.budget;
  budget.steps = std::min(budget.steps, most_steps);
  pair_.limit_submission(most_steps);
  std::shared_ptr<const KeptInput> smaller;
  for (int i = 0; i < inputs_at_once && smaller == nullptr && !tried_smaller_; ++i) {
    Context context(reference_.program, budget);
    std::optional<Value> input = smaller_->next(context.arena(), smallest_);
    tried_smaller_ = !input;
    if (!input) break;
    std::span<const Value> parts(input->elements(), input->arity());
    if (differs(context, parts) && input_fits(exploration_.shapes(), probes_.input(), *input)) {
      smaller = std::make_shared<const KeptInput>(parts);
    }
  }
  pair_.limit_submission(UINT64_MAX);
  if (smaller != nullptr) try_input(*smaller);
  // The search gets another turn, as there is less left for it.
  if (tried_smaller_ && smallest_ < smaller_than_ && runs_when_found_) runs_when_found_ = counters().runs;
  return true;
}

} // namespace assay::finding
