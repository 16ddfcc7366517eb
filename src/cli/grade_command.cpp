// `assay grade`: many submissions, one reference; a table of what came of each.

#include <fmt/core.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "base/file.h"
#include "base/supervisor.h"
#include "campaign/grading.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/read_settings.h"
#include "cli/reporter_of.h"
#include "lang/choose_functions.h"
#include "report/progress.h"

namespace assay::cli {

namespace {

size_t processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (::sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  return static_cast<size_t>(std::max(1, CPU_COUNT(&set)));
}

std::expected<GradingSettings, std::string> grading_settings(const Arguments& arguments) {
  if (arguments.words().empty() || !arguments.has("-f") || !arguments.has("--reference")) {
    return std::unexpected("grade takes --reference FILE -f NAME[/ARITY] SUBMISSION ...; see assay grade --help");
  }
  SearchLimits limits = search_limits(arguments, "--time-each");
  GradingSettings settings;
  settings.reference = arguments.value("--reference");
  settings.open = open_options(arguments);
  settings.compare = compare_settings(arguments, limits);
  settings.seconds_each = limits.seconds;
  limit_memory(limits.memory);
  settings.limited_by_count = limits.by_count;
  settings.jobs = arguments.has("--jobs") ? arguments.count("--jobs") : processors();
  return settings;
}

class ProgressLine {
 public:
  void show(const Grading::Progress& now) {
    if (!line_.is_due()) return;
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    line_.show(fmt::format("{}{} of {} graded, {} wrong, {:.0f} s", now.is_compiling ? "compiling: " : "", now.graded,
                           now.files, now.wrong, seconds));
  }

 private:
  Progress line_{is_terminal(STDERR_FILENO)};
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// What is wrong with the reference is said once, and ends the command.
std::optional<ExitCode> check_reference(LoadedProgram& reference, const CompareSettings& settings) {
  auto function = choose_function(reference, settings.function);
  if (!function) return usage_error("the reference: " + function.error());
  ShapeTable shapes;
  auto signature = reference.inputs().signature(shapes, **function, settings.use_spec);
  if (signature) return std::nullopt;
  fmt::print(stderr, "{}\n", to_string(signature.error()));
  return ExitCode::NotLoaded;
}

bool write_tables(const std::filesystem::path& folder, std::span<const Grade> grades) {
  return write_file_atomically(folder / "grades.csv", csv_table(grades)) &&
         write_file_atomically(folder / "grades.json", json_grades(grades));
}

ExitCode exit_code(std::span<const Grade> grades) {
  auto any = [&](auto is) { return std::ranges::any_of(grades, is, &Grade::verdict); };
  if (any([](GradeVerdict verdict) { return verdict == GradeVerdict::Fault; })) return ExitCode::OurFault;
  auto is_open = [](GradeVerdict verdict) { return verdict == GradeVerdict::BudgetSpent; };
  if (any([&](GradeVerdict verdict) { return verdict != GradeVerdict::Same && !is_open(verdict); })) {
    return ExitCode::Found;
  }
  return any(is_open) ? ExitCode::Inconclusive : ExitCode::Fine;
}

} // namespace

ExitCode grade_command(const Arguments& arguments) {
  auto settings = grading_settings(arguments);
  if (!settings) return usage_error(settings.error());
  const Language* language = languages().recognise(settings->reference);
  auto reference = open_program(settings->reference, arguments);
  if (!reference) return reference.error();
  if (auto code = check_reference(**reference, settings->compare)) return *code;
  std::vector<std::string> files = submission_files(arguments.words(), *language);
  if (files.empty()) return usage_error("there is no submission in what was named");
  std::filesystem::path folder = arguments.value("--out");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return usage_error(fmt::format("{}: {}", folder.string(), error.message()));
  settings->record = folder / "graded";

  Grading grading(*settings, *language, **reference, std::move(files));
  bool finished = false;
  {
    ProgressLine line;
    grading.watch = [&](const Grading::Progress& now) { line.show(now); };
    finished = grading.run();
  }
  std::vector<Grade> grades = grading.grades();
  bool written = write_tables(folder, grades);
  fmt::print("{}", reporter_of(arguments)->grades(grades, written ? folder : std::filesystem::path()));
  std::fflush(stdout);
  if (grading.taken_over() != 0) {
    fmt::print(stderr, "assay: {} of {} were graded before; without {} all are graded again\n", grading.taken_over(),
               grades.size(), settings->record.string());
  }
  if (!written || !grading.record_problem().empty()) {
    fmt::print(stderr, "assay: {}\n",
               written ? grading.record_problem() : "the tables can't be written to " + folder.string());
    return ExitCode::Usage;
  }
  return finished ? exit_code(grades) : ExitCode::Interrupted;
}

} // namespace assay::cli
