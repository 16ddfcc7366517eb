#include "core/object.h"

#include <algorithm>

namespace assay {

Value make_list(Arena& arena, std::span<const Value> elements, Value tail) {
  Value list = tail;
  for (size_t i = elements.size(); i-- > 0;) list = make_cons(arena, elements[i], list);
  return list;
}

Value make_bits(Arena& arena, std::span<const uint8_t> bytes, uint64_t size_in_bits) {
  return Value::bits(arena.create<BitsObject>(arena.copy(bytes).data(), uint64_t{0}, size_in_bits, nullptr));
}

ClosureObject* new_closure(Arena& arena, const core::Function* function, std::span<const Value> captures) {
  auto* object = static_cast<ClosureObject*>(arena.allocate(sizeof(ClosureObject) + captures.size() * sizeof(Value)));
  object->function = function;
  object->count = static_cast<uint32_t>(captures.size());
  std::copy(captures.begin(), captures.end(), object->captures());
  return object;
}

RecordObject* new_record(Arena& arena, Symbol class_name, std::span<const Value> fields) {
  auto* object = static_cast<RecordObject*>(arena.allocate(sizeof(RecordObject) + fields.size() * sizeof(Value)));
  object->class_name = class_name;
  object->count = static_cast<uint32_t>(fields.size());
  object->frozen = false;
  std::copy(fields.begin(), fields.end(), object->fields());
  return object;
}

ArrayObject* new_array(Arena& arena, uint64_t count, Value fill, Symbol class_name) {
  auto* object = static_cast<ArrayObject*>(arena.allocate(sizeof(ArrayObject) + count * sizeof(Value)));
  object->count = count;
  object->frozen = false;
  object->class_name = class_name;
  std::fill_n(object->elements(), count, fill);
  return object;
}

namespace {

const MapNode* balanced_tree(Arena& arena, std::span<const MapEntry> entries) {
  if (entries.empty()) return nullptr;
  size_t middle = entries.size() / 2;
  const MapNode* left = balanced_tree(arena, entries.first(middle));
  const MapNode* right = balanced_tree(arena, entries.subspan(middle + 1));
  return arena.create<MapNode>(entries[middle], left, right, uint64_t{entries.size()});
}

} // namespace

Value make_sorted_map(Arena& arena, std::span<const MapEntry> entries) {
  uint64_t size = entries.size();
  if (size > largest_flat_map) {
    return Value::map(arena.create<MapObject>(size, nullptr, balanced_tree(arena, entries)));
  }
  const MapEntry* copied = arena.allocate_array<MapEntry>(std::max<size_t>(size, 1));
  std::copy(entries.begin(), entries.end(), const_cast<MapEntry*>(copied));
  return Value::map(arena.create<MapObject>(size, copied, nullptr));
}

} // namespace assay
