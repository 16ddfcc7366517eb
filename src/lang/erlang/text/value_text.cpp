#include "lang/erlang/text/value_text.h"

#include "lang/erlang/text/wording.h"
#include "lang/erlang/text/write_term.h"
#include "lang/language.h"

namespace assay::erlang {

std::string ErlangValueText::input_text(Value value, const TextParts& parts) const {
  return write_term(value, FunctionText::Table, parts);
}

std::string ErlangValueText::call_text(const RealCall& call) const {
  std::string_view module = call.module.empty() ? program_.main_module().name.text() : std::string_view(call.module);
  return erlang::call_text(module, call.function, call.arguments);
}

std::string ErlangValueText::expression_text(const RealCall& call) const {
  return applied_text(erlang::call_text(call.module, call.function, call.arguments), call.then);
}

std::string ErlangValueText::value_text(Machine& machine, Context& context, Symbol, Value value) const {
  return word_value(machine, context, value);
}

std::string ErlangValueText::exception_text(Machine& machine, Context& context, Value exception) const {
  return word_exception(machine, context, exception);
}

} // namespace assay::erlang
