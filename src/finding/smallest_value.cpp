#include "finding/smallest_value.h"

#include <algorithm>

#include "core/integer.h"
#include "input/build_input.h"

namespace assay::finding {

namespace {

Value smallest_integer(Arena& arena, const Alternative& alternative) {
  IntegerView zero(0);
  if (alternative.least && compare(*alternative.least, zero) > 0) return make_integer(arena, *alternative.least);
  if (alternative.greatest && compare(*alternative.greatest, zero) < 0) {
    return make_integer(arena, *alternative.greatest);
  }
  return Value::integer(0);
}

} // namespace

std::optional<Value> smallest_value(Arena& arena, ShapeTable& shapes, const Alternative& alternative) {
  switch (alternative.form) {
    case Form::Integer: return smallest_integer(arena, alternative);
    case Form::Float: return Value::floating(0.0);
    case Form::Nil: return Value::nil();
    case Form::Symbol: return Value::symbol(alternative.symbol.value_or(candidate_symbol(0)));
    case Form::Bits: {
      std::vector<uint8_t> bytes((alternative.bits_base + 7) / 8);
      return make_bits(arena, bytes, alternative.bits_base);
    }
    case Form::Tuple:
    case Form::Cons: break;
    default: return std::nullopt;
  }
  std::vector<Value> parts;
  for (ShapeId field : alternative.fields) {
    std::optional<Value> part = smallest_value(arena, shapes, field);
    if (!part) return std::nullopt;
    parts.push_back(*part);
  }
  if (alternative.form == Form::Cons) return make_cons(arena, parts[0], parts[1]);
  return assay::make_tuple(arena, std::span<const Value>(parts));
}

// The one with the fewest nodes; its fields have fewer each, so this ends.
std::optional<Value> smallest_value(Arena& arena, ShapeTable& shapes, ShapeId shape) {
  const Alternative* smallest = nullptr;
  std::optional<uint64_t> least = shapes.least_size(shape);
  for (const Alternative& alternative : shapes.alternatives(shape)) {
    if (smallest == nullptr && least && shapes.least_size(alternative) == least) smallest = &alternative;
  }
  return smallest == nullptr ? std::nullopt : smallest_value(arena, shapes, *smallest);
}

} // namespace assay::finding
