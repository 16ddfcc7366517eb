#include "lang/ocaml/runtime/real_runtime.h"

#include <algorithm>

#include "lang/ocaml/text/describe_failure.h"

namespace assay::ocaml {

Observation OcamlRuntime::run(const RealCall& call, const RealLimits& limits, RuntimeProcess) {
  return observation(judge_->observe(program_, call, limits, TailCalls::AsCompiled), call);
}

std::optional<Observation> OcamlRuntime::run_with_lines(const RealCall& call, const RealLimits& limits) {
  return observation(judge_->observe(program_, call, limits, TailCalls::Kept), call);
}

std::optional<Observation> OcamlRuntime::run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) {
  RealProgram marked = program_;
  marked.marked_line = line;
  RealAnswer answer = judge_->observe(marked, call, limits, TailCalls::AsCompiled);
  bool reached = answer.errors.find(mark_text) != std::string::npos;
  Observation seen = observation(std::move(answer), call);
  seen.reached = reached;
  return seen;
}

Observation OcamlRuntime::observation(RealAnswer answer, const RealCall& call) const {
  Observation seen;
  seen.what = answer.what;
  seen.detail = std::move(answer.detail);
  seen.output_is_cut = answer.output_bytes > answer.output.size();
  // What the program prints when it is evaluated is not the call's.
  seen.output = answer.output.substr(std::min<uint64_t>(answer.output_before, answer.output.size()));
  seen.arguments = std::move(answer.arguments);
  if (answer.what == Observed::Returned) seen.value = std::move(answer.value);
  if (answer.what == Observed::Raised) {
    Frame entry{unit_name(program_.path), call.function, static_cast<uint32_t>(call.arguments.size()), {}, 0};
    seen.failure = raised_failure(entry, answer.value, std::move(answer.frames), types_.get());
  }
  return seen;
}

} // namespace assay::ocaml
