#include "input/build_input.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "core/integer.h"
#include "core/parts.h"
#include "input/key_order.h"
#include "input/shape_contains.h"

namespace assay::input {

namespace {

size_t preference(Form form) {
  return static_cast<size_t>(std::ranges::find(forms_by_preference, form) - std::begin(forms_by_preference));
}

Value with_cell(Value value, CellId cell) { return value.with_symbolic(SymbolicId(SymbolicTag::Cell, cell)); }

} // namespace

const Alternative* smallest_alternative(ShapeTable& shapes, const Group& group) {
  const Alternative* best = nullptr;
  uint64_t best_size = 0;
  for (const Alternative* alternative : group.live) {
    std::optional<uint64_t> size = shapes.least_size(*alternative);
    if (!size) continue;
    // What is rare only if there is nothing else.
    auto rank = [](const Alternative& each, uint64_t nodes) {
      return std::tuple(each.is_rare, nodes, preference(each.form));
    };
    if (best != nullptr && rank(*alternative, *size) >= rank(*best, best_size)) continue;
    best = alternative;
    best_size = *size;
  }
  return best;
}

static PatternId smallest_key(InputSpace& space, ShapeId shape) {
  Group group;
  for (const Alternative& alternative : space.shapes.alternatives(shape)) group.live.push_back(&alternative);
  const Alternative* best = smallest_alternative(space.shapes, group);
  if (best == nullptr) return 0;
  switch (best->form) {
    case Form::Integer: {
      BigInteger number = best->least.value_or(BigInteger(0));
      if (best->greatest && compare(number, *best->greatest) > 0) number = *best->greatest;
      return space.patterns.term(space.terms.integer(number));
    }
    case Form::Symbol: return space.patterns.symbol(best->symbol.value_or(candidate_symbol(0)));
    case Form::Nil: return space.patterns.nil();
    case Form::Tuple: {
      std::vector<PatternId> parts;
      for (ShapeId field : best->fields) parts.push_back(smallest_key(space, field));
      if (std::ranges::find(parts, PatternId{0}) != parts.end()) return 0;
      return space.patterns.tuple(parts);
    }
    default: return 0;
  }
}

std::optional<PatternId> missing_key(Store& store, CellId map) {
  InputSpace& space = store.space();
  for (GroupId group : store.state(map).groups) {
    if (store.group(group).live.size() != 1) continue;
    const std::vector<Alternative::Association>& associations = store.group(group).live[0]->associations;
    for (const Alternative::Association& association : associations) {
      if (!association.mandatory) continue;
      PatternId key = smallest_key(space, association.key);
      // A key is of some association: of this one if it can be of no other.
      auto can_be_of_another = [&](PatternId open) {
        return std::ranges::any_of(associations, [&](const Alternative::Association& other) {
          return &other != &association && store.may_fit(other.key, open);
        });
      };
      auto is_there = [&](const auto& entry) {
        Arena arena;
        if (!space.patterns[entry.first].ground) {
          return !can_be_of_another(entry.first) || (key != 0 && store.equal_keys(entry.first, key) == Truth::Yes);
        }
        return shape_contains(space.shapes, association.key, space.patterns.value_of(entry.first, arena));
      };
      if (std::ranges::any_of(std::vector(store.state(map).present), is_there)) continue;
      return key;
    }
  }
  return {};
}

Symbol candidate_symbol(size_t index) {
  static const char* const names[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
  if (index < std::size(names)) return Symbol(names[index]);
  return Symbol("a" + std::to_string(index));
}

std::vector<Form> preferred_forms(Store& store, CellId cell) {
  Forms forms = store.forms(cell);
  std::vector<Form> result;
  // A tail is read best as the end of a list.
  bool is_tail = store.space().cells[store.canonical(cell)].step == Step::Tail;
  if (is_tail && has(forms, Form::Nil)) result.push_back(Form::Nil);
  for (Form form : forms_by_preference) {
    if (has(forms, form) && !(is_tail && form == Form::Nil)) result.push_back(form);
  }
  return result;
}

Form Input::decide_form(CellId cell) {
  const CellState& state = store_->state(cell);
  for (GroupId group : std::vector(state.groups)) {
    if (store_->group(group).live.size() < 2) continue;
    const Alternative* best = smallest_alternative(store_->space().shapes, store_->group(group));
    if (best != nullptr) store_->choose(group, best);
  }
  Forms forms = store_->forms(cell);
  if (is_single(forms)) return single(forms);
  Form form = preferred_forms(*store_, cell).front();
  store_->assume(Constraint::forms(cell, forms_of(form)));
  return form;
}

Value Input::value_of(Arena& arena, CellId cell) {
  switch (decide_form(cell)) {
    case Form::Integer: return with_cell(integer_of(arena, cell), cell);
    case Form::Float: {
      auto found = model_.find(store_->variable(cell));
      return with_cell(Value::floating(found == model_.end() ? 0.0 : std::get<double>(found->second)), cell);
    }
    case Form::Symbol: return with_cell(symbol_of(cell), cell);
    case Form::Nil: return with_cell(Value::nil(), cell);
    case Form::Cons: return list_of(arena, cell);
    case Form::Tuple: return with_cell(tuple_of(arena, cell), cell);
    case Form::Map: return with_cell(map_of(arena, cell), cell);
    case Form::Bits: return with_cell(bits_of(arena, cell), cell);
    case Form::Function: return with_cell(function_of(arena, cell), cell);
    case Form::Other: break;
  }
  return Value::nil();
}

// Within the bounds of its shape, as near to zero as can be, where the model says nothing.
Value Input::integer_of(Arena& arena, CellId cell) {
  auto found = model_.find(store_->variable(cell));
  if (found != model_.end()) return make_integer(arena, std::get<BigInteger>(found->second));
  BigInteger number(0);
  for (GroupId group : store_->state(cell).groups) {
    const std::vector<const Alternative*>& live = store_->group(group).live;
    if (live.empty()) continue;
    if (live[0]->least && compare(number, *live[0]->least) < 0) number = *live[0]->least;
    if (live[0]->greatest && compare(number, *live[0]->greatest) > 0) number = *live[0]->greatest;
  }
  return make_integer(arena, number);
}

Value Input::symbol_of(CellId cell) {
  const CellState& state = store_->state(cell);
  if (state.symbol) return Value::symbol(*state.symbol);
  for (GroupId group : state.groups) {
    for (const Alternative* alternative : store_->group(group).live) {
      if (alternative->symbol) return Value::symbol(*alternative->symbol);
    }
  }
  size_t index = 0;
  while (!store_->may_be_symbol(cell, candidate_symbol(index))) ++index;
  return Value::symbol(candidate_symbol(index));
}

// Along the tails without recursion.
Value Input::list_of(Arena& arena, CellId cell) {
  CellTable& cells = store_->space().cells;
  std::vector<std::pair<CellId, Value>> heads;
  for (;;) {
    heads.emplace_back(cell, value_of(arena, cells.child(cell, Step::Head)));
    cell = cells.child(cell, Step::Tail);
    if (decide_form(cell) != Form::Cons) break;
  }
  Value list = value_of(arena, cell);
  for (size_t i = heads.size(); i-- > 0;) list = with_cell(make_cons(arena, heads[i].second, list), heads[i].first);
  return list;
}

Value Input::tuple_of(Arena& arena, CellId cell) {
  uint32_t arity = store_->state(cell).arity;
  if (arity == unknown_arity) {
    arity = 0;
    while (!store_->may_have_arity(cell, arity)) ++arity;
    store_->assume(Constraint::arity(cell, arity));
  }
  std::vector<Value> elements;
  for (uint32_t i = 0; i < arity; ++i) {
    elements.push_back(value_of(arena, store_->space().cells.child(cell, Step::Element, arity, i)));
  }
  return assay::make_tuple(arena, std::span<const Value>(elements));
}

Value Input::map_of(Arena& arena, CellId cell) {
  // A map that the path has not touched.
  for (std::optional<PatternId> key; !store_->state(cell).closed && (key = missing_key(*store_, cell));) {
    if (*key == 0 || !store_->assume(Constraint::key_present(cell, *key))) break;
  }
  std::vector<MapEntry> sorted;
  for (const auto& [key, value] : std::vector(store_->state(cell).present)) {
    CellId part = store_->space().cells.child(cell, Step::MapValue, key);
    sorted.push_back({key_of(arena, key), value_of(arena, part)});
  }
  std::ranges::sort(sorted,
                    [](const MapEntry& left, const MapEntry& right) { return order_of_keys(left.key, right.key) < 0; });
  assert(std::ranges::adjacent_find(sorted, [](const MapEntry& left, const MapEntry& right) {
           return order_of_keys(left.key, right.key) == 0;
         }) == sorted.end());
  return make_sorted_map(arena, sorted);
}

// What a pattern is in this input. The cells in it keep their names.
Value Input::key_of(Arena& arena, PatternId id) {
  InputSpace& space = store_->space();
  const Pattern pattern = space.patterns[id];
  if (pattern.ground) return space.patterns.value_of(id, arena);
  std::vector<Value> parts;
  for (PatternId part : pattern.parts) parts.push_back(key_of(arena, part));
  switch (pattern.kind) {
    case PatternKind::Cell: return value_of(arena, pattern.detail);
    case PatternKind::Term: {
      Model model;
      for (TermId variable : space.terms.variables(pattern.detail)) {
        Value number = value_of(arena, space.terms[variable].parameter);
        if (number.is(Kind::Float)) {
          model.emplace(variable, number.as_float());
        } else {
          BigInteger big;
          mpz_set(big.mpz(), view_integer(number).mpz());
          model.emplace(variable, std::move(big));
        }
      }
      std::optional<Scalar> number = space.terms.evaluate(pattern.detail, model);
      if (!number) return Value::nil();
      if (const auto* floating = std::get_if<double>(&*number)) return Value::floating(*floating);
      return make_integer(arena, std::get<BigInteger>(*number));
    }
    case PatternKind::Cons: return make_cons(arena, parts[0], parts[1]);
    case PatternKind::Tuple: return assay::make_tuple(arena, std::span<const Value>(parts));
    case PatternKind::Named:
      return space.patterns.value_of(space.patterns.named(space.patterns.ground(parts[0])), arena);
    default: {
      std::vector<MapEntry> entries;
      for (size_t i = 0; i < parts.size(); i += 2) entries.push_back({parts[i], parts[i + 1]});
      return make_sorted_map(arena, entries);
    }
  }
}

// A part of a bit string; 0 where the model says nothing.
uint64_t Input::scalar(CellId cell) const {
  auto found = model_.find(store_->variable(cell));
  return found == model_.end() ? 0 : static_cast<uint64_t>(Number(std::get<BigInteger>(found->second)).small());
}

uint64_t Input::bits_size_of(CellId cell) {
  CellTable& cells = store_->space().cells;
  const CellState& state = store_->state(cell);
  if (state.sized) return 8 * scalar(cells.child(cell, Step::Bytes)) + scalar(cells.child(cell, Step::OddBits));
  if (state.groups.empty() || store_->group(state.groups[0]).live.empty()) return 0;
  return store_->group(state.groups[0]).live[0]->bits_base;
}

// The bytes that the path has touched are as the model has them, all others 0.
Value Input::bits_of(Arena& arena, CellId cell) {
  cell = store_->canonical(cell);
  uint64_t size = bits_size_of(cell);
  std::vector<uint8_t> bytes((size + 7) / 8);
  for (CellId child : store_->state(cell).children) {
    const CellName& name = store_->space().cells[child];
    if (name.step == Step::Byte && name.index < bytes.size()) bytes[name.index] = static_cast<uint8_t>(scalar(child));
  }
  if (size % 8 != 0) bytes.back() &= static_cast<uint8_t>(0xff00u >> size % 8);
  return make_bits(arena, bytes, size);
}

Value Input::function_of(Arena& arena, CellId cell) {
  const CellState& state = store_->state(cell);
  CanonicalFunction function;
  function.cell = cell;
  if (state.function_arity != unknown_arity) {
    function.arity = state.function_arity;
  } else if (!state.other_function_arities.empty()) {
    uint32_t arity = 0;
    while (!store_->may_have_function_arity(cell, arity)) ++arity;
    function.arity = arity;
  }
  functions_.push_back(std::move(function));
  return make_canonical_function(arena, &functions_.back());
}

void Input::finish_functions() {
  constexpr size_t most_functions = 100; // those that answers bring with them are finished as well
  for (size_t i = 0; i < functions_.size() && i < most_functions; ++i) {
    CanonicalFunction& function = functions_[i];
    if (function.cell == 0 || !function.entry.rows.empty() || function.entry.otherwise) continue;
    Value answer = value_of(arena_, store_->space().cells.child(function.cell, Step::Result));
    if (!answer.without_symbolic().same(Value::integer(0))) function.entry.otherwise = function.returning(answer);
  }
}

void Input::add_variables_of_bits(CellId cell, std::vector<TermId>& variables) {
  std::vector<CellId> parts = store_->state(cell).children;
  std::ranges::sort(parts, {}, [this](CellId part) {
    const CellName& name = store_->space().cells[part];
    return std::pair(name.step, name.index);
  });
  for (CellId part : parts) {
    if (model_.contains(store_->variable(part))) variables.push_back(store_->variable(part));
  }
}

std::vector<TermId> Input::variables_in_order() {
  std::vector<TermId> result;
  std::vector<Value> pending = {arguments_};
  while (!pending.empty()) {
    Value value = pending.back();
    pending.pop_back();
    auto cell = value.symbolic().tag() == SymbolicTag::Cell ? value.symbolic().index() : no_cell;
    switch (value.kind()) {
      case Kind::Integer:
      case Kind::BigInteger:
      case Kind::Float:
        if (cell != no_cell && model_.contains(store_->variable(cell))) result.push_back(store_->variable(cell));
        break;
      case Kind::Bits:
        if (cell != no_cell) add_variables_of_bits(cell, result);
        break;
      default: push_parts(value, pending);
    }
  }
  return result;
}

void Input::use(Model model) {
  model_ = std::move(model);
  functions_.clear();
  build();
}

void Input::adopt(std::span<const Value> arguments) {
  arguments_ = with_cells(store_->space(), arena_, assay::make_tuple(arena_, arguments), CellTable::root);
}

Value with_cells(InputSpace& space, Arena& arena, Value value, CellId cell) {
  CellTable& cells = space.cells;
  if (value.symbolic().tag() == SymbolicTag::Cell && value.symbolic().index() == cell) return value;
  switch (value.kind()) {
    case Kind::Cons: {
      std::vector<std::pair<CellId, Value>> heads;
      for (; value.is(Kind::Cons); value = value.as_cons()->tail, cell = cells.child(cell, Step::Tail)) {
        heads.emplace_back(cell, with_cells(space, arena, value.as_cons()->head, cells.child(cell, Step::Head)));
      }
      Value list = with_cells(space, arena, value, cell);
      for (size_t i = heads.size(); i-- > 0;) list = with_cell(make_cons(arena, heads[i].second, list), heads[i].first);
      return list;
    }
    case Kind::Tuple: {
      std::vector<Value> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) {
        CellId element = cells.child(cell, Step::Element, value.arity(), i);
        elements.push_back(with_cells(space, arena, value.elements()[i], element));
      }
      return with_cell(assay::make_tuple(arena, std::span<const Value>(elements)), cell);
    }
    case Kind::Map: {
      std::vector<MapEntry> entries;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        CellId part = cells.child(cell, Step::MapValue, space.patterns.ground(entry.key));
        entries.push_back({entry.key, with_cells(space, arena, entry.value, part)});
        return true;
      });
      return with_cell(make_sorted_map(arena, entries), cell);
    }
    case Kind::Closure:
    case Kind::FunctionName: {
      CanonicalFunction* function = canonical_function_of(value);
      if (function == nullptr || function->cell == no_cell) return value;
      function->cell = cell;
      return with_cell(value, cell);
    }
    default: return with_cell(value, cell);
  }
}

} // namespace assay::input
