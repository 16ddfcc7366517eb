#include "input/kept_input.h"

#include "core/integer.h"
#include "input/default_row.h"

namespace assay::input {

namespace {

Value copy_bits(Arena& arena, const BitsObject& bits) {
  std::vector<uint8_t> bytes((bits.size + 7) / 8);
  for (uint64_t i = 0; i < bits.size; ++i) {
    uint64_t from = bits.offset + i;
    if ((bits.bytes[from / 8] >> (7 - from % 8) & 1) != 0) bytes[i / 8] |= static_cast<uint8_t>(0x80 >> i % 8);
  }
  return make_bits(arena, bytes, bits.size);
}

} // namespace

KeptInput::KeptInput(std::span<const Value> arguments) {
  std::vector<Value> copies;
  for (Value argument : arguments) copies.push_back(copy(argument));
  tuple_ = assay::make_tuple(arena_, std::span<const Value>(copies));
}

Value KeptInput::copy(Value value) {
  switch (value.kind()) {
    case Kind::BigInteger: return make_integer(arena_, view_integer(value));
    case Kind::Cons: return copy_list(value);
    case Kind::Tuple: {
      std::vector<Value> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) elements.push_back(copy(value.elements()[i]));
      return assay::make_tuple(arena_, std::span<const Value>(elements));
    }
    case Kind::Map: {
      std::vector<MapEntry> entries;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        entries.push_back({copy(entry.key), copy(entry.value)});
        return true;
      });
      return make_sorted_map(arena_, entries);
    }
    case Kind::Bits: return copy_bits(arena_, *value.as_bits());
    case Kind::Closure:
      if (const CanonicalFunction* function = canonical_function_of(value)) return copy_function(*function);
      return value.without_symbolic();
    default: return value.without_symbolic();
  }
}

Value KeptInput::copy_list(Value value) {
  std::vector<Value> elements;
  for (; value.is(Kind::Cons); value = value.as_cons()->tail) elements.push_back(copy(value.as_cons()->head));
  return make_list(arena_, elements, copy(value));
}

// With all that it leaves to rules said outright, so that rows can be dropped.
Value KeptInput::copy_function(const CanonicalFunction& function) {
  CanonicalFunction result;
  result.arity = function.arity;
  result.entry = copy_node(function, function.entry, result);
  const std::vector<CanonicalFunction::Row>& rows = result.entry.rows;
  if (!result.arity && !rows.empty()) result.arity = static_cast<uint32_t>(rows[0].keys.size());
  functions_.push_back(std::move(result));
  return make_canonical_function(arena_, &functions_.back());
}

CanonicalFunction::Node KeptInput::copy_node(const CanonicalFunction& from, const CanonicalFunction::Node& node,
                                             CanonicalFunction& into) {
  CanonicalFunction::Node result;
  for (const CanonicalFunction::Row& row : node.rows) {
    CanonicalFunction::Row copied;
    for (Value key : row.keys) copied.keys.push_back(copy(key));
    copied.body = copy_body(from, from.bodies[row.body], into);
    result.rows.push_back(std::move(copied));
  }
  if (has_own_default(node)) {
    result.otherwise = copy_body(from, from.bodies[*node.otherwise], into);
  } else if (node.otherwise) {
    result.otherwise = result.rows[default_row(node)].body;
  } else if (from.default_body(node) != nullptr) {
    result.otherwise = result.rows.front().body;
  }
  return result;
}

CanonicalFunction::BodyId KeptInput::copy_body(const CanonicalFunction& from, const CanonicalFunction::Body& body,
                                               CanonicalFunction& into) {
  CanonicalFunction::Body result;
  result.type = body.type;
  result.value = copy(body.value);
  result.variable = body.variable;
  result.arithmetic = body.arithmetic;
  for (const CanonicalFunction::Operand& operand : body.operands) {
    result.operands.push_back({operand.variable, copy(operand.value)});
  }
  result.next = copy_node(from, body.next, into);
  return into.add(std::move(result));
}

} // namespace assay::input
