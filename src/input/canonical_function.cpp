#include "input/canonical_function.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/module.h"
#include "core/parts.h"

namespace assay::input {

namespace {

constexpr uint32_t most_arguments = 255;

// The code that all of them claim to have.
const core::Function* marker() {
  static const core::Function function;
  return &function;
}

struct FunctionKeys {
  FunctionKeys() {
    for (uint32_t arity = 0; arity <= most_arguments; ++arity) {
      symbols.emplace_back("assay.function/" + std::to_string(arity));
      arities.emplace(symbols.back(), arity);
    }
  }
  std::vector<Symbol> symbols;
  std::unordered_map<Symbol, uint32_t> arities;
};

const FunctionKeys& function_keys() {
  static const FunctionKeys keys;
  return keys;
}

} // namespace

CanonicalFunction::BodyId CanonicalFunction::add(Body body) {
  bodies.push_back(std::move(body));
  return static_cast<BodyId>(bodies.size() - 1);
}

CanonicalFunction::BodyId CanonicalFunction::returning(Value value) {
  Body body;
  body.value = value;
  return add(std::move(body));
}

bool CanonicalFunction::needs_parts(const Row& row) const {
  const Body& body = bodies[row.body];
  bool just_returns = body.type == Body::Type::Value && !holds_function(body.value);
  return !just_returns && body.type != Body::Type::Raise && std::ranges::any_of(row.keys, binds_parts);
}

const CanonicalFunction::Body* CanonicalFunction::default_body(const Node& node) const {
  if (node.otherwise) return &bodies[*node.otherwise];
  if (node.rows.empty() || needs_parts(node.rows.front())) return nullptr;
  return &bodies[node.rows.front().body];
}

Value make_canonical_function(Arena& arena, CanonicalFunction* function, std::span<const Value> scope) {
  auto* held = static_cast<OpaqueObject*>(arena.allocate(sizeof(OpaqueObject)));
  *held = {Symbol("assay.canonical_function"), 0, function};
  std::vector<Value> captures = {Value::opaque(held)};
  captures.insert(captures.end(), scope.begin(), scope.end());
  return Value::closure(new_closure(arena, marker(), captures));
}

bool is_function(Value value) { return value.is(Kind::Closure) || value.is(Kind::FunctionName); }

bool holds_function(Value value) { return holds(value, is_function); }

CanonicalFunction* canonical_function_of(Value value) {
  if (!value.is(Kind::Closure) || value.as_closure()->function != marker()) return nullptr;
  const OpaqueObject* held = value.as_closure()->captures()[0].as_opaque();
  return static_cast<CanonicalFunction*>(const_cast<void*>(held->data));
}

std::span<const Value> scope_of(Value function) {
  ClosureObject* closure = function.as_closure();
  return std::span<const Value>(closure->captures(), closure->count).subspan(1);
}

// Recursive in the depth of the value, not in the length of its lists.
Value with_scope(Arena& arena, Value value, std::span<const Value> scope) {
  if (scope.empty() || !holds_function(value)) return value;
  auto in_scope = [&](Value part) { return with_scope(arena, part, scope); };
  auto same_half = [&](Value copy) { return copy.with_symbolic(value.symbolic()); };
  switch (value.kind()) {
    case Kind::Closure: {
      CanonicalFunction* function = canonical_function_of(value);
      return function == nullptr ? value : same_half(make_canonical_function(arena, function, scope));
    }
    case Kind::Cons: {
      std::vector<Value> cells;
      Value rest = value;
      for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) cells.push_back(rest);
      Value list = in_scope(rest);
      for (size_t i = cells.size(); i-- > 0;) {
        list = make_cons(arena, in_scope(cells[i].as_cons()->head), list).with_symbolic(cells[i].symbolic());
      }
      return list;
    }
    case Kind::Tuple: {
      std::vector<Value> elements(value.elements(), value.elements() + value.arity());
      for (Value& element : elements) element = in_scope(element);
      return same_half(assay::make_tuple(arena, std::span<const Value>(elements)));
    }
    case Kind::Map: {
      std::vector<MapEntry> entries;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        entries.push_back({entry.key, in_scope(entry.value)});
        return true;
      });
      return same_half(make_sorted_map(arena, entries));
    }
    default: return value;
  }
}

std::optional<uint32_t> arity_of_function(Value function) {
  if (function.is(Kind::FunctionName)) return function.arity();
  if (const CanonicalFunction* canonical = canonical_function_of(function)) return canonical->arity;
  return function.as_closure()->function->arity();
}

Value function_key(uint32_t arity) { return Value::symbol(function_keys().symbols[std::min(arity, most_arguments)]); }

std::optional<uint32_t> arity_of_key(Value key) {
  if (!key.is(Kind::Symbol)) return {};
  auto found = function_keys().arities.find(key.as_symbol());
  if (found == function_keys().arities.end()) return {};
  return found->second;
}

bool holds_function_key(Value key) {
  return holds(key, [](Value part) { return arity_of_key(part).has_value(); });
}

bool binds_parts(Value key) { return !arity_of_key(key) && holds_function_key(key); }

namespace {

// Visits the functions in a structure: `visit(function)` for each place where the key has one.
template <typename Visit>
void visit_functions(Value key, Value value, Visit&& visit) {
  std::vector<Value> keys = {key};
  std::vector<Value> values = {value};
  while (!keys.empty()) {
    key = keys.back();
    value = values.back();
    keys.pop_back();
    values.pop_back();
    if (arity_of_key(key)) {
      visit(value);
    } else if (holds_function_key(key)) {
      push_parts(key, keys);
      push_parts(value, values);
    }
  }
}

} // namespace

void bind(Value key, Value value, std::vector<Value>& scope) {
  scope.push_back(value);
  if (binds_parts(key)) visit_functions(key, value, [&](Value function) { scope.push_back(function); });
}

uint32_t variables_bound(Value key) {
  uint32_t count = 1;
  if (binds_parts(key)) visit_functions(key, key, [&](Value) { ++count; });
  return count;
}

} // namespace assay::input
