#include "judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "base/program.h"

namespace assay::adversary {

namespace {

void write(const std::filesystem::path& file, std::string_view text) { std::ofstream(file) << text; }

// The text of a member of a JSON record of ours, up to the end of a string, number or list of strings.
std::string member(std::string_view record, std::string_view name) {
  std::string start = fmt::format("\"{}\":", name);
  size_t at = record.find(start);
  if (at == std::string_view::npos) return {};
  std::string_view rest = record.substr(at + start.size());
  size_t end = rest.starts_with("[]")  ? 1
               : rest.starts_with('[') ? rest.find("\"]") // a text may have `int[]` in it
               : rest.starts_with('"') ? rest.find('"', 1)
                                       : rest.find_first_of(",}");
  return std::string(rest.substr(0, end == std::string_view::npos ? rest.size() : end))
      .substr(rest.starts_with('"') ? 1 : 0);
}

// `Traps.f3/2`, `traps:f3/2` and `Traps.f3(int)` are f3.
bool names(std::string_view title, std::string_view function) {
  size_t at = title.find(function);
  if (at == std::string_view::npos || at == 0) return false;
  char before = title[at - 1];
  char after = at + function.size() < title.size() ? title[at + function.size()] : '/';
  return (before == '.' || before == ':') && (after == '/' || after == '(');
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// Whether a record says that a line is proved to be unreachable: `"unreachable":[7,12]`.
bool says_unreachable(std::string_view record, uint32_t line) {
  std::string lines = member(record, "unreachable");
  return fmt::format("{},", lines.empty() ? "" : "," + lines.substr(1)).contains(fmt::format(",{},", line));
}

// It ended before anything could be said: on a machine with much other work not even the compiler had the time.
bool had_no_time(std::string_view record) { return member(record, "ended") == "3"; }

// What is not decided soon is left open, and no wrong verdict: the time goes to more programs.
constexpr std::string_view limits = "--json --max-paths 100 --time 10s"; // of a file
constexpr std::string_view limits_of_one = "--json --max-paths 100 --time 5s";

} // namespace

std::string Judge::run(const std::string& command) const {
  std::string line =
      fmt::format("cd '{}' && {{ {} 2>errors.txt; echo \"{{\\\"ended\\\":$?}}\"; }}", work_.string(), command);
  ProgramRun program;
  program.file = "/bin/sh";
  program.words = {"sh", "-c", line};
  program.seconds = 600;
  return run_program(std::move(program)).text;
}

void Judge::judge(const DrawnProgram& program, Draw& draw) {
  ++files_;
  std::filesystem::remove_all(work_);
  std::filesystem::create_directories(work_ / "mended");
  write(work_ / program.file, program.text);
  write(work_ / "mended" / program.file, program.mended);
  write(work_ / program.calls_file, program.calls);
  size_t before = problems_.size();
  check_calls(program);
  test(program);
  compare(program, draw.one_of(std::span<const DrawnTrap>(program.traps)));
  reach(program, draw.one_of(std::span<const DrawnTrap>(program.traps)));
  if (problems_.size() == before) return;
  for (const std::string& problem : std::span(problems_).subspan(before)) fmt::print("{}\n", problem);
  std::fflush(stdout); // who waits for the rest sees it now
  std::filesystem::path kept = work_;
  kept += fmt::format("_kept_{}", files_);
  std::filesystem::remove_all(kept);
  std::filesystem::copy(work_, kept, std::filesystem::copy_options::recursive);
}

// Every trap must fail as its table says, or nothing is proved by it.
void Judge::check_calls(const DrawnProgram& program) {
  std::string command = language_ == TrapLanguage::Ocaml ? "ocaml unix.cma -w -a calls.ml"
                        : language_ == TrapLanguage::Erlang
                            ? "escript calls.escript"
                            : "javac -nowarn -d classes Traps.java Calls.java && java -cp classes Calls";
  std::vector<std::string> printed = lines_of(run(command));
  for (const DrawnTrap& trap : program.traps) {
    if (std::ranges::find(printed, "fails:" + trap.name) != printed.end()) continue;
    problems_.push_back(
        fmt::format("file {}: the call of {} ({}) does not fail: {}", files_, trap.name, trap.kind, trap.condition));
  }
}

void Judge::note(const DrawnTrap& trap, std::string_view command, Says says, const std::string& record) {
  KindCount& count = kinds_[trap.kind];
  ++count.asked;
  auto is_named = [&](std::string_view excuse) {
    return member(record, "restrictions").contains(excuse) || member(record, "assumptions").contains(excuse);
  };
  if (says == Says::Found) {
    ++count.found;
  } else if (says == Says::Open) {
    ++count.open;
  } else if (says == Says::Nothing && std::ranges::any_of(trap.excuses, is_named)) {
    ++count.restricted;
  } else {
    ++count.wrong;
    problems_.push_back(fmt::format("file {}: {} of {} ({}: {}): {}", files_, command, trap.name, trap.kind,
                                    trap.condition, record.empty() ? "no record" : record));
  }
}

// The failure that the trap is there for: another one of the same function is none.
bool Judge::is_finding(const std::string& record, const DrawnTrap& trap) {
  return member(record, "type") == "finding" && names(member(record, "function"), trap.name) &&
         member(record, "line") == std::to_string(trap.line) && member(record, "confirmation") != "different";
}

void Judge::test(const DrawnProgram& program) {
  std::string functions;
  for (const DrawnTrap& trap : program.traps) functions += " " + trap.name;
  std::vector<std::string> records =
      lines_of(run(fmt::format("'{}' test {}{} --no-store {}", assay_.string(), program.file, functions, limits)));
  // On a machine with much other work the guard of the clock may end it: what is known is printed, and no more.
  bool is_cut = std::ranges::any_of(records,
                                    [](const std::string& record) {
                                      return member(record, "ended") == "1" || member(record, "ended") == "3";
                                    }) &&
                std::ranges::none_of(records, [](const std::string& record) {
                  return member(record, "type") == "summary" && member(record, "interrupted") == "false";
                });
  for (const DrawnTrap& trap : program.traps) {
    std::string function;
    bool is_found = false;
    bool is_refused = false;
    bool is_denied = false;
    for (const std::string& record : records) {
      if (member(record, "type") == "function" && names(member(record, "function"), trap.name)) function = record;
      if (member(record, "type") == "not_tested" && names(member(record, "function"), trap.name)) is_refused = true;
      is_found |= is_finding(record, trap);
      is_denied |= says_unreachable(record, trap.line);
    }
    Says says = function.empty() && !is_refused && !is_cut                           ? Says::Fault
                : !function.empty() && member(function, "predictions_broken") != "0" ? Says::Fault
                : is_found                                                           ? Says::Found
                : is_denied                                                          ? Says::Fault
                : function.empty() || member(function, "verdict") == "not_exhausted" ? Says::Open
                : member(function, "deeper") != "0"                                  ? Says::Open // and it says so
                                                                                     : Says::Nothing;
    note(trap, "test", says, function);
  }
}

void Judge::compare(const DrawnProgram& program, const DrawnTrap& trap) {
  auto ask = [&](std::string_view size) {
    return run(fmt::format("'{}' diff mended/{} {} -f {} {}{}", assay_.string(), program.file, program.file, trap.name,
                           limits_of_one, size));
  };
  std::string record = ask("");
  // The failing call may be larger than the bound of the verdict, but not as large as this.
  if (member(record, "verdict") == "same") record = ask(" --size 30");
  std::string verdict = member(record, "verdict");
  Says says = verdict == "different"           ? Says::Found
              : verdict == "budget_spent"      ? Says::Open
              : member(record, "ended") == "4" ? Says::Open // it says that it can't
              : verdict == "same"              ? Says::Nothing
              : had_no_time(record)            ? Says::Open
                                               : Says::Fault;
  note(trap, "diff", says, record);
}

void Judge::reach(const DrawnProgram& program, const DrawnTrap& trap) {
  std::string record = run(fmt::format("'{}' reach {}:{} {}", assay_.string(), program.file, trap.line, limits_of_one));
  std::string verdict = member(record, "verdict");
  Says says = verdict == "reached"       ? Says::Found
              : verdict == "unknown"     ? Says::Open
              : verdict == "unreachable" ? Says::Nothing
              : had_no_time(record)      ? Says::Open
                                         : Says::Fault;
  note(trap, "reach", says, record);
}

uint64_t Judge::asked() const {
  uint64_t count = 0;
  for (const auto& [kind, each] : kinds_) count += each.asked;
  return count;
}

std::string Judge::summary() const {
  std::string text =
      fmt::format("{:<28} {:>6} {:>6} {:>6} {:>10} {:>6}\n", "kind", "asked", "found", "open", "restricted", "wrong");
  uint64_t wrong_kinds = 0;
  for (const auto& [kind, count] : kinds_) {
    text += fmt::format("{:<28} {:>6} {:>6} {:>6} {:>10} {:>6}\n", kind, count.asked, count.found, count.open,
                        count.restricted, count.wrong);
    wrong_kinds += count.wrong != 0;
  }
  return text + fmt::format("{} verdicts of {} kinds in {} files; wrong verdicts of {} kinds; {} problems\n", asked(),
                            kinds_.size(), files_, wrong_kinds, problems_.size());
}

} // namespace assay::adversary
