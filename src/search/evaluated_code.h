#pragma once
// Code that a backward path does not go through, but has evaluated: loops that were cut out, and functions that call
// themselves. To a solver they are unknowns, to the concolic walk functions of numbers like any other
// (term/evaluator.h), which the machine runs. Only what depends on nothing but its arguments and changes nothing is
// evaluated.

#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "search/cut_loop.h"
#include "search/known_values.h"
#include "term/evaluator.h"

namespace assay::search {

class EvaluatedCode {
 public:
  EvaluatedCode(Program& program, KnownValues::Start start, std::shared_ptr<Evaluator> evaluator);
  ~EvaluatedCode();

  // Null: it can't be evaluated.
  const CutLoop* loop(const core::Function& function, core::BlockId head, const FlowFacts& flow);
  // Whether it calls itself, and may be evaluated.
  bool is_recursion(const core::Function& function);
  // The number of the opaque function that is one result of it.
  uint32_t result_of(const core::Function& function, uint32_t index, Sort sort);

 private:
  class Runner;
  bool is_pure(const core::Function& function);
  // The functions that it calls; nothing: it is not pure, whatever these are.
  std::optional<std::vector<const core::Function*>> pure_calls(const core::Function& function);

  Program& program_;
  std::shared_ptr<Evaluator> evaluator_;
  std::shared_ptr<Runner> runner_; // the evaluator's functions have it as long as they live
  std::map<std::pair<const core::Function*, core::BlockId>, std::shared_ptr<const CutLoop>> loops_;
  std::unordered_map<const core::Function*, bool> pure_;
  std::unordered_map<const core::Function*, bool> recursive_;
  std::map<std::tuple<const core::Function*, uint32_t, Sort>, uint32_t> numbers_;
};

} // namespace assay::search
