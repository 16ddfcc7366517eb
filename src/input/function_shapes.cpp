#include "input/function_shapes.h"

#include <algorithm>

#include "input/canonical_function.h"

namespace assay::input {

namespace {

// One shape for all of them, if they agree.
ShapeId joined(const std::vector<ShapeId>& shapes) {
  if (shapes.empty()) return unclear_shape;
  bool agree = std::ranges::all_of(shapes, [&](ShapeId each) { return each == shapes.front(); });
  return agree ? shapes.front() : unclear_shape;
}

bool says_nothing(ShapeTable& shapes, ShapeId shape) { return shape == unclear_shape || shapes.is_everything(shape); }

ShapeId field(ShapeTable& shapes, ShapeId shape, Form form, size_t count, size_t index) {
  if (says_nothing(shapes, shape)) return shape;
  std::vector<ShapeId> found;
  for (const Alternative& alternative : shapes.all_alternatives(shape)) {
    if (alternative.form != form) continue;
    if (alternative.any_arity) found.push_back(ShapeTable::any);
    if (!alternative.any_arity && alternative.fields.size() == count) found.push_back(alternative.fields[index]);
  }
  return joined(found);
}

ShapeId map_field(ShapeTable& shapes, ShapeId shape) {
  if (says_nothing(shapes, shape)) return shape;
  std::vector<ShapeId> found;
  for (const Alternative& alternative : shapes.all_alternatives(shape)) {
    for (const Alternative::Association& association : alternative.associations) found.push_back(association.value);
  }
  return joined(found);
}

// In the order in which `bind` takes the functions out.
void add_parts(ShapeTable& shapes, ShapeId shape, Value key, std::vector<ShapeId>& into) {
  while (key.is(Kind::Cons)) {
    add_parts(shapes, field(shapes, shape, Form::Cons, 2, 0), key.as_cons()->head, into);
    shape = field(shapes, shape, Form::Cons, 2, 1);
    key = key.as_cons()->tail;
  }
  if (arity_of_key(key)) into.push_back(shape);
  if (key.is(Kind::Tuple)) {
    for (uint32_t i = 0; i < key.arity(); ++i) {
      add_parts(shapes, field(shapes, shape, Form::Tuple, key.arity(), i), key.elements()[i], into);
    }
  }
  if (key.is(Kind::Map)) {
    visit_map(*key.as_map(), [&](const MapEntry& entry) {
      add_parts(shapes, map_field(shapes, shape), entry.value, into);
      return true;
    });
  }
}

} // namespace

std::optional<std::vector<ShapeId>> function_fields(ShapeTable& shapes, ShapeId shape, uint32_t arity) {
  if (shape == unclear_shape) return {};
  std::vector<ShapeId> anything(arity + 1, ShapeTable::any);
  if (shapes.is_everything(shape)) return anything;
  std::optional<std::vector<ShapeId>> found;
  for (const Alternative& alternative : shapes.all_alternatives(shape)) {
    if (alternative.form != Form::Function) continue;
    if (!alternative.any_arity && alternative.fields.size() != arity + 1) continue;
    std::vector<ShapeId> fields = alternative.any_arity ? anything : alternative.fields;
    if (found && *found != fields) return {};
    found = std::move(fields);
  }
  return found;
}

void add_shapes(ShapeTable& shapes, ShapeId shape, Value key, std::vector<ShapeId>& into) {
  into.push_back(shape);
  if (binds_parts(key)) add_parts(shapes, shape, key, into);
}

namespace {

// Shapes can be recursive; what is that deep is left alone.
constexpr uint32_t deepest = 6;

bool is_within(ShapeTable& shapes, ShapeId inner, ShapeId outer, uint32_t depth);

bool is_bound_within(const std::optional<BigInteger>& inner, const std::optional<BigInteger>& outer, int sign) {
  return !outer || (inner && sign * compare(*inner, *outer) >= 0);
}

// Fewer arguments accepted and more results returned is what breaks a promise.
bool function_is_within(ShapeTable& shapes, const std::vector<ShapeId>& inner, const Alternative& outer,
                        uint32_t depth) {
  if (outer.any_arity) {
    return outer.fields.empty() || is_within(shapes, inner.back(), outer.fields.back(), depth);
  }
  if (inner.size() != outer.fields.size()) return false;
  for (size_t i = 0; i + 1 < inner.size(); ++i) {
    if (!is_within(shapes, outer.fields[i], inner[i], depth)) return false;
  }
  return is_within(shapes, inner.back(), outer.fields.back(), depth);
}

bool is_within(ShapeTable& shapes, const Alternative& inner, const Alternative& outer, uint32_t depth) {
  if (inner.form != outer.form) return false;
  switch (inner.form) {
    case Form::Integer:
      return is_bound_within(inner.least, outer.least, 1) && is_bound_within(inner.greatest, outer.greatest, -1);
    case Form::Symbol:
    case Form::Other: return !outer.symbol || inner.symbol == outer.symbol;
    case Form::Function:
      if (inner.any_arity) return outer.any_arity && outer.fields.empty();
      return function_is_within(shapes, inner.fields, outer, depth);
    case Form::Cons:
    case Form::Tuple:
      if (outer.any_arity) return true;
      if (inner.any_arity || inner.fields.size() != outer.fields.size()) return false;
      for (size_t i = 0; i < inner.fields.size(); ++i) {
        if (!is_within(shapes, inner.fields[i], outer.fields[i], depth)) return false;
      }
      return true;
    case Form::Bits: return inner.bits_base == outer.bits_base && inner.bits_unit == outer.bits_unit;
    case Form::Map: return false;
    default: return true;
  }
}

bool is_within(ShapeTable& shapes, ShapeId inner, ShapeId outer, uint32_t depth) {
  if (inner == unclear_shape || outer == unclear_shape) return false;
  if (inner == outer || shapes.is_everything(outer)) return true;
  if (shapes.is_everything(inner) || depth == 0) return false;
  const std::vector<Alternative>& outers = shapes.all_alternatives(outer);
  return std::ranges::all_of(shapes.all_alternatives(inner), [&](const Alternative& alternative) {
    return std::ranges::any_of(
        outers, [&](const Alternative& other) { return is_within(shapes, alternative, other, depth - 1); });
  });
}

} // namespace

bool is_within(ShapeTable& shapes, ShapeId inner, ShapeId outer) { return is_within(shapes, inner, outer, deepest); }

bool function_fits(ShapeTable& shapes, ShapeId shape, uint32_t arity, const Alternative& wanted) {
  if (wanted.form != Form::Function) return false;
  std::optional<std::vector<ShapeId>> fields = function_fields(shapes, shape, arity);
  return fields && function_is_within(shapes, *fields, wanted, deepest);
}

} // namespace assay::input
