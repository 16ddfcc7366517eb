#include "finding/function_test.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "finding/ask_shape.h"
#include "finding/input_size.h"
#include "finding/make_small.h"
#include "finding/program_side.h"
#include "finding/simpler.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay {

namespace {

constexpr size_t most_findings = 1000; // of a function, where every path that fails is one

} // namespace

FunctionTest::FunctionTest(LoadedProgram& program, Machine& machine, const core::Function& function,
                           std::unique_ptr<InputSpace> space, Signature signature, TestOptions options)
    : program_(program), machine_(machine), function_(function), space_(std::move(space)),
      signature_(std::move(signature)), result_shapes_(space_->shapes, signature_), options_(std::move(options)),
      solver_(make_solver_chain(space_->terms, options_.solver, statistics_)), aside_(program), makers_(program),
      whole_call_(ProgramSide{program, function}.whole_call(builder_, makers_, *space_, signature_.input)) {
  for (Symbol known : options_.concrete) {
    machine_.make_concrete(known);
    aside_.make_concrete(known);
    makers_.make_concrete(known);
  }
  if (options_.assume) precondition_.emplace(aside_, options_.assume->symbol, program_.inputs().truth());
  if (precondition_) whole_call_.precondition = &*precondition_;
  auto body = [this](Context& context, Input& input) { return run_on(machine_, context, input.arguments()); };
  search_ =
      std::make_unique<ForwardSearch>(Subject{program_, signature_.input, body}, *space_, *solver_, options_.search);
  search_->before_insert = [this](FinishedRun& run) { check_result(run); };
  search_->after_insert = [this](FinishedRun& run) {
    look_at(run);
    if (options_.collects) collect(run);
  };
  if (options_.clauses == nullptr) return;
  drawn_.emplace(space_->shapes, signature_.input, *options_.vocabulary, program_.float_inputs());
  for (std::vector<bool>& entered : entered_by_) entered.resize(options_.clauses->size());
}

FunctionTest::~FunctionTest() = default;

std::optional<std::string> FunctionTest::run_seed(std::span<const Value> arguments) {
  if (arguments.size() != function_.arity()) {
    return fmt::format("the seed has {} arguments, {} takes {}", arguments.size(), program_.title_of(function_),
                       function_.arity());
  }
  Arena arena;
  Value tuple = assay::make_tuple(arena, arguments);
  if (!shape_contains(space_->shapes, signature_.input, tuple)) return "the seed is outside the spec";
  if (search_->run_seed(arguments)) return {};
  if (!options_.assume) return "a call in the seed does not return";
  return fmt::format("{} is not true for the seed", options_.assume->symbol.text());
}

bool FunctionTest::step() {
  if (!drawn_) return search_->step();
  Clock::time_point start = Clock::now();
  bool goes_on = search_->step();
  search_time_ += Clock::now() - start;
  if (runs_interrupted() || counters().paths >= options_.search.most_paths) return goes_on;
  if (!goes_on) {
    // A suite has room for what the search is bound not to find; a test is over.
    bool is_over = !options_.collects || (has_tried_all() && counters().deeper == 0) || drawn_->are_spent();
    if (is_over) return false;
  }
  if (!goes_on || is_to_draw()) draw_some();
  return true;
}

void FunctionTest::check_result(FinishedRun& run) {
  bad_result_ = false;
  if (!run.outcome.returned() || run.outcome.values.size() != 1) return;
  ShapeId shape = result_shapes_.of(run.input.arguments());
  bad_result_ = shape != ShapeTable::any && !shape_contains(space_->shapes, shape, run.outcome.values[0]);
  // Which clauses of an overloaded spec count depends on the arguments of this very run: nothing that a path could ask.
  bool asked = signature_.clauses.size() == 1 ? ask_shape(run.trace, shape, run.outcome.values[0])
                                              : !Trace::is_symbolic(run.outcome.values[0]);
  if (!asked) ++unchecked_results_;
}

void FunctionTest::look_at(FinishedRun& run) {
  if (run.is_broken) show_broken(run.input.arguments());
  signature_.restrict(program_.inputs().left_out(run.context));
  if (run.rejected) return look_at_rejected(run);
  if (run.outcome.ending == Ending::Raised) {
    keep(program_.outcomes().describe_failure(run.context, function_.name, run.outcome.exception), run);
  } else if (bad_result_) {
    keep(program_.outcomes().describe_bad_result(run.context, function_.name, run.outcome.values[0]), run);
  } else if (auto stop = stop_of(program_, run.outcome); stop && !run.is_extra) {
    stopped_.add(stop->reason, stop->what, call_of(run.input.arguments()));
    suspect(run);
  }
}

// An input that is no input is worth a word only if nobody knows whether it is one.
void FunctionTest::look_at_rejected(FinishedRun& run) {
  auto stop = stop_of(program_, run.outcome);
  if (!stop || run.is_extra) return;
  RealCall call = call_of(run.input.arguments());
  if (options_.assume) {
    call.module = options_.assume->module;
    call.function = options_.assume->name;
    call.text = program_.texts().call_text(call);
  }
  stopped_.add(stop->reason, stop->what, std::move(call));
}

