#pragma once
// The persistent weight-balanced tree behind large maps (Adams 1992, with the parameters proved right by Hirai and
// Yamamoto, 2011: of two siblings neither weighs more than three times the other). Empty trees are null.

#include <compare>

#include "core/object.h"
#include "lang/erlang/values/compare.h"

namespace assay::erlang {

// The order of keys, with the common case in line.
inline std::strong_ordering order_of_keys(Value left, Value right) {
  if (left.is(Kind::Integer) && right.is(Kind::Integer)) return left.as_integer() <=> right.as_integer();
  if (left.same(right) && left.is(Kind::Symbol)) return std::strong_ordering::equal;
  return compare_keys(left, right) <=> 0;
}

inline uint64_t tree_size(const MapNode* node) { return node == nullptr ? 0 : node->size; }

const MapNode* tree_find(const MapNode* node, Value key);
// If the key is there, its value is replaced; the node itself if it is there with that very value.
const MapNode* tree_put(Arena& arena, const MapNode* node, Value key, Value value);
// The key must be there.
const MapNode* tree_remove(Arena& arena, const MapNode* node, Value key);

} // namespace assay::erlang
