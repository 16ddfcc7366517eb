#include "search/mutable_parts.h"

#include <unordered_map>

#include "core/object.h"
#include "core/parts.h"

namespace assay::search {

namespace {

bool is_mutable(Value value) { return value.is(Kind::Record) || value.is(Kind::Array); }

// Immutable values hold no cycles, so the walk ends at objects that were met before.
class MutableCopier {
 public:
  explicit MutableCopier(Arena& arena) : arena_(arena) {}

  Value copy(Value value) {
    if (value.is(Kind::Record)) return copy_record(value);
    if (value.is(Kind::Array)) return copy_array(value);
    if (!holds_mutable_part(value)) return value;
    Value copied = copy_structure(value);
    return value.is_concrete() ? copied : copied.with_symbolic(value.symbolic());
  }

 private:
  Value copy_structure(Value value) {
    switch (value.kind()) {
      case Kind::Cons: {
        std::vector<Value> conses;
        for (; value.is(Kind::Cons); value = value.as_cons()->tail) conses.push_back(value);
        Value list = copy(value);
        for (size_t i = conses.size(); i-- > 0;) {
          list = make_cons(arena_, copy(conses[i].as_cons()->head), list);
          if (!conses[i].is_concrete()) list = list.with_symbolic(conses[i].symbolic());
        }
        return list;
      }
      case Kind::Tuple: {
        std::vector<Value> elements(value.elements(), value.elements() + value.arity());
        for (Value& element : elements) element = copy(element);
        return assay::make_tuple(arena_, std::span<const Value>(elements));
      }
      default: {
        std::vector<MapEntry> entries;
        visit_map(*value.as_map(), [&](const MapEntry& entry) {
          entries.push_back({copy(entry.key), copy(entry.value)});
          return true;
        });
        return make_sorted_map(arena_, entries);
      }
    }
  }

  Value copy_record(Value value) {
    RecordObject* record = value.as_record();
    auto [entry, is_new] = copies_.try_emplace(record);
    if (!is_new) return entry->second;
    RecordObject* made = new_record(arena_, record->class_name, {record->fields(), record->count});
    Value copied = Value::record(made);
    if (!value.is_concrete()) copied = copied.with_symbolic(value.symbolic());
    copies_[record] = copied;
    for (uint32_t i = 0; i < made->count; ++i) made->fields()[i] = copy(made->fields()[i]);
    return copied;
  }

  Value copy_array(Value value) {
    ArrayObject* array = value.as_array();
    auto [entry, is_new] = copies_.try_emplace(array);
    if (!is_new) return entry->second;
    ArrayObject* made = new_array(arena_, array->count, Value::unset(), array->class_name);
    Value copied = Value::array(made);
    if (!value.is_concrete()) copied = copied.with_symbolic(value.symbolic());
    copies_[array] = copied;
    for (uint64_t i = 0; i < made->count; ++i) made->elements()[i] = copy(array->elements()[i]);
    return copied;
  }

  Arena& arena_;
  std::unordered_map<const void*, Value> copies_;
};

} // namespace

bool holds_mutable_part(Value value) { return holds(value, is_mutable); }

std::vector<Value> copy_mutable_parts(Arena& arena, std::span<const Value> values) {
  MutableCopier copier(arena);
  std::vector<Value> copied;
  for (Value value : values) copied.push_back(copier.copy(value));
  return copied;
}

} // namespace assay::search
