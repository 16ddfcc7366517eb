#include "lang/erlang/text/wording.h"

#include <optional>
#include <vector>

#include "base/utf8.h"
#include "core/literal_text.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

// The text of characters as the library returns them: code points and binaries in nested lists.
std::optional<std::string> chardata_text(Arena& arena, Value chardata) {
  std::string text;
  std::vector<Value> rest = {chardata};
  while (!rest.empty()) {
    Value value = rest.back();
    rest.pop_back();
    if (value.is(Kind::Cons)) {
      rest.push_back(value.as_cons()->tail);
      rest.push_back(value.as_cons()->head);
    } else if (value.is(Kind::Integer)) {
      append_utf8(text, static_cast<uint32_t>(value.as_integer()));
    } else if (auto bytes = binary_text(arena, value)) {
      text += *bytes;
    } else if (!value.is(Kind::Nil)) {
      return std::nullopt;
    }
  }
  return text;
}

std::optional<std::string> formatted(Machine& machine, Context& context, std::string_view function,
                                     std::span<const Value> arguments) {
  context.renew(Budget{});
  Outcome outcome = machine.call(context, Symbol(function), arguments);
  if (!outcome.returned()) return std::nullopt;
  return chardata_text(context.arena(), outcome.values.at(0));
}

} // namespace

std::string word_value(Machine& machine, Context& context, Value value) {
  Arena& arena = context.arena();
  const Value format[] = {Value::integer('~'), Value::integer('t'), Value::integer('p')};
  const Value arguments[] = {make_list(arena, format), make_list(arena, {&value, 1})};
  auto text = formatted(machine, context, "io_lib:format/2", arguments);
  return text ? *text : core::print_literal(value);
}

std::string word_exception(Machine& machine, Context& context, Value exception) {
  if (!exception.is(Kind::Tuple) || exception.arity() != 3) return core::print_literal(exception);
  const Value* parts = exception.elements();
  Arena& arena = context.arena();
  // The text starts behind "** ", in column 4: that is how far the library indents the lines that follow.
  const MapEntry options[] = {{Value::symbol(Symbol("column")), Value::integer(4)}};
  const Value arguments[] = {parts[0], parts[1], build_stacktrace(context, parts[2]), make_sorted_map(arena, options)};
  auto text = formatted(machine, context, "erl_error:format_exception/4", arguments);
  if (text) return "** " + *text;
  return "** " + std::string(parts[0].as_symbol().text()) + ": " + core::print_literal(parts[1]);
}

} // namespace assay::erlang
