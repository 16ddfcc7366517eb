// Atoms and their text: that of an atom of the input is a list of characters of the input, and an atom that is made of
// text is known by it. Which atoms exist is a matter of the whole VM, so `list_to_existing_atom` and its like have
// their text enumerated.

#include "lang/erlang/symbolic/characters.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/text_values.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

constexpr size_t longest_atom = 255;
constexpr Forms cons_form = forms_of(Form::Cons);

// The characters of something that is known to be an atom.
Value text_of(Context& context, Trace& trace, Value atom) {
  return trace.text_of(context.arena(), atom, list_of_characters(context.arena(), atom.as_symbol().text()));
}

// An atom, and no boolean that depends on a term any more.
bool ask_atom(Trace& trace, Value& atom) {
  if (!trace.ask_forms(atom, forms_of(Form::Symbol))) return false;
  if (atom.symbolic().tag() == SymbolicTag::Term) atom = Value::boolean(trace.ask_truth(atom));
  return true;
}

Value atom_to_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value atom = arguments[0];
  return ask_atom(trace, atom) ? text_of(context, trace, atom) : primitive.function(context, arguments);
}

bool is_latin1(Value encoding) { return encoding.is(Kind::Symbol) && encoding.as_symbol().text() == "latin1"; }

bool is_encoding(Value value) {
  if (!value.is(Kind::Symbol)) return false;
  std::string_view text = value.as_symbol().text();
  return text == "latin1" || text == "utf8" || text == "unicode";
}

bool ask_latin1(Trace& trace, Value character) {
  TermId below = trace.terms().make(Operator::Less, {trace.term_of(character), trace.terms().integer(256)});
  return trace.ask_condition(below, character.as_integer() < 256);
}

Value atom_to_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value known[] = {arguments[0], trace.ask_value(context, arguments[1])};
  if (!ask_atom(trace, known[0]) || known[0].is_concrete()) return primitive.function(context, known);
  Value result = primitive.function(context, known);
  if (!is_encoding(known[1])) return result;
  PieceList pieces;
  for (Value text = text_of(context, trace, known[0]); trace.ask_forms(text, cons_form); text = text.as_cons()->tail) {
    Value character = text.as_cons()->head;
    if (!is_latin1(known[1])) {
      ask_encoding(trace, character, Encoding::Utf8, ByteOrder::Big, pieces);
    } else if (ask_latin1(trace, character)) {
      add_piece(pieces, Piece::field(trace.term_of(character), 0, 8));
    } else {
      return result;
    }
  }
  return result.is_fault() ? result : trace.with_pieces(context.arena(), result, pieces);
}

// Whether a list is the text of an atom.
bool ask_is_text(Trace& trace, Value list) {
  for (size_t length = 0; trace.ask_forms(list, cons_form); ++length) {
    Value character = list.as_cons()->head;
    if (length == longest_atom || !trace.ask_forms(character, forms_of(Form::Integer))) return false;
    if (!ask_is_character(trace, character)) return false;
    list = list.as_cons()->tail;
  }
  return trace.ask_forms(list, forms_of(Form::Nil));
}

Value list_to_atom(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  bool is_text = ask_is_text(trace, arguments[0]);
  Value atom = primitive.function(context, arguments);
  return is_text && !atom.is_fault() ? trace.with_text(atom, arguments[0]) : atom;
}

// The characters in a binary; nothing if they are not the text of an atom.
std::optional<Value> ask_characters(Context& context, Trace& trace, Value binary, bool latin1) {
  std::string_view rest = *binary_text(context.arena(), binary);
  const uint64_t bytes = rest.size();
  auto position = [&] { return 8 * (bytes - rest.size()); };
  std::vector<Value> characters;
  PieceList pieces = trace.pieces_of(binary);
  while (trace.ask_room(pieces, position() + 8, !rest.empty())) {
    if (characters.size() == longest_atom) return {};
    SymbolicText text = {trace, binary, position(), Encoding::Utf8, ByteOrder::Big};
    std::optional<TermId> term =
        latin1 ? trace.store().number_in(trace.part(pieces, position(), 8), false) : text.ask_character();
    if (!term) return {};
    auto character = static_cast<uint8_t>(rest.front());
    if (latin1) {
      rest.remove_prefix(1);
      characters.push_back(trace.with_term(Value::integer(character), *term));
    } else {
      characters.push_back(trace.with_term(Value::integer(*next_character(rest)), *term));
    }
  }
  return make_list(context.arena(), characters, Value::nil());
}

Value binary_to_atom(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value known[] = {arguments[0], trace.ask_value(context, arguments[1])};
  bool is_binary = ask_is_binary(trace, known[0]);
  Value atom = primitive.function(context, known);
  if (!is_binary || known[0].is_concrete() || !is_encoding(known[1])) return atom;
  std::optional<Value> text = ask_characters(context, trace, known[0], is_latin1(known[1]));
  return text && !atom.is_fault() ? trace.with_text(atom, *text) : atom;
}

} // namespace

void lift_atoms(PrimitiveRegistry& registry) {
  registry.lift("erlang:atom_to_list/1", atom_to_list);
  registry.lift("erlang:atom_to_binary/2", atom_to_binary);
  registry.lift("erlang:list_to_atom/1", list_to_atom);
  registry.lift("erlang:binary_to_atom/2", binary_to_atom);
}

} // namespace assay::erlang
