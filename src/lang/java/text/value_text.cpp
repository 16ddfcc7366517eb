#include "lang/java/text/value_text.h"

#include <fmt/format.h>

#include "lang/java/primitives/heap.h"
#include "lang/java/primitives/stack_trace.h"
#include "lang/java/text/call_source.h"
#include "lang/java/text/write_value.h"

namespace assay::java {

std::vector<std::string> JavaValueText::argument_texts(const core::Function& function, std::span<const Value> arguments,
                                                       const TextParts& parts) const {
  const Method* method = tested_.method_of(function.name);
  if (method == nullptr) return ValueText::argument_texts(function, arguments, parts);
  std::vector<Symbol> types = tested_.argument_types(*method);
  std::vector<std::string> texts;
  std::optional<TakenTexts> taken = taken_texts(tested_.of());
  for (size_t i = 0; i < arguments.size() && i < types.size(); ++i) {
    texts.push_back(expression_of(tested_.classes(), arguments[i], types[i], taken ? &*taken : nullptr));
  }
  return texts;
}

std::string JavaValueText::input_text_of(const ShapeTable&, ShapeId, Value value, const TextParts&) const {
  return expression_of(tested_.classes(), value, Symbol(value.is(Kind::Float) ? "D" : "I"));
}

// `A.sum(1, 2)`, `new A().sum(1)`, `A same = new A(); same.equals(same)`.
std::string JavaValueText::call_text(const RealCall& call) const {
  CallSource source = call_source(tested_, call);
  return source.setup.empty() ? source.expression : fmt::format("{} {}", source.setup, source.expression);
}

std::string JavaValueText::value_text(Machine&, Context& context, Symbol, Value value) const {
  if (value.is(Kind::Nil)) return "null";
  if (value.is(Kind::Integer)) return fmt::format("{}", value.as_integer());
  if (value.is(Kind::Float)) return fmt::format("{}", value.as_float());
  if (class_name_of(value).text() == "java/lang/String") return utf8_of(text_of(context, value));
  return source_name(class_name_of(value));
}

std::string JavaValueText::exception_text(Machine&, Context& context, Value exception) const {
  std::string text = source_name(class_name_of(exception));
  Value message = get_field(context, exception, "detailMessage");
  if (!message.is(Kind::Nil)) text += ": " + utf8_of(text_of(context, message));
  for (const TraceElement& element : trace_of(context, exception)) text += "\n\tat " + to_string(element);
  return text;
}

} // namespace assay::java
