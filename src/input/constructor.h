#pragma once
// In languages whose data have constructors with fields, such a structure is a pair:
// the constructor's tag, a symbol like `#3`, and the tuple of its fields.
// It counts as one node and its fields, as it does in the eyes of the reader.

#include "core/object.h"
#include "input/shape.h"

namespace assay::input {

inline bool is_constructor_tag(Symbol symbol) {
  std::string_view text = symbol.text();
  return text.size() > 1 && text[0] == '#' && text[1] >= '0' && text[1] <= '9';
}

inline bool is_constructed(Value value) {
  return value.is(Kind::Cons) && value.as_cons()->head.is(Kind::Symbol) && value.as_cons()->tail.is(Kind::Tuple) &&
         is_constructor_tag(value.as_cons()->head.as_symbol());
}

// Whether all values of the alternative are such structures.
inline bool is_constructed(const ShapeTable& shapes, const Alternative& alternative) {
  if (alternative.form != Form::Cons || alternative.fields.size() != 2) return false;
  const std::vector<ShapeTable::Member>& heads = shapes.members(alternative.fields[0]);
  const auto* head = heads.size() == 1 ? std::get_if<Alternative>(&heads[0]) : nullptr;
  return head != nullptr && head->symbol && is_constructor_tag(*head->symbol);
}

} // namespace assay::input
