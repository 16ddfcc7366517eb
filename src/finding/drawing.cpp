#include "finding/drawing.h"
#include "base/stop.h"

#include <algorithm>

namespace assay::finding {

namespace {

// A small function is searched sooner than it is met by chance. A test has the search alone for longer: what that finds
// is what a test is reported to have tried.
constexpr uint64_t runs_before_suite = 8;
constexpr uint64_t runs_before_test = 256;
constexpr uint64_t runs_for_drawn = 2; // then, in a test: so many of the search for one that is drawn

} // namespace

Drawing::Drawing(FunctionUnderTest& tested, EnteredClauses& entered, const FindingTable& findings,
                 const Vocabulary& vocabulary, For wanted)
    : tested_(tested), entered_(entered), findings_(findings), wanted_(wanted),
      inputs_(tested.exploration().shapes(), tested.signature().input, vocabulary, tested.program().float_inputs()) {}

bool Drawing::step(const std::function<bool()>& is_search_over) {
  Clock::time_point start = Clock::now();
  bool goes_on = tested_.exploration().search().step();
  search_time_ += Clock::now() - start;
  if (must_stop() || counters().paths >= tested_.exploration().options().most_paths) return goes_on;
  if (!goes_on) {
    // A suite has room for what the search is bound not to find; a test is over.
    bool is_over = wanted_ == For::Findings || is_search_over() || inputs_.are_spent();
    if (is_over) return false;
  }
  if (!goes_on || is_due()) draw_some();
  return true;
}

bool Drawing::is_due() const {
  uint64_t runs = counters().runs;
  if (wanted_ == For::Suite) return runs >= runs_before_suite;
  return runs >= runs_before_test && runs % runs_for_drawn == 0 && !inputs_.are_spent();
}

// For a suite so many as are due, and more where the search takes its time. For a test always as many, so that what a
// test does without being stopped does not depend on time.
void Drawing::draw_some() {
  constexpr uint32_t share = 4; // of the time of the search
  constexpr std::chrono::milliseconds at_once(5);
  bool is_for_suite = wanted_ == For::Suite;
  bool is_counted = !is_for_suite || tested_.exploration().options().most_paths != UINT64_MAX;
  Clock::time_point start = Clock::now();
  auto has_time = [&] {
    Clock::duration now = Clock::now() - start;
    return !is_counted && now < at_once && (drawing_time_ + now) * share < search_time_;
  };
  // The search's own runs are no news.
  if (!is_for_suite) entered_.note({entered_.take(), true});
  uint32_t left = is_for_suite ? inputs_.turns() : 1;
  for (; !must_stop() && (left > 0 || has_time()); left -= left > 0 ? 1 : 0) draw_one();
  drawing_time_ += Clock::now() - start;
}

void Drawing::draw_one() {
  constexpr uint64_t most_steps = 50'000;
  Arena arena;
  std::optional<Value> drawn = inputs_.next(arena);
  if (!drawn) return inputs_.note_nothing();
  std::span<const Value> arguments(drawn->elements(), drawn->arity());
  Budget budget = tested_.exploration().budget();
  budget.steps = std::min(budget.steps, most_steps);
  Context context(tested_.program(), budget);
  entered_.forget();
  auto [outcome, rejected] = tested_.run(context, arguments);
  std::vector<uint32_t> entered = entered_.take();
  bool counts = !rejected && has_ended(outcome);
  bool is_news = counts && entered_.note({std::move(entered), outcome.returned()});
  if (counts && wanted_ == For::Findings) is_news = fails_anew(context, outcome, arguments) || is_news;
  if (!is_news) return inputs_.note_nothing(context.steps_taken());
  if (!tested_.fits_signature(arguments)) return;
  inputs_.note_new(arguments);
  tested_.exploration().search().run_seed(arguments);
}

bool Drawing::fails_anew(Context& context, const Outcome& outcome, std::span<const Value> arguments) {
  FunctionUnderTest::Called called = tested_.called_with(context, outcome, arguments);
  if (called.how != FunctionUnderTest::Called::How::Failed) return false;
  std::string key = group_key(*called.failure);
  return !findings_.contains(key) && failures_.insert(std::move(key)).second;
}

} // namespace assay::finding
