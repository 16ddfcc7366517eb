#include "input/hidden.h"

#include <algorithm>
#include <unordered_set>

namespace assay {

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
  std::unordered_set<ShapeId> seen = {shape};
  std::vector<ShapeId> pending = {shape};
  while (!pending.empty() && !found) {
    ShapeId next = pending.back();
    pending.pop_back();
    found = is_hidden(shapes_, next);
    for (const Alternative& each : shapes_.all_alternatives(next)) {
      if (each.form == Form::Function) continue;
      for (ShapeId field : each.fields) {
        if (seen.insert(field).second) pending.push_back(field);
      }
    }
  }
  return hides_[shape] = found;
}

} // namespace assay
