#include "compare/grading.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "base/file.h"
#include "compare/grade_worker.h"
#include "compare/program_key.h"
#include "compare/workers.h"

namespace assay {

namespace {

// A worker that takes so much longer than the time for one submission is lost.
constexpr double time_to_finish = 60;

bool is_of_language(const std::filesystem::path& file, const Language& language) {
  return std::ranges::any_of(language.file_endings(),
                             [&](std::string_view ending) { return file.string().ends_with(ending); });
}

std::string hash_of_file(const std::string& path) {
  auto text = read_file(path);
  return text ? content_hash(*text) : "unreadable";
}

Grade fault(std::string what) {
  Grade grade;
  grade.verdict = GradeVerdict::Fault;
  grade.detail = std::move(what);
  return grade;
}

Grade not_stopped() {
  Grade grade;
  grade.verdict = GradeVerdict::BudgetSpent;
  grade.detail = "the time or the memory was used up, and what was under way did not stop";
  return grade;
}

} // namespace

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

Grading::Grading(const GradingSettings& settings, const Language& language, LoadedProgram& reference,
                 std::vector<std::string> files)
    : settings_(settings), language_(language), reference_(reference), files_(std::move(files)),
      grades_(files_.size()) {
  const SearchOptions& search = settings_.compare.options.search;
  common_key_ = fmt::format("{} {} {} {} {} {} {} {}", hash_of_file(settings_.reference), settings_.compare.function,
                            search.size, search.depth, search.most_paths, settings_.compare.options.strict,
                            settings_.compare.use_spec, settings_.seconds_each);
  for (const std::string& file : settings_.open.appended) common_key_ += " " + hash_of_file(file);
}

// Everything that the grade depends on.
std::string Grading::key_of(size_t file) const {
  return content_hash(fmt::format("{} {} {}", common_key_, files_[file], hash_of_file(files_[file])));
}

// A line that is not whole was being written when the work was cut short.
void Grading::take_over() {
  std::map<std::string, Grade> kept;
  std::ifstream record(settings_.record);
  for (std::string line; std::getline(record, line);) {
    if (auto each = read_grade_record(line)) kept[each->key] = std::move(each->grade);
  }
  for (size_t i = 0; i < files_.size(); ++i) {
    auto found = kept.find(key_of(i));
    if (found == kept.end() || found->second.verdict == GradeVerdict::Fault) continue;
    grades_[i] = std::move(found->second);
    ++taken_over_;
  }
}

void Grading::note(size_t file, Grade grade) {
  grade.submission = files_[file];
  bool is_wrong = grade.verdict == GradeVerdict::Wrong || grade.verdict == GradeVerdict::DoesNotEnd;
  wrong_ += is_wrong ? 1 : 0;
  std::ofstream record(settings_.record, std::ios::app);
  // Begins a line even if the last one was cut short.
  record << "\n" << grade_record(key_of(file), grade) << std::flush;
  if (!record) record_problem_ = "grades can't be written to " + settings_.record.string();
  grades_[file] = std::move(grade);
}

// Compiles it; one that can be compared becomes a leader or a follower.
void Grading::prepare(size_t file) {
  auto program = open_submission(language_, settings_.open, reference_, files_[file]);
  if (!program) return note(file, grade_of(program.error()));
  auto functions = compared_functions(reference_, **program, settings_.compare.function);
  if (!functions) return note(file, grade_of(functions.error()));
  std::string key = program_key((*program)->main_module(), *functions->submission);
  auto [found, is_new] = leader_of_program_.try_emplace(key, file);
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
  take_over();
  for (size_t i = 0; i < files_.size(); ++i) {
    if (runs_interrupted()) return false;
    if (grades_[i]) continue;
    prepare(i);
    Progress now = progress();
    now.is_compiling = true;
    if (watch) watch(now);
  }
  auto longest = std::chrono::milliseconds(static_cast<int64_t>(1000 * (10 * settings_.seconds_each + time_to_finish)));
  Workers workers(
      settings_.jobs, [this] { return std::make_unique<GradeWorker>(settings_, language_, reference_, files_); },
      longest);
  auto done = [this](const Workers::Finished& finished) {
    std::optional<KeptGrade> answer = finished.answer ? read_grade_record(*finished.answer) : std::nullopt;
    Grade grade = answer ? std::move(answer->grade)
                  : finished.at_limit
                      ? not_stopped()
                      : fault(finished.problem.empty() ? "the answer of its process can't be read" : finished.problem);
    if (runs_interrupted()) return;
    for (size_t follower : followers_[finished.task]) {
      Grade same = grade;
      same.same_as = files_[finished.task];
      same.seconds = 0;
      note(follower, std::move(same));
    }
    note(finished.task, std::move(grade));
    if (watch) watch(progress());
  };
  return workers.run(leaders_, done, [] { return runs_interrupted(); });
}

std::vector<Grade> Grading::grades() const {
  std::vector<Grade> found;
  for (const std::optional<Grade>& grade : grades_) {
    if (grade) found.push_back(*grade);
  }
  return found;
}

} // namespace assay
