#include "finding/input_size.h"

#include "core/object.h"
#include "input/constructor.h"
#include "input/default_row.h"
#include "input/made_by_call.h"

namespace assay::finding {

namespace {

uint64_t size_of(const CanonicalFunction& function, const CanonicalFunction::Node& node, Counting counting);

// A variable, a value, an operation, an exception, or a call with what it does with the answer.
uint64_t size_of(const CanonicalFunction& function, const CanonicalFunction::Body& body, Counting counting) {
  if (body.type == CanonicalFunction::Body::Type::Value) return size_of(body.value, counting);
  if (body.type == CanonicalFunction::Body::Type::Variable) return 1;
  if (body.type == CanonicalFunction::Body::Type::Raise) return 2; // and what it raises
  uint64_t size = body.type == CanonicalFunction::Body::Type::Arithmetic ? 1 : 2;
  for (const CanonicalFunction::Operand& operand : body.operands)
    size += operand.variable ? 1 : size_of(operand.value, counting);
  return size + size_of(function, body.next, counting);
}

// The row that is written last, with no key: whatever fits no other row is treated like it.
size_t row_without_key(const CanonicalFunction& function, const CanonicalFunction::Node& node) {
  if (node.otherwise) return default_row(node);
  return !node.rows.empty() && !function.needs_parts(node.rows[0]) ? 0 : node.rows.size();
}

uint64_t size_of(const CanonicalFunction& function, const CanonicalFunction::Node& node, Counting counting) {
  uint64_t size = 0;
  size_t last = row_without_key(function, node);
  for (size_t i = 0; i < node.rows.size(); ++i) {
    const CanonicalFunction::Row& row = node.rows[i];
    size += (i == last && counting == Counting::AsWritten ? 0 : size_of(row.keys, counting)) +
            size_of(function, function.bodies[row.body], counting);
  }
  return has_own_default(node) ? size + size_of(function, function.bodies[*node.otherwise], counting) : size;
}

} // namespace

uint64_t size_of(std::span<const Value> values, Counting counting) {
  uint64_t size = 0;
  for (Value value : values) size += size_of(value, counting);
  return size;
}

uint64_t size_of(Value value, Counting counting) {
  uint64_t size = 1;
  for (; value.is(Kind::Cons) && !is_constructed(value); value = value.as_cons()->tail) {
    size += 1 + size_of(value.as_cons()->head, counting);
  }
  if (is_constructed(value)) value = value.as_cons()->tail;
  switch (value.kind()) {
    case Kind::Tuple: {
      uint32_t first = is_made_by_call(value) ? made_by_call_extra : 0;
      return size + size_of(std::span<const Value>(value.elements() + first, value.arity() - first), counting);
    }
    case Kind::Bits: return size + value.as_bits()->size / 8;
    case Kind::Map:
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        size += size_of(entry.key, counting) + size_of(entry.value, counting);
        return true;
      });
      return size;
    case Kind::Closure:
      if (const CanonicalFunction* function = canonical_function_of(value)) {
        size += size_of(*function, function->entry, counting);
      }
      return size;
    default: return size;
  }
}

} // namespace assay::finding
