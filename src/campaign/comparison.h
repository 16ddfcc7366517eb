#pragma once
// Two programs of one language, and one function that both have: set up to be compared, searched, and reported on.

#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "finding/program_diff.h"
#include "report/diff_report.h"

namespace assay::campaign {

struct CompareSettings {
  std::string function; // NAME or NAME/ARITY
  DiffOptions options;
  bool use_spec = true;
};

// Why two programs can't be compared; the message is for the user.
struct NotComparable {
  enum class Why : uint8_t { ReferenceLacksFunction, SubmissionLacksFunction, OtherType, NoInputs } why;
  std::string message;
};

// The one of the reference, and the one of the same name and arity of the submission.
struct ComparedFunctions {
  const core::Function* reference = nullptr;
  const core::Function* submission = nullptr;
};
std::expected<ComparedFunctions, NotComparable> compared_functions(LoadedProgram& reference, LoadedProgram& submission,
                                                                   const std::string& function);

// Larger inputs of the function of the reference, for all comparisons with it; null: there are none.
std::unique_ptr<ContractInputs> contract_inputs_of(LoadedProgram& reference, const core::Function& function,
                                                   const CompareSettings& settings);

class Comparison {
 public:
  // The programs outlive it. The real runtimes may be shared with other comparisons, and may be missing.
  struct Side {
    LoadedProgram& program;
    RealRuntime* runtime;
  };
  // From then on a first Ctrl-C asks for what is known (base/supervisor.h).
  static std::expected<std::unique_ptr<Comparison>, NotComparable> of(Side reference, Side submission,
                                                                      const ComparedFunctions& functions,
                                                                      const CompareSettings& settings);

  // Of the signature that both have.
  const std::vector<std::string>& restrictions() const { return diff_.signature().restrictions; }
  // Inputs that are worth a try, smallest or not: on them other programs have differed from this reference.
  void try_first(std::span<const std::shared_ptr<const KeptInput>> inputs);
  // Those that are worth a try if nothing differs within the bound; they outlive the comparison.
  void try_last(ContractInputs& larger) { diff_.use(larger); }
  // Called with what would be said now, when that has changed: for the case that nobody will be able to say it later.
  std::function<void(const DiffReport&)> so_far;
  // Until nothing is left, the time is up or the user interrupts; `watch` is called after each step.
  StoppedBy search(const TimePlan& plan, const std::function<void(const ProgramDiff&)>& watch);
  // Makes what was found small and has it confirmed.
  DiffReport finish(TimePlan& plan, StoppedBy stopped_by);

 private:
  Comparison(Side reference, Side submission, const ComparedFunctions& functions, std::unique_ptr<InputSpace> space,
             Signature signature, const CompareSettings& settings);

  void tell_so_far();
  DiffReport report(StoppedBy stopped_by) const;

  Side reference_;
  Side submission_;
  ProgramDiff diff_;
  std::optional<std::pair<uint64_t, uint64_t>> told_; // the size of the difference, and up to where there is none
};

} // namespace assay::campaign
