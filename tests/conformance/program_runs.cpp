#include "program_runs.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>

#include <fmt/core.h>

#include "lang/erlang/lower/broken_rule.h"
#include "mutation.h"
#include "oracle.h"
#include "reduction.h"
#include "referee.h"
#include "setting.h"

namespace assay::conformance {
namespace {

// A mutation that was noticed so often was noticed.
constexpr uint64_t enough_mismatches = 20;
// Of the programs that differ in one round; the others mostly show the same fault again.
constexpr size_t most_reduced = 3;

struct Score {
  uint64_t programs = 0;
  uint64_t passed = 0;
  uint64_t failed = 0;
  bool started = true;
  bool good = true; // also of what is no mismatch: every program compiles, every opcode is used
};

bool is_mutation(const Options& options) { return !options.broken.empty() || options.swap_clauses; }

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

// Where reduced programs are left: `programs` runs them again.
std::filesystem::path reduced_folder(const Options& options) { return std::filesystem::path(options.work) / "reduced"; }

void reduce_and_keep(Referee& referee, const Options& options, const Divergence& divergence) {
  std::string text = reduce(referee, options, divergence);
  if (text.empty()) {
    fmt::print("{}: not reduced\n", divergence.file);
    return;
  }
  std::string name = std::filesystem::path(divergence.file).stem().string() + "_" + divergence.function + ".erl";
  std::filesystem::create_directories(reduced_folder(options));
  std::ofstream(reduced_folder(options) / name) << text;
  fmt::print("reduced to {}:\n{}\n", (reduced_folder(options) / name).string(), text);
  std::fflush(stdout);
}

// All lines of erl about the programs in the folder.
std::vector<std::string> lines_of_programs(const Options& options) {
  Oracle oracle(options.code_folders, "assay_programs", {options.programs, options.work});
  std::vector<std::string> lines;
  while (auto line = oracle.next_line()) lines.push_back(std::move(*line));
  if (!oracle.ended_well()) lines.clear();
  if (lines.empty()) fmt::print(stderr, "conformance: erl did not run the programs\n");
  return lines;
}

class ProgramRun {
 public:
  ProgramRun(const Options& options, LoadedProgram& program)
      : options_(options), mutated_(program, options.broken, options.instead),
        machine_(!options.broken.empty() ? static_cast<Program&>(mutated_) : program), referee_(program, machine_) {
    machine_.count_operations(!options.foreign_opcodes.empty());
    if (is_mutation(options)) referee_.expect_mismatches();
  }

  void judge(const std::string& line);
  bool is_enough() const { return is_mutation(options_) && referee_.failed() >= enough_mismatches; }
  void reduce_some();
  Score score();

 private:
  const Options& options_;
  MutatedProgram mutated_;
  Machine machine_;
  Referee referee_;
  std::set<std::string> modules_;
  std::vector<Divergence> divergences_;
  bool all_compile_ = true;
};

void ProgramRun::judge(const std::string& line) {
  Arena arena;
  auto read = read_sexpr(line, "oracle", arena);
  if (!read || (*read)->head() != "case") {
    fmt::print("not a case: {}\n", line);
    all_compile_ = false;
    return;
  }
  std::span<const Sexpr> items = (*read)->items();
  std::string module(items[1].text()), function(items[2].text());
  if (!is_wanted(module, function, options_)) return;
  modules_.insert(module);
  Comparison result = referee_.judge({.function = fmt::format("{}:{}/0", module, function),
                                      .arguments = {},
                                      .text = fmt::format("{}:{}()", module, function),
                                      .outcome = &items[4],
                                      .output = &items[3].items()[1]});
  if (!result.same) divergences_.push_back({options_.programs + '/' + module + ".erl", function, result.unsupported});
}

void ProgramRun::reduce_some() {
  size_t most = is_mutation(options_) ? 1 : most_reduced; // one is enough to see that the reducer works
  for (size_t i = 0; i < divergences_.size() && i < most; ++i) {
    reduce_and_keep(referee_, options_, divergences_[i]);
  }
}

Score ProgramRun::score() {
  referee_.report("programs");
  bool opcodes_good = options_.foreign_opcodes.empty() || check_opcodes(machine_, options_.foreign_opcodes);
  return {.programs = modules_.size(),
          .passed = referee_.passed(),
          .failed = referee_.failed(),
          .good = opcodes_good && all_compile_};
}

Score run(const Options& options, bool reduces) {
  std::vector<std::string> lines = lines_of_programs(options);
  if (lines.empty()) return {.started = false};
  if (options.swap_clauses) erlang::broken_rule = erlang::BrokenRule::ClauseOrder;
  auto program = open_program(options);
  if (!program) return {.started = false};
  ProgramRun run(options, *program);
  for (const std::string& line : lines) {
    if (run.is_enough()) break;
    run.judge(line);
  }
  if (reduces) run.reduce_some();
  return run.score();
}

int exit_code(const Score& score, const Options& options) {
  if (!score.started) return exit_not_started;
  if (is_mutation(options)) {
    std::string what = options.swap_clauses ? "clauses in the wrong order"
                                            : fmt::format("{} done as {}", options.broken, options.instead);
    fmt::print("{}: {}\n", what, score.failed > 0 ? "noticed" : "NOT noticed");
    return score.failed > 0 ? exit_same : exit_different;
  }
  return score.good && score.failed == 0 && score.passed > 0 ? exit_same : exit_different;
}

// Draws programs into a folder inside the working folder, and runs them.
Score run_drawn(const Options& options, uint64_t seed) {
  Options drawn = options;
  drawn.programs = options.work + "/sources";
  std::filesystem::remove_all(drawn.programs);
  Oracle generator(options.code_folders, "assay_random_programs",
                   {drawn.programs, std::to_string(seed), std::to_string(options.count)});
  while (generator.next_line()) {
  }
  if (!generator.ended_well()) {
    fmt::print(stderr, "conformance: erl did not draw the programs\n");
    return {.started = false};
  }
  Score score = run(drawn, true);
  std::error_code error;
  for (const auto& file : std::filesystem::directory_iterator(options.work, error)) {
    if (file.path().extension() == ".beam") std::filesystem::remove(file.path(), error);
  }
  return score;
}

} // namespace

int run_programs(const Options& options) { return exit_code(run(options, false), options); }

int run_random_programs(const Options& options) {
  auto start = std::chrono::steady_clock::now();
  std::filesystem::remove_all(reduced_folder(options));
  Score sum;
  uint64_t seed = options.seed;
  uint64_t crashes = 0; // erl itself can die of what its compiler makes (docs/erlang.md); the next seed is as good
  do {
    Score round = run_drawn(options, seed++);
    if (!round.started) ++crashes;
    sum.programs += round.programs;
    sum.passed += round.passed;
    sum.failed += round.failed;
    sum.good = sum.good && round.good;
    sum.started = sum.programs > 0;
    fmt::print("random programs, seeds {} to {}: {} programs, {} functions passed, {} failed; erl died {} times\n",
               options.seed, seed - 1, sum.programs, sum.passed, sum.failed, crashes);
    std::fflush(stdout);
  } while (sum.started && std::chrono::steady_clock::now() - start < std::chrono::seconds(options.seconds));
  return exit_code(sum, options);
}

} // namespace assay::conformance
