#include "search/forward.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "base/stop.h"
#include "input/input_floor.h"
#include "input/shape_contains.h"
#include "input/unfold.h"

namespace assay::search {

namespace {

// Alternatives that are looked at before whoever drives may look at the clock.
constexpr uint32_t most_at_once = 256;

// SearchOptions::prefers_returning: decisions that are near the end of a path, and how much larger the rest counts.
constexpr uint32_t near_end = 2;
constexpr uint64_t handicap = 8;

} // namespace

ForwardSearch::ForwardSearch(Subject subject, InputSpace& space, Solver& solver, SearchOptions options)
    : subject_(std::move(subject)), space_(space), solver_(solver), options_(options),
      frontier_(tree_, *options.strategy, options.prefers_clauses) {
  space_.patterns.set_floats(subject_.program.float_inputs());
}

bool ForwardSearch::run_seed(std::span<const Value> arguments) {
  Input input(std::make_unique<Store>(space_, subject_.input), {});
  input.adopt(arguments);
  // A function that was given is what it is: what else could be in its place is not asked, so its path is none of the
  // tree, and the search begins elsewhere.
  bool is_fixed = std::ranges::any_of(arguments, holds_function);
  if (!is_fixed) started_ = true;
  return run(input, {}, !is_fixed);
}

void ForwardSearch::run_aside(std::span<const Value> arguments) {
  Input input(std::make_unique<Store>(space_, subject_.input), {});
  input.adopt(arguments);
  run_extra(input);
}

bool ForwardSearch::step() {
  if (counters_.paths >= options_.most_paths) return false;
  if (!started_) {
    started_ = true;
    auto store = std::make_unique<Store>(space_, subject_.input);
    uint64_t floor = options_.strategy->goes_by_size() ? floor_of(*store, subject_.arguments) : 0;
    Input input(std::move(store), {});
    input.build();
    run(input, {}, true, floor);
    return true;
  }
  if (is_time_to_unfold()) {
    unfold_credit_ -= options_.unfold_every;
    run_larger();
    return true;
  }
  for (uint32_t looked_at = 0; looked_at < most_at_once; ++looked_at) {
    std::optional<Waiting> waiting = frontier_.pop();
    if (!waiting) return false;
    if (!waits_still(waiting->flip)) continue;
    if (waiting->floor > options_.size) {
      leave_as_too_large(std::move(*waiting));
      continue;
    }
    Feasibility feasibility = Feasibility::Infeasible;
    Layer layer = Layer::Simplified;
    std::unique_ptr<Store> store = store_for(waiting->flip);
    if (store != nullptr && !is_small_enough(*waiting, *store)) continue;
    std::unique_ptr<Input> input = completed(std::move(store), *waiting, feasibility, layer);
    ++counters_.flips_by_layer[static_cast<size_t>(layer)];
    tree_.alternative(waiting->flip).layer = layer;
    if (input != nullptr) {
      run(*input, waiting->flip, true, waiting->floor);
      run_calculating();
      return true;
    }
    not_taken(*waiting, feasibility);
    let_go(waiting->flip.node);
    if (must_stop()) return false;
    if (layer >= Layer::Z3) return true; // it took its time: whoever drives looks at the clock
  }
  return true;
}

// A drawn input may have taken it; then the node may have been let go, and another one may have its place.
bool ForwardSearch::waits_still(const Flip& flip) {
  return flip.alternative < tree_[flip.node].alternatives.size() &&
         tree_.alternative(flip).state == AlternativeState::Queued;
}

// The floor of a path is worked out when its turn comes, by what was known when it was queued: floors only grow on the
// way down, so nothing is tried before something smaller.
bool ForwardSearch::is_small_enough(Waiting& waiting, Store& store) {
  if (!options_.strategy->goes_by_size()) return true;
  uint64_t before = waiting.floor;
  waiting.floor = std::max(before, floor_of(store, subject_.arguments));
  if (waiting.floor > options_.size) {
    leave_as_too_large(std::move(waiting));
    return false;
  }
  if (waiting.floor == before || frontier_.would_be_next(waiting)) return true;
  frontier_.push(std::move(waiting));
  return false;
}

void ForwardSearch::leave_as_too_large(Waiting waiting) {
  tree_.alternative(waiting.flip).state = AlternativeState::TooLarge;
  ++counters_.larger;
  too_large_.push_back(std::move(waiting));
}

bool ForwardSearch::look_up_to(uint64_t size) {
  options_.size = size;
  std::vector<Waiting> left = std::move(too_large_);
  too_large_.clear();
  for (Waiting& waiting : left) {
    if (waiting.floor > size) {
      too_large_.push_back(std::move(waiting));
      continue;
    }
    tree_.alternative(waiting.flip).state = AlternativeState::Queued;
    --counters_.larger;
    frontier_.push(std::move(waiting));
  }
  return !left.empty();
}

void ForwardSearch::look_below(uint64_t size) {
  options_.size = std::min(options_.size, size == 0 ? 0 : size - 1);
  options_.unfold_every = 0;
}

void ForwardSearch::not_taken(const Waiting& waiting, Feasibility feasibility) {
  TreeAlternative& alternative = tree_.alternative(waiting.flip);
  switch (feasibility) {
    case Feasibility::Unknown:
      unfold_credit_ += 8 * options_.unfold_every; // what solving does not reach may be met by chance
      if (waiting.effort == Effort::Quick) {
        frontier_.push({waiting.flip, waiting.hint, Effort::Full, waiting.floor, waiting.handicap});
        break;
      }
      alternative.state = AlternativeState::Unknown;
      ++counters_.unknown;
      break;
    case Feasibility::BeyondBound:
      alternative.state = AlternativeState::BeyondBound;
      ++counters_.beyond_bound;
      break;
    default: alternative.state = AlternativeState::Infeasible; ++counters_.infeasible;
  }
}

bool ForwardSearch::is_time_to_unfold() const {
  return options_.unfold_every != 0 && options_.strategy->may_unfold(frontier_.has_unvisited()) &&
         unfold_credit_ >= options_.unfold_every && !frontier_.empty();
}

void ForwardSearch::run_larger() {
  constexpr uint32_t sizes[] = {4, 8, 16, 32, 64};
  uint32_t size = sizes[counters_.unfolded % std::size(sizes)];
  std::unique_ptr<Input> input = drawn_input(std::make_unique<Store>(space_, subject_.input), size);
  if (input == nullptr) return;
  if (options_.strategy->goes_by_size()) {
    run_extra(*input);
  } else {
    run(*input, {});
  }
}

void ForwardSearch::run_drawn(const Flip& path) {
  std::unique_ptr<Store> store = store_for(path);
  std::unique_ptr<Input> input = store == nullptr ? nullptr : drawn_input(std::move(store), 0);
  if (input != nullptr) run_extra(*input);
}

std::unique_ptr<Input> ForwardSearch::drawn_input(std::unique_ptr<Store> store, uint32_t size) {
  Model drawn = Unfolder(*store, counters_.unfolded++, size).unfold();
  Completed completed = complete(*store, solver_, &drawn, Effort::Quick);
  if (completed.feasibility != Feasibility::Feasible || is_too_large(*store)) return nullptr;
  completed.model.merge(drawn);
  auto input = std::make_unique<Input>(std::move(store), std::move(completed.model));
  input->build();
  return input;
}

bool ForwardSearch::is_too_large(Store& store) {
  return space_.shapes.has_too_large() && floor_of(store) > max_input_nodes;
}

void ForwardSearch::run_extra(Input& input) {
  // By chance the numbers in it may be the bounds of a loop: what takes long is not worth it.
  constexpr uint64_t most_steps = 20'000;
  Budget budget = options_.budget;
  budget.steps = std::min(budget.steps, most_steps);
  Context context(subject_.program, budget);
  Trace trace(space_, subject_.input, options_.depth);
  trace.use(input);
  context.trace = &trace;
  auto [outcome, rejected] = subject_.body(context, input);
  if (outcome.ending == Ending::Interrupted) return;
  input.finish_functions();
  ++counters_.runs;
  if (rejected) ++counters_.rejected;
  if (outcome.ending == Ending::MachineFault) note_ending(outcome);
  FinishedRun finished = {outcome, input, trace, context};
  finished.rejected = rejected;
  finished.is_extra = true;
  if (!rejected) tell_before_insert(finished);
  context.trace = nullptr;
  if (!trace.contradiction().empty()) note_fault(trace.contradiction());
  tell_after_insert(finished);
}

std::unique_ptr<Store> ForwardSearch::store_for(const Flip& flip) {
  auto store = std::make_unique<Store>(space_, subject_.input);
  return store->assume(tree_.constraints_to(flip)) ? std::move(store) : nullptr;
}

uint64_t ForwardSearch::floor_of_path(const Flip& path) {
  std::unique_ptr<Store> store = store_for(path);
  return store == nullptr ? 0 : floor_of(*store, subject_.arguments);
}

std::unique_ptr<Input> ForwardSearch::input_for(const Waiting& waiting, Feasibility& feasibility, Layer& layer) {
  return completed(store_for(waiting.flip), waiting, feasibility, layer);
}

std::unique_ptr<Input> ForwardSearch::completed(std::unique_ptr<Store> store, const Waiting& waiting,
                                                Feasibility& feasibility, Layer& layer) {
  feasibility = Feasibility::Infeasible;
  layer = Layer::Simplified;
  if (store == nullptr) return nullptr;
  Completed completed = complete(*store, solver_, waiting.hint.get(), waiting.effort);
  feasibility = completed.feasibility;
  layer = completed.layer;
  if (feasibility != Feasibility::Feasible) return nullptr;
  if (is_too_large(*store)) {
    feasibility = Feasibility::BeyondBound;
    return nullptr;
  }
  auto input = std::make_unique<Input>(std::move(store), std::move(completed.model));
  input->build();
  // A key that was open may have come to be of an association with other values.
  bool is_outside = subject_.input != ShapeTable::any && input->store().has_open_keys() &&
                    !shape_contains(space_.shapes, subject_.input, input->whole());
  if (is_outside) {
    feasibility = Feasibility::BeyondBound;
    return nullptr;
  }
  return input;
}

bool ForwardSearch::run(Input& input, std::optional<Flip> expected, bool joins_tree, uint64_t floor) {
  Context context(subject_.program, options_.budget);
  Trace trace(space_, subject_.input, options_.depth);
  trace.use(input);
  context.trace = &trace;
  auto [outcome, rejected] = subject_.body(context, input);
  if (outcome.ending == Ending::Interrupted) {
    interrupted_ = true;
    return !rejected;
  }
  input.finish_functions();
  ++counters_.runs;
  if (rejected) ++counters_.rejected;
  ++unfold_credit_;
  ++calculate_credit_;
  uint64_t broken_before = counters_.predictions_broken;
  note_ending(outcome);
  if (context.has_overflowed()) ++counters_.overflowed_runs;
  FinishedRun finished = {outcome, input, trace, context};
  finished.rejected = rejected;
  if (!rejected) tell_before_insert(finished);
  context.trace = nullptr;
  if (!trace.contradiction().empty()) note_fault(trace.contradiction());
  counters_.calls_left_out += trace.calls_left_out();
  counters_.reservations.add(trace.reservations());
  for (const auto& [name, count] : trace.enumerated()) counters_.enumerated[std::string(name.text())] += count;
  Tree::Growth growth;
  if (joins_tree) growth = tree_.insert(trace.decisions(), expected);
  counters_.predictions_checked += growth.checked + (expected && !growth.departed ? 1 : 0);
  if (growth.departed) {
    tree_.alternative(*expected).state = AlternativeState::BeyondBound;
    ++counters_.beyond_bound;
  }
  if (!growth.broken.empty()) {
    note_fault(growth.broken);
    // It is not tried again: it would be broken again.
    if (expected) tree_.alternative(*expected).state = AlternativeState::Unknown;
  }
  bool is_new = joins_tree && (growth.is_new || tree_.size() == 0);
  if (is_new) {
    ++counters_.paths;
    counters_.deeper += trace.unlogged_alternatives();
  }
  keep_open(growth, kept_hint(trace.model()), floor, outcome.returned());
  finished.floor = floor;
  finished.last = growth.last;
  finished.last_taken = growth.last_taken;
  finished.is_new = is_new;
  finished.is_broken = counters_.predictions_broken != broken_before;
  tell_after_insert(finished);
  let_go(growth.last);
  // What function inputs do lies in the memory of the run.
  calculate_like_.reset();
  if (joins_tree && is_time_to_calculate()) calculate_like_ = std::make_unique<KeptInput>(input.arguments());
  return !rejected;
}

void ForwardSearch::keep_open(const Tree::Growth& growth, const std::shared_ptr<const Model>& hint, uint64_t floor,
                              bool returned) {
  for (NodeId id = growth.last; id != no_node; id = tree_[id].parent) {
    const TreeNode& node = tree_[id];
    for (uint32_t i = 0; i < node.alternatives.size(); ++i) {
      if (node.alternatives[i].state == AlternativeState::Taken) frontier_.visited(node, i);
    }
    // Once a second value was there, "any other" has been taken; it is open again for a third.
    if (is_open_ended(node.why) && node.seen > 1) frontier_.visited(node, 0);
  }
  for (const Flip& flip : growth.open) {
    TreeAlternative& alternative = tree_.alternative(flip);
    if (alternative.state == AlternativeState::Taken) continue;
    const TreeNode& node = tree_[flip.node];
    if (is_open_ended(node.why) && node.seen >= options_.most_values) {
      alternative.state = AlternativeState::BeyondBound;
      ++counters_.open_enumerations;
      continue;
    }
    if (is_full() && frontier_.is_visited(node, flip.alternative)) {
      alternative.state = AlternativeState::NotKept;
      ++counters_.not_kept;
      continue;
    }
    alternative.state = AlternativeState::Queued;
    bool is_near_end = node.depth + near_end > tree_[growth.last].depth;
    bool waits = options_.prefers_returning && !returned && !is_near_end;
    frontier_.push({flip, hint, Effort::Quick, floor, waits ? handicap : 0});
  }
}

std::shared_ptr<const Model> ForwardSearch::kept_hint(Model model) {
  constexpr uint64_t bytes_of_value = sizeof(Model::value_type) + 3 * sizeof(void*);
  uint64_t bytes = sizeof(Model) + model.size() * bytes_of_value;
  hint_bytes_ += bytes;
  auto give_back = [this, bytes](const Model* kept) {
    hint_bytes_ -= bytes;
    delete kept;
  };
  return {new Model(std::move(model)), give_back};
}

bool ForwardSearch::is_full() const {
  if (!options_.strategy->may_leave_out()) return false;
  return frontier_.size() >= options_.max_waiting || tree_.bytes() + hint_bytes_ >= options_.max_waiting_bytes;
}

void ForwardSearch::let_go(NodeId node) {
  if (counters_.not_kept == 0) return;
  if (std::exchange(lets_go_, true)) {
    tree_.let_go_if_settled(node);
  } else {
    tree_.let_go_of_settled();
  }
}

void ForwardSearch::tell_before_insert(FinishedRun& run) const {
  for (RunObserver* observer : observers_) observer->before_insert(run);
}

void ForwardSearch::tell_after_insert(FinishedRun& run) const {
  for (RunObserver* observer : observers_) observer->after_insert(run);
}

void ForwardSearch::note_ending(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::Unsupported: ++counters_.unsupported[outcome.detail]; break;
    case Ending::StepsSpent:
    case Ending::HeapSpent:
    case Ending::StackSpent: ++counters_.cut_runs; break;
    case Ending::MachineFault: note_fault("fault of the machine: " + outcome.detail); break;
    default: break;
  }
}

void ForwardSearch::note_fault(std::string what) {
  constexpr size_t most_shown = 5;
  ++counters_.predictions_broken;
  if (counters_.broken.size() < most_shown) counters_.broken.push_back(std::move(what));
}

bool ForwardSearch::is_exhausted() const {
  return started_ && !interrupted_ && frontier_.empty() && counters_.predictions_broken == 0 &&
         counters_.not_kept == 0 && counters_.unknown == 0 && counters_.beyond_bound == 0 &&
         counters_.open_enumerations == 0 && counters_.calls_left_out == 0 && counters_.reservations.open.empty() &&
         counters_.cut_runs == 0 && counters_.overflowed_runs == 0 && counters_.unsupported.empty();
}

} // namespace assay::search
