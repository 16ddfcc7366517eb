#include "input/hidden.h"

#include <algorithm>

#include "input/walk_shapes.h"

namespace assay::input {

namespace {

Symbol hidden_tag() {
  static const Symbol tag("assay.hidden");
  return tag;
}

bool is_hidden(const Alternative& alternative) {
  return alternative.form == Form::Other && alternative.symbol == hidden_tag();
}

} // namespace

Alternative hidden_alternative() { return other_alternative(hidden_tag()); }

bool is_hidden(ShapeTable& shapes, ShapeId shape) {
  return std::ranges::any_of(shapes.all_alternatives(shape), [](const Alternative& each) { return is_hidden(each); });
}

bool HiddenInShapes::hides(ShapeId shape) {
  if (shape == ShapeTable::any) return false;
  if (auto known = hides_.find(shape); known != hides_.end()) return known->second;
  bool found = false;
  auto visit = [&](const Alternative& each) {
    found = is_hidden(each);
    return found ? Walk::Stop : each.form == Form::Function ? Walk::Past : Walk::Into;
  };
  walk_shapes(shape, [&](ShapeId part) -> const auto& { return shapes_.all_alternatives(part); }, visit);
  return hides_[shape] = found;
}

} // namespace assay::input
