#pragma once
// What a value of a pointer kind points to. Objects live in an arena: that of a module (its literals), the frozen base
// heap, or that of one run. Immutable objects never change once built. Mutable ones (records, arrays) carry a `frozen`
// mark when they belong to the base heap; a run writes to a copy of its own (machine/context.h).

#include <cstdint>
#include <span>

#include "base/arena.h"
#include "core/value.h"

namespace assay {

namespace core {
struct Function;
}

struct ConsObject {
  Value head;
  Value tail;
};

// Sign and magnitude, limbs as GMP has them: `size` limbs, negative for a negative number. Never a number that fits
// into 64 bits.
struct alignas(16) BigIntegerObject {
  int64_t size;
  uint64_t* limbs() { return reinterpret_cast<uint64_t*>(this + 1); }
  const uint64_t* limbs() const { return reinterpret_cast<const uint64_t*>(this + 1); }
};

// A growing store of bytes that several bit strings share. Whoever ends at `used` may append in place; everybody else
// must copy. So a loop that appends to one binary is linear.
struct BitsBuffer {
  uint8_t* bytes;
  uint64_t capacity_bits;
  uint64_t used_bits;
};

// Bits number `offset` to `offset + size` of the bytes, most significant bit first.
struct BitsObject {
  const uint8_t* bytes;
  uint64_t offset;
  uint64_t size;
  BitsBuffer* buffer; // null: the bytes can't grow
};

struct MapEntry {
  Value key;
  Value value;
};

// A node of the weight-balanced tree that holds a large map, ordered by key.
struct MapNode {
  MapEntry entry;
  const MapNode* left;
  const MapNode* right;
  uint64_t size; // entries in this subtree
};

// Sorted by the language's order of keys. Up to `largest_flat_map` entries in an array, else in a tree: never both.
struct MapObject {
  uint64_t size;
  const MapEntry* entries; // null for a tree
  const MapNode* root;     // null for an array
};
constexpr uint64_t largest_flat_map = 32;

// Objects of varying size keep their values right behind themselves.
struct alignas(16) ClosureObject {
  const core::Function* function;
  uint32_t count;
  Value* captures() { return reinterpret_cast<Value*>(this + 1); }
};

struct alignas(16) RecordObject {
  Symbol class_name;
  uint32_t count;
  bool frozen;
  Value* fields() { return reinterpret_cast<Value*>(this + 1); }
};

struct alignas(16) ArrayObject {
  uint64_t count;
  bool frozen;
  Symbol class_name; // in a language where arrays have classes; else empty
  Value* elements() { return reinterpret_cast<Value*>(this + 1); }
};

// `type` names what it is, in the language's own words (`erlang.pid`); `data` is the language's own.
struct OpaqueObject {
  Symbol type;
  uint64_t number; // distinguishes objects of a type
  const void* data;
};

inline Value make_cons(Arena& arena, Value head, Value tail) {
  auto* object = static_cast<ConsObject*>(arena.allocate(sizeof(ConsObject)));
  object->head = head;
  object->tail = tail;
  return Value::cons(object);
}

inline Value make_tuple(Arena& arena, std::span<const Value> elements) {
  return Value::tuple(arena.copy(elements).data(), static_cast<uint32_t>(elements.size()));
}

template <typename... Elements>
Value make_tuple_of(Arena& arena, Elements... elements) {
  const Value array[] = {elements...};
  return make_tuple(arena, array);
}

// A proper list, or one that ends in `tail`.
Value make_list(Arena& arena, std::span<const Value> elements, Value tail = Value::nil());

// A string of whole bytes, or of bits when `size` is no multiple of 8. The bytes are copied.
Value make_bits(Arena& arena, std::span<const uint8_t> bytes, uint64_t size_in_bits);

ClosureObject* new_closure(Arena& arena, const core::Function* function, std::span<const Value> captures);
RecordObject* new_record(Arena& arena, Symbol class_name, std::span<const Value> fields);
ArrayObject* new_array(Arena& arena, uint64_t count, Value fill, Symbol class_name = {});

// From entries that are already in order, without doubles.
Value make_sorted_map(Arena& arena, std::span<const MapEntry> entries);

// Calls `visit(entry)` for each entry in order; stops when it returns false. Returns whether it went to the end.
template <typename Visit>
bool visit_map_node(const MapNode* node, Visit&& visit) {
  if (node == nullptr) return true;
  return visit_map_node(node->left, visit) && visit(node->entry) && visit_map_node(node->right, visit);
}
template <typename Visit>
bool visit_map(const MapObject& map, Visit&& visit) {
  if (map.entries == nullptr) return visit_map_node(map.root, visit);
  for (uint64_t i = 0; i < map.size; ++i) {
    if (!visit(map.entries[i])) return false;
  }
  return true;
}

} // namespace assay
