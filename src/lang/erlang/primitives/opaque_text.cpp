// fun_to_list, pid_to_list, ref_to_list and port_to_list: texts for people. Those of closures, pids and references are
// ours; erl's depend on its own tables.

#include <fmt/format.h>

#include <string>

#include "base/hash.h"
#include "core/module.h"
#include "input/canonical_function.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/primitives/text.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/opaque.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

bool is_lower(uint32_t character) {
  return (character >= 'a' && character <= 'z') || (character >= 0xdf && character <= 0xff && character != 0xf7);
}

bool is_upper(uint32_t character) {
  return (character >= 'A' && character <= 'Z') || (character >= 0xc0 && character <= 0xde && character != 0xd7);
}

bool needs_quotes(std::string_view atom) {
  auto first = next_character(atom);
  if (!first || !is_lower(*first)) return true;
  while (auto character = next_character(atom)) {
    bool digit = *character >= '0' && *character <= '9';
    if (!is_lower(*character) && !is_upper(*character) && !digit && *character != '_') return true;
  }
  return false;
}

// As erl's own printer writes an atom: not quite as io_lib does.
std::string atom_text(std::string_view atom) {
  if (!needs_quotes(atom)) return std::string(atom);
  constexpr std::string_view special = "'\\\n\t\r\b\f\v";
  constexpr std::string_view letters = "'\\ntrbfv";
  std::string text = "'";
  for (char character : atom) {
    size_t found = special.find(character);
    if (found == std::string_view::npos) {
      text += character;
    } else {
      text += '\\';
      text += letters[found];
    }
  }
  return text + "'";
}

std::string closure_text(const core::Function& function) {
  const core::Module& module = *function.module;
  size_t index = 0;
  for (const core::Function* other : module.functions) {
    if (other == &function) break;
    if (other->plain_name.text().starts_with('-')) ++index; // a closure, too
  }
  return fmt::format("#Fun<{}.{}.{}>", module.name.text(), index, hash_bytes(function.name.text()) % 134217728);
}

Value fun_to_list(Context& context, const Value* arguments) {
  Value function = arguments[0];
  if (canonical_function_of(function) != nullptr) return context.unsupported("the text of a function input");
  if (function.is(Kind::Closure)) {
    leave_open(context, "the text of a function is asked for");
    return list_of_bytes(context, closure_text(*function.as_closure()->function));
  }
  if (!function.is(Kind::FunctionName)) return badarg(context);
  FunctionName name = split_function_name(function.as_symbol());
  std::string text = fmt::format("fun {}:{}/{}", atom_text(name.module), atom_text(name.function), name.arity);
  return list_of_bytes(context, text);
}

Value pid_to_list(Context& context, const Value* arguments) {
  if (!is_pid(arguments[0])) return badarg(context);
  leave_open(context, "the text of a pid is asked for");
  return list_of_bytes(context, fmt::format("<0.{}.0>", arguments[0].as_opaque()->number));
}

Value ref_to_list(Context& context, const Value* arguments) {
  if (!is_reference(arguments[0])) return badarg(context);
  leave_open(context, "the text of a reference is asked for");
  return list_of_bytes(context, fmt::format("#Ref<0.0.0.{}>", arguments[0].as_opaque()->number));
}

Value port_to_list(Context& context, const Value* arguments) {
  if (!is_port(arguments[0])) return badarg(context);
  leave_open(context, "the text of a port is asked for");
  return list_of_bytes(context, fmt::format("#Port<0.{}>", arguments[0].as_opaque()->number));
}

} // namespace

void register_opaque_text(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:fun_to_list/1", 1, fun_to_list);
  add("erlang:pid_to_list/1", 1, pid_to_list);
  add("erlang:ref_to_list/1", 1, ref_to_list);
  add("erlang:port_to_list/1", 1, port_to_list);
}

} // namespace assay::erlang
