#include "finding/program_diff.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/stop.h"
#include "finding/input_size.h"
#include "finding/make_small.h"
#include "finding/simpler.h"
#include "input/input_floor.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay::finding {

namespace {

constexpr uint64_t most_questions_about_endings = 5;

bool is_output(const Observation& seen, std::string_view expected) {
  return seen.output_is_cut ? expected.starts_with(seen.output) : expected == seen.output;
}

std::string_view beginning_of(std::string_view output) {
  constexpr size_t most_shown = 200;
  return output.substr(0, most_shown);
}

// A bound below the smallest input would have nothing compared.
DiffOptions as_carried_out(DiffOptions options, InputSpace& space, const ResultProbes& probes) {
  options.search.strategy = &smallest_first();
  Store nothing_known(space, probes.input());
  uint64_t smallest_input = floor_of(nothing_known, static_cast<uint32_t>(probes.arguments()));
  options.search.size = std::max(options.search.size, smallest_input);
  return options;
}

} // namespace

ProgramDiff::ProgramDiff(Side reference, Side submission, std::unique_ptr<InputSpace> space, Signature signature,
                         DiffOptions options)
    : reference_(reference), submission_(submission), signature_(std::move(signature)),
      probes_(space->shapes, signature_), options_(as_carried_out(std::move(options), *space, probes_)),
      reference_machine_(reference.program), submission_machine_(submission.program),
      exploration_(std::move(space),
                   {reference.program, probes_.input(),
                    [this](Context& context, Input& input) { return pair_.run(context, input.arguments()); },
                    probes_.arguments()},
                   {options_.search, options_.solver}),
      reference_calls_(reference, exploration_.shapes(), probes_.input(), options_.search.depth),
      submission_calls_(submission, exploration_.shapes(), probes_.input(), options_.search.depth),
      pair_({reference_machine_, reference_calls_.whole()}, {submission_machine_, submission_calls_.whole()},
            exploration_.shapes(), probes_, {options_.strict, options_.search.depth, options_.search.budget}) {
  exploration_.space().input_exceptions = reference.program.input_exceptions(submission.program, options_.strict);
  exploration_.watch(*this);
}

ProgramDiff::~ProgramDiff() = default;

void ProgramDiff::try_input(const KeptInput& input) { exploration_.search().run_aside(input.arguments()); }

bool ProgramDiff::step() {
  if (has_difference() && try_smaller(options_.few_smaller_inputs)) return true;
  if (has_searched_long()) return try_smaller(options_.many_smaller_inputs);
  bool is_over = is_beyond_ && steps_beyond_++ >= options_.steps_beyond;
  if (is_over && !has_difference()) return false;
  if (exploration_.search().step()) return true;
  bool is_full = counters().paths >= options_.search.most_paths;
  if (is_full || must_stop()) return false;
  if (has_difference()) {
    bool is_certain = has_searched_below(smallest_) && counters().deeper == 0;
    if (!is_certain && try_smaller(options_.many_smaller_inputs)) return true;
    // One that was found far beyond the bound.
    bool is_between = exploration_.search().options().size + 1 < smallest_;
    return is_between && (try_contract_input() || look_beyond());
  }
  bool is_settled = exploration_.search().is_exhausted() && stopped_.all().empty() && not_compared_ == 0 &&
                    signature_.not_made.empty();
  if (is_settled) same_up_to_ = exploration_.search().options().size;
  return try_contract_input() || try_larger() || look_beyond();
}

bool ProgramDiff::try_contract_input() {
  if (contract_inputs_ == nullptr) return false;
  if (contract_inputs_tried_ == contract_inputs_->inputs().size()) return contract_inputs_->step();
  const KeptInput& input = *contract_inputs_->inputs()[contract_inputs_tried_++];
  if (size_of(input.arguments().first(probes_.arguments()), Counting::AsWritten) >= smallest_) return true;
  // Nearly all show nothing, and what a run without decisions takes is a fraction of what one with them does.
  Context context(reference_.program, options_.search.budget);
  bool rejected = pair_.run(context, input.arguments()).rejected;
  if (!rejected && pair_.outcome().relation == Relation::Different) try_input(input);
  return true;
}

