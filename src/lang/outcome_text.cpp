#include "lang/outcome_text.h"

#include "core/literal_text.h"
#include "lang/language.h"

namespace assay::lang {

const core::Module& OutcomeText::main_module() const { return program_.main_module(); }

Failure OutcomeText::describe_failure(Context&, Symbol entry, Value exception) const {
  Failure failure;
  failure.reason = core::print_literal(exception);
  failure.constructor = failure.reason;
  failure.site.module = main_module().name.text();
  failure.site.function = entry.text();
  return failure;
}

Failure OutcomeText::describe_bad_result(Context& context, Symbol entry, Value result) const {
  Failure failure = describe_failure(context, entry, result);
  failure.kind = FailureKind::BadResult;
  failure.constructor.clear();
  return failure;
}

} // namespace assay::lang
