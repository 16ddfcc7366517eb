// A value like another one: a part of ValueDrawer. One place of it is changed, mostly a small one: a number, an element
// of a list; or the whole becomes a part of something larger, as an object is changed by one call more.

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/integer.h"
#include "input/draw_value.h"
#include "input/input_fits.h"
#include "input/made_by_call.h"
#include "input/shape_contains.h"

namespace assay::input {

std::optional<Value> ValueDrawer::change(Arena& arena, ShapeId shape, Value value) {
  constexpr uint32_t room = 8; // for what is new
  begin(arena, room);
  remember_parts(shape, value);
  std::optional<Value> result = value;
  // Now and then more than one place.
  do {
    result = changed(shape, *result);
  } while (result && is_one_in(3));
  // What one part may be can depend on another one.
  bool fits = result &&
              (result->is(Kind::Tuple) ? input_fits(shapes_, shape, *result) : shape_contains(shapes_, shape, *result));
  return fits ? result : std::nullopt;
}

// Which alternative a value is by; null: none, or it is not known.
const Alternative* ValueDrawer::alternative_of(ShapeId shape, Value value) {
  Form form = form_of(value.kind());
  for (const Alternative& each : shapes_.alternatives(shape)) {
    if (each.form != form) continue;
    if (form == Form::Tuple && !each.any_arity) {
      if (each.fields.size() != value.arity()) continue;
      bool has_tags = true;
      for (uint32_t i = 0; i < value.arity() && has_tags; ++i) {
        std::optional<Symbol> tag = tag_at(shapes_, each, i);
        has_tags = !tag || (value.elements()[i].is(Kind::Symbol) && value.elements()[i].as_symbol() == *tag);
      }
      if (!has_tags) continue;
    }
    return &each;
  }
  return nullptr;
}

void ValueDrawer::remember_parts(ShapeId shape, Value value) {
  constexpr size_t most = 64;
  if (parts_.size() >= most) return;
  parts_.push_back({shape, value});
  const Alternative* by = alternative_of(shape, value);
  if (by == nullptr || by->any_arity) return;
  if (by->form == Form::Tuple) {
    for (uint32_t i = 0; i < value.arity(); ++i) remember_parts(by->fields[i], value.elements()[i]);
  }
  for (; by->form == Form::Cons && value.is(Kind::Cons) && parts_.size() < most; value = value.as_cons()->tail) {
    remember_parts(by->fields[0], value.as_cons()->head);
    if (by->fields[1] != shape) break;
  }
}

std::optional<Value> ValueDrawer::changed(ShapeId shape, Value from) {
  if (is_one_in(12)) return value(shape);
  bool is_list = from.is(Kind::Nil) || from.is(Kind::Cons);
  const Alternative* cons = is_list ? list_alternative(shapes_, shape) : nullptr;
  if (cons != nullptr) return changed_list(*cons, shape, from);
  const Alternative* by = alternative_of(shape, from);
  if (by == nullptr) return value(shape);
  switch (by->form) {
    case Form::Integer: return changed_integer(*by, from);
    case Form::Float: return changed_float(from);
    case Form::Tuple: return changed_tuple(shape, from);
    case Form::Cons: {
      bool is_head = is_one_in(2);
      std::optional<Value> part =
          changed(by->fields[is_head ? 0 : 1], is_head ? from.as_cons()->head : from.as_cons()->tail);
      if (!part) return std::nullopt;
      return make_cons(*arena_, is_head ? *part : from.as_cons()->head, is_head ? from.as_cons()->tail : *part);
    }
    default: return value(shape);
  }
}

std::optional<Value> ValueDrawer::changed_list(const Alternative& cons, ShapeId shape, Value from) {
  std::vector<Value> elements;
  Value rest = from;
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) elements.push_back(rest.as_cons()->head);
  auto place = [&](size_t more) { return elements.begin() + static_cast<ptrdiff_t>(below(elements.size() + more)); };
  switch (elements.empty() ? 0 : below(7)) {
    case 0:
    case 1: {
      std::optional<Value> added = value(cons.fields[0]);
      if (!added) return std::nullopt;
      elements.insert(place(1), *added);
      break;
    }
    case 2: elements.erase(place(0)); break;
    case 3: elements.erase(place(0), elements.end()); break;
    case 4: {
      // All of another list, a word of the program for instance.
      std::optional<Value> other = value(shape);
      if (!other) return std::nullopt;
      std::vector<Value> inside;
      for (Value at = *other; at.is(Kind::Cons); at = at.as_cons()->tail) inside.push_back(at.as_cons()->head);
      elements.insert(place(1), inside.begin(), inside.end());
      break;
    }
    default: {
      auto at = place(0);
      std::optional<Value> element = is_one_in(2) ? value(cons.fields[0]) : changed(cons.fields[0], *at);
      if (!element) return std::nullopt;
      *at = *element;
    }
  }
  constexpr size_t longest = 64;
  if (elements.size() > longest) elements.resize(longest);
  return make_list(*arena_, elements, rest);
}

