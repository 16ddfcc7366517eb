#include "lang/value_text.h"

#include "core/literal_text.h"

namespace assay::lang {

std::string ValueText::argument_list(std::span<const std::string> arguments) const {
  std::string text = "[";
  for (const std::string& argument : arguments) text += (text.size() == 1 ? "" : ", ") + argument;
  return text + "]";
}

std::string ValueText::input_text(Value value, const TextParts&) const { return core::print_literal(value); }

std::vector<std::string> ValueText::argument_texts(const core::Function&, std::span<const Value> arguments,
                                                   const TextParts& parts) const {
  std::vector<std::string> texts;
  for (Value argument : arguments) texts.push_back(input_text(argument, parts));
  return texts;
}

std::string ValueText::expression_text(const RealCall& call) const {
  auto in_parentheses = [](const std::vector<std::string>& texts) {
    std::string text;
    for (const std::string& each : texts) text += (text.empty() ? "" : ", ") + each;
    return "(" + text + ")";
  };
  std::string text = call_text(call);
  if (text.empty()) text = call.function + in_parentheses(call.arguments);
  for (const RealStep& step : call.then) {
    switch (step.type) {
      case RealStep::Type::Apply: text = "(" + text + ")" + in_parentheses(step.texts); break;
      case RealStep::Type::Head: text = "head(" + text + ")"; break;
      case RealStep::Type::Tail: text = "tail(" + text + ")"; break;
      case RealStep::Type::Key: text += "[" + step.texts[0] + "]"; break;
      default: text += "[" + std::to_string(step.index) + "]";
    }
  }
  return text;
}

std::string ValueText::value_text(Machine&, Context&, Symbol, Value value) const { return core::print_literal(value); }

std::string ValueText::exception_text(Machine&, Context&, Value exception) const {
  return "exception " + core::print_literal(exception);
}

} // namespace assay::lang
