// Functions of the standard library that put text together, as primitives: they don't look into what they join, so what
// depends on the input stays unread.

#include <fmt/core.h>

#include <algorithm>

#include "lang/ocaml/primitives/known_values.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/string_bytes.h"
#include "lang/ocaml/values/values.h"
#include "machine/unread_text.h"

namespace assay::ocaml {

namespace {

// The strings as one.
Value joined(Context& context, std::span<const Value> strings) {
  uint64_t size = 0;
  for (Value string : strings) size += string_of(string).size();
  if (!context.can_allocate(size)) return Value::fault();
  std::string text;
  text.reserve(size);
  for (Value string : strings) text += string_of(string);
  Value whole = make_string(context.arena(), text);
  if (context.trace == nullptr) return whole;
  std::vector<TextPart> parts;
  for (Value string : strings) add_parts(parts, string);
  return with_parts(context, whole, parts);
}

// ( ^ )
Value concatenate(Context& context, const Value* a) { return joined(context, {a, 2}); }

// String.concat: a separator, a list.
Value join(Context& context, const Value* a) {
  std::vector<Value> strings;
  for (Value list = a[1]; list.is(Kind::Tuple); list = list.elements()[1]) {
    if (!strings.empty()) strings.push_back(a[0]);
    strings.push_back(list.elements()[0]);
  }
  return joined(context, strings);
}

// The text of a float with a point behind it, if it would else be that of an integer.
Value float_lexem(Context& context, const Value* a) {
  std::string_view text = string_of(a[0]);
  bool has_more = text.find_first_not_of("0123456789-") != std::string_view::npos;
  return has_more ? a[0] : make_string(context.arena(), std::string(text) + ".");
}

// What Printf has accumulated for sprintf, the last part outermost (CamlinternalFormat.acc); 0 if there is something in
// it that is more than text.
Value accumulated_text(Context& context, const Value* a) {
  constexpr int64_t string_literal = 2, char_literal = 3, data_string = 4, data_char = 5, flush = 7;
  std::vector<Value> strings;
  Value part = a[0];
  while (!part.is(Kind::Integer)) {
    int64_t tag = tag_of(part);
    std::optional<Fields> fields = fields_of(context, part);
    if (tag == string_literal || tag == data_string) {
      strings.push_back(fields->first[1]);
    } else if (tag == char_literal || tag == data_char) {
      Value code = fields->first[1];
      char character = static_cast<char>(code.as_integer());
      Value string = make_string(context.arena(), {&character, 1});
      strings.push_back(context.trace == nullptr ? string : with_bytes(context, *context.trace, string, {&code, 1}));
    } else if (tag != flush) {
      return integer(0);
    }
    part = fields->first[0];
  }
  std::ranges::reverse(strings);
  return joined(context, strings);
}

// ---- Symbolic halves

Value join_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  for (Value list = a[1]; !trace.ask_forms(list, forms_of(Form::Integer)); list = list.elements()[1]) continue;
  return primitive.function(context, a);
}

Value float_lexem_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  bool is_one = is_unread(a[0]) && unread_text(a[0]).parts.size() == 1;
  if (!is_one || unread_text(a[0]).parts[0].kind != TextPart::Kind::Written) {
    return with_known_operands(context, trace, primitive, a);
  }
  TextPart part = unread_text(a[0]).parts[0];
  part.text = float_lexem(context, a).without_symbolic();
  part.writer = Symbol(fmt::format("{}, a float", part.writer.text()));
  return with_parts(context, part.text, {&part, 1});
}

} // namespace

void register_texts(PrimitiveRegistry& registry) {
  add(registry, "ocaml.concatenate", 2, concatenate, pass_on);
  add(registry, "ocaml.join", 2, join, join_symbolically);
  add(registry, "ocaml.float_lexem", 1, float_lexem, float_lexem_symbolically);
  add(registry, "ocaml.accumulated_text", 1, accumulated_text, pass_on);
}

} // namespace assay::ocaml