// Inputs that are drawn from the shape.
bool ProgramDiff::try_larger() {
  if (larger_tried_ >= options_.larger_inputs) return false;
  ++larger_tried_;
  exploration_.search().run_larger();
  return true;
}

// Everything that is one node larger.
bool ProgramDiff::look_beyond() {
  if (!is_beyond_) paths_within_ = counters().paths;
  is_beyond_ = true;
  return options_.steps_beyond != 0 && exploration_.search().look_up_to(exploration_.search().options().size + 1);
}

void ProgramDiff::after_insert(FinishedRun& run) {
  const PairOutcome& outcome = pair_.outcome();
  signature_.restrict(reference_.program.inputs().left_out(run.context));
  if (outcome.submission) signature_.restrict(submission_.program.inputs().left_out(pair_.submission_context()));
  if (run.is_extra && (run.rejected || outcome.relation != Relation::Different)) return;
  if (run.rejected) {
    if (auto stop = stop_of(reference_.program, run.outcome)) {
      stopped_.add(stop->reason, stop->what, call_of(run.input.arguments(), {}));
    }
    return;
  }
  switch (outcome.relation) {
    case Relation::Same: return;
    case Relation::Outside: outside_ += run.is_new && !is_beyond_ ? 1 : 0; return;
    case Relation::Different: return keep(run);
    case Relation::Unknown: break;
  }
  if (outcome.left_something) {
    ++not_compared_;
    return;
  }
  bool of_submission = outcome.submission.has_value();
  const Outcome& stopped = of_submission ? *outcome.submission : outcome.reference;
  if (auto stop = stop_of(of_submission ? submission_.program : reference_.program, stopped)) {
    stopped_.add(stop->reason, stop->what, call_of(run.input.arguments(), {}));
  }
}

void ProgramDiff::keep(FinishedRun& run) {
  const PairOutcome& outcome = pair_.outcome();
  std::span<const Value> parts = run.input.arguments();
  uint64_t size = size_of_input(parts, outcome.steps);
  if (!run.is_extra) least_different_ = std::min(least_different_, least_size_on_path(run, size));
  auto known = found_.find(outcome.contrast);
  if (known != found_.end() && known->second.size <= size) return;
  if (!shape_contains(exploration_.shapes(), probes_.input(), run.input.whole())) {
    note_outside(parts);
    return;
  }
  RealCall call = call_of(parts, outcome.steps);
  CounterExample found;
  if (outcome.contrast == Contrast::Endless) {
    found.unending_seen = seen_not_to_return(call, outcome.reference.returned());
    if (!found.unending_seen) {
      if (!run.is_extra) stopped_.add(StopReason::Budget, "steps", std::move(call));
      return;
    }
  }
  found.contrast = outcome.contrast;
  found.input = std::make_shared<const KeptInput>(parts);
  found.steps = outcome.steps;
  found.size = size;
  found.run_steps = run.context.steps_taken();
  found.call = std::move(call);
  found.path = exploration_.taken(run);
  found_.insert_or_assign(outcome.contrast, std::move(found));
  // What was tried first has cost nothing, and may be far from the smallest.
  if (!runs_when_found_ && counters().paths != 0) runs_when_found_ = counters().runs;
  smallest_ = std::min(smallest_, size);
  exploration_.search().look_below(smallest_);
}

std::optional<Observation> ProgramDiff::seen_not_to_return(const RealCall& call, bool reference_returns) {
  if (!ask_whether_it_ends || asked_about_ending_ >= most_questions_about_endings) return {};
  ++asked_about_ending_;
  Observation seen = ask_whether_it_ends(call, options_.endless);
  // One that our machine's stack is too small for may raise there.
  bool raises = seen.what == Observed::Raised && reference_returns;
  if (raises || seen.what == Observed::TimedOut || seen.what == Observed::OutOfMemory) return seen;
  return {};
}

bool ProgramDiff::has_time_to_wait(const TimePlan& plan) const {
  return plan.may_wait(static_cast<double>(options_.endless.milliseconds) / 1000);
}

void ProgramDiff::note_outside(std::span<const Value> parts) {
  exploration_.search().note_fault("an input is outside the spec: " +
                                   reference_.program.texts().expression_text(call_of(parts, {})));
}

