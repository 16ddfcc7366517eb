#include "campaign/grading.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <numeric>

#include "base/file.h"
#include "base/stop.h"
#include "base/supervisor.h"
#include "base/version.h"
#include "campaign/grade_worker.h"
#include "campaign/prepare_worker.h"
#include "campaign/workers.h"
#include "lang/choose_functions.h"
#include "lang/tokens.h"

namespace assay::campaign {

namespace {

// A worker keeps to its limits by itself, by a clock that may take three times as long where others have the processor
// (base/work_clock.h). One that does not even do that is lost.
constexpr double longest_of_limit = 4;
constexpr double time_to_finish = 15;

bool is_of_language(const std::filesystem::path& file, const Language& language) {
  return std::ranges::any_of(language.file_endings(),
                             [&](std::string_view ending) { return file.string().ends_with(ending); });
}

std::string hash_of_file(const std::string& path) {
  if (why_no_file(path)) return "unreadable";
  auto text = read_file(path);
  return text ? content_hash(*text) : "unreadable";
}

std::string options_text(const OpenOptions& options) {
  std::string text;
  for (const auto* texts : {&options.include_folders, &options.definitions, &options.code_folders, &options.appended}) {
    text += "\n";
    for (const std::string& each : *texts) text += string_token(each);
  }
  return text + "\n";
}

Grade unanswered(const Workers::Finished& finished) {
  Grade grade;
  grade.verdict = GradeVerdict::Fault;
  grade.detail = finished.problem.empty() ? "the answer of its process can't be read" : finished.problem;
  return grade;
}

Grade not_stopped() {
  Grade grade;
  grade.verdict = GradeVerdict::BudgetSpent;
  grade.detail = "the time or the memory was used up, and what was under way did not stop";
  return grade;
}

} // namespace

std::optional<std::string> why_no_file(const std::string& path) {
  std::error_code error;
  auto status = std::filesystem::status(path, error);
  if (error || !std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return std::nullopt;
  return "it is no regular file";
}

std::vector<std::string> submission_files(std::span<const std::string> named, const Language& language) {
  std::vector<std::string> files;
  for (const std::string& name : named) {
    std::error_code error;
    if (!std::filesystem::is_directory(name, error)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> found;
    using Walk = std::filesystem::recursive_directory_iterator;
    for (Walk each(name, std::filesystem::directory_options::skip_permission_denied, error), end; each != end;
         each.increment(error)) {
      if (error) break;
      if (!each->is_directory(error) && is_of_language(each->path(), language)) found.push_back(each->path().string());
    }
    std::ranges::sort(found);
    files.insert(files.end(), found.begin(), found.end());
  }
  std::vector<std::string> once;
  for (std::string& file : files) {
    if (std::ranges::find(once, file) == once.end()) once.push_back(std::move(file));
  }
  return once;
}

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_submission(const Language& language,
                                                                           OpenOptions options,
                                                                           const LoadedProgram& reference,
                                                                           const std::string& file) {
  options.shares_inputs_with = &reference;
  return language.open(file, options);
}

Grade grade_of_unopened(const Diagnostics& problems) {
  Grade grade = grade_of(problems);
  if (must_stop()) grade.verdict = GradeVerdict::BudgetSpent;
  return grade;
}

Grading::Grading(const GradingSettings& settings, const Language& language, LoadedProgram& reference,
                 std::vector<std::string> files)
    : settings_(settings), language_(language), reference_(reference), files_(std::move(files)), grades_(files_.size()),
      keys_(files_.size()) {
  const SearchOptions& search = settings_.compare.options.search;
  common_key_ = fmt::format("{}{}\n{} {} {} {} {} {} {}", build_identity(), language_.toolchain(),
                            settings_.compare.function, search.size, search.depth, search.most_paths,
                            settings_.compare.options.strict, settings_.compare.use_spec, settings_.seconds_each);
  if (auto function = choose_function(reference_, settings_.compare.function))
    common_key_ += content_hash(reference_.identity(**function, true));
  common_key_ += options_text(settings_.open) + hash_of_file(settings_.reference);
  for (const std::string& file : settings_.open.appended) common_key_ += " " + hash_of_file(file);
}

// Everything that the grade depends on: the file, since its lines are shown, and what the program is.
std::string Grading::key_of(size_t file, std::string_view identity) const {
  return content_hash(fmt::format("{}\n{}\n{}\n{}", common_key_, files_[file], hash_of_file(files_[file]), identity));
}

// A line that is not whole was being written when the work was cut short.
void Grading::read_record() {
  std::ifstream record(settings_.record);
  for (std::string line; std::getline(record, line);) {
    if (auto each = read_grade_record(line)) kept_[each->key] = std::move(each->grade);
  }
}

bool Grading::take_over(size_t file, std::string_view identity) {
  keys_[file] = key_of(file, identity);
  auto found = kept_.find(keys_[file]);
  if (found == kept_.end() || found->second.verdict == GradeVerdict::Fault) return false;
  grades_[file] = found->second;
  ++taken_over_;
  return true;
}

void Grading::note(size_t file, Grade grade) {
  grade.submission = files_[file];
  bool is_wrong = grade.verdict == GradeVerdict::Wrong || grade.verdict == GradeVerdict::DoesNotEnd;
  wrong_ += is_wrong ? 1 : 0;
  std::ofstream record(settings_.record, std::ios::app);
  // Begins a line even if the last one was cut short.
  record << "\n" << grade_record(keys_[file], grade) << std::flush;
  if (!record) record_problem_ = "grades can't be written to " + settings_.record.string();
  grades_[file] = std::move(grade);
}

// One that can be compared becomes a leader or a follower.
void Grading::take(const Workers::Finished& compiled) {
  size_t file = compiled.task;
  std::optional<Prepared> prepared = compiled.answer ? read_prepared(*compiled.answer) : std::nullopt;
  if (!prepared) prepared = Prepared{compiled.at_limit ? not_stopped() : unanswered(compiled), {}};
  if (take_over(file, prepared->identity)) return;
  if (prepared->grade) return note(file, std::move(*prepared->grade));
  auto [found, is_new] = leader_of_program_.try_emplace(prepared->identity, file);
  if (is_new) {
    leaders_.push_back(file);
  } else {
    followers_[found->second].push_back(file);
  }
}

Grading::Progress Grading::progress() const {
  auto graded = std::ranges::count_if(grades_, [](const std::optional<Grade>& grade) { return grade.has_value(); });
  return {files_.size(), static_cast<size_t>(graded), wrong_, false};
}

bool Grading::run() {
  listen_to_interrupts();
  read_record();
  auto longest = std::chrono::milliseconds(
      static_cast<int64_t>(1000 * (longest_of_limit * settings_.seconds_each + time_to_finish)));
  auto stop = [] { return must_stop(); };
  std::vector<size_t> all(files_.size());
  std::iota(all.begin(), all.end(), 0);
  Workers compiling(
      1, [this] { return std::make_unique<PrepareWorker>(settings_, language_, reference_, files_); }, longest);
  auto compiled = [this](const Workers::Finished& finished) {
    if (must_stop()) return;
    take(finished);
    Progress now = progress();
    now.is_compiling = true;
    if (watch) watch(now);
  };
  if (!compiling.run(all, compiled, stop)) return false;
  Workers workers(
      settings_.jobs, [this] { return std::make_unique<GradeWorker>(settings_, language_, reference_, files_); },
      longest);
  auto done = [this](const Workers::Finished& finished) {
    std::optional<KeptGrade> answer = finished.answer ? read_grade_record(*finished.answer) : std::nullopt;
    Grade grade = answer ? std::move(answer->grade) : finished.at_limit ? not_stopped() : unanswered(finished);
    if (must_stop()) return;
    for (size_t follower : followers_[finished.task]) {
      Grade same = grade;
      same.same_as = files_[finished.task];
      same.seconds = 0;
      note(follower, std::move(same));
    }
    note(finished.task, std::move(grade));
    if (watch) watch(progress());
  };
  return workers.run(leaders_, done, stop);
}

std::vector<Grade> Grading::grades() const {
  std::vector<Grade> found;
  for (const std::optional<Grade>& grade : grades_) {
    if (grade) found.push_back(*grade);
  }
  return found;
}

} // namespace assay::campaign
