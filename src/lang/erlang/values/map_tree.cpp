#include "lang/erlang/values/map_tree.h"

namespace assay::erlang {

namespace {

constexpr uint64_t heavy = 3;           // a sibling may be so many times heavier
constexpr uint64_t double_rotation = 2; // when the inner grandchild weighs this times the outer, rotate twice

uint64_t weight(const MapNode* node) { return tree_size(node) + 1; }

const MapNode* make(Arena& arena, const MapEntry& entry, const MapNode* left, const MapNode* right) {
  return arena.create<MapNode>(entry, left, right, tree_size(left) + tree_size(right) + 1);
}

const MapNode* rotate_left(Arena& arena, const MapEntry& entry, const MapNode* left, const MapNode* right) {
  if (weight(right->left) < double_rotation * weight(right->right)) {
    return make(arena, right->entry, make(arena, entry, left, right->left), right->right);
  }
  const MapNode* middle = right->left;
  return make(arena, middle->entry, make(arena, entry, left, middle->left),
              make(arena, right->entry, middle->right, right->right));
}

const MapNode* rotate_right(Arena& arena, const MapEntry& entry, const MapNode* left, const MapNode* right) {
  if (weight(left->right) < double_rotation * weight(left->left)) {
    return make(arena, left->entry, left->left, make(arena, entry, left->right, right));
  }
  const MapNode* middle = left->right;
  return make(arena, middle->entry, make(arena, left->entry, left->left, middle->left),
              make(arena, entry, middle->right, right));
}

// The node of two trees of which one has just grown or shrunk by one.
const MapNode* balance(Arena& arena, const MapEntry& entry, const MapNode* left, const MapNode* right) {
  if (heavy * weight(left) < weight(right)) return rotate_left(arena, entry, left, right);
  if (heavy * weight(right) < weight(left)) return rotate_right(arena, entry, left, right);
  return make(arena, entry, left, right);
}

const MapNode* leftmost(const MapNode* node) {
  while (node->left != nullptr) node = node->left;
  return node;
}

const MapNode* rightmost(const MapNode* node) {
  while (node->right != nullptr) node = node->right;
  return node;
}

const MapNode* without_leftmost(Arena& arena, const MapNode* node) {
  if (node->left == nullptr) return node->right;
  return balance(arena, node->entry, without_leftmost(arena, node->left), node->right);
}

const MapNode* without_rightmost(Arena& arena, const MapNode* node) {
  if (node->right == nullptr) return node->left;
  return balance(arena, node->entry, node->left, without_rightmost(arena, node->right));
}

// Two trees that were the children of one node; the heavier one gives its nearest entry as the new root.
const MapNode* join(Arena& arena, const MapNode* left, const MapNode* right) {
  if (left == nullptr) return right;
  if (right == nullptr) return left;
  if (left->size > right->size) {
    return balance(arena, rightmost(left)->entry, without_rightmost(arena, left), right);
  }
  return balance(arena, leftmost(right)->entry, left, without_leftmost(arena, right));
}

} // namespace

const MapNode* tree_find(const MapNode* node, Value key) {
  while (node != nullptr) {
    std::strong_ordering order = order_of_keys(key, node->entry.key);
    if (order == 0) break;
    node = order < 0 ? node->left : node->right;
  }
  return node;
}

const MapNode* tree_put(Arena& arena, const MapNode* node, Value key, Value value) {
  if (node == nullptr) return make(arena, {key, value}, nullptr, nullptr);
  const MapEntry& entry = node->entry;
  std::strong_ordering order = order_of_keys(key, entry.key);
  if (order == 0) {
    if (entry.value.same(value) && entry.value.symbolic().raw() == value.symbolic().raw()) return node;
    return arena.create<MapNode>(MapEntry{entry.key, value}, node->left, node->right, node->size);
  }
  const MapNode* child = order < 0 ? node->left : node->right;
  const MapNode* changed = tree_put(arena, child, key, value);
  if (changed == child) return node;
  const MapNode* left = order < 0 ? changed : node->left;
  const MapNode* right = order < 0 ? node->right : changed;
  if (tree_size(changed) == tree_size(child)) return arena.create<MapNode>(entry, left, right, node->size);
  return balance(arena, entry, left, right);
}

const MapNode* tree_remove(Arena& arena, const MapNode* node, Value key) {
  std::strong_ordering order = order_of_keys(key, node->entry.key);
  if (order == 0) return join(arena, node->left, node->right);
  if (order < 0) return balance(arena, node->entry, tree_remove(arena, node->left, key), node->right);
  return balance(arena, node->entry, node->left, tree_remove(arena, node->right, key));
}

} // namespace assay::erlang
