#pragma once
// Larger inputs within the contract of a reference: it is searched alone, smallest first, and for each of its paths on
// which it returns there is an input with numbers that are drawn. A program that differs from the reference only on
// large inputs mostly does so on one of these, and they serve for all programs that are compared with it.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "finding/exploration.h"
#include "finding/function_call.h"
#include "input/kept_input.h"
#include "input/signature.h"
#include "search/result_probes.h"

namespace assay::finding {

class ContractInputs : private RunObserver {
 public:
  struct Options {
    SearchOptions search; // inputs of its size or less are not kept
    SolverOptions solver;
    uint64_t steps = 0; // of the search
  };
  ContractInputs(ProgramSide reference, std::unique_ptr<InputSpace> space, Signature signature, Options options);
  ~ContractInputs() override;

  std::span<const std::shared_ptr<const KeptInput>> inputs() const { return inputs_; }
  // One step of the search; false: there is nothing left to do.
  bool step();

 private:
  void after_insert(FinishedRun& run) override;

  ResultProbes probes_;
  Options options_;
  Machine machine_;
  Exploration exploration_;
  FunctionCall calls_;
  uint64_t steps_ = 0;
  std::optional<Flip> path_; // of the last run, if an input with other numbers is wanted
  std::vector<std::shared_ptr<const KeptInput>> inputs_;
};

} // namespace assay::finding