RealCall ProgramDiff::call_of(std::span<const Value> parts, std::span<const ResultStep> steps) {
  RealCall call{std::string(reference_.function.plain_name.text()), {}};
  Arena arena;
  TextParts texts(exploration_.shapes(), probes_.input(), assay::make_tuple(arena, parts));
  const std::vector<ShapeId>& shapes = exploration_.shapes().alternatives(probes_.input()).front().fields;
  auto text = [&](uint32_t index) {
    return reference_.program.texts().input_text_of(exploration_.shapes(), shapes[index], parts[index], texts);
  };
  call.arguments =
      reference_.program.texts().argument_texts(reference_.function, parts.first(probes_.arguments()), texts);
  // What comes behind the last application is for the reader to see.
  auto is_application = [](const ResultStep& step) { return step.type == ResultStep::Type::Apply; };
  auto last = std::find_if(steps.rbegin(), steps.rend(), is_application).base();
  for (const ResultStep& step : std::span(steps.begin(), last)) {
    RealStep real{static_cast<RealStep::Type>(step.type), step.index, {}};
    if (step.type == ResultStep::Type::Key) real.texts.push_back(reference_.program.texts().input_text(step.key));
    for (uint32_t i = 0; i < step.count; ++i) real.texts.push_back(text(step.index + i));
    call.then.push_back(std::move(real));
  }
  return call;
}

uint64_t ProgramDiff::size_of_input(std::span<const Value> parts, std::span<const ResultStep> steps) const {
  uint64_t size = size_of(parts.first(probes_.arguments()), Counting::AsWritten);
  for (const ResultStep& step : steps) {
    if (step.type == ResultStep::Type::Apply)
      size += size_of(parts.subspan(step.index, step.count), Counting::AsWritten);
  }
  return size;
}

bool ProgramDiff::shows(Context& context, std::span<const Value> parts, Contrast contrast) {
  Ended ended = pair_.run(context, parts);
  context.trace = nullptr;
  bool endless = pair_.outcome().contrast == Contrast::Endless;
  return !ended.rejected && pair_.outcome().relation == Relation::Different &&
         endless == (contrast == Contrast::Endless);
}

void ProgramDiff::make_small(CounterExample& found, const TimePlan& plan) {
  // A run that does not end takes its time. The reference must not take longer than it did: in the end it would be the
  // one that runs out of stack.
  bool is_endless = found.contrast == Contrast::Endless;
  uint64_t runs = is_endless ? options_.shrink_runs_of_endless : options_.shrink_runs;
  ShrinkLimit limit{runs, [&] { return plan.may_shrink(); }};
  auto still_shows = [&](Context& context, std::span<const Value> parts) {
    return shows(context, parts, found.contrast) && (!is_endless || pair_.outcome().reference_steps <= found.run_steps);
  };
  SmallInputMaker maker =
      exploration_.small_input_maker(still_shows, [this](std::span<const Value> parts) { note_outside(parts); });
  std::shared_ptr<const KeptInput> as_found = found.input;
  if (found.path) found.input = exploration_.made_small_on_path(maker, found.input, *found.path, limit);
  found.input = maker.off_path(found.input, found.run_steps, limit);
  if (found.input != as_found) found.unending_seen.reset();
}

// That a call has no end was found out before: it is not followed for that long again. Where it is what the call returns
// that has none, the call itself must come to its end.
bool ProgramDiff::describe(CounterExample& found) {
  constexpr uint64_t most_steps_of_endless = 100'000;
  bool is_call = found.contrast == Contrast::Endless && found.steps.empty();
  if (is_call) pair_.limit_submission(most_steps_of_endless);
  bool is_described = describe_run(found);
  pair_.limit_submission(UINT64_MAX);
  return is_described;
}

