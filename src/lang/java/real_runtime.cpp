#include "lang/java/real_runtime.h"

#include "lang/java/describe_failure.h"

namespace assay::java {

Observation JavaRuntime::run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) {
  Observation seen;
  if (!call.then.empty()) {
    seen.detail = "what is done with a result is not supported for Java";
    return seen;
  }
  JavaCall java = java_call(program_, call);
  RealAnswer answer = jvm_->observe(program_, java, limits, process);
  seen.what = answer.what;
  seen.detail = std::move(answer.detail);
  seen.output_is_cut = answer.output_bytes > answer.output.size();
  seen.output = std::move(answer.output);
  seen.arguments = std::move(answer.arguments);
  if (answer.what == Observed::Returned) seen.value = std::move(answer.value);
  if (answer.what == Observed::Raised) {
    Frame entry{java.class_name, java.method, 0, {}, 0};
    seen.failure = raised_failure(entry, answer.exception);
  }
  return seen;
}

} // namespace assay::java
