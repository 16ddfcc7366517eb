// Structures with a constructor: what is inside of one in its place, or another constructor with the parts that fit.

#include <algorithm>

#include "core/parts.h"
#include "finding/candidates.h"
#include "finding/input_size.h"
#include "finding/smallest_value.h"
#include "input/constructor.h"
#include "input/shape_contains.h"

namespace assay::finding {

bool Candidates::offer_constructed(Value value, const Shapes& shapes, const Offer& offer) {
  Value fields = value.as_cons()->tail;
  for (uint32_t i = 0; i < fields.arity(); ++i) {
    Value field = fields.elements()[i];
    if (offer(field)) return true;
    // Of `Sum [x; y]` that is x or y.
    std::vector<Value> parts;
    push_parts(field, parts);
    if (std::any_of(parts.rbegin(), parts.rend(), offer)) return true;
  }
  for (ShapeId shape : shapes) {
    for (const Alternative& alternative : shapes_.alternatives(shape)) {
      if (is_constructed(shapes_, alternative) && offer_constructor(alternative, value, offer)) return true;
    }
  }
  return offer_tuples(fields, fields_of(shapes, value.as_cons()->head),
                      [&](Value instead) { return offer(make_cons(arena_, value.as_cons()->head, instead)); });
}

// Of each part the first that fits is taken, in the order in which they are.
bool Candidates::offer_constructor(const Alternative& alternative, Value value, const Offer& offer) {
  std::optional<Value> smallest = smallest_value(arena_, shapes_, alternative);
  if (!smallest) return false;
  Value head = smallest->as_cons()->head;
  if (head.as_symbol() == value.as_cons()->head.as_symbol()) return false;
  Value old = value.as_cons()->tail;
  Value smallest_fields = smallest->as_cons()->tail;
  std::vector<Value> fields(smallest_fields.elements(), smallest_fields.elements() + smallest_fields.arity());
  const std::vector<ShapeId>& wanted = shapes_.alternatives(alternative.fields[1]).front().fields;
  uint32_t next = 0;
  for (uint32_t i = 0; i < fields.size(); ++i) {
    for (uint32_t from = next; from < old.arity(); ++from) {
      if (!shape_contains(shapes_, wanted[i], old.elements()[from])) continue;
      fields[i] = old.elements()[from];
      next = from + 1;
      break;
    }
  }
  Value changed = make_cons(arena_, head, assay::make_tuple(arena_, std::span<const Value>(fields)));
  return size_of(changed) < size_of(value) && offer(changed);
}

// The shapes of the tuple of fields behind a tag.
Candidates::Shapes Candidates::fields_of(const Shapes& shapes, Value tag) {
  return fields(shapes, Form::Cons, [&](const Alternative& alternative, Shapes& result) {
    if (!is_constructed(shapes_, alternative)) return;
    if (*shapes_.alternatives(alternative.fields[0]).front().symbol == tag.as_symbol()) {
      result.push_back(alternative.fields[1]);
    }
  });
}

} // namespace assay::finding