// By one part, by a call that takes it, or by what a call has taken.
std::optional<Value> ValueDrawer::changed_tuple(ShapeId shape, Value from) {
  const Alternative* by = alternative_of(shape, from);
  if (by->any_arity) return value(shape);
  uint32_t first = is_made_by_call(from) ? made_by_call_extra : 0;
  if (first != 0 && is_one_in(4)) return wrapped(shape, from);
  if (from.arity() == first) return value(shape);
  auto index = static_cast<uint32_t>(first + below(from.arity() - first));
  bool is_inside = first != 0 && is_one_in(8) && shape_contains(shapes_, shape, from.elements()[index]);
  if (is_inside) return from.elements()[index];
  std::optional<Value> part = changed(by->fields[index], from.elements()[index]);
  if (!part) return std::nullopt;
  std::vector<Value> elements(from.elements(), from.elements() + from.arity());
  elements[index] = *part;
  return assay::make_tuple(*arena_, std::span<const Value>(elements));
}

std::optional<Value> ValueDrawer::wrapped(ShapeId shape, Value from) {
  std::vector<const Alternative*> around;
  for (const Alternative& each : shapes_.alternatives(shape)) {
    bool takes_some = each.fields.size() > made_by_call_extra && is_made_by_call(shapes_, each);
    if (takes_some && shape_contains(shapes_, each.fields[made_by_call_extra], from)) around.push_back(&each);
  }
  if (around.empty()) return value(shape);
  const Alternative& chosen = *one_of(around);
  std::vector<Value> elements;
  for (uint32_t i = 0; i < chosen.fields.size(); ++i) {
    std::optional<Value> part = i == made_by_call_extra ? from : value(chosen.fields[i]);
    if (!part) return std::nullopt;
    elements.push_back(*part);
  }
  return assay::make_tuple(*arena_, std::span<const Value>(elements));
}

Value ValueDrawer::changed_integer(const Alternative& alternative, Value from) {
  if (!from.is(Kind::Integer)) return integer(alternative);
  auto number = static_cast<uint64_t>(from.as_integer());
  switch (below(8)) {
    case 0:
    case 1: ++number; break;
    case 2:
    case 3: --number; break;
    case 4: number = 0 - number; break;
    case 5: number *= 2; break;
    case 6: number ^= uint64_t{1} << below(64); break;
    default: return integer(alternative);
  }
  auto changed = static_cast<int64_t>(number);
  return takes(alternative, changed) ? Value::integer(changed) : integer(alternative);
}

Value ValueDrawer::changed_float(Value from) {
  double number = from.as_float();
  switch (below(6)) {
    case 0: return floating(number + 1);
    case 1: return floating(-number);
    case 2: return floating(number * 2);
    case 3: return floating(number / 3);
    case 4:
      if (std::isfinite(number)) return floating(std::nextafter(number, is_one_in(2) ? 1e308 : -1e308));
      [[fallthrough]];
    default: return floating(any_float());
  }
}

} // namespace assay::input
