#include "campaign/comparison.h"

#include "base/supervisor.h"
#include "lang/choose_functions.h"

namespace assay::campaign {

std::expected<ComparedFunctions, NotComparable> compared_functions(LoadedProgram& reference, LoadedProgram& submission,
                                                                   const std::string& function) {
  auto of_reference = choose_function(reference, function);
  if (!of_reference) {
    return std::unexpected(
        NotComparable{NotComparable::Why::ReferenceLacksFunction, "the reference: " + of_reference.error()});
  }
  auto of_submission = choose_function(submission, reference.names().short_title_of(**of_reference));
  if (!of_submission) {
    return std::unexpected(
        NotComparable{NotComparable::Why::SubmissionLacksFunction, "the submission: " + of_submission.error()});
  }
  if (auto why = reference.inputs().why_not_comparable(**of_reference, submission, **of_submission)) {
    return std::unexpected(NotComparable{NotComparable::Why::OtherType, std::move(*why)});
  }
  return ComparedFunctions{*of_reference, *of_submission};
}

std::unique_ptr<ContractInputs> contract_inputs_of(LoadedProgram& reference, const core::Function& function,
                                                   const CompareSettings& settings) {
  auto space = std::make_unique<InputSpace>();
  auto signature = reference.inputs().signature(space->shapes, function, settings.use_spec);
  if (!signature) return nullptr;
  const DiffOptions& options = settings.options;
  return std::make_unique<ContractInputs>(
      ProgramSide{reference, called_function(reference, function)}, std::move(space), std::move(*signature),
      ContractInputs::Options{options.search, options.solver, options.reference_steps});
}

std::expected<std::unique_ptr<Comparison>, NotComparable> Comparison::of(Side reference, Side submission,
                                                                         const ComparedFunctions& functions,
                                                                         const CompareSettings& settings) {
  listen_to_interrupts(); // from here on something may be found
  auto space = std::make_unique<InputSpace>();
  auto signature = reference.program.inputs().signature(space->shapes, *functions.reference, settings.use_spec);
  if (!signature) {
    return std::unexpected(NotComparable{NotComparable::Why::NoInputs, to_string(signature.error())});
  }
  return std::unique_ptr<Comparison>(
      new Comparison(reference, submission, functions, std::move(space), std::move(*signature), settings));
}

Comparison::Comparison(Side reference, Side submission, const ComparedFunctions& functions,
                       std::unique_ptr<InputSpace> space, Signature signature, const CompareSettings& settings)
    : reference_(reference), submission_(submission),
      diff_({reference.program, called_function(reference.program, *functions.reference)},
            {submission.program, called_function(submission.program, *functions.submission)}, std::move(space),
            std::move(signature), settings.options) {
  if (submission_.runtime == nullptr) return;
  diff_.ask_whether_it_ends = [this](const RealCall& call, const RealLimits& limits) {
    return submission_.runtime->run(call, limits, RuntimeProcess::Shared);
  };
}

void Comparison::try_first(std::span<const std::shared_ptr<const KeptInput>> inputs) {
  for (const std::shared_ptr<const KeptInput>& input : inputs) diff_.try_input(*input);
}

StoppedBy Comparison::search(const TimePlan& plan, const std::function<void(const ProgramDiff&)>& watch) {
  if (so_far) tell_so_far();
  while (plan.left_for_search(diff_.has_difference() ? 1 : 0) > 0) {
    if (must_stop()) return stopped_for(why_stop());
    if (!diff_.step()) {
      if (must_stop()) return stopped_for(why_stop());
      bool full = diff_.counters().paths >= diff_.options().search.most_paths && diff_.waiting() != 0;
      return full ? StoppedBy::MostPaths : StoppedBy::Nothing;
    }
    if (watch) watch(diff_);
    if (so_far) tell_so_far();
  }
  return StoppedBy::Time;
}

void Comparison::tell_so_far() {
  std::pair now(diff_.smallest_difference(), diff_.same_up_to());
  if (told_ == now) return;
  told_ = now;
  diff_.take_as_found();
  so_far(report(StoppedBy::Interrupt));
}

DiffReport Comparison::finish(TimePlan& plan, StoppedBy stopped_by) {
  diff_.finish(reference_.runtime, submission_.runtime, plan);
  return report(stopped_by);
}

DiffReport Comparison::report(StoppedBy stopped_by) const {
  DiffReport report = report_of(diff_, stopped_by);
  report.runtime = reference_.runtime == nullptr ? "the real runtime" : reference_.runtime->name();
  return report;
}

} // namespace assay::campaign
