#include "finding/function_test.h"

#include <fmt/core.h>

#include <algorithm>

#include "finding/ask_shape.h"
#include "finding/input_size.h"
#include "finding/simpler.h"
#include "input/shape_contains.h"

namespace assay::finding {

FunctionTest::FunctionTest(LoadedProgram& program, Machine& machine, const core::Function& function,
                           std::unique_ptr<InputSpace> space, Signature signature, TestOptions options)
    : options_(std::move(options)),
      exploration_(std::move(space),
                   {program, signature.input,
                    [this](Context& context, Input& input) { return tested_.run(context, input.arguments()); }},
                   {options_.search, options_.solver}),
      tested_({program, function}, machine, std::move(signature), exploration_), endless_(tested_) {
  for (Symbol known : options_.concrete) tested_.make_concrete(known);
  if (options_.assume) tested_.calls().assume(options_.assume->symbol);
  exploration_.watch(*this);
  if (options_.clauses == nullptr) return;
  entered_.emplace(*options_.clauses, tested_);
  auto wanted = options_.collects ? Drawing::For::Suite : Drawing::For::Findings;
  drawing_.emplace(tested_, *entered_, findings_, *options_.vocabulary, wanted);
  if (!options_.collects) return;
  covering_.emplace(tested_, *entered_, options_.shrink_runs);
  exploration_.watch(*covering_);
}

FunctionTest::~FunctionTest() = default;

std::optional<std::string> FunctionTest::run_seed(std::span<const Value> arguments) {
  if (arguments.size() != function().arity()) {
    return fmt::format("the seed has {} arguments, {} takes {}", arguments.size(), program().title_of(function()),
                       function().arity());
  }
  if (!exploration_.contains(arguments)) return "the seed is outside the spec";
  if (search().run_seed(arguments)) return {};
  if (!options_.assume) return "a call in the seed does not return";
  return fmt::format("{} is not true for the seed", options_.assume->symbol.text());
}

bool FunctionTest::step() {
  if (!drawing_) return search().step();
  return drawing_->step([this] { return has_tried_all() && counters().deeper == 0; });
}

void FunctionTest::before_insert(FinishedRun& run) {
  if (!run.outcome.returned() || run.outcome.values.size() != 1) return;
  ShapeId shape = tested_.result_shapes().of(run.input.arguments());
  run.is_bad_result = shape != ShapeTable::any && !shape_contains(exploration_.shapes(), shape, run.outcome.values[0]);
  // Which clauses of an overloaded spec count depends on the arguments of this very run: nothing that a path could ask.
  bool asked = signature().clauses.size() == 1 ? ask_shape(run.trace, shape, run.outcome.values[0])
                                               : !Trace::is_symbolic(run.outcome.values[0]);
  if (!asked) ++unchecked_results_;
}

void FunctionTest::after_insert(FinishedRun& run) {
  LoadedProgram& program = tested_.program();
  if (run.is_broken) tested_.show_broken(run.input.arguments());
  tested_.restrict(program.inputs().left_out(run.context));
  if (run.rejected) return look_at_rejected(run);
  if (run.outcome.ending == Ending::Raised) {
    keep(program.outcomes().describe_failure(run.context, function().name, run.outcome.exception), run);
  } else if (run.is_bad_result) {
    keep(program.outcomes().describe_bad_result(run.context, function().name, run.outcome.values[0]), run);
  } else if (auto stop = stop_of(program, run.outcome); stop && !run.is_extra) {
    stopped_.add(stop->reason, stop->what, tested_.call_of(run.input.arguments()));
    endless_.suspect(run);
  }
}

// An input that is no input is worth a word only if nobody knows whether it is one.
void FunctionTest::look_at_rejected(FinishedRun& run) {
  auto stop = stop_of(tested_.program(), run.outcome);
  if (!stop || run.is_extra) return;
  RealCall call = tested_.call_of(run.input.arguments());
  if (options_.assume) {
    call.module = options_.assume->module;
    call.function = options_.assume->name;
    call.text = program().texts().call_text(call);
  }
  stopped_.add(stop->reason, stop->what, std::move(call));
}

void FunctionTest::keep(Failure failure, FinishedRun& run) {
  uint64_t size = size_of(run.input.arguments());
  std::string key = group_key(failure);
  if (options_.each_path) key += fmt::format(" on path {} {}", run.last, run.last_taken);
  const Finding* known = findings_.find(key);
  if (known != nullptr && known->size <= size) return;
  if (!tested_.fits_signature(run.input.arguments())) return;
  Finding* finding = findings_.of(key);
  if (finding == nullptr) return;
  finding->steps = run.context.steps_taken();
  finding->overflowed = run.context.has_overflowed();
  finding->by_chance = run.context.is_by_chance();
  tested_.use(*finding, std::make_shared<const KeptInput>(run.input.arguments()), std::move(failure));
  finding->path = exploration_.taken(run);
}

void FunctionTest::finish(RealRuntime* runtime, TimePlan& plan, uint64_t fresh_confirmations) {
  uint64_t number = 0;
  if (!solving_of_search_) solving_of_search_ = solver_statistics();
  findings_.add_remembered();
  for (Finding& finding : findings_.all()) {
    if (finding.seen_outside) continue;
    auto process = number++ < fresh_confirmations ? RuntimeProcess::Fresh : RuntimeProcess::Shared;
    finish(finding, runtime, plan, process);
  }
  if (runtime == nullptr) return;
  if (options_.allow_effects) run_outside(*runtime);
  if (!program().outcomes().stack_overflow().empty()) look_for_overflows(*runtime);
  look_for_endless(*runtime, plan);
  // Its stack is another one, and so are its clock and its random numbers: what only ours is too small for, or what
  // hinges on these, is nobody's fault.
  std::erase_if(findings_.all(), [](const Finding& finding) {
    return (finding.overflowed || finding.by_chance) && finding.judgement.confirmation == Confirmation::Different;
  });
}

void FunctionTest::finish(Finding& finding, RealRuntime* runtime, TimePlan& plan, RuntimeProcess process) {
  Finding as_found = finding;
  plan.begin_finding();
  make_small(finding, plan);
  plan.end_shrinking();
  // For want of time, an earlier test may have come further.
  const Finding* earlier = options_.each_path ? nullptr : findings_.remembered(group_key(finding.failure));
  if (earlier != nullptr && is_simpler(earlier->input->tuple(), finding.input->tuple())) {
    tested_.use(finding, earlier->input, earlier->failure);
  }
  if (runtime == nullptr) return;
  finding.judgement = judge(*runtime, finding, process);
  if (finding.judgement.confirmation != Confirmation::Different || finding.input == as_found.input) return;
  as_found.judgement = judge(*runtime, as_found, process);
  if (as_found.judgement.confirmation == Confirmation::Confirmed) finding = std::move(as_found);
}

Judgement FunctionTest::judge_assumed(RealRuntime& runtime, const RealCall& call) const {
  if (!options_.assume) return {Confirmation::Confirmed, {}};
  return confirm_true(runtime, {options_.assume->name, call.arguments, options_.assume->module});
}

Judgement FunctionTest::judge(RealRuntime& runtime, const Finding& finding, RuntimeProcess process) const {
  Judgement assumed = judge_assumed(runtime, finding.call);
  if (assumed.confirmation != Confirmation::Confirmed) return assumed;
  Observation seen;
  Judgement judgement = confirm(runtime, finding.call, finding.failure, {}, process, &seen);
  // We have made it: no input that a caller can have.
  if (seen.is_refused) judgement.confirmation = Confirmation::Different;
  return judgement;
}

void FunctionTest::run_outside(RealRuntime& runtime) {
  for (const StoppedRuns& runs : stopped_.all()) {
    if (runs.reason == StopReason::Budget) continue;
    for (const RealCall& call : runs.calls) {
      if (!call.module.empty()) continue; // of the precondition
      Observation seen = runtime.run(call, {}, RuntimeProcess::Shared);
      if (seen.what == Observed::Raised) keep_seen(call, std::move(seen.failure));
    }
  }
}

void FunctionTest::keep_seen(const RealCall& call, Failure failure) {
  std::string key = group_key(failure);
  Finding finding;
  finding.failure = std::move(failure);
  finding.call = call;
  finding.judgement.confirmation = Confirmation::Confirmed; // that is where it was seen
  finding.seen_outside = true;
  findings_.add(key, std::move(finding));
}

void FunctionTest::look_for_overflows(RealRuntime& runtime) {
  constexpr size_t most_questions = 2;                     // for each budget
  constexpr RealLimits soon = {1000, uint64_t{256} << 20}; // a stack is used up in no time
  auto length = [](const RealCall& call) { return call.text.size(); };
  for (const StoppedRuns& runs : stopped_.all()) {
    if (runs.reason != StopReason::Budget) continue;
    std::vector<RealCall> calls = runs.calls;
    std::erase_if(calls, [](const RealCall& call) { return !call.module.empty(); }); // of the precondition
    std::ranges::stable_sort(calls, {}, length);
    for (const RealCall& call : std::span(calls).first(std::min(calls.size(), most_questions))) {
      Observation seen = runtime.run(call, soon, RuntimeProcess::Shared);
      if (seen.what == Observed::TimedOut) break;
      if (seen.what == Observed::Raised) keep_seen(call, std::move(seen.failure));
    }
  }
}

void FunctionTest::look_for_endless(RealRuntime& runtime, TimePlan& plan) {
  auto counts = [&](const RealCall& call) {
    return judge_assumed(runtime, call).confirmation == Confirmation::Confirmed;
  };
  if (auto found = endless_.confirmed(runtime, plan, counts)) {
    std::string key = group_key(found->failure);
    findings_.add(key, std::move(*found));
  }
}

CalledAgain FunctionTest::call_again(std::span<const Value> arguments, const Failure& failure) {
  using How = FunctionUnderTest::Called::How;
  if (!exploration_.contains(arguments)) return CalledAgain::NoInput;
  Context context = tested_.new_context();
  FunctionUnderTest::Called called = tested_.call_aside(context, arguments);
  switch (called.how) {
    case How::Rejected: return CalledAgain::NoInput;
    case How::Stopped:
      if (is_unending(failure.kind)) endless_.suspect(std::make_shared<const KeptInput>(arguments));
      return CalledAgain::Unknown;
    case How::Returned: return CalledAgain::Returns;
    case How::Failed: break;
  }
  std::string key = group_key(*called.failure);
  Finding finding;
  finding.steps = context.steps_taken();
  finding.overflowed = context.has_overflowed();
  finding.by_chance = context.is_by_chance();
  finding.remembered = true;
  tested_.use(finding, std::make_shared<const KeptInput>(arguments), std::move(*called.failure));
  findings_.remember(key, std::move(finding));
  return key == group_key(failure) ? CalledAgain::StillFails : CalledAgain::FailsOtherwise;
}

void FunctionTest::make_small(Finding& finding, const TimePlan& plan) {
  ShrinkLimit limit{options_.shrink_runs, [&] { return plan.may_shrink(); }};
  std::string key = group_key(finding.failure);
  auto still_fails = [&](Context& context, std::span<const Value> arguments) {
    std::optional<Failure> failure = tested_.failure_of(context, arguments);
    return failure && group_key(*failure) == key;
  };
  SmallInputMaker maker = exploration_.small_input_maker(
      still_fails, [this](std::span<const Value> arguments) { tested_.note_outside(arguments); });
  std::shared_ptr<const KeptInput> small = finding.input;
  if (finding.path && !limit.is_reached()) {
    small = exploration_.made_small_on_path(maker, small, *finding.path, limit);
  }
  if (!options_.each_path) small = maker.off_path(small, finding.steps, limit); // it leaves the path
  if (small == finding.input) return;
  Context context = tested_.new_context();
  if (auto failure = tested_.failure_of(context, small->arguments())) {
    tested_.use(finding, std::move(small), std::move(*failure));
  }
}

bool FunctionTest::has_tried_all() const { return exploration_.search().is_exhausted() && unchecked_results_ == 0; }

TestVerdict FunctionTest::verdict() const {
  if (!has_tried_all() || !signature().not_made.empty()) return TestVerdict::NotExhausted;
  // A function that was never called was not tested to any depth.
  if (counters().deeper != 0 && counters().rejected == counters().runs) return TestVerdict::NotExhausted;
  return counters().deeper == 0 ? TestVerdict::Exhausted : TestVerdict::ExhaustedToDepth;
}

uint64_t FunctionTest::unconfirmed() const {
  uint64_t count = 0;
  for (const Finding& finding : findings_.all()) count += finding.judgement.confirmation != Confirmation::Confirmed;
  return count;
}

} // namespace assay::finding
