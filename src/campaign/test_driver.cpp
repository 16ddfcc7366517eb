#include "campaign/test_driver.h"

#include <unistd.h>

#include <algorithm>

#include "base/stop.h"
#include "report/style.h"

namespace assay::campaign {

namespace {

constexpr double longest_slice = 0.05;
constexpr double shortest_slice = 0.001;
constexpr uint64_t runs_in_slice = 64; // where nothing may depend on time

bool is_active(const TestedFunction& tested) { return tested.test != nullptr && !tested.is_done; }

} // namespace

TestDriver::TestDriver(const TestSettings& settings, const core::Module& module, const TimePlan& plan,
                       std::vector<TestedFunction>& functions, std::vector<const core::Function*> also)
    : settings_(settings), plan_(plan), functions_(functions), progress_(is_terminal(STDERR_FILENO)),
      coverage_(module, what_is_counted(settings), std::move(also)) {}

double TestDriver::seconds() const { return clock_.seconds(); }

bool TestDriver::may_go_on() { return left_for_search() > 0 && !must_stop(); }

double TestDriver::left_for_search() const { return plan_.left_for_search(findings(), seconds_for_suspects()); }

// Calls that may have no end are looked at last, and for a suite not at all; until every function had its turn they take
// no time from the search.
double TestDriver::seconds_for_suspects() const {
  auto has_suspect = [](const TestedFunction& tested) { return tested.test != nullptr && tested.test->has_suspect(); };
  auto waits = [](const TestedFunction& tested) { return tested.test != nullptr && tested.slices == 0; };
  if (settings_.options.collects || std::ranges::any_of(functions_, waits)) return 0;
  return reserve_for_suspect * static_cast<double>(std::ranges::count_if(functions_, has_suspect));
}

uint64_t TestDriver::findings() const {
  uint64_t count = 0;
  for (const TestedFunction& tested : functions_) {
    if (tested.test == nullptr) continue;
    count += settings_.options.collects ? tested.test->covering()->all().size() : tested.test->findings().size();
  }
  return count;
}

TestedFunction* TestDriver::next() {
  TestedFunction* chosen = nullptr;
  for (TestedFunction& tested : functions_) {
    if (!is_active(tested)) continue;
    if (chosen == nullptr || had(tested) < had(*chosen)) chosen = &tested;
  }
  return chosen;
}

double TestDriver::had(const TestedFunction& tested) const {
  constexpr double weight_of_covered = 4;
  double share = settings_.limits.by_count ? static_cast<double>(tested.slices) : tested.seconds;
  return tested.is_covered ? weight_of_covered * share : share;
}

void TestDriver::run() {
  while (may_go_on()) {
    TestedFunction* tested = next();
    covered_ = settings_.until_covered && all_is_covered();
    if (tested == nullptr || covered_) break;
    auto active = static_cast<double>(std::ranges::count_if(functions_, is_active));
    run_slice(*tested, std::clamp(left_for_search() / active, shortest_slice, longest_slice));
  }
  interrupted_ = why_stop() == WhyStop::Interrupt;
  StoppedBy stopped = must_stop() ? stopped_for(why_stop()) : covered_ ? StoppedBy::Covered : StoppedBy::Time;
  for (TestedFunction& tested : functions_) {
    if (is_active(tested)) tested.stopped_by = stopped;
  }
  progress_.wipe();
}

// Every function has had its turn, as some have no clauses; only then it is worth counting those that nobody leads to.
bool TestDriver::all_is_covered() const {
  bool each = std::ranges::all_of(functions_, [](const TestedFunction& tested) {
    return tested.test == nullptr || (tested.is_covered && tested.test->counters().runs != 0);
  });
  if (!each) return false;
  ClauseCoverage counts = coverage_.counts();
  return counts.covered == counts.total;
}

void TestDriver::run_slice(TestedFunction& tested, double slice) {
  double start = seconds();
  ++tested.slices;
  uint64_t runs = 0;
  auto slice_is_over = [&] { return settings_.limits.by_count ? runs >= runs_in_slice : seconds() - start >= slice; };
  do {
    if (!step(tested)) break;
    ++runs;
    if (progress_.is_due()) show_progress();
  } while (!slice_is_over() && may_go_on());
  coverage_.add(*tested.function, *tested.machine);
  coverage_.add(*tested.function, tested.test->makers());
  tested.is_covered = coverage_.is_covered(*tested.function);
  tested.seconds += seconds() - start;
  tell_of_findings();
}

// Where there is much to tell, less often.
void TestDriver::tell_of_findings() {
  constexpr double at_least_between = 0.5;
  constexpr double times_the_telling = 20;
  uint64_t found = findings();
  if (!found_more || found == findings_told_ || seconds() < tell_after_) return;
  findings_told_ = found;
  double start = seconds();
  found_more();
  tell_after_ = seconds() + std::max(at_least_between, times_the_telling * (seconds() - start));
}

// A fault of ours in one function must not lose what is known of the others.
bool TestDriver::step(TestedFunction& tested) const {
  try {
    if (tested.test->step()) return true;
    if (!must_stop()) note_end(tested);
  } catch (const std::exception& error) {
    tested.test->search().note_fault(error.what());
    tested.is_done = true;
  }
  return false;
}

void TestDriver::note_end(TestedFunction& tested) const {
  tested.is_done = true;
  bool full = tested.test->counters().paths >= settings_.options.search.most_paths;
  if (full && tested.test->search().waiting() != 0) tested.stopped_by = StoppedBy::MostPaths;
}

void TestDriver::show_progress() {
  ProgressNumbers numbers;
  for (const TestedFunction& tested : functions_) {
    ++numbers.functions;
    numbers.functions_done += tested.is_done || tested.test == nullptr;
    if (tested.test == nullptr) continue;
    numbers.paths += tested.test->counters().paths;
    numbers.findings += tested.test->findings().size();
    numbers.solver_seconds += tested.test->solver_statistics().seconds;
  }
  numbers.coverage = coverage_.counts();
  numbers.seconds = seconds();
  progress_.show(progress_text(numbers));
}

} // namespace assay::campaign
