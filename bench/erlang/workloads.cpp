// Assay's side of the comparison with erl: erlang_workloads FILE REPETITIONS (FUNCTION SIZE)... prints a line for each
// function, "FUNCTION MICROSECONDS RESULT", where the time is the best of the repetitions. bench/erlang/run calls it.
//
// The time covers making a run's memory, the call, and dropping the memory, since erl's covers its garbage collections.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/languages.h"
#include "machine/machine.h"

namespace {

using namespace assay;
using namespace assay::lang;

struct Timing {
  int64_t microseconds = 0;
  int64_t result = 0;
};

std::optional<int64_t> number(std::string_view text) {
  int64_t parsed = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parsed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return parsed;
}

std::optional<Timing> run_once(LoadedProgram& program, Machine& machine, Symbol function, int64_t size) {
  Budget budget;
  budget.steps = std::numeric_limits<int64_t>::max();
  auto start = std::chrono::steady_clock::now();
  Timing timing;
  {
    Context context(program, budget);
    if (!program.runs().start_run(machine, context).returned()) return std::nullopt;
    Value argument = Value::integer(size);
    Outcome outcome = machine.call(context, function, {&argument, 1});
    if (!outcome.returned() || !outcome.values.at(0).is(Kind::Integer)) return std::nullopt;
    timing.result = outcome.values[0].as_integer();
  }
  auto took = std::chrono::steady_clock::now() - start;
  timing.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  return timing;
}

std::optional<Timing> best_of(int64_t repetitions, LoadedProgram& program, Machine& machine, Symbol function,
                              int64_t size) {
  // The first run loads and decodes; erl has its code loaded before the clock starts, too.
  std::optional<Timing> best = run_once(program, machine, function, 1);
  if (best) best->microseconds = std::numeric_limits<int64_t>::max();
  for (int64_t i = 0; best && i < repetitions; ++i) {
    std::optional<Timing> timing = run_once(program, machine, function, size);
    if (!timing || timing->microseconds < best->microseconds) best = timing;
  }
  return best;
}

} // namespace

int main(int count, char** words) {
  std::span<char*> arguments(words, static_cast<size_t>(count));
  if (arguments.size() < 3 || arguments.size() % 2 == 0) {
    fmt::print(stderr, "usage: erlang_workloads FILE REPETITIONS (FUNCTION SIZE)...\n");
    return 2;
  }
  std::string_view file = arguments[1];
  int64_t repetitions = std::max<int64_t>(1, number(arguments[2]).value_or(1));
  const Language* language = languages().recognise(file);
  if (language == nullptr) {
    fmt::print(stderr, "{}: no language has files like this\n", file);
    return 2;
  }
  auto program = language->open(file, {});
  if (!program) {
    fmt::print(stderr, "{}\n", to_string(program.error()));
    return 4;
  }
  Machine machine(**program);
  for (size_t i = 3; i < arguments.size(); i += 2) {
    Symbol function = (*program)->names().function_symbol(arguments[i], 1);
    std::optional<Timing> best =
        best_of(repetitions, **program, machine, function, number(arguments[i + 1]).value_or(1));
    if (!best) {
      fmt::print(stderr, "{}: does not return an integer\n", arguments[i]);
      return 1;
    }
    fmt::print("{} {} {}\n", arguments[i], best->microseconds, best->result);
    std::fflush(stdout);
  }
  return 0;
}
