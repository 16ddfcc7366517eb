#include "lang/erlang/values/map.h"

#include <algorithm>

#include "lang/erlang/values/map_tree.h"

namespace assay::erlang {

namespace {

// Keys that are equal only if they are the same 16 bytes.
bool equal_is_same(Value key) { return key.is(Kind::Symbol) || key.is(Kind::Integer); }

bool same_value(Value one, Value other) { return one.same(other) && one.symbolic().raw() == other.symbolic().raw(); }

const MapEntry* flat_find(const MapObject& map, Value key) {
  const MapEntry* end = map.entries + map.size;
  if (equal_is_same(key)) {
    for (const MapEntry* entry = map.entries; entry != end; ++entry) {
      if (entry->key.same(key)) return entry;
    }
    return nullptr;
  }
  const MapEntry* found = std::lower_bound(
      map.entries, end, key, [](const MapEntry& entry, Value wanted) { return order_of_keys(entry.key, wanted) < 0; });
  return found != end && order_of_keys(found->key, key) == 0 ? found : nullptr;
}

Value flat_map(Arena& arena, const MapEntry* entries, uint64_t size) {
  return Value::map(arena.create<MapObject>(size, entries, nullptr));
}

Value tree_map(Arena& arena, const MapNode* root) {
  return Value::map(arena.create<MapObject>(root->size, nullptr, root));
}

Value flat_replace(Arena& arena, const MapObject& map, const MapEntry* at, Value value) {
  auto* entries = arena.allocate_array<MapEntry>(map.size);
  std::copy_n(map.entries, map.size, entries);
  entries[at - map.entries].value = value;
  return flat_map(arena, entries, map.size);
}

Value flat_insert(Arena& arena, const MapObject& map, Value key, Value value) {
  const MapEntry* end = map.entries + map.size;
  const MapEntry* place = std::lower_bound(
      map.entries, end, key, [](const MapEntry& entry, Value wanted) { return order_of_keys(entry.key, wanted) < 0; });
  MapEntry on_border[largest_flat_map + 1];
  MapEntry* entries = map.size < largest_flat_map ? arena.allocate_array<MapEntry>(map.size + 1) : on_border;
  MapEntry* next = std::copy(map.entries, place, entries);
  *next++ = {key, value};
  std::copy(place, end, next);
  if (entries == on_border) return make_sorted_map(arena, on_border);
  return flat_map(arena, entries, map.size + 1);
}

Value flat_without(Arena& arena, const MapObject& map, const MapEntry* at) {
  auto* entries = arena.allocate_array<MapEntry>(std::max<uint64_t>(map.size - 1, 1));
  MapEntry* next = std::copy(map.entries, at, entries);
  std::copy(at + 1, map.entries + map.size, next);
  return flat_map(arena, entries, map.size - 1);
}

void collect(const MapNode* node, uint64_t first, uint64_t end, std::vector<MapEntry>& entries) {
  if (node == nullptr || first >= end || first >= node->size) return;
  uint64_t before = tree_size(node->left);
  if (first < before) collect(node->left, first, std::min(end, before), entries);
  if (first <= before && before < end) entries.push_back(node->entry);
  if (end > before + 1) collect(node->right, first > before + 1 ? first - before - 1 : 0, end - before - 1, entries);
}

} // namespace

const MapEntry* map_find(const MapObject& map, Value key) {
  if (map.root == nullptr) return flat_find(map, key);
  const MapNode* node = tree_find(map.root, key);
  return node == nullptr ? nullptr : &node->entry;
}

Value map_put(Arena& arena, Value map, Value key, Value value) {
  const MapObject& object = *map.as_map();
  if (object.root != nullptr) {
    const MapNode* root = tree_put(arena, object.root, key, value);
    return root == object.root ? map : tree_map(arena, root);
  }
  const MapEntry* found = flat_find(object, key);
  if (found == nullptr) return flat_insert(arena, object, key, value);
  return same_value(found->value, value) ? map : flat_replace(arena, object, found, value);
}

std::optional<Value> map_update(Arena& arena, Value map, Value key, Value value) {
  const MapObject& object = *map.as_map();
  if (object.root != nullptr) {
    if (tree_find(object.root, key) == nullptr) return std::nullopt;
    return map_put(arena, map, key, value);
  }
  const MapEntry* found = flat_find(object, key);
  if (found == nullptr) return std::nullopt;
  return same_value(found->value, value) ? map : flat_replace(arena, object, found, value);
}

Value map_remove(Arena& arena, Value map, Value key) {
  const MapObject& object = *map.as_map();
  if (object.root == nullptr) {
    const MapEntry* found = flat_find(object, key);
    return found == nullptr ? map : flat_without(arena, object, found);
  }
  if (tree_find(object.root, key) == nullptr) return map;
  const MapNode* root = tree_remove(arena, object.root, key);
  if (root->size > largest_flat_map) return tree_map(arena, root);
  std::vector<MapEntry> entries;
  collect(root, 0, root->size, entries);
  return make_sorted_map(arena, entries);
}

Value map_from_entries(Arena& arena, std::vector<MapEntry>& entries) {
  std::stable_sort(entries.begin(), entries.end(),
                   [](const MapEntry& left, const MapEntry& right) { return order_of_keys(left.key, right.key) < 0; });
  size_t kept = 0;
  for (size_t i = 0; i < entries.size(); ++i) {
    if (kept > 0 && order_of_keys(entries[kept - 1].key, entries[i].key) == 0) {
      entries[kept - 1] = entries[i];
    } else {
      entries[kept++] = entries[i];
    }
  }
  entries.resize(kept);
  return make_sorted_map(arena, entries);
}

Value map_merge(Arena& arena, Value left, Value right) {
  const MapObject& one = *left.as_map();
  const MapObject& other = *right.as_map();
  if (one.size == 0) return right;
  if (other.size == 0) return left;
  // A few entries into a large map: one by one.
  constexpr uint64_t few = 8;
  if (one.root != nullptr && other.size < one.size / few) {
    Value result = left;
    visit_map(other, [&](const MapEntry& entry) {
      result = map_put(arena, result, entry.key, entry.value);
      return true;
    });
    return result;
  }
  if (other.root != nullptr && one.size < other.size / few) {
    Value result = right;
    visit_map(one, [&](const MapEntry& entry) {
      if (map_find(other, entry.key) == nullptr) result = map_put(arena, result, entry.key, entry.value);
      return true;
    });
    return result;
  }
  std::vector<MapEntry> first = map_entries(one);
  std::vector<MapEntry> second = map_entries(other);
  std::vector<MapEntry> merged;
  merged.reserve(first.size() + second.size());
  auto a = first.begin();
  auto b = second.begin();
  while (a != first.end() && b != second.end()) {
    std::strong_ordering order = order_of_keys(a->key, b->key);
    if (order < 0) {
      merged.push_back(*a++);
    } else if (order > 0) {
      merged.push_back(*b++);
    } else {
      merged.push_back(*b++);
      ++a;
    }
  }
  merged.insert(merged.end(), a, first.end());
  merged.insert(merged.end(), b, second.end());
  return make_sorted_map(arena, merged);
}

std::vector<MapEntry> map_entries(const MapObject& map) { return map_entries_from(map, 0, map.size); }

std::vector<MapEntry> map_entries_from(const MapObject& map, uint64_t first, uint64_t count) {
  if (first >= map.size) return {};
  uint64_t end = first + std::min(count, map.size - first);
  if (map.root == nullptr) return {map.entries + first, map.entries + end};
  std::vector<MapEntry> entries;
  entries.reserve(end - first);
  collect(map.root, first, end, entries);
  return entries;
}

} // namespace assay::erlang
