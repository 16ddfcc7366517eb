// Atoms as text and back. An atom's text is UTF-8 and has at most 255 characters. An atom "exists" when its text is
// interned: it was in a module that is loaded, or a program has made it.

#include <expected>
#include <string>

#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/primitives/text.h"
#include "lang/erlang/values/bit_fields.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

constexpr size_t longest_atom = 255;

enum class AtomEncoding { Latin1, Utf8, Unknown };

AtomEncoding encoding_of(Value value) {
  static const Symbol latin1("latin1");
  static const Symbol utf8("utf8");
  static const Symbol unicode("unicode");
  if (value.is_symbol(latin1)) return AtomEncoding::Latin1;
  if (value.is_symbol(utf8) || value.is_symbol(unicode)) return AtomEncoding::Utf8;
  return AtomEncoding::Unknown;
}

enum class AtomTrouble { Bad, TooLong };
using AtomText = std::expected<std::string, AtomTrouble>;

// What is wrong first counts.
AtomText atom_text_of_list(Value list) {
  std::string text;
  size_t length = 0;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    if (length++ == longest_atom) return std::unexpected(AtomTrouble::TooLong);
    Value character = list.as_cons()->head;
    if (!character.is(Kind::Integer) || !is_character(character.payload())) return std::unexpected(AtomTrouble::Bad);
    append_character(text, static_cast<uint32_t>(character.payload()));
  }
  if (!list.is(Kind::Nil)) return std::unexpected(AtomTrouble::Bad);
  return text;
}

AtomText atom_text_of_binary(Arena& arena, Value binary, AtomEncoding encoding) {
  auto bytes = binary_text(arena, binary);
  if (!bytes || encoding == AtomEncoding::Unknown) return std::unexpected(AtomTrouble::Bad);
  std::string text;
  for (size_t length = 0; !bytes->empty(); ++length) {
    if (length == longest_atom) return std::unexpected(AtomTrouble::TooLong);
    if (encoding == AtomEncoding::Latin1) {
      append_character(text, static_cast<unsigned char>(bytes->front()));
      bytes->remove_prefix(1);
      continue;
    }
    auto character = next_character(*bytes);
    if (!character) return std::unexpected(AtomTrouble::Bad);
    append_character(text, *character);
  }
  return text;
}

Value atom_of(Context& context, const AtomText& text) {
  if (text) return Value::symbol(Symbol(*text));
  return text.error() == AtomTrouble::Bad ? badarg(context) : system_limit(context);
}

// Which atoms exist hangs on all that erl has loaded and done before, and here on earlier runs as well.
Value existing_atom_of(Context& context, const AtomText& text) {
  if (!text) return badarg(context);
  leave_open(context, "whether an atom exists already is asked for");
  auto symbol = Symbol::find(*text);
  return symbol ? Value::symbol(*symbol) : badarg(context);
}

Value atom_to_list(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Symbol)) return badarg(context);
  return list_of_characters(context, arguments[0].as_symbol().text());
}

Value atom_to_binary(Context& context, const Value* arguments) {
  AtomEncoding encoding = encoding_of(arguments[1]);
  if (!arguments[0].is(Kind::Symbol) || encoding == AtomEncoding::Unknown) return badarg(context);
  std::string_view text = arguments[0].as_symbol().text();
  if (encoding == AtomEncoding::Utf8) return binary_of_text(context.arena(), text);
  std::string latin1;
  while (auto character = next_character(text)) {
    if (*character > 255) return badarg(context);
    latin1 += static_cast<char>(*character);
  }
  return binary_of_text(context.arena(), latin1);
}

Value list_to_atom(Context& context, const Value* arguments) {
  return atom_of(context, atom_text_of_list(arguments[0]));
}

Value list_to_existing_atom(Context& context, const Value* arguments) {
  return existing_atom_of(context, atom_text_of_list(arguments[0]));
}

Value binary_to_atom(Context& context, const Value* arguments) {
  return atom_of(context, atom_text_of_binary(context.arena(), arguments[0], encoding_of(arguments[1])));
}

Value binary_to_existing_atom(Context& context, const Value* arguments) {
  return existing_atom_of(context, atom_text_of_binary(context.arena(), arguments[0], encoding_of(arguments[1])));
}

} // namespace

void register_atom_text(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:atom_to_list/1", 1, atom_to_list, "badarg");
  add("erlang:atom_to_binary/2", 2, atom_to_binary, "badarg");
  add("erlang:list_to_atom/1", 1, list_to_atom, "badarg system_limit");
  add("erlang:list_to_existing_atom/1", 1, list_to_existing_atom, "badarg");
  add("erlang:binary_to_atom/2", 2, binary_to_atom, "badarg system_limit");
  add("erlang:binary_to_existing_atom/2", 2, binary_to_existing_atom, "badarg");
}

} // namespace assay::erlang
