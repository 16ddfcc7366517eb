// Functions that do less: without a row, without a call, with simpler values.

#include <algorithm>

#include "core/parts.h"
#include "finding/candidates.h"
#include "input/arithmetic_body.h"
#include "input/default_row.h"
#include "input/function_shapes.h"
#include "input/shape_contains.h"

namespace assay::finding {

namespace {

using Body = CanonicalFunction::Body;
using Node = CanonicalFunction::Node;

bool holds_input(Value value) {
  return holds(value, [](Value part) { return canonical_function_of(part) != nullptr; });
}

// Keys that let anything be in the place of one part, where no function is taken out of it.
std::vector<Value> wider_keys(Arena& arena, Value key) {
  if (key.is(Kind::Unset) || arity_of_key(key)) return {};
  if (!holds_function_key(key)) return {Value()};
  std::vector<Value> result;
  auto with_parts = [&](std::vector<Value>& parts, const auto& whole) {
    for (Value& part : parts) {
      Value before = part;
      for (Value wider : wider_keys(arena, before)) {
        part = wider;
        result.push_back(whole());
      }
      part = before;
    }
  };
  std::vector<Value> parts;
  if (key.is(Kind::Cons)) {
    parts = {key.as_cons()->head, key.as_cons()->tail};
    with_parts(parts, [&] { return make_cons(arena, parts[0], parts[1]); });
  } else if (key.is(Kind::Tuple)) {
    parts.assign(key.elements(), key.elements() + key.arity());
    with_parts(parts, [&] { return assay::make_tuple(arena, std::span<const Value>(parts)); });
  } else {
    std::vector<MapEntry> entries;
    visit_map(*key.as_map(), [&](const MapEntry& entry) {
      entries.push_back(entry);
      parts.push_back(entry.value);
      return true;
    });
    with_parts(parts, [&] {
      for (size_t i = 0; i < parts.size(); ++i) entries[i].value = parts[i];
      return make_sorted_map(arena, entries);
    });
  }
  return result;
}

// A body moved up by one call: the variables of the call's answer are gone, and those behind them have other numbers.
// False: it needs them.
class MovedUp {
 public:
  MovedUp(CanonicalFunction& function, uint32_t first, uint32_t count)
      : function_(function), first_(first), count_(count) {}

  bool body(Body& body) {
    if (body.type == Body::Type::Value) return !holds_input(body.value);
    bool has_variable = body.type == Body::Type::Variable || body.type == Body::Type::Call;
    if (has_variable && !variable(body.variable)) return false;
    for (CanonicalFunction::Operand& operand : body.operands) {
      if (operand.variable ? !variable(*operand.variable) : holds_input(operand.value)) return false;
    }
    return node(body.next);
  }

 private:
  bool variable(uint32_t& variable) const {
    if (variable < first_) return true;
    if (variable < first_ + count_) return false;
    variable -= count_;
    return true;
  }
  // Bodies are copied, as the old ones are still named where they were.
  bool copy_of(CanonicalFunction::BodyId& id) {
    Body copy = function_.bodies[id];
    if (!body(copy)) return false;
    id = function_.add(std::move(copy));
    return true;
  }
  bool node(Node& node) {
    size_t shared = default_row(node);
    bool is_own = has_own_default(node);
    for (CanonicalFunction::Row& row : node.rows) {
      if (!copy_of(row.body)) return false;
    }
    if (shared < node.rows.size()) node.otherwise = node.rows[shared].body;
    return !is_own || copy_of(*node.otherwise);
  }

