#include "campaign/grade_worker.h"

#include <algorithm>
#include <chrono>

#include "base/stop.h"
#include "base/supervisor.h"
#include "campaign/search_limits.h"

namespace assay::campaign {

namespace {

constexpr size_t most_remembered = 32;

} // namespace

std::string GradeWorker::work(size_t file) {
  auto start = std::chrono::steady_clock::now();
  TimePlan plan = time_plan(settings_.seconds_each, settings_.limited_by_count);
  Grade result = grade(files_[file], plan);
  limit_no_time(); // until the next task
  set_last_words({});
  is_spent_ = is_spent_ || why_stop() == WhyStop::Memory;
  clear_stop();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return grade_record("", result);
}

Grade GradeWorker::grade(const std::string& file, TimePlan& plan) {
  auto submission = open_submission(language_, settings_.open, reference_, file);
  return submission ? compare(**submission, plan) : grade_of_unopened(submission.error());
}

Grade GradeWorker::compare(LoadedProgram& submission, TimePlan& plan) {
  std::unique_ptr<RealRuntime> runtime = submission.real_runtime();
  auto functions = compared_functions(reference_, submission, settings_.compare.function);
  if (!functions) return grade_of(functions.error());
  auto comparison =
      Comparison::of({reference_, runtime_.get()}, {submission, runtime.get()}, *functions, settings_.compare);
  if (!comparison) return grade_of(comparison.error());
  Known& known = known_[(*comparison)->restrictions()];
  (*comparison)->try_first(known.failed_on);
  if (known.larger == nullptr) {
    known.larger = contract_inputs_of(reference_, *functions->reference, settings_.compare);
  }
  if (known.larger != nullptr) (*comparison)->try_last(*known.larger);
  (*comparison)->so_far = [](const DiffReport& report) { set_last_words({grade_record("", grade_of(report))}); };
  StoppedBy stopped_by = (*comparison)->search(plan, {});
  if (stopped_by == StoppedBy::Interrupt) return {}; // nobody waits for it
  is_spent_ = stopped_by == StoppedBy::Memory;
  DiffReport report = (*comparison)->finish(plan, stopped_by);
  if (report.counter_example) remember(*report.counter_example, report.call, known);
  return grade_of(report);
}

void GradeWorker::remember(const CounterExample& found, const std::string& call, Known& known) {
  // One that does not end costs more than it can save.
  if (found.contrast == Contrast::Endless) return;
  std::vector<std::shared_ptr<const KeptInput>>& inputs = known.failed_on;
  std::vector<std::string>& texts = known.failed_on_texts;
  auto same = std::ranges::find(texts, call);
  if (same != texts.end()) {
    auto place = same - texts.begin();
    std::rotate(texts.begin(), same, same + 1);
    std::rotate(inputs.begin(), inputs.begin() + place, inputs.begin() + place + 1);
    return;
  }
  inputs.insert(inputs.begin(), found.input);
  texts.insert(texts.begin(), call);
  if (inputs.size() <= most_remembered) return;
  inputs.pop_back();
  texts.pop_back();
}

} // namespace assay::campaign
