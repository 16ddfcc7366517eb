#pragma once
// What the search asks of solving: values for the variables of a conjunction, near the values of the run it came from.
// The chain of layers behind it is built in solve/chain.h; each layer is one file.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "term/term.h"

namespace assay::solve {

enum class Verdict : uint8_t {
  Satisfiable,
  Unsatisfiable, // proved by a complete method
  Unknown,       // gave up, or refuted only a relaxation
};

// Which layer gave the answer.
enum class Layer : uint8_t {
  Simplified,  // a conjunct is the constant false, or all are true
  Hint,        // the hint satisfies everything
  Cache,       // the same slice was asked before
  RecentModel, // a model of an earlier query does
  Propagation, // bounds and equalities
  Digits,      // floats by the decimal digits that are asked of them
  Walk,        // values that were tried, and a walk from the nearest
  Z3,          // integers and reals
  Z3Exact,     // the machine's floats and bits
  Cvc5,        // the same, or integers, where Z3 does not know
  None,        // nobody knew
};
constexpr size_t layer_count = static_cast<size_t>(Layer::None) + 1;
std::string_view name_of(Layer layer);

// A first try is short, so that a hard question does not hold up the many easy ones; what it leaves is asked again.
enum class Effort : uint8_t { Quick, Full };

struct Query {
  std::span<const TermId> conditions; // Bool terms, all of which shall hold
  // Values of the run before; what need not change keeps them. What it lacks counts as false, 0 or 0.0.
  const Model* hint = nullptr;
  // Between layers: the conditions that the hint violates, once that is known. Then the hint lacks nothing.
  std::span<const TermId> violated = {};
  Effort effort = Effort::Full;
};

struct Answer {
  Verdict verdict = Verdict::Unknown;
  Layer layer = Layer::None;
  // Satisfiable: a value for every variable of the conditions; evaluated in the machine's semantics before it is given.
  Model model;
};

// Of the search for values (solve/walk.h).
struct WalkStatistics {
  uint64_t walks = 0;
  uint64_t solved = 0;
  uint64_t steps = 0;
  uint64_t restarts = 0;
  uint64_t evaluations = 0;
};

struct SolverStatistics {
  uint64_t queries = 0;
  std::array<uint64_t, layer_count> answers = {}; // by layer
  uint64_t satisfiable = 0;
  uint64_t unsatisfiable = 0;
  uint64_t unknown = 0;
  uint64_t rejected_models = 0; // by evaluation
  uint64_t without_cvc5 = 0;    // questions for cvc5 that it was not asked, as it is not there
  WalkStatistics walk;
  double seconds = 0;
};

class Solver {
 public:
  virtual ~Solver() = default;
  virtual Answer solve(const Query& query) = 0;
};

} // namespace assay::solve
