#include "finding/endless.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "core/parts.h"
#include "finding/input_size.h"
#include "finding/simpler.h"
#include "input/canonical_function.h"

namespace assay::finding {

namespace {

constexpr uint64_t shrink_runs = 40; // each takes the whole budget
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

Failure EndlessCalls::failure(FailureKind kind) const {
  Failure failure;
  failure.kind = kind;
  failure.reason = kind == FailureKind::Endless
                       ? fmt::format("no end within {} s", endless_limits.milliseconds / 1000)
                       : fmt::format("more than {} MiB of memory", endless_limits.heap_bytes >> 20);
  failure.constructor.assign(1, '_');
  failure.site = frame_at(tested_.function(), tested_.function().place);
  return failure;
}

void EndlessCalls::suspect(std::shared_ptr<const KeptInput> input) {
  bool is_better = !suspect_ || is_simpler(input->tuple(), suspect_->input->tuple());
  if (!is_better) return;
  suspect_.emplace();
  tested_.use(*suspect_, std::move(input), failure(FailureKind::Endless));
}

void EndlessCalls::suspect(const FinishedRun& run) {
  if (!is_spent(run.outcome) || !tested_.fits_signature(run.input.arguments())) return;
  const KeptInput* before = suspect_ ? suspect_->input.get() : nullptr;
  suspect(std::make_shared<const KeptInput>(run.input.arguments()));
  if (suspect_->input.get() != before) suspect_->path = tested_.exploration().taken(run);
}

// Simpler inputs that use up the budget as well.
void EndlessCalls::make_small(const TimePlan& plan) {
  ShrinkLimit limit{shrink_runs, [&] { return plan.may_shrink(); }};
  auto still_spends = [&](Context& context, std::span<const Value> arguments) {
    auto [outcome, rejected] = tested_.run(context, arguments);
    context.trace = nullptr;
    return !rejected && is_spent(outcome);
  };
  Exploration& exploration = tested_.exploration();
  SmallInputMaker maker = exploration.small_input_maker(
      still_spends, [this](std::span<const Value> arguments) { tested_.note_outside(arguments); });
  std::shared_ptr<const KeptInput> small = suspect_->input;
  if (suspect_->path && !limit.is_reached()) {
    small = exploration.made_small_on_path(maker, small, *suspect_->path, limit);
  }
  small = maker.off_path(small, exploration.budget().steps, limit);
  if (small != suspect_->input) tested_.use(*suspect_, std::move(small), suspect_->failure);
}

std::optional<Finding> EndlessCalls::confirmed(RealRuntime& runtime, TimePlan& plan,
                                               const std::function<bool(const RealCall&)>& counts) {
  if (!suspect_ || !plan.may_wait(seconds_for_suspect)) return {};
  plan.begin_finding();
  make_small(plan);
  plan.end_shrinking();
  bool may_just_take_long = suspect_->size > most_nodes || has_large_numbers(suspect_->input->tuple());
  if (may_just_take_long || !counts(suspect_->call)) return {};
  Observation seen = runtime.run(suspect_->call, endless_limits, RuntimeProcess::Shared);
  if (seen.what != Observed::TimedOut && seen.what != Observed::OutOfMemory) return {};
  bool is_time = seen.what == Observed::TimedOut;
  suspect_->failure = failure(is_time ? FailureKind::Endless : FailureKind::OutOfMemory);
  suspect_->judgement = {Confirmation::Confirmed, {}};
  return suspect_;
}

} // namespace assay::finding
