#include "input/input_fits.h"

#include <algorithm>

#include "input/canonical_function.h"
#include "input/shape_contains.h"

namespace assay::input {

namespace {

bool part_fits(ShapeTable& shapes, ShapeId shape, Value value);

bool is_integer_shape(ShapeTable& shapes, ShapeId shape) {
  return std::ranges::any_of(shapes.alternatives(shape),
                             [](const Alternative& each) { return each.form == Form::Integer; });
}

bool body_fits(ShapeTable& shapes, const Alternative& by, const CanonicalFunction::Body& body) {
  switch (body.type) {
    case CanonicalFunction::Body::Type::Value: return part_fits(shapes, by.fields.back(), body.value);
    case CanonicalFunction::Body::Type::Arithmetic: return is_integer_shape(shapes, by.fields.back());
    default: return true; // a variable, or what a call comes to: as what arrives has it
  }
}

bool function_fits(ShapeTable& shapes, const Alternative& by, const CanonicalFunction& function) {
  if (by.any_arity) return true;
  auto arity = by.fields.size() - 1;
  if (function.arity && *function.arity != arity) return false;
  bool keys_fit = std::ranges::all_of(function.entry.rows, [&](const CanonicalFunction::Row& row) {
    for (size_t i = 0; i < row.keys.size() && i < arity; ++i) {
      bool is_value = !row.keys[i].is(Kind::Unset) && !holds_function_key(row.keys[i]);
      if (is_value && !part_fits(shapes, by.fields[i], row.keys[i])) return false;
    }
    return body_fits(shapes, by, function.bodies[row.body]);
  });
  if (!keys_fit || !function.entry.otherwise) return keys_fit;
  return body_fits(shapes, by, function.bodies[*function.entry.otherwise]);
}

bool fields_fit(ShapeTable& shapes, const Alternative& by, std::span<const Value> fields) {
  if (by.any_arity) return true;
  if (by.fields.size() != fields.size()) return false;
  for (size_t i = 0; i < fields.size(); ++i) {
    if (!part_fits(shapes, by.fields[i], fields[i])) return false;
  }
  return true;
}

bool part_fits(ShapeTable& shapes, ShapeId shape, Value value) {
  if (!shape_contains(shapes, shape, value)) return false;
  if (shapes.is_everything(shape) || !holds_function(value)) return true;
  const CanonicalFunction* function = canonical_function_of(value);
  return std::ranges::any_of(shapes.all_alternatives(shape), [&](const Alternative& each) {
    if (function != nullptr) return each.form == Form::Function && function_fits(shapes, each, *function);
    if (value.is(Kind::Tuple)) {
      return each.form == Form::Tuple && fields_fit(shapes, each, {value.elements(), value.arity()});
    }
    if (value.is(Kind::Cons) && each.form == Form::Cons) {
      const Value parts[] = {value.as_cons()->head, value.as_cons()->tail};
      return fields_fit(shapes, each, parts);
    }
    return true; // a map: nobody looks into it
  });
}

} // namespace

const Alternative* alternative_of_input(ShapeTable& shapes, ShapeId input, Value tuple) {
  for (const Alternative& each : shapes.alternatives(input)) {
    if (each.form == Form::Tuple && fields_fit(shapes, each, {tuple.elements(), tuple.arity()})) return &each;
  }
  return nullptr;
}

bool input_fits(ShapeTable& shapes, ShapeId input, Value tuple) {
  if (!shape_contains(shapes, input, tuple)) return false;
  bool is_one = shapes.is_everything(input) || shapes.alternatives(input).size() < 2;
  return is_one || !holds_function(tuple) || alternative_of_input(shapes, input, tuple) != nullptr;
}

} // namespace assay::input
