// A part of FunctionTest: calls that do not end. A run that has used up its steps or its memory is a suspect. The
// simplest of a function is made small and put to the real runtime; if that does not end it within `endless_limits`
// either, it is a finding.
//
// What merely takes long is none. Two things keep it apart: the time is some fifty times what the budget of steps takes
// there, and only inputs count whose numbers are small. To count down from a billion takes long, and from -1 for ever.

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "core/parts.h"
#include "finding/function_test.h"
#include "finding/input_size.h"
#include "finding/make_small.h"
#include "finding/program_side.h"
#include "finding/simpler.h"
#include "input/canonical_function.h"

namespace assay {

namespace {

constexpr uint64_t shrink_runs_of_endless = 40; // each takes the whole budget
constexpr int64_t largest_number = 1000;
constexpr uint64_t most_nodes = 100;

bool is_large_number(Value value) {
  switch (value.kind()) {
    case Kind::Integer: return value.as_integer() > largest_number || value.as_integer() < -largest_number;
    case Kind::BigInteger: return true;
    case Kind::Float: return std::isfinite(value.as_float()) && std::fabs(value.as_float()) > double{largest_number};
    default: return false;
  }
}

bool has_large_numbers(Value value) {
  return holds(value, [](Value part) {
    const CanonicalFunction* function = canonical_function_of(part);
    if (function == nullptr) return is_large_number(part);
    return std::ranges::any_of(function->bodies,
                               [](const CanonicalFunction::Body& body) { return has_large_numbers(body.value); });
  });
}

bool is_spent(const Outcome& outcome) {
  return outcome.ending == Ending::StepsSpent || outcome.ending == Ending::HeapSpent;
}

} // namespace

Failure FunctionTest::unending_failure(FailureKind kind) const {
  Failure failure;
  failure.kind = kind;
  failure.reason = kind == FailureKind::Endless
                       ? fmt::format("no end within {} s", endless_limits.milliseconds / 1000)
                       : fmt::format("more than {} MiB of memory", endless_limits.heap_bytes >> 20);
  failure.constructor.assign(1, '_');
  failure.site = frame_at(function_, function_.place);
  return failure;
}

void FunctionTest::suspect(std::shared_ptr<const KeptInput> input) {
  bool is_better = !suspect_ || is_simpler(input->tuple(), suspect_->input->tuple());
  if (!is_better) return;
  suspect_.emplace();
  use(*suspect_, std::move(input), unending_failure(FailureKind::Endless));
}

void FunctionTest::suspect(FinishedRun& run) {
  if (!is_spent(run.outcome) || !fits_signature(run.input.arguments())) return;
  const KeptInput* before = suspect_ ? suspect_->input.get() : nullptr;
  suspect(std::make_shared<const KeptInput>(run.input.arguments()));
  if (suspect_->input.get() == before || run.last == no_node) return;
  suspect_->path = Flip{run.last, run.last_taken};
  search_->hold(*suspect_->path);
  suspect_->model = std::make_shared<const Model>(run.trace.model());
}

// Simpler inputs that use up the budget as well.
void FunctionTest::make_small_suspect(const TimePlan& plan) {
  ShrinkLimit limit{shrink_runs_of_endless, [&] { return plan.may_shrink(); }};
  auto still_spends = [&](Context& context, std::span<const Value> arguments) {
    auto [outcome, rejected] = run_on(machine_, context, arguments);
    context.trace = nullptr;
    return !rejected && is_spent(outcome);
  };
  SmallInputMaker maker({program_, *space_, signature_.input, *solver_, options_.search.budget, options_.search.depth,
                         still_spends, [this](std::span<const Value> arguments) { note_outside(arguments); }});
  std::shared_ptr<const KeptInput> small = suspect_->input;
  if (suspect_->path && !limit.is_reached()) {
    Feasibility feasibility = Feasibility::Unknown;
    Layer layer = Layer::None;
    auto input = search_->input_for({*suspect_->path, suspect_->model, Effort::Full}, feasibility, layer);
    small = maker.on_path(small, std::move(input), limit);
  }
  small = maker.off_path(small, options_.search.budget.steps, limit);
  if (small != suspect_->input) use(*suspect_, std::move(small), suspect_->failure);
}

void FunctionTest::look_for_endless(RealRuntime& runtime, TimePlan& plan) {
  if (!suspect_ || !plan.may_wait(seconds_for_suspect)) return;
  plan.begin_finding();
  make_small_suspect(plan);
  plan.end_shrinking();
  bool may_just_take_long = suspect_->size > most_nodes || has_large_numbers(suspect_->input->tuple());
  if (may_just_take_long) return;
  if (options_.assume) {
    RealCall question{options_.assume->name, suspect_->call.arguments, options_.assume->module};
    if (confirm_true(runtime, question).confirmation != Confirmation::Confirmed) return;
  }
  Observation seen = runtime.run(suspect_->call, endless_limits, RuntimeProcess::Shared);
  if (seen.what != Observed::TimedOut && seen.what != Observed::OutOfMemory) return;
  bool is_time = seen.what == Observed::TimedOut;
  suspect_->failure = unending_failure(is_time ? FailureKind::Endless : FailureKind::OutOfMemory);
  suspect_->judgement = {Confirmation::Confirmed, {}};
  by_key_.emplace(group_key(suspect_->failure), findings_.size());
  findings_.push_back(*suspect_);
}

} // namespace assay
