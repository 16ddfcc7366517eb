#pragma once
// Runs a call on our machine and compares the outcome with what erl said of it. Keeps the score.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/sexpr.h"
#include "lang/language.h"
#include "machine/machine.h"

namespace assay::conformance {

using namespace lang;

// One call and what came of it on erl; points into the text it was read from.
struct Expectation {
  std::string function;             // `lists:map/2`, as Core names it
  std::span<const Sexpr> arguments; // terms
  std::string text;                 // the call as Erlang has it
  const Sexpr* outcome = nullptr;   // (return TERM) or (raise CLASS TERM)
  const Sexpr* output = nullptr;    // what was printed, or null if that does not matter
};

struct Comparison {
  bool same = false;
  std::string theirs; // outcomes in words
  std::string ours;
  std::string unsupported = {}; // what our machine said it can't do
};

class Referee {
 public:
  Referee(LoadedProgram& program, Machine& machine) : program_(program), machine_(machine) {}

  // Leaves no trace in the score.
  Comparison compare(const Expectation& expected);
  // Counts; prints what was expected and what came if they don't agree.
  Comparison judge(const Expectation& expected);
  // For machines that are wrong on purpose: prints no mismatch, and gives up endless loops sooner.
  void expect_mismatches() {
    quiet_ = true;
    budget_.steps /= 10;
  }

  uint64_t passed() const { return passed_; }
  uint64_t failed() const { return failed_; }
  // Closing lines: counts, and what was unsupported, by name.
  void report(const std::string& what) const;

 private:
  std::string describe(const Outcome& outcome);

  LoadedProgram& program_;
  Machine& machine_;
  Budget budget_ = {.steps = 100'000'000, .heap_bytes = uint64_t{512} << 20, .stack_bytes = uint64_t{128} << 20};
  bool quiet_ = false;
  uint64_t passed_ = 0;
  uint64_t failed_ = 0;
  std::map<std::string, uint64_t> unsupported_;
  std::map<std::string, uint64_t> failed_functions_;
};

} // namespace assay::conformance
