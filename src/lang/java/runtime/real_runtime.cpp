#include "lang/java/runtime/real_runtime.h"

#include <algorithm>

#include "lang/java/text/comparable_value.h"
#include "lang/java/text/describe_failure.h"

namespace assay::java {

namespace {

// What javac says of an argument, unless there is just too much of it.
bool is_refused(const RealAnswer& answer) {
  if (answer.what != Observed::NotRun || !answer.detail.starts_with("argument ")) return false;
  return answer.detail.find("too l") == std::string::npos && answer.detail.find("too many") == std::string::npos;
}

Observation observation(RealAnswer answer, const JavaCall& java) {
  Observation seen;
  seen.what = answer.what;
  seen.is_refused = is_refused(answer);
  seen.detail = std::move(answer.detail);
  seen.output_is_cut = answer.output_bytes > answer.output.size();
  seen.output = std::move(answer.output);
  for (const std::string& argument : answer.arguments) seen.arguments.push_back(comparable_value(argument));
  if (answer.what == Observed::Returned) seen.value = comparable_value(answer.value);
  if (answer.what == Observed::Raised) {
    Frame entry{java.class_name, java.method, std::nullopt, {}, 0};
    seen.failure = raised_failure(entry, answer.exception);
  }
  return seen;
}

} // namespace

Observation JavaRuntime::run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) {
  if (!call.then.empty()) {
    Observation seen;
    seen.detail = "what is done with a result is not supported for Java";
    return seen;
  }
  JavaCall java = java_call(program_, call);
  return observation(jvm_->observe(program_, java, limits, process), java);
}

// The lines of a file are those of its class and of the classes inside of that.
std::optional<Observation> JavaRuntime::run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) {
  JavaCall java = java_call(program_, call);
  java.lines_of = {program_.class_name};
  RealAnswer answer = jvm_->observe(program_, java, limits);
  bool reached = std::ranges::any_of(answer.lines, [&](const ReachedLine& each) { return each.line == line; });
  Observation seen = observation(std::move(answer), java);
  seen.reached = reached;
  return seen;
}

} // namespace assay::java