RealCall FunctionTest::call_of(std::span<const Value> arguments) {
  RealCall call{std::string(function_.plain_name.text()), {}};
  Arena arena;
  TextParts parts(space_->shapes, signature_.input, assay::make_tuple(arena, arguments));
  call.arguments = program_.texts().argument_texts(function_, arguments, parts);
  call.text = program_.texts().call_text(call);
  return call;
}

void FunctionTest::show_broken(std::span<const Value> arguments) {
  constexpr size_t most_shown = 5;
  if (broken_calls_.size() < most_shown) broken_calls_.push_back(call_of(arguments));
}

bool FunctionTest::fits_signature(std::span<const Value> arguments) {
  Arena arena;
  if (shape_contains(space_->shapes, signature_.input, assay::make_tuple(arena, arguments))) return true;
  note_outside(arguments);
  return false;
}

void FunctionTest::note_outside(std::span<const Value> arguments) {
  search_->note_fault("an input is outside the spec");
  show_broken(arguments);
}

void FunctionTest::keep(Failure failure, FinishedRun& run) {
  uint64_t size = size_of(run.input.arguments());
  std::string key = group_key(failure);
  if (options_.each_path) key += fmt::format(" on path {} {}", run.last, run.last_taken);
  auto known = by_key_.find(key);
  if (known != by_key_.end() && findings_[known->second].size <= size) return;
  if (findings_.size() >= most_findings) return;
  if (!fits_signature(run.input.arguments())) return;
  if (known == by_key_.end()) {
    known = by_key_.emplace(std::move(key), findings_.size()).first;
    findings_.emplace_back();
  }
  Finding& finding = findings_[known->second];
  finding.steps = run.context.steps_taken();
  finding.overflowed = run.context.has_overflowed();
  finding.by_chance = run.context.is_by_chance();
  use(finding, std::make_shared<const KeptInput>(run.input.arguments()), std::move(failure));
  finding.path.reset();
  if (run.last != no_node) {
    finding.path = Flip{run.last, run.last_taken};
    search_->hold(*finding.path);
  }
  finding.model = std::make_shared<const Model>(run.trace.model());
}

void FunctionTest::use(Finding& finding, std::shared_ptr<const KeptInput> input, Failure failure) {
  finding.failure = std::move(failure);
  finding.size = size_of(input->arguments());
  finding.call = call_of(input->arguments());
  finding.input = std::move(input);
}

void FunctionTest::finish(RealRuntime* runtime, TimePlan& plan, uint64_t fresh_confirmations) {
  uint64_t number = 0;
  if (!solving_of_search_) solving_of_search_ = statistics_;
  add_remembered();
  for (Finding& finding : findings_) {
    if (finding.seen_outside) continue;
    Finding as_found = finding;
    plan.begin_finding();
    make_small(finding, plan);
    plan.end_shrinking();
    // For want of time, an earlier test may have come further.
    auto earlier = options_.each_path ? remembered_.end() : remembered_.find(group_key(finding.failure));
    if (earlier != remembered_.end() && is_simpler(earlier->second.input->tuple(), finding.input->tuple())) {
      use(finding, earlier->second.input, earlier->second.failure);
    }
    if (runtime == nullptr) continue;
    auto process = number++ < fresh_confirmations ? RuntimeProcess::Fresh : RuntimeProcess::Shared;
    finding.judgement = judge(*runtime, finding, process);
    if (finding.judgement.confirmation != Confirmation::Different || finding.input == as_found.input) continue;
    as_found.judgement = judge(*runtime, as_found, process);
    if (as_found.judgement.confirmation == Confirmation::Confirmed) finding = std::move(as_found);
  }
  if (runtime != nullptr && options_.allow_effects) run_outside(*runtime);
  if (runtime != nullptr && !program_.outcomes().stack_overflow().empty()) look_for_overflows(*runtime);
  if (runtime != nullptr) look_for_endless(*runtime, plan);
  // Its stack is another one, and so are its clock and its random numbers: what only ours is too small for, or what
  // hinges on these, is nobody's fault.
  std::erase_if(findings_, [](const Finding& finding) {
    return (finding.overflowed || finding.by_chance) && finding.judgement.confirmation == Confirmation::Different;
  });
}

