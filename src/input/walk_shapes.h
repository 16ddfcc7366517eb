#pragma once
// All alternatives that a shape leads to, each once.

#include <unordered_set>
#include <vector>

#include "input/shape.h"

namespace assay::input {

enum class Walk : uint8_t { Into, Past, Stop }; // into its fields, past them, or no further at all

// `alternatives_of` gives those of a shape; `visit` says how to go on behind each.
template <typename AlternativesOf, typename Visit>
void walk_shapes(ShapeId shape, AlternativesOf&& alternatives_of, Visit&& visit) {
  std::unordered_set<ShapeId> seen = {shape};
  std::vector<ShapeId> pending = {shape};
  auto meet = [&](ShapeId part) {
    if (seen.insert(part).second) pending.push_back(part);
  };
  while (!pending.empty()) {
    ShapeId next = pending.back();
    pending.pop_back();
    for (const Alternative& each : alternatives_of(next)) {
      Walk walk = visit(each);
      if (walk == Walk::Stop) return;
      if (walk == Walk::Past) continue;
      for (ShapeId field : each.fields) meet(field);
      for (const Alternative::Association& association : each.associations) {
        meet(association.key);
        meet(association.value);
      }
    }
  }
}

} // namespace assay::input