bool ProgramDiff::describe_run(CounterExample& found) {
  Context context(reference_.program, options_.search.budget);
  bool still = shows(context, found.input->arguments(), found.contrast);
  const PairOutcome outcome = pair_.outcome();
  if (!still) return false;
  found.contrast = outcome.contrast;
  found.by_chance = context.is_by_chance() || pair_.submission_context().is_by_chance();
  found.steps = outcome.steps;
  found.size = size_of_input(found.input->arguments(), outcome.steps);
  found.call = call_of(found.input->arguments(), outcome.steps);
  bool of_arguments = outcome.contrast == Contrast::Argument;
  auto arguments = [&](const std::vector<Value>& all) {
    return of_arguments ? std::span(all) : std::span<const Value>();
  };
  found.reference = answer_of(reference_, context, outcome.reference, arguments(outcome.reference_arguments));
  found.submission =
      answer_of(submission_, pair_.submission_context(), *outcome.submission, arguments(outcome.submission_arguments));
  constexpr size_t most_decisions = 1000;
  Input input(std::make_unique<Store>(exploration_.space(), probes_.input()), {});
  input.adopt(found.input->arguments());
  Context again(reference_.program, options_.search.budget);
  Trace trace(exploration_.space(), probes_.input(), most_decisions);
  again.trace = &trace;
  shows(again, input.arguments(), found.contrast);
  found.parted = parted_at(trace);
  return true;
}

ProgramAnswer ProgramDiff::answer_of(Side& side, Context& context, const Outcome& outcome,
                                     std::span<const Value> arguments) {
  ProgramAnswer answer;
  answer.output = context.output;
  Symbol entry = side.function.name;
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    answer.arguments.push_back(side.program.outcomes().argument_left(context, entry, i, arguments[i]));
  }
  if (outcome.ending == Ending::Raised) {
    answer.how = ProgramAnswer::How::Raised;
    answer.said = side.program.outcomes().describe_failure(context, entry, outcome.exception);
  } else if (outcome.returned() && outcome.values.size() == 1) {
    answer.said = side.program.outcomes().describe_bad_result(context, entry, outcome.values[0]);
  } else {
    answer.how = ProgramAnswer::How::Endless;
  }
  return answer;
}

Frame ProgramDiff::parted_at(const Trace& trace) const {
  const PairOutcome& outcome = pair_.outcome();
  const std::vector<Decision>& decisions = trace.decisions();
  size_t end = std::min(outcome.after_submission, decisions.size());
  for (size_t i = end; i-- > outcome.after_reference;) {
    const core::Function* function = decisions[i].function;
    bool is_own = function != nullptr && function->module == submission_.function.module;
    if (is_own && decisions[i].place.line != 0) return frame_at(*function, decisions[i].place);
  }
  return frame_at(submission_.function, submission_.function.place);
}

void ProgramDiff::take_as_found() {
  auto smallest = std::ranges::min_element(found_, {}, [](const auto& found) { return found.second.size; });
  if (smallest == found_.end()) return;
  counter_example_ = smallest->second;
  (void)describe(*counter_example_);
  counter_example_->judgement.detail = "there was no time to";
}

void ProgramDiff::finish(RealRuntime* reference, RealRuntime* submission, TimePlan& plan) {
  counter_example_.reset();
  std::vector<CounterExample> candidates;
  for (auto& [contrast, found] : found_) candidates.push_back(std::move(found));
  std::ranges::stable_sort(candidates, {}, &CounterExample::size);
  plan.begin_finishing(1);
  for (CounterExample& found : candidates) {
    (void)describe(found); // there may be no time to run it later
    CounterExample as_found = found;
    bool is_endless = as_found.contrast == Contrast::Endless;
    plan.begin_finding();
    // A smaller one would have to be asked about.
    if (!is_endless || has_time_to_wait(plan)) make_small(found, plan);
    plan.end_shrinking();
    if (!describe(found)) {
      found = as_found;
      if (!must_stop() && !describe(found))
        exploration_.search().note_fault("a difference is none when the input is run once more");
    }
    // Of the input as it was found, the real runtime has told already that it does not end.
    if (is_endless && !has_time_to_wait(plan)) found = as_found;
    found.is_smallest = has_searched_below(found.size);
    found.tried_below = !found.is_smallest && tried_smaller_ && smaller_->is_complete_below(found.size);
    if (reference != nullptr && submission != nullptr) {
      judge(*reference, *submission, found, plan);
      // What a smaller input comes to in the end, only the real runtime can say.
      bool is_another = is_endless && found.input != as_found.input;
      if (is_another && found.judgement.confirmation == Confirmation::Different && describe(as_found)) {
        found = std::move(as_found);
        judge(*reference, *submission, found, plan);
      }
    }
    if (found.judgement.confirmation == Confirmation::Different) {
      // What did not end when it was asked about has ended now: it is slow, and no difference.
      bool is_slow = found.contrast == Contrast::Endless;
      if (is_slow || overflows_reference(found)) {
        stopped_.add(StopReason::Budget, is_slow ? "steps" : "stack", std::move(found.call));
      } else if (!found.by_chance) {
        unconfirmed_.push_back(std::move(found));
      }
      continue;
    }
    counter_example_ = std::move(found);
    return;
  }
}

