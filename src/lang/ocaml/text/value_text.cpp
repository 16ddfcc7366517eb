#include "lang/ocaml/text/value_text.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "lang/ocaml/text/write_answer.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/ocaml/text/write_canonical.h"
#include "lang/ocaml/text/write_value.h"

namespace assay::ocaml {

// Shapes that were made of types have their names.
std::string OcamlValueText::input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                                          const TextParts& parts) const {
  const Type* type = unit_.types->by_text(shapes.name(shape));
  return type == nullptr ? input_text(value, parts) : ValueWriter(*unit_.types).argument(*type, value);
}

std::vector<std::string> OcamlValueText::argument_texts(const core::Function& function,
                                                        std::span<const Value> arguments,
                                                        const TextParts& parts) const {
  const Type* type = unit_.types->value(function.plain_name.text());
  if (type == nullptr) return ValueText::argument_texts(function, arguments, parts);
  FunctionType signature = function_type(*type);
  std::vector<std::string> texts;
  for (size_t i = 0; i < arguments.size() && i < signature.arguments.size(); ++i) {
    std::string text = ValueWriter(*unit_.types).argument(*signature.arguments[i], arguments[i]);
    const std::string& label = signature.labels[i];
    if (label.empty()) {
      texts.push_back(std::move(text));
    } else {
      texts.push_back(label.starts_with('?') ? fmt::format("{}:{}", label, text) : fmt::format("~{}:{}", label, text));
    }
  }
  return texts;
}

std::string OcamlValueText::argument_list(std::span<const std::string> arguments) const {
  return fmt::format("{}", fmt::join(arguments, " "));
}

std::string OcamlValueText::call_text(const RealCall& call) const { return ocaml::call_text(*unit_.types, call).text; }

std::string OcamlValueText::value_text(Machine&, Context& context, Symbol entry, Value value) const {
  const core::Function* function = unit_.module->find(entry);
  const Type* type = function == nullptr ? nullptr : unit_.types->value(function->plain_name.text());
  if (type != nullptr) type = function_type(*type).result;
  return AnswerWriter(unit_.types.get(), unit_.name()).value(type, canonical_text(context, value));
}

std::string OcamlValueText::exception_text(Machine&, Context& context, Value exception) const {
  AnswerWriter writer(unit_.types.get(), unit_.name());
  return fmt::format("Exception: {}.", writer.exception(canonical_text(context, exception)));
}

std::string OcamlValueText::answer_text(const RealCall& call, const Failure& answer) const {
  if (answer.kind == FailureKind::Raised) return answer.reason;
  const Type* type = ocaml::call_text(*unit_.types, call).type;
  return AnswerWriter(unit_.types.get(), unit_.name()).value(type, answer.reason);
}

std::string OcamlValueText::argument_text(const RealCall& call, size_t index, const std::string& text) const {
  const Type* type = unit_.types->value(call.function);
  if (type == nullptr) return text;
  FunctionType function = function_type(*type);
  const Type* argument = index < function.arguments.size() ? function.arguments[index] : nullptr;
  return AnswerWriter(unit_.types.get(), unit_.name()).value(argument, text);
}

} // namespace assay::ocaml
