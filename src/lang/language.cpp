// What a program of a language can do before the language says more about it.

#include "lang/language.h"

#include <fmt/format.h>

#include "core/literal_reader.h"
#include "core/literal_text.h"
#include "core/object.h"
#include "core/printer.h"
#include "core/verifier.h"

namespace assay {

std::string LoadedProgram::short_title_of(const core::Function& function) const {
  return fmt::format("{}/{}", function.plain_name.text(), function.arity());
}

bool LoadedProgram::is_named(const core::Function& function, std::string_view name) const {
  return name == function.plain_name.text() || name == short_title_of(function);
}

NamedFunction LoadedProgram::named_function(std::string_view name, size_t arity) const {
  return {function_symbol(name, arity), std::string(main_module().name.text()), std::string(name)};
}

std::vector<Symbol> LoadedProgram::functions_of(std::string_view module) {
  std::vector<Symbol> names;
  if (module != main_module().name.text()) return names;
  for (const core::Function* function : main_module().functions) names.push_back(function->name);
  return names;
}

std::expected<Signature, Diagnostics> LoadedProgram::signature(ShapeTable& shapes, const core::Function& function,
                                                               bool) {
  return signature_of_any(shapes, function.arity());
}

std::expected<std::vector<Value>, Diagnostics> LoadedProgram::read_arguments(Machine&, Context& context,
                                                                             std::string_view, std::string_view text) {
  core::TextCursor cursor(text, "arguments");
  Value list = core::LiteralReader(cursor, context.arena()).read();
  cursor.skip_lines();
  if (!cursor.at_end()) cursor.fail("expected the end of the text");
  if (cursor.failed()) return std::unexpected(Diagnostics{cursor.failure()});
  if (std::string fault = core::verify_literal(list); !fault.empty()) return std::unexpected(one_diagnostic(fault));
  std::vector<Value> arguments;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) arguments.push_back(list.as_cons()->head);
  if (!list.is(Kind::Nil)) return std::unexpected(one_diagnostic("the arguments must be a list"));
  return arguments;
}

std::string LoadedProgram::identity(const core::Function& entry, bool) const {
  return fmt::format("{}\n{}", core::print_module(main_module()), entry.name.text());
}

std::string LoadedProgram::expression_text(const RealCall& call) const {
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

std::string LoadedProgram::value_text(Machine&, Context&, Symbol, Value value) { return core::print_literal(value); }

std::string LoadedProgram::exception_text(Machine&, Context&, Value exception) {
  return "exception " + core::print_literal(exception);
}

std::string LoadedProgram::argument_list(std::span<const std::string> arguments) const {
  std::string text = "[";
  for (const std::string& argument : arguments) text += (text.size() == 1 ? "" : ", ") + argument;
  return text + "]";
}

std::vector<std::string> LoadedProgram::argument_texts(const core::Function&, std::span<const Value> arguments,
                                                       const TextParts& parts) const {
  std::vector<std::string> texts;
  for (Value argument : arguments) texts.push_back(input_text(argument, parts));
  return texts;
}

std::string LoadedProgram::input_text(Value value, const TextParts&) const { return core::print_literal(value); }

Failure LoadedProgram::describe_failure(Context&, Symbol entry, Value exception) {
  Failure failure;
  failure.reason = core::print_literal(exception);
  failure.constructor = failure.reason;
  failure.site.module = main_module().name.text();
  failure.site.function = entry.text();
  return failure;
}

Failure LoadedProgram::describe_bad_result(Context& context, Symbol entry, Value result) {
  Failure failure = describe_failure(context, entry, result);
  failure.kind = FailureKind::BadResult;
  failure.constructor.clear();
  return failure;
}

std::expected<std::string, Diagnostics> LoadedProgram::emit_tests(const std::filesystem::path&,
                                                                  std::span<const EmittedCase>) {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

std::expected<std::string, Diagnostics> LoadedProgram::suite_file(const std::filesystem::path&) const {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

std::expected<std::string, Diagnostics> LoadedProgram::emit_answers(const std::filesystem::path&,
                                                                    std::span<SuiteCase>) {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

std::expected<std::string, Diagnostics> LoadedProgram::emit_suite(const std::string&, std::span<SuiteCase>) {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

} // namespace assay
