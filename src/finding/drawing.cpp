// The part of a test that draws inputs beside the search (finding/drawn_inputs.h). They run without a trace; one that
// comes somewhere new is run again with one, and the search goes on from there.

#include <algorithm>

#include "finding/function_test.h"

namespace assay {

namespace {

// A small function is searched sooner than it is met by chance. A test has the search alone for longer: what that finds
// is what a test is reported to have tried.
constexpr uint64_t runs_before_suite = 8;
constexpr uint64_t runs_before_test = 256;
constexpr uint64_t runs_for_drawn = 2; // then, in a test: so many of the search for one that is drawn

} // namespace

std::vector<uint32_t> FunctionTest::clauses_entered() {
  std::vector<uint32_t> entered = options_.clauses->entered(machine_);
  const core::Function* named = program_.main_module().find(function_.name);
  std::optional<uint32_t> body = named == nullptr ? std::nullopt : options_.clauses->body(*named);
  if (body) entered.insert(std::ranges::upper_bound(entered, *body), *body);
  return entered;
}

bool FunctionTest::has_ended(const Outcome& outcome) {
  return outcome.ending == Ending::Raised || (outcome.returned() && outcome.values.size() == 1);
}

bool FunctionTest::enters_new(const Entered& entered) {
  std::vector<bool>& known = entered_by_[entered.second ? 1 : 0];
  bool is_new = false;
  for (uint32_t clause : entered.first) {
    if (known[clause]) continue;
    known[clause] = true;
    // What a run has done that returned, none that raises does better.
    is_new = is_new || entered.second || !entered_by_[1][clause];
  }
  return is_new;
}

bool FunctionTest::is_to_draw() const {
  if (options_.collects) return counters().runs >= runs_before_suite;
  return counters().runs >= runs_before_test && counters().runs % runs_for_drawn == 0 && !drawn_->are_spent();
}

// For a suite so many as are due, and more where the search takes its time. For a test always as many, so that what a
// test does without being stopped does not depend on time.
void FunctionTest::draw_some() {
  constexpr uint32_t share = 4; // of the time of the search
  constexpr std::chrono::milliseconds at_once(5);
  bool is_counted = !options_.collects || options_.search.most_paths != UINT64_MAX;
  Clock::time_point start = Clock::now();
  auto is_due = [&] {
    Clock::duration now = Clock::now() - start;
    return !is_counted && now < at_once && (drawing_time_ + now) * share < search_time_;
  };
  // The search's own runs are no news.
  if (!options_.collects) enters_new({clauses_entered(), true});
  uint32_t left = options_.collects ? drawn_->turns() : 1;
  for (; !runs_interrupted() && (left > 0 || is_due()); left -= left > 0 ? 1 : 0) run_drawn();
  drawing_time_ += Clock::now() - start;
}

void FunctionTest::run_drawn() {
  constexpr uint64_t most_steps = 50'000;
  Arena arena;
  std::optional<Value> drawn = drawn_->next(arena);
  if (!drawn) return drawn_->note_nothing();
  std::span<const Value> arguments(drawn->elements(), drawn->arity());
  Budget budget = options_.search.budget;
  budget.steps = std::min(budget.steps, most_steps);
  Context context(program_, budget);
  options_.clauses->entered(machine_); // of earlier runs
  auto [outcome, rejected] = run_on(machine_, context, arguments);
  std::vector<uint32_t> entered = clauses_entered();
  bool counts = !rejected && has_ended(outcome);
  bool is_news = counts && enters_new({std::move(entered), outcome.returned()});
  if (counts && !options_.collects) is_news = fails_anew(context, outcome, arguments) || is_news;
  if (!is_news) return drawn_->note_nothing(context.steps_taken());
  if (!fits_signature(arguments)) return;
  drawn_->note_new(arguments);
  search_->run_seed(arguments);
}

bool FunctionTest::fails_anew(Context& context, const Outcome& outcome, std::span<const Value> arguments) {
  Called called = called_with(context, outcome, arguments);
  if (called.how != Called::How::Failed) return false;
  std::string key = group_key(*called.failure);
  return !by_key_.contains(key) && drawn_failures_.insert(std::move(key)).second;
}

} // namespace assay
