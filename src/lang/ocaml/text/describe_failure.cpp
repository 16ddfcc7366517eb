#include "lang/ocaml/text/describe_failure.h"

#include <algorithm>

#include "lang/ocaml/text/write_answer.h"

namespace assay::ocaml {

Failure raised_failure(const Frame& entry, std::string_view canonical, std::vector<Frame> trace, UnitTypes* types) {
  Failure failure;
  failure.exception_class = "exception";
  AnswerWriter writer(types, entry.module);
  failure.reason = writer.exception(canonical);
  failure.reason_can_be_read = writer.can_be_read();
  failure.constructor = exception_pattern(canonical, entry.module);
  failure.site = entry;
  auto site = std::ranges::find(trace, entry.module, &Frame::module);
  failure.site_is_in_trace = site != trace.end();
  if (failure.site_is_in_trace) failure.site = *site;
  // A caller whose last act was the call has left no trace.
  failure.trace_is_cut = !failure.site_is_in_trace;
  failure.trace = std::move(trace);
  return failure;
}

Failure bad_result_failure(const Frame& entry, std::string_view canonical) {
  Failure failure;
  failure.kind = FailureKind::BadResult;
  failure.reason = canonical;
  failure.constructor = "_";
  failure.site = entry;
  return failure;
}

} // namespace assay::ocaml