// In the real runtime, whose stack is smaller: then the input is outside the contract.
bool ProgramDiff::overflows_reference(const CounterExample& found) const {
  std::string_view reason = reference_.program.outcomes().stack_overflow();
  const Observation& seen = found.reference_seen;
  return !reason.empty() && seen.what == Observed::Raised && seen.failure.reason == reason;
}

void ProgramDiff::judge(RealRuntime& reference, RealRuntime& submission, CounterExample& found,
                        const TimePlan& plan) const {
  Judgement of_reference = judge(reference, found, found.reference, found.reference_seen);
  Observation seen;
  Judgement of_submission;
  // What was seen once is asked again only if there is time.
  if (found.unending_seen && !has_time_to_wait(plan)) {
    seen = *found.unending_seen;
    of_submission = judge_unending(found, seen);
  } else {
    of_submission = judge(submission, found, found.submission, seen);
  }
  if (found.submission.how == ProgramAnswer::How::Endless && seen.what == Observed::Raised) {
    found.submission = {ProgramAnswer::How::Raised, seen.failure, seen.output, {}};
    found.contrast = Contrast::Raised;
  }
  found.judgement = of_submission;
  found.judgement.detail = found.judgement.detail.empty() ? "" : "the submission: " + found.judgement.detail;
  if (of_reference.confirmation == Confirmation::Confirmed) return;
  found.judgement = {of_reference.confirmation, "the reference: " + of_reference.detail};
}

Judgement ProgramDiff::judge(RealRuntime& runtime, const CounterExample& found, const ProgramAnswer& answer,
                             Observation& seen) const {
  if (answer.how == ProgramAnswer::How::Endless) {
    seen = runtime.run(found.call, options_.endless, RuntimeProcess::Shared);
    if (seen.what == Observed::NotRun) return {Confirmation::Unavailable, seen.detail};
    if (must_stop() && seen.what == Observed::RuntimeEnded) return {Confirmation::Unavailable, words_for(why_stop())};
    return judge_unending(found, seen);
  }
  Judgement judgement = confirm(runtime, found.call, answer.said, {}, RuntimeProcess::Shared, &seen);
  if (judgement.confirmation != Confirmation::Confirmed) return judgement;
  if (found.contrast == Contrast::Output && !is_output(seen, answer.output)) {
    return {Confirmation::Different,
            fmt::format("output: expected '{}', got '{}'", beginning_of(answer.output), beginning_of(seen.output))};
  }
  if (found.contrast == Contrast::Argument && seen.arguments != answer.arguments) {
    return {Confirmation::Different, fmt::format("arguments: expected {}, got {}", fmt::join(answer.arguments, ", "),
                                                 fmt::join(seen.arguments, ", "))};
  }
  return judgement;
}

Judgement ProgramDiff::judge_unending(const CounterExample& found, const Observation& seen) const {
  bool raises = seen.what == Observed::Raised && found.reference.how == ProgramAnswer::How::Returned;
  bool is_endless = seen.what == Observed::TimedOut || seen.what == Observed::OutOfMemory;
  if (is_endless || raises) return {Confirmation::Confirmed, {}};
  return {Confirmation::Different, "expected no end, got " + to_string(seen)};
}

DiffVerdict ProgramDiff::verdict() const {
  if (counter_example_) return DiffVerdict::Different;
  bool same =
      same_up_to_ >= options_.search.size && found_.empty() && counters().predictions_broken == 0 && has_compared();
  return same ? DiffVerdict::Same : DiffVerdict::BudgetSpent;
}

} // namespace assay::finding
