#include "compare/grade_worker.h"

#include <algorithm>
#include <chrono>

#include "base/stop.h"
#include "base/supervisor.h"

namespace assay {

namespace {

constexpr size_t most_remembered = 32;

} // namespace

std::string GradeWorker::work(size_t file) {
  auto start = std::chrono::steady_clock::now();
  TimePlan plan = settings_.time_plan(settings_.seconds_each, settings_.limited_by_count);
  Grade result = grade(files_[file], plan);
  limit_no_time(); // until the next task
  clear_stop();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return grade_record("", result);
}

Grade GradeWorker::grade(const std::string& file, TimePlan& plan) {
  auto submission = open_submission(language_, settings_.open, reference_, file);
  return submission ? compare(**submission, plan) : grade_of(submission.error());
}

Grade GradeWorker::compare(LoadedProgram& submission, TimePlan& plan) {
  std::unique_ptr<RealRuntime> runtime = submission.real_runtime();
  auto functions = compared_functions(reference_, submission, settings_.compare.function);
  if (!functions) return grade_of(functions.error());
  auto comparison =
      Comparison::of({reference_, runtime_.get()}, {submission, runtime.get()}, *functions, settings_.compare);
  if (!comparison) return grade_of(comparison.error());
  (*comparison)->try_first(failed_on_);
  if (larger_ == nullptr) larger_ = contract_inputs_of(reference_, *functions->reference, settings_.compare);
  if (larger_ != nullptr) (*comparison)->try_last(*larger_);
  StoppedBy stopped_by = (*comparison)->search(plan, {});
  if (stopped_by == StoppedBy::Interrupt) return {}; // nobody waits for it
  DiffReport report = (*comparison)->finish(plan, stopped_by);
  if (report.counter_example) remember(*report.counter_example, report.call);
  return grade_of(report);
}

void GradeWorker::remember(const CounterExample& found, const std::string& call) {
  // One that does not end costs more than it can save.
  if (found.contrast == Contrast::Endless) return;
  auto known = std::ranges::find(failed_on_texts_, call);
  if (known != failed_on_texts_.end()) {
    auto place = known - failed_on_texts_.begin();
    std::rotate(failed_on_texts_.begin(), known, known + 1);
    std::rotate(failed_on_.begin(), failed_on_.begin() + place, failed_on_.begin() + place + 1);
    return;
  }
  failed_on_.insert(failed_on_.begin(), found.input);
  failed_on_texts_.insert(failed_on_texts_.begin(), call);
  if (failed_on_.size() <= most_remembered) return;
  failed_on_.pop_back();
  failed_on_texts_.pop_back();
}

} // namespace assay