Judgement FunctionTest::judge(RealRuntime& runtime, const Finding& finding, RuntimeProcess process) const {
  if (options_.assume) {
    RealCall question{options_.assume->name, finding.call.arguments, options_.assume->module};
    Judgement answer = confirm_true(runtime, question);
    if (answer.confirmation != Confirmation::Confirmed) return answer;
  }
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
  auto [entry, is_new] = by_key_.try_emplace(group_key(failure), findings_.size());
  if (!is_new) return;
  Finding& finding = findings_.emplace_back();
  finding.failure = std::move(failure);
  finding.call = call;
  finding.judgement.confirmation = Confirmation::Confirmed; // that is where it was seen
  finding.seen_outside = true;
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

Ended FunctionTest::run_on(Machine& machine, Context& context, std::span<const Value> arguments) const {
  return whole_call_.run(machine, context, arguments, options_.search.depth);
}

FunctionTest::Called FunctionTest::call(Machine& machine, Context& context, std::span<const Value> arguments) {
  auto [outcome, rejected] = run_on(machine, context, arguments);
  if (rejected) return {Called::How::Rejected, {}};
  return called_with(context, outcome, arguments);
}

FunctionTest::Called FunctionTest::called_with(Context& context, const Outcome& outcome,
                                               std::span<const Value> arguments) {
  if (outcome.ending == Ending::Raised) {
    return {Called::How::Failed, program_.outcomes().describe_failure(context, function_.name, outcome.exception)};
  }
  if (!outcome.returned() || outcome.values.size() != 1) return {Called::How::Stopped, {}};
  ShapeId shape = result_shapes_.of(arguments);
  if (shape == ShapeTable::any || shape_contains(space_->shapes, shape, outcome.values[0])) {
    return {Called::How::Returned, {}};
  }
  return {Called::How::Failed, program_.outcomes().describe_bad_result(context, function_.name, outcome.values[0])};
}

std::optional<Failure> FunctionTest::failure_of(Context& context, std::span<const Value> arguments) {
  Called called = call(machine_, context, arguments);
  context.trace = nullptr;
  return std::move(called.failure);
}

CalledAgain FunctionTest::call_again(std::span<const Value> arguments, const Failure& failure) {
  Arena arena;
  Value tuple = assay::make_tuple(arena, arguments);
  if (!shape_contains(space_->shapes, signature_.input, tuple)) return CalledAgain::NoInput;
  Context context(program_, options_.search.budget);
  Called called = call(aside_, context, arguments);
  switch (called.how) {
    case Called::How::Rejected: return CalledAgain::NoInput;
    case Called::How::Stopped:
      if (is_unending(failure.kind)) suspect(std::make_shared<const KeptInput>(arguments));
      return CalledAgain::Unknown;
    case Called::How::Returned: return CalledAgain::Returns;
    case Called::How::Failed: break;
  }
  std::string key = group_key(*called.failure);
  Finding finding;
  finding.steps = context.steps_taken();
  finding.overflowed = context.has_overflowed();
  finding.by_chance = context.is_by_chance();
  finding.remembered = true;
  use(finding, std::make_shared<const KeptInput>(arguments), std::move(*called.failure));
  remembered_.try_emplace(key, std::move(finding));
  return key == group_key(failure) ? CalledAgain::StillFails : CalledAgain::FailsOtherwise;
}

void FunctionTest::add_remembered() {
  std::set<std::string> found;
  for (const Finding& finding : findings_) found.insert(group_key(finding.failure));
  for (const auto& [key, finding] : remembered_) {
    if (found.contains(key)) continue;
    by_key_.emplace(key, findings_.size());
    findings_.push_back(finding);
  }
}

void FunctionTest::make_small(Finding& finding, const TimePlan& plan) {
  ShrinkLimit limit{options_.shrink_runs, [&] { return plan.may_shrink(); }};
  std::string key = group_key(finding.failure);
  auto still_fails = [&](Context& context, std::span<const Value> arguments) {
    std::optional<Failure> failure = failure_of(context, arguments);
    return failure && group_key(*failure) == key;
  };
  SmallInputMaker maker({program_, *space_, signature_.input, *solver_, options_.search.budget, options_.search.depth,
                         still_fails, [this](std::span<const Value> arguments) { note_outside(arguments); }});
  std::shared_ptr<const KeptInput> small = finding.input;
  if (finding.path && !limit.is_reached()) {
    Feasibility feasibility = Feasibility::Unknown;
    Layer layer = Layer::None;
    small = maker.on_path(small, search_->input_for({*finding.path, finding.model, Effort::Full}, feasibility, layer),
                          limit);
  }
  if (!options_.each_path) small = maker.off_path(small, finding.steps, limit); // it leaves the path
  if (small == finding.input) return;
  Context context(program_, options_.search.budget);
  if (auto failure = failure_of(context, small->arguments())) use(finding, std::move(small), std::move(*failure));
}

bool FunctionTest::has_tried_all() const { return search_->is_exhausted() && unchecked_results_ == 0; }

TestVerdict FunctionTest::verdict() const {
  if (!has_tried_all() || !signature_.not_made.empty()) return TestVerdict::NotExhausted;
  // A function that was never called was not tested to any depth.
  if (counters().deeper != 0 && counters().rejected == counters().runs) return TestVerdict::NotExhausted;
  return counters().deeper == 0 ? TestVerdict::Exhausted : TestVerdict::ExhaustedToDepth;
}

uint64_t FunctionTest::unconfirmed() const {
  uint64_t count = 0;
  for (const Finding& finding : findings_) count += finding.judgement.confirmation != Confirmation::Confirmed;
  return count;
}

} // namespace assay
