#include "random_calls.h"

#include <chrono>

#include <fmt/core.h>

#include "call_tally.h"
#include "oracle.h"
#include "referee.h"
#include "setting.h"

namespace assay::conformance {
namespace {

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

} // namespace

int run_random(const Options& options) {
  auto program = open_program(options);
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

} // namespace assay::conformance
