// Backward search must never refute what happens:
//     backward_check programs NAME ARGUMENTS EVERY FILE...   calls NAME of each file, as `assay run` would; all
//     functions
//                                                            without arguments, if NAME is -
//     backward_check random WORK SEED COUNT                  draws classes in Java (random_java.h), calls `f` on small
//                                                            numbers
// Every line (or every EVERYth) that a call comes by is made a target; that backward paths alone refute it is a fault.
// Prints each fault, and what was looked at. Exit code: 0 no fault, 1 faults, 2 usage.

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "finding/reach.h"
#include "lang/choose_functions.h"
#include "lang/languages.h"
#include "lines_run.h"
#include "random_java.h"

namespace {

using namespace assay;
using namespace assay::backward;

constexpr uint64_t steps_for_a_line = 500;
constexpr uint32_t rounds = 2;
constexpr size_t every_other = 8; // of the lines that are not run, to see that something is refuted at all

struct Tally {
  uint64_t programs = 0;
  uint64_t run = 0;     // lines that calls came by, and that were made targets
  uint64_t refuted = 0; // of the others
  uint64_t others = 0;
  uint64_t faults = 0;
  uint64_t not_loaded = 0;
};

using Calls = std::vector<std::vector<Value>>;

void check(LoadedProgram& program, const std::string& file, std::span<const core::Function* const> entries,
           const Calls& calls, size_t every, Tally& tally) {
  std::vector<CodeLine> lines = code_lines(program);
  std::set<size_t> seen;
  for (const core::Function* entry : entries) seen.merge(lines_run(program, *entry, calls, lines));
  Reach reach(program, entries, true, {}, [] { return true; });
  ++tally.programs;
  size_t number = tally.programs; // so that each file has another line made a target
  for (size_t i = 0; i < lines.size(); ++i) {
    bool is_run = seen.contains(i);
    if (++number % (is_run ? every : every * every_other) != 0) continue;
    ReachTarget target{fmt::format("{}:{}", file, lines[i].line), file, lines[i].line, lines[i].spots, 0, 0};
    bool is_refuted = reach.is_refuted(target, rounds, steps_for_a_line);
    (is_run ? tally.run : tally.others) += 1;
    if (is_refuted && !is_run) ++tally.refuted;
    if (!is_refuted || !is_run) continue;
    ++tally.faults;
    fmt::print("{}: a call comes there, and backward paths refute it\n", target.text);
    std::fflush(stdout);
  }
}

std::unique_ptr<LoadedProgram> opened(const std::string& file, Tally& tally) {
  auto program = languages().recognise(file)->open(file, {});
  if (program) return std::move(*program);
  fmt::print("{}\n", to_string(program.error()));
  ++tally.not_loaded;
  return nullptr;
}

void check_program(const std::string& file, const std::string& name, const std::string& text, size_t every,
                   Tally& tally) {
  std::unique_ptr<LoadedProgram> program = opened(file, tally);
  if (program == nullptr) return;
  if (name == "-") {
    std::vector<const core::Function*> entries;
    for (const core::Function* function : program->main_module().functions) {
      if (function->exported && function->arity() == 0) entries.push_back(function);
    }
    std::erase_if(entries, [](const core::Function* each) { return each->plain_name.text() == "module_info"; });
    return check(*program, file, entries, {{}}, every, tally);
  }
  Machine machine(*program);
  Context context(*program, Budget{});
  auto arguments = program->reader().read_arguments(machine, context, name, text);
  auto entry = choose_function(*program, name);
  if (!arguments || !entry) {
    fmt::print("{}: {}\n", file, arguments ? entry.error() : to_string(arguments.error()));
    ++tally.not_loaded;
    return;
  }
  check(*program, file, {&*entry, 1}, {*arguments}, every, tally);
}

Calls small_numbers() {
  Calls calls;
  for (int64_t a = -4; a <= 8; ++a) {
    for (int64_t b = -4; b <= 8; ++b) calls.push_back({Value::integer(a), Value::integer(b)});
  }
  return calls;
}

void check_random(const std::filesystem::path& work, uint64_t seed, Tally& tally) {
  std::string name = fmt::format("Drawn{}", seed);
  std::filesystem::path file = work / (name + ".java");
  std::ofstream(file) << random_java_class(name, seed);
  std::unique_ptr<LoadedProgram> program = opened(file.string(), tally);
  if (program == nullptr) return;
  auto entry = choose_function(*program, "f");
  if (entry) check(*program, file.string(), {&*entry, 1}, small_numbers(), 1, tally);
}

uint64_t number_of(std::string_view text) {
  uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

} // namespace

int main(int count, char** words) {
  std::vector<std::string> arguments(words + 1, words + count);
  Tally tally;
  if (arguments.size() >= 5 && arguments[0] == "programs") {
    size_t every = number_of(arguments[3]);
    if (every == 0) return 2;
    for (size_t i = 4; i < arguments.size(); ++i) {
      check_program(arguments[i], arguments[1], arguments[2], every, tally);
    }
  } else if (arguments.size() == 4 && arguments[0] == "random") {
    std::filesystem::create_directories(arguments[1]);
    uint64_t seed = number_of(arguments[2]);
    for (uint64_t i = 0; i < number_of(arguments[3]); ++i) check_random(arguments[1], seed + i, tally);
  } else {
    fmt::print(stderr, "usage: backward_check programs NAME ARGUMENTS EVERY FILE... | random WORK SEED COUNT\n");
    return 2;
  }
  fmt::print("{} programs: {} lines are run, {} of them refuted; {} others, {} of them refuted; {} not loaded\n",
             tally.programs, tally.run, tally.faults, tally.others, tally.refuted, tally.not_loaded);
  return tally.faults == 0 && tally.not_loaded == 0 && tally.run > 0 ? 0 : 1;
}
