#pragma once
// Compares one submission after the other with the reference, and remembers on which inputs others have failed.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "campaign/grading.h"
#include "campaign/workers.h"

namespace assay::campaign {

class GradeWorker final : public Workers::Worker {
 public:
  GradeWorker(const GradingSettings& settings, const Language& language, LoadedProgram& reference,
              const std::vector<std::string>& files)
      : settings_(settings), language_(language), reference_(reference), runtime_(reference.real_runtime()),
        files_(files) {}

  // The record of the grade.
  std::string work(size_t file) override;
  bool is_spent() const override { return is_spent_; }

 private:
  // What is known of inputs of one signature: a submission may want another one.
  struct Known {
    // Inputs on which others have failed, the last one first; and these as text, to tell them apart.
    std::vector<std::shared_ptr<const KeptInput>> failed_on;
    std::vector<std::string> failed_on_texts;
    std::unique_ptr<ContractInputs> larger;
  };

  Grade grade(const std::string& file, TimePlan& plan);
  Grade compare(LoadedProgram& submission, TimePlan& plan);
  static void remember(const CounterExample& found, const std::string& call, Known& known);

  const GradingSettings& settings_;
  const Language& language_;
  LoadedProgram& reference_;
  std::unique_ptr<RealRuntime> runtime_; // kept, since starting one takes a while
  const std::vector<std::string>& files_;
  bool is_spent_ = false;                           // what has used up the memory may still hold it
  std::map<std::vector<std::string>, Known> known_; // by the restrictions of the signature
};

} // namespace assay::campaign