  CanonicalFunction& function_;
  uint32_t first_;
  uint32_t count_;
};

} // namespace

Value Candidates::function(const CanonicalFunction& changed) {
  functions_.push_back(changed);
  return make_canonical_function(arena_, &functions_.back());
}

bool Candidates::offer_functions(Value value, const Shapes& shapes, const Offer& offer) {
  const CanonicalFunction* found = canonical_function_of(value);
  if (found == nullptr) return false;
  Shapes results = fields(shapes, Form::Function, [](const Alternative& alternative, Shapes& result) {
    result.push_back(alternative.fields.empty() ? ShapeTable::any : alternative.fields.back());
  });
  std::vector<ShapeId> arriving;
  for (uint32_t i = 0; i < found->arity.value_or(0); ++i) {
    Shapes arguments = fields(shapes, Form::Function, [&](const Alternative& alternative, Shapes& result) {
      if (alternative.any_arity) result.push_back(ShapeTable::any);
      if (alternative.fields.size() == *found->arity + 1) result.push_back(alternative.fields[i]);
    });
    arriving.push_back(arguments.size() == 1 ? arguments[0] : unclear_shape);
  }
  CanonicalFunction changed = *found;
  return offer_node({changed, results, scope_, offer}, changed.entry, arriving);
}

bool Candidates::offer_node(Place place, Node& node, const std::vector<ShapeId>& arriving) {
  const Node kept = node;
  auto offer_changed = [&] { return place.offer(function(place.function)); };
  for (size_t i = 0; i < kept.rows.size(); ++i) {
    node.rows.erase(node.rows.begin() + static_cast<std::ptrdiff_t>(i));
    if (offer_changed()) return true;
    // What it does becomes what is done by default, if that needs nothing but what has arrived.
    if (!place.function.needs_parts(kept.rows[i])) {
      node.otherwise = kept.rows[i].body;
      if (offer_changed()) return true;
    }
    node = kept;
  }
  for (bool of_structures : {true, false}) {
    if (offer_wider_keys(place, node, of_structures)) return true;
  }
  if (offer_arrived(place, node, arriving) || offer_arithmetic(place, node, arriving)) return true;
  const std::vector<ShapeId> outer = place.scope;
  for (const CanonicalFunction::Row& row : kept.rows) {
    for (size_t i = 0; i < row.keys.size(); ++i) {
      add_shapes(shapes_, i < arriving.size() ? arriving[i] : unclear_shape, row.keys[i], place.scope);
    }
    if (offer_body(place, place.function.bodies[row.body])) return true;
    place.scope = outer;
  }
  if (!has_own_default(node)) return false;
  place.scope.insert(place.scope.end(), arriving.begin(), arriving.end());
  return offer_body(place, place.function.bodies[*node.otherwise]);
}

bool Candidates::offer_wider_keys(const Place& place, Node& node, bool of_structures) {
  for (CanonicalFunction::Row& row : node.rows) {
    bool needs_parts = place.function.needs_parts(row);
    for (Value& key : row.keys) {
      Value before = key;
      bool is_structure = key.is(Kind::Cons) || key.is(Kind::Tuple) || key.is(Kind::Map);
      if (is_structure != of_structures) continue;
      for (Value wider : needs_parts ? wider_keys(arena_, before) : std::vector<Value>{Value()}) {
        key = wider;
        if (place.offer(function(place.function))) return true;
      }
      key = before;
    }
  }
  return false;
}

// Just what has arrived.
bool Candidates::offer_arrived(const Place& place, Node& node, const std::vector<ShapeId>& arriving) {
  const Node kept = node;
  for (uint32_t i = 0; i < arriving.size(); ++i) {
    auto fits = [&](ShapeId result) { return is_within(shapes_, arriving[i], result); };
    if (std::ranges::none_of(place.results, fits)) continue;
    Body body;
    body.type = Body::Type::Variable;
    body.variable = static_cast<uint32_t>(place.scope.size()) + i;
    node = {{}, place.function.add(std::move(body))};
    bool taken = place.offer(function(place.function));
    node = kept;
    if (taken) return true;
  }
  return false;
}

// Something calculated from what has arrived.
bool Candidates::offer_arithmetic(const Place& place, Node& node, const std::vector<ShapeId>& arriving) {
  const Node kept = node;
  std::vector<ShapeId> scope = place.scope;
  scope.insert(scope.end(), arriving.begin(), arriving.end());
  for (Body& body : arithmetic_bodies(arena_, place.function, kept, static_cast<uint32_t>(place.scope.size()))) {
    auto fits = [&](ShapeId result) { return arithmetic_fits(shapes_, body, scope, result); };
    if (std::ranges::none_of(place.results, fits)) continue;
    node = {{}, place.function.add(std::move(body))};
    bool taken = place.offer(function(place.function));
    node = kept;
    if (taken) return true;
  }
  return false;
}

bool Candidates::offer_constants(const Place& place, Body& body) {
  for (CanonicalFunction::Operand& operand : body.operands) {
    if (operand.variable) continue;
    Value kept = operand.value;
    bool taken = offer_all(kept, {ShapeTable::any}, [&](Value instead) {
      if (!instead.is_integer()) return false;
      operand.value = instead;
      auto fits = [&](ShapeId result) { return arithmetic_fits(shapes_, body, place.scope, result); };
      return std::ranges::any_of(place.results, fits) && place.offer(function(place.function));
    });
    operand.value = kept;
    if (taken) return true;
  }
  return false;
}

// The shape of a function is only asked for the number of its arguments, so what it returns is looked at here.
bool Candidates::offer_value(const Place& place, Value& part, const Shapes& shapes) {
  std::vector<ShapeId> outer = std::exchange(scope_, place.scope);
  Value kept = part;
  bool taken = offer_all(kept, shapes, [&](Value instead) {
    if (std::ranges::none_of(shapes, [&](ShapeId shape) { return shape_contains(shapes_, shape, instead); })) {
      return false;
    }
    part = instead;
    return place.offer(function(place.function));
  });
  part = kept;
  scope_ = std::move(outer);
  return taken;
}

bool Candidates::offer_body(const Place& place, Body& body) {
  if (body.type == Body::Type::Value) return offer_value(place, body.value, place.results);
  // Something simple in its place.
  const Body kept = body;
  body = Body();
  bool taken = offer_smallest(kept.value, place.results, [&](Value instead) {
    if (std::ranges::none_of(place.results, [&](ShapeId shape) { return shape_contains(shapes_, shape, instead); })) {
      return false;
    }
    body.value = instead;
    return place.offer(function(place.function));
  });
  body = kept;
  if (taken || body.type == Body::Type::Variable) return taken;
  if (body.type == Body::Type::Raise) {
    body.variable = 0;
    taken = kept.variable != 0 && place.offer(function(place.function));
    body = kept;
    return taken;
  }
  if (body.type == Body::Type::Arithmetic) return offer_constants(place, body);
  if (offer_without_call(place, body) || offer_operands(place, body)) return true;
  auto arity = static_cast<uint32_t>(body.operands.size());
  auto signature = function_fields(shapes_, place.scope[body.variable], arity);
  return offer_node(place, body.next, {signature ? signature->back() : unclear_shape});
}

bool Candidates::offer_without_call(const Place& place, Body& body) {
  const Body kept = body;
  auto scope = static_cast<uint32_t>(place.scope.size());
  auto offer_instead = [&](CanonicalFunction::BodyId next, uint32_t bound) {
    Body moved = place.function.bodies[next];
    if (!MovedUp(place.function, scope, bound).body(moved)) return false;
    body = std::move(moved);
    bool taken = place.offer(function(place.function));
    body = kept;
    return taken;
  };
  for (const CanonicalFunction::Row& row : kept.next.rows) {
    if (offer_instead(row.body, variables_bound(row.keys[0]))) return true;
  }
  return has_own_default(kept.next) && offer_instead(*kept.next.otherwise, 1);
}

bool Candidates::offer_operands(const Place& place, Body& body) {
  auto arity = static_cast<uint32_t>(body.operands.size());
  auto signature = function_fields(shapes_, place.scope[body.variable], arity);
  if (!signature) return false;
  for (uint32_t i = 0; i < arity; ++i) {
    CanonicalFunction::Operand& operand = body.operands[i];
    if (!operand.variable && offer_value(place, operand.value, {(*signature)[i]})) return true;
  }
  return false;
}

} // namespace assay::finding
