// The conformance runner: starts the real erl as the oracle, gets from it what calls come to, makes the same calls on
// our machine, and compares. Exit code 0 if all agree (with --break: if not), 1 if not, 2 for a wrong command line, 4
// if erl or our own side could not be started.
//
// Modes: `programs` runs every function of arity 0 of the programs in a folder; `random` runs calls of library
// functions with drawn arguments (erlang/assay_random_calls.erl). Start with run_programs and run_random below.

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

#include <fmt/core.h>

#include "call_tally.h"
#include "lang/erlang/broken_rule.h"
#include "lang/languages.h"
#include "mutation.h"
#include "options.h"
#include "oracle.h"
#include "referee.h"

namespace assay::conformance {
namespace {

constexpr int exit_same = 0;
constexpr int exit_different = 1;
constexpr int exit_not_started = 4;
// A mutation that was noticed so often was noticed.
constexpr uint64_t enough_mismatches = 20;

// `target` is a module that is on the code path; all others are found from there.
std::unique_ptr<LoadedProgram> open_program(const std::string& target, const Options& options) {
  const Language* language = languages().find("erlang");
  if (language == nullptr) {
    fmt::print(stderr, "conformance: there is no language erlang\n");
    return nullptr;
  }
  OpenOptions open;
  open.code_folders = options.code_folders;
  if (!options.work.empty()) open.code_folders.push_back(options.work);
  auto opened = language->open(target, open);
  if (opened) return std::move(*opened);
  for (const Diagnostic& diagnostic : opened.error()) fmt::print(stderr, "conformance: {}\n", diagnostic.message);
  return nullptr;
}

bool is_wanted(const std::string& module, const std::string& function, const Options& options) {
  return options.only.empty() || options.only == module || options.only == module + ':' + function;
}

// Which opcodes were never carried out, and should have been; or were, and should not have been.
bool check_opcodes(const Machine& machine, const std::string& file) {
  std::set<std::string> foreign;
  std::ifstream input(file);
  for (std::string line; std::getline(input, line);) {
    if (!line.empty() && line[0] != '#') foreign.insert(line.substr(0, line.find(' ')));
  }
  bool good = true;
  auto counts = machine.opcode_counts();
  for (size_t i = 0; i < counts.size(); ++i) {
    std::string name(core::info(static_cast<core::Opcode>(i)).text);
    bool expected = !foreign.contains(name);
    fmt::print("opcode {:20} {:12}\n", name, counts[i]);
    if ((counts[i] > 0) == expected) continue;
    fmt::print("opcode {} {}\n", name,
               expected ? "was executed by no program" : "is listed as foreign, but was executed");
    good = false;
  }
  return good;
}

int run_programs(const Options& options) {
  Oracle oracle(options.code_folders, "assay_programs", {options.programs, options.work});
  std::vector<std::string> lines;
  while (auto line = oracle.next_line()) lines.push_back(std::move(*line));
  if (!oracle.ended_well() || lines.empty()) {
    fmt::print(stderr, "conformance: erl did not run the programs\n");
    return exit_not_started;
  }
  if (options.swap_clauses) erlang::broken_rule = erlang::BrokenRule::ClauseOrder;
  auto program = open_program("assay_conformance_funs", options);
  if (!program) return exit_not_started;

  MutatedProgram mutated(*program, options.broken, options.instead);
  bool is_mutation = !options.broken.empty() || options.swap_clauses;
  Machine machine(!options.broken.empty() ? static_cast<Program&>(mutated) : *program);
  machine.count_operations(!options.foreign_opcodes.empty());
  Referee referee(*program, machine);
  if (is_mutation) referee.expect_mismatches();

  bool all_compile = true;
  for (const std::string& line : lines) {
    Arena arena;
    auto read = read_sexpr(line, "oracle", arena);
    if (!read || (*read)->head() != "case") {
      fmt::print("not a case: {}\n", line);
      all_compile = false;
      continue;
    }
    std::span<const Sexpr> items = (*read)->items();
    std::string module(items[1].text()), function(items[2].text());
    if (!is_wanted(module, function, options)) continue;
    if (is_mutation && referee.failed() >= enough_mismatches) break;
    referee.judge({.function = fmt::format("{}:{}/0", module, function),
                   .arguments = {},
                   .text = fmt::format("{}:{}()", module, function),
                   .outcome = &items[4],
                   .output = &items[3].items()[1]});
  }
  referee.report("programs");
  if (is_mutation) {
    std::string what = options.swap_clauses ? "clauses in the wrong order"
                                            : fmt::format("{} done as {}", options.broken, options.instead);
    fmt::print("{}: {}\n", what, referee.failed() > 0 ? "noticed" : "NOT noticed");
    return referee.failed() > 0 ? exit_same : exit_different;
  }
  bool good = referee.failed() == 0 && referee.passed() > 0 && all_compile;
  if (!options.foreign_opcodes.empty()) good = check_opcodes(machine, options.foreign_opcodes) && good;
  return good ? exit_same : exit_different;
}

// Draws programs into the working folder, and runs them.
int run_random_programs(const Options& options) {
  Options drawn = options;
  drawn.programs = options.work + "/sources";
  std::filesystem::remove_all(drawn.programs);
  Oracle generator(options.code_folders, "assay_random_programs",
                   {drawn.programs, std::to_string(options.seed), std::to_string(options.count)});
  while (generator.next_line()) {
  }
  if (!generator.ended_well()) {
    fmt::print(stderr, "conformance: erl did not draw the programs\n");
    return exit_not_started;
  }
  return run_programs(drawn);
}

// One oracle, `calls` calls. Adds to the referee's score; false if the oracle itself failed.
bool run_round(Referee& referee, CallTally& tally, const Options& options, uint64_t seed) {
  Oracle oracle(options.code_folders, "assay_random_calls",
                {options.functions, std::to_string(seed), std::to_string(options.calls)});
  uint64_t calls = 0;
  bool good = true;
  while (auto line = oracle.next_line()) {
    Arena arena;
    auto read = read_sexpr(*line, "oracle", arena);
    if (!read || (*read)->head() != "call") {
      fmt::print("not a call: {}\n", *line); // `weak`: no call of it returned
      good = false;
      continue;
    }
    ++calls;
    std::span<const Sexpr> items = (*read)->items();
    std::string module(items[1].text()), function(items[2].text());
    if (!is_wanted(module, function, options)) continue;
    std::span<const Sexpr> arguments = items[3].items().subspan(1);
    tally.count(fmt::format("{}:{}/{}", module, function, arguments.size()), items[5].head() == "return");
    referee.judge({.function = fmt::format("{}:{}/{}", module, function, arguments.size()),
                   .arguments = arguments,
                   .text = std::string(items[4].items()[1].text()),
                   .outcome = &items[5]});
  }
  return oracle.ended_well() && calls == options.calls && good;
}

int run_random(const Options& options) {
  auto program = open_program("assay_conformance_funs", options);
  if (!program) return exit_not_started;
  Machine machine(*program);
  Referee referee(*program, machine);
  CallTally tally;
  auto start = std::chrono::steady_clock::now();
  bool good = true;
  uint64_t seed = options.seed;
  do {
    good = run_round(referee, tally, options, seed++) && good;
  } while (std::chrono::steady_clock::now() - start < std::chrono::seconds(options.seconds));
  referee.report(fmt::format("random calls, seeds {} to {}", options.seed, seed - 1));
  if (options.only.empty()) good = tally.is_good(options.calls) && good;
  if (!good) fmt::print("the oracle gave fewer or weaker calls than asked for\n");
  return good && referee.failed() == 0 && referee.passed() > 0 ? exit_same : exit_different;
}

} // namespace
} // namespace assay::conformance

int main(int count, char** words) {
  using namespace assay::conformance;
  auto options = read_options(count, words);
  if (!options) return 2;
  if (options->mode == "programs") return run_programs(*options);
  if (options->mode == "random_programs") return run_random_programs(*options);
  return run_random(*options);
}
