#include "lang/java/text/outcome_text.h"

#include "lang/java/primitives/heap.h"
#include "lang/java/primitives/stack_trace.h"
#include "lang/java/text/comparable_value.h"
#include "lang/java/text/write_canonical.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

// What its message is, only a call of its own method could tell.
bool makes_up_message(JavaClass& of) {
  for (std::string_view selector : {"getMessage()Ljava/lang/String;", "getLocalizedMessage()Ljava/lang/String;"}) {
    const Method* method = ClassTable::dispatch(of, Symbol(selector));
    if (method != nullptr && method->owner->name.text() != "java/lang/Throwable") return true;
  }
  return false;
}

} // namespace

Failure JavaOutcomeText::describe_failure(Context& context, Symbol entry, Value exception) const {
  JavaException raised;
  raised.class_name = source_name(class_name_of(exception));
  Value message = get_field(context, exception, "detailMessage");
  if (!message.is(Kind::Nil)) raised.message = utf8_of(text_of(context, message));
  for (const TraceElement& element : trace_of(context, exception)) {
    raised.frames.push_back({{element.class_name, element.method, std::nullopt, element.file, element.line},
                             element.of_library ? FrameOf::Library : FrameOf::Program});
  }
  Frame called{source_name(tested_.of().name), {}, std::nullopt, {}, 0};
  if (const Method* method = tested_.method_of(entry)) called.function = method->info->name.text();
  Failure failure = raised_failure(called, raised);
  failure.reason_is_partial = makes_up_message(class_of(context, exception));
  return failure;
}

Failure JavaOutcomeText::describe_bad_result(Context& context, Symbol entry, Value result) const {
  const Method* method = tested_.method_of(entry);
  Failure failure;
  failure.kind = FailureKind::BadResult;
  Symbol type = method == nullptr         ? Symbol("I")
                : is_constructor(*method) ? type_of_class(tested_.of().name)
                                          : method->descriptor.result;
  failure.reason = comparable_value(canonical_text(context, result, type));
  failure.constructor = "_";
  failure.site = {source_name(tested_.of().name),
                  method == nullptr ? "" : std::string(method->info->name.text()),
                  std::nullopt,
                  {},
                  0};
  return failure;
}

std::string JavaOutcomeText::argument_left(Context& context, Symbol entry, uint32_t index, Value value) const {
  const Method* method = tested_.method_of(entry);
  if (method == nullptr) return {};
  std::vector<Symbol> types = tested_.argument_types(*method);
  return index < types.size() ? comparable_value(canonical_text(context, value, types[index])) : std::string();
}

} // namespace assay::java
