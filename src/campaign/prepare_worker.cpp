#include "campaign/prepare_worker.h"

#include "base/file.h"
#include "base/stop.h"
#include "base/supervisor.h"
#include "campaign/search_limits.h"

namespace assay::campaign {

std::string PrepareWorker::work(size_t file) {
  TimePlan plan = time_plan(settings_.seconds_each, settings_.limited_by_count);
  Prepared prepared = prepare(files_[file]);
  limit_no_time(); // until the next task
  clear_stop();
  return prepared.grade ? grade_record("", *prepared.grade) : prepared.identity;
}

std::optional<Prepared> read_prepared(std::string_view answer) {
  if (!answer.starts_with('(')) return Prepared{std::nullopt, std::string(answer)};
  auto kept = read_grade_record(answer);
  return kept ? std::optional(Prepared{std::move(kept->grade), {}}) : std::nullopt;
}

Prepared PrepareWorker::prepare(const std::string& file) {
  if (auto why = why_no_file(file)) return {grade_of(Diagnostics{{file, 0, 0, std::move(*why)}}), {}};
  auto program = open_submission(language_, settings_.open, reference_, file);
  if (!program) return {grade_of_unopened(program.error()), {}};
  auto functions = compared_functions(reference_, **program, settings_.compare.function);
  if (!functions) return {grade_of(functions.error()), {}};
  return {std::nullopt, content_hash((*program)->identity(*functions->submission, settings_.compare.options.strict))};
}

} // namespace assay::campaign
