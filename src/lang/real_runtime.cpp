#include "lang/real_runtime.h"

#include <fmt/core.h>

#include "base/stop.h"

namespace assay::lang {

namespace {

// Nobody knows what such a call would have come to, so it contradicts nothing.
bool is_cut(const Observation& seen) {
  return seen.what == Observed::TimedOut || seen.what == Observed::OutOfMemory || seen.what == Observed::RuntimeEnded;
}

} // namespace

Judgement judge(const Failure& expected, const Observation& seen) {
  if (seen.what == Observed::NotRun) return {Confirmation::Unavailable, seen.detail};
  if (is_unending(expected.kind) && (seen.what == Observed::TimedOut || seen.what == Observed::OutOfMemory)) {
    return {Confirmation::Confirmed, {}};
  }
  if (is_cut(seen)) return {Confirmation::Unavailable, "in the real runtime: " + to_string(seen)};
  bool comparable = !is_unending(expected.kind) &&
                    seen.what == (expected.kind == FailureKind::Raised ? Observed::Raised : Observed::Returned);
  if (!comparable) {
    return {Confirmation::Different, fmt::format("outcome: expected {}, got {}", to_string(expected), to_string(seen))};
  }
  Failure failure = seen.failure;
  if (expected.kind == FailureKind::BadResult) {
    failure.kind = FailureKind::BadResult;
    failure.reason = seen.value;
  }
  auto different = difference(expected, failure);
  return different ? Judgement{Confirmation::Different, *different} : Judgement{Confirmation::Confirmed, {}};
}

std::string to_string(const Observation& observation) {
  switch (observation.what) {
    case Observed::Returned: return "the result " + observation.value;
    case Observed::Raised: return to_string(observation.failure);
    case Observed::TimedOut: return "no end within the time limit";
    case Observed::OutOfMemory: return "more memory than the limit allows";
    case Observed::RuntimeEnded: return "the end of the runtime itself: " + observation.detail;
    case Observed::NotRun: return "nothing: " + observation.detail;
  }
  return {};
}

namespace {

// The work was to stop before the runtime had answered.
std::optional<Judgement> nobody_waited_for(const Observation& seen) {
  if (!must_stop() || seen.what == Observed::Returned || seen.what == Observed::Raised) return std::nullopt;
  return Judgement{Confirmation::Unavailable, words_for(why_stop())};
}

} // namespace

Judgement confirm(RealRuntime& runtime, const RealCall& call, const Failure& expected, const RealLimits& limits,
                  RuntimeProcess process, Observation* what_was_seen) {
  Observation seen = runtime.run(call, limits, process);
  if (what_was_seen != nullptr) *what_was_seen = seen;
  if (auto stopped = nobody_waited_for(seen)) return *stopped;
  Judgement judgement = judge(expected, seen);
  if (seen.what != Observed::Raised || !differ_in_line_only(expected, seen.failure)) return judgement;
  std::optional<Observation> with_lines = runtime.run_with_lines(call, limits);
  if (!with_lines) return judgement;
  return nobody_waited_for(*with_lines).value_or(judge(expected, *with_lines));
}

Judgement confirm_true(RealRuntime& runtime, const RealCall& call, const RealLimits& limits) {
  Observation seen = runtime.run(call, limits, RuntimeProcess::Shared);
  if (auto stopped = nobody_waited_for(seen)) return *stopped;
  if (seen.what == Observed::NotRun) return {Confirmation::Unavailable, seen.detail};
  if (seen.what == Observed::Returned && seen.value == runtime.truth()) return {Confirmation::Confirmed, {}};
  return {Confirmation::Different, fmt::format("{}:{}/{}: expected true, got {}", call.module, call.function,
                                               call.arguments.size(), to_string(seen))};
}

Judgement confirm_reached(RealRuntime& runtime, const RealCall& call, uint32_t line, const RealLimits& limits) {
  std::optional<Observation> seen = runtime.run_to_line(call, line, limits);
  if (!seen) return {Confirmation::Unavailable, fmt::format("{} can't tell which lines it goes by", runtime.name())};
  if (seen->reached) return {Confirmation::Confirmed, {}};
  if (auto stopped = nobody_waited_for(*seen)) return *stopped;
  if (seen->what == Observed::NotRun) return {Confirmation::Unavailable, seen->detail};
  return {Confirmation::Different,
          fmt::format("line {} is not reached; the call ends with {}", line, to_string(*seen))};
}

} // namespace assay::lang
