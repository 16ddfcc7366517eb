#include "search/pair_run.h"

#include <algorithm>

#include "machine/trace.h"
#include "machine/unread_text.h"
#include "search/compare_results.h"
#include "search/mutable_parts.h"

namespace assay::search {

namespace {

// What the submission may take before it counts as one that does not end.
constexpr uint64_t least_steps = 1'000'000;
constexpr uint64_t times_as_long = 100;

uint64_t decisions_of(const Context& context) {
  return context.trace == nullptr ? 0 : context.trace->decisions().size();
}

std::vector<Value> first_of(const std::vector<Value>& values, size_t count) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(std::min(count, values.size()))};
}

bool is_spent(Ending ending) {
  return ending == Ending::StepsSpent || ending == Ending::HeapSpent || ending == Ending::StackSpent;
}

} // namespace

void PairRun::set(Relation relation, Contrast contrast) {
  outcome_.relation = relation;
  outcome_.contrast = contrast;
}

Ended PairRun::run(Context& context, std::span<const Value> input) {
  outcome_ = {};
  std::vector<Value> copies = copy_mutable_parts(context.arena(), input);
  std::vector<Value> left_input;
  Ended first = reference_.call.run(reference_.machine, context, input, options_.depth, &left_input);
  outcome_.reference = first.outcome;
  outcome_.reference_steps = context.steps_taken();
  outcome_.after_reference = outcome_.after_submission = decisions_of(context);
  if (first.rejected) return first;
  bool raised = first.outcome.ending == Ending::Raised;
  if (raised && !options_.strict) set(Relation::Outside);
  if (!first.outcome.returned() && !(raised && options_.strict)) return first;
  std::vector<Value> right_input;
  Ended second = run_submission(context, copies, right_input);
  if (second.rejected) return second;
  outcome_.submission = second.outcome;
  outcome_.reference_arguments = first_of(left_input, probes_.arguments());
  outcome_.submission_arguments = first_of(right_input, probes_.arguments());
  outcome_.after_submission = decisions_of(context);
  if (is_spent(second.outcome.ending)) {
    set(Relation::Different, Contrast::Endless);
  } else if (second.outcome.ending == Ending::Raised || second.outcome.returned()) {
    compare(context, left_input, right_input);
  }
  // One that does not end is a difference, not a run that was cut.
  return {outcome_.contrast == Contrast::Endless ? outcome_.reference : *outcome_.submission};
}

Ended PairRun::run_submission(Context& context, std::span<const Value> input, std::vector<Value>& made) {
  Budget budget = options_.budget;
  budget.steps = std::min(most_steps_, std::max(least_steps, times_as_long * outcome_.reference_steps));
  submission_context_.emplace(submission_.machine.program(), budget);
  submission_context_->trace = context.trace;
  return submission_.call.run(submission_.machine, *submission_context_, input, options_.depth, &made);
}

void PairRun::compare(Context& context, std::span<const Value> left_input, std::span<const Value> right_input) {
  using Answer = ResultComparison::Answer;
  const Outcome left = outcome_.reference;
  const Outcome right = *outcome_.submission;
  if (left.ending != right.ending) {
    return set(Relation::Different, left.returned() ? Contrast::Raised : Contrast::Returned);
  }
  if (context.trace != nullptr) context.trace->at(nullptr, nullptr);
  ResultComparison comparison({reference_.machine, context, left_input},
                              {submission_.machine, *submission_context_, right_input}, shapes_, probes_,
                              options_.strict);
  Answer same = left.returned() ? comparison.results(left.values, right.values)
                                : comparison.exceptions(left.exception, right.exception);
  if (same != Answer::Same) return keep(comparison, left.returned() ? Contrast::Result : Contrast::Exception);
  if (!ask_same_output(context, *submission_context_)) return set(Relation::Different, Contrast::Output);
  same = comparison.arguments();
  if (same != Answer::Same) return keep(comparison, Contrast::Argument);
  outcome_.left_something = comparison.left_something();
  set(outcome_.left_something ? Relation::Unknown : Relation::Same);
}

// What a function answers is what is said to differ.
void PairRun::keep(const ResultComparison& comparison, Contrast contrast) {
  outcome_.steps = comparison.steps();
  set(Relation::Different, contrast);
  if (!comparison.applied()) return;
  outcome_.reference = comparison.reference_outcome();
  outcome_.submission = comparison.submission_outcome();
  Ending ending = outcome_.submission->ending;
  if (is_spent(ending)) return set(Relation::Different, Contrast::Endless);
  if (!outcome_.submission->returned() && ending != Ending::Raised) return set(Relation::Unknown);
  if (outcome_.reference.ending == ending) {
    return set(Relation::Different, ending == Ending::Raised ? Contrast::Exception : contrast);
  }
  set(Relation::Different, ending == Ending::Raised ? Contrast::Raised : Contrast::Returned);
}

} // namespace assay::search
