#include "lang/erlang/text/outcome_text.h"

#include "lang/erlang/text/describe_failure.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

Failure ErlangOutcomeText::describe_failure(Context& context, Symbol entry, Value exception) const {
  if (!exception.is(Kind::Tuple) || exception.arity() != 3) {
    return raised_failure(entry, Value::symbol(Symbol("error")), exception, {});
  }
  const Value* parts = exception.elements();
  return raised_failure(entry, parts[0], parts[1], frames_of(build_stacktrace(context, parts[2])));
}

Failure ErlangOutcomeText::describe_bad_result(Context&, Symbol entry, Value result) const {
  Failure failure = bad_result_failure(entry, result);
  if (const core::Function* function = main_module().find(entry)) {
    failure.site.line = function->place.line;
    if (function->place.file < main_module().files.size())
      failure.site.file = main_module().files[function->place.file];
  }
  return failure;
}

} // namespace assay::erlang
