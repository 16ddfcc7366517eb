#include "finding/input_size.h"

#include "core/object.h"
#include "input/canonical_function.h"

namespace assay {

uint64_t size_of(std::span<const Value> values) {
  uint64_t size = 0;
  for (Value value : values) size += size_of(value);
  return size;
}

uint64_t size_of(Value value) {
  uint64_t size = 1;
  for (; value.is(Kind::Cons); value = value.as_cons()->tail) size += 1 + size_of(value.as_cons()->head);
  switch (value.kind()) {
    case Kind::Tuple: return size + size_of({value.elements(), value.arity()});
    case Kind::Bits: return size + value.as_bits()->size / 8;
    case Kind::Map:
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        size += size_of(entry.key) + size_of(entry.value);
        return true;
      });
      return size;
    case Kind::Closure:
      if (const CanonicalFunction* function = canonical_function_of(value)) {
        for (const CanonicalFunction::Row& row : function->rows) size += size_of(row.arguments) + size_of(row.result);
      }
      return size;
    default: return size;
  }
}

} // namespace assay
