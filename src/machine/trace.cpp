#include "machine/trace.h"

#include <algorithm>

#include "base/hash.h"
#include "core/integer.h"
#include "core/parts.h"
#include "machine/context.h"
#include "machine/unread_text.h"

namespace assay::machine {

Trace::Trace(InputSpace& space, ShapeId input, size_t most) : space_(space), store_(space, input), most_(most) {}

void Trace::log(Why why, std::vector<std::vector<Constraint>> alternatives, size_t taken) {
  if (!contradiction_.empty()) return;
  const std::vector<Constraint>& holds = alternatives[taken];
  if (decisions_.size() < most_) {
    Decision decision;
    if (code_ != nullptr) {
      uint64_t function = hash_bytes(code_->function->name.text());
      decision.site = hash_combine(function, static_cast<uint64_t>(address_ - code_->words.data()));
      if (scope_ != 0 && why == Why::Body) decision.site = hash_combine(decision.site, scope_);
      decision.place = code_->place_at(address_);
      decision.function = code_->function;
    }
    decision.why = why;
    decision.taken = static_cast<uint32_t>(taken);
    for (const std::vector<Constraint>& alternative : alternatives) decision.add_alternative(alternative);
    decisions_.push_back(std::move(decision));
  } else {
    unlogged_ += alternatives.size() - 1;
  }
  if (!store_.assume(holds)) {
    contradiction_ = "the input in this run contradicts what the path knows of it";
    if (code_ != nullptr) contradiction_ += ", in " + std::string(code_->function->name.text());
  }
}

bool Trace::ask_either(Why why, std::vector<Constraint> yes, std::vector<Constraint> no, bool truth) {
  log(why, {std::move(yes), std::move(no)}, truth ? 0 : 1);
  return truth;
}

void Trace::log_value(Constraint is, std::vector<Constraint> is_not) {
  log(Why::Enumeration, {{is}, std::move(is_not)}, 0);
}

namespace {

TermId term_half(Value value) {
  return value.symbolic().tag() == SymbolicTag::Term ? value.symbolic().index() : no_term;
}

} // namespace

bool Trace::ask_forms(Value value, Forms forms) {
  bool truth = has(forms, form(value));
  CellId cell = cell_of(value);
  if (cell == no_cell) return truth;
  Forms possible = store_.forms(cell);
  auto yes = static_cast<Forms>(possible & forms);
  auto no = static_cast<Forms>(possible & ~forms);
  if (yes == 0 || no == 0) return truth;
  return ask_either(Why::Form, {Constraint::forms(cell, yes)}, {Constraint::forms(cell, no)}, truth);
}

size_t Trace::ask_class(Value value, std::span<const Forms> classes) {
  size_t answer = classes.size();
  for (size_t i = 0; i < classes.size(); ++i) {
    if (has(classes[i], form(value))) answer = i;
  }
  CellId cell = cell_of(value);
  if (cell == no_cell) return answer;
  Forms rest = store_.forms(cell);
  std::vector<std::vector<Constraint>> alternatives;
  size_t taken = 0;
  auto offer = [&](Forms forms, size_t index) {
    if (forms == 0) return;
    if (index == answer) taken = alternatives.size();
    alternatives.push_back({Constraint::forms(cell, forms)});
  };
  for (size_t i = 0; i < classes.size(); ++i) {
    offer(static_cast<Forms>(rest & classes[i]), i);
    rest = static_cast<Forms>(rest & ~classes[i]);
  }
  offer(rest, classes.size());
  if (alternatives.size() > 1) log(Why::Form, std::move(alternatives), taken);
  return answer;
}

bool Trace::ask_arity_is(Value value, uint32_t arity) {
  bool truth = value.is(Kind::Tuple) && value.arity() == arity;
  CellId cell = cell_of(value);
  if (cell == no_cell || !store_.may_have_arity(cell, arity)) return truth;
  const CellState& state = store_.state(cell);
  if (state.arity == arity && is_single(state.forms)) return truth;
  return ask_either(Why::Form, {Constraint::arity(cell, arity)}, {Constraint::not_arity(cell, arity)}, truth);
}

void Trace::ask_arity(Value tuple) {
  CellId cell = cell_of(tuple);
  if (cell == no_cell || store_.state(cell).arity != unknown_arity) return;
  log_value(Constraint::arity(cell, tuple.arity()), {Constraint::not_arity(cell, tuple.arity())});
}

// The sign of a zero is about to be seen. Zeros that are equal may have different ones where languages say that 0.0
// equals -0.0; but where they were unified before it was known that they are floats, the path has one for both.
void Trace::note_sign_of_zero() {
  bool may_differ = space_.patterns.floats() == FloatInputs::Finite && store_.has_links();
  if (may_differ) reservations_.leave_open("zeros that are equal were given one sign");
}

bool Trace::ask_condition(TermId condition, bool truth) {
  if (terms()[condition].op == Operator::IsNegative) note_sign_of_zero();
  if (store_.implied(condition)) return truth;
  return ask_either(Why::Condition, {Constraint::holds(condition)}, {Constraint::holds(terms().negation(condition))},
                    truth);
}

size_t Trace::ask_case(std::span<const TermId> conditions, size_t answer) {
  std::vector<std::vector<Constraint>> alternatives;
  size_t taken = 0;
  for (size_t i = 0; i < conditions.size(); ++i) {
    std::optional<bool> implied = store_.implied(conditions[i]);
    if (implied == true) return answer;
    if (implied == false) continue;
    if (i == answer) taken = alternatives.size();
    alternatives.push_back({Constraint::holds(conditions[i])});
  }
  if (alternatives.size() > 1) log(Why::Condition, std::move(alternatives), taken);
  return answer;
}

bool Trace::ask_truth(Value boolean) {
  if (TermId term = term_half(boolean); term != no_term) return ask_condition(term, boolean.is_true());
  return boolean.is_true();
}

// ---- Numbers

void Trace::note_value(Value number) {
  CellId cell = cell_of(number);
  TermId variable = store_.variable(cell);
  if (model_.contains(variable)) return;
  if (number.is(Kind::Float)) {
    model_.emplace(variable, number.as_float());
    return;
  }
  BigInteger big;
  mpz_set(big.mpz(), view_integer(number).mpz());
  model_.emplace(variable, std::move(big));
}

TermId Trace::term_of(Value number) {
  if (TermId term = term_half(number); term != no_term) return term;
  if (CellId cell = cell_of(number); cell != no_cell) {
    note_value(number);
    return store_.variable(cell);
  }
  if (number.is(Kind::Float)) return terms().floating(number.as_float());
  if (number.is(Kind::Integer)) return terms().integer(number.as_integer());
  BigInteger big;
  mpz_set(big.mpz(), view_integer(number).mpz());
  return terms().integer(big);
}

Value Trace::with_term(Value number, TermId term) const {
  if (space_.terms.is_constant(term) || is_far_beyond_depth()) return number.without_symbolic();
  return number.with_symbolic(SymbolicId(SymbolicTag::Term, term));
}

Value Trace::boolean(bool truth, TermId condition) const { return with_term(Value::boolean(truth), condition); }

// ---- Equality

// Walks two values together as far as both are known; pairs with something symbolic in them are collected. False: they
// differ, whatever the symbolic parts are.
bool Trace::reduce(Value left, Value right, std::vector<std::pair<Value, Value>>& pairs, MetParts& met) {
  for (;;) {
    if (met.is_repeated(left, right)) return true; // or it would have ended with the first time
    // A boolean that depends on a term is settled first: symbols are not terms.
    if (left.is(Kind::Symbol) && term_half(left) != no_term) left = Value::boolean(ask_truth(left));
    if (right.is(Kind::Symbol) && term_half(right) != no_term) right = Value::boolean(ask_truth(right));
    if (layer_of(left) != nullptr || layer_of(right) != nullptr) {
      if (!ask_forms(left, forms_of(Form::Map)) || !ask_forms(right, forms_of(Form::Map))) return false;
      return ask_equal_maps(left, right, [this](Value one, Value other) { return ask_equal(one, other); });
    }
    if (is_unread(left) || is_unread(right)) {
      if (std::optional<TermId> same = equality_of_texts(*this, left, right)) {
        return ask_condition(*same, same_bits_in_run(left, right));
      }
    }
    if (!left.is_concrete() || !right.is_concrete()) {
      know_sizes_for_equality(left, right);
      pairs.emplace_back(holds_layer(left) ? flattened(left) : left, holds_layer(right) ? flattened(right) : right);
      return true;
    }
    if (form(left) != form(right)) return false;
    switch (left.kind()) {
      case Kind::Cons:
        if (!reduce(left.as_cons()->head, right.as_cons()->head, pairs, met)) return false;
        left = left.as_cons()->tail;
        right = right.as_cons()->tail;
        continue;
      case Kind::Tuple:
        if (left.arity() != right.arity()) return false;
        for (uint32_t i = 0; i < left.arity(); ++i) {
          if (!reduce(left.elements()[i], right.elements()[i], pairs, met)) return false;
        }
        return true;
      case Kind::Closure:
        if (canonical_function_of(left) != nullptr || canonical_function_of(right) != nullptr) {
          return space_.patterns.of(left) == space_.patterns.of(right);
        }
        return reduce_closures(*left.as_closure(), *right.as_closure(), pairs, met);
      default:
        if (holds_layer(left) || holds_layer(right)) {
          return ask_equal_maps(left, right, [this](Value one, Value other) { return ask_equal(one, other); });
        }
        ask_sizes_in(left);
        ask_sizes_in(right);
        if (is_symbolic(left) || is_symbolic(right)) pairs.emplace_back(left, right);
        return space_.patterns.of(left) == space_.patterns.of(right) || is_symbolic(left) || is_symbolic(right);
    }
  }
}

// Two of one place are equal if what they hold is.
bool Trace::reduce_closures(ClosureObject& left, ClosureObject& right, std::vector<std::pair<Value, Value>>& pairs,
                            MetParts& met) {
  if (left.function != right.function || left.count != right.count) return false;
  for (uint32_t i = 0; i < left.count; ++i) {
    if (!reduce(left.captures()[i], right.captures()[i], pairs, met)) return false;
  }
  return true;
}

// No two function inputs are one (docs/soundness.md): where two values that may both be functions are
// compared, that leaves something out.
void Trace::note_comparison_of_functions(Value left, Value right) {
  auto may_be = [this](Value value) {
    if (cell_of(value) == no_cell) return form(value) == Form::Function;
    return (store_.forms(cell_of(value)) & forms_of(Form::Function)) != 0;
  };
  if (may_be(left) && may_be(right)) {
    reservations_.restrict_to("no function input equals another one or a function of the program");
  }
}

// Whether the concrete halves are equal is told by ground patterns: they are the same for equal values only.
bool Trace::ask_equal(Value left, Value right, Why why) {
  std::vector<std::pair<Value, Value>> pairs;
  MetParts met;
  if (!reduce(left, right, pairs, met)) return false;
  bool truth = true;
  std::vector<PatternId> lefts;
  std::vector<PatternId> rights;
  for (const auto& [a, b] : pairs) {
    truth = truth && space_.patterns.ground(a) == space_.patterns.ground(b);
    for (Value number : {a, b}) {
      if (cell_of(number) != no_cell && number.is(Kind::Bits)) note_bits(number);
      if (cell_of(number) != no_cell && (form(number) == Form::Integer || form(number) == Form::Float) &&
          is_single(store_.forms(cell_of(number)))) {
        note_value(number);
      }
    }
    note_comparison_of_functions(a, b);
    lefts.push_back(space_.patterns.of(a));
    rights.push_back(space_.patterns.of(b));
  }
  PatternId one = space_.patterns.tuple(lefts);
  PatternId other = space_.patterns.tuple(rights);
  if (lefts.size() == 1) {
    one = lefts[0];
    other = rights[0];
  }
  if (store_.equal(one, other) != Truth::Maybe) return truth;
  return ask_either(why, {Constraint::equal(one, other)}, {Constraint::apart(one, other)}, truth);
}

int Trace::ask_symbol_order(Value left, Value right) {
  if (is_named(left)) left = pinned(left);
  if (is_named(right)) right = pinned(right);
  int order = left.as_symbol().text().compare(right.as_symbol().text());
  PatternId a = space_.patterns.of(left);
  PatternId b = space_.patterns.of(right);
  Truth same = store_.equal(a, b);
  bool both_known = cell_of(left) == no_cell || store_.state(cell_of(left)).symbol.has_value();
  both_known = both_known && (cell_of(right) == no_cell || store_.state(cell_of(right)).symbol.has_value());
  if (same == Truth::Yes || both_known) return order;
  std::vector<std::vector<Constraint>> alternatives;
  size_t taken = 0;
  auto offer = [&](Constraint constraint, bool holds) {
    if (holds) taken = alternatives.size();
    alternatives.push_back({constraint});
  };
  if (same == Truth::Maybe) offer(Constraint::equal(a, b), order == 0);
  offer(Constraint::symbol_less(a, b), order < 0);
  offer(Constraint::symbol_less(b, a), order > 0);
  log(Why::Equality, std::move(alternatives), taken);
  return order;
}

// ---- Symbols and their text

Value Trace::text_of(Arena& arena, Value symbol, Value text) {
  if (is_named(symbol)) return texts_.at(symbol.symbolic().index());
  CellId cell = cell_of(symbol);
  if (cell == no_cell || store_.state(cell).symbol) return text;
  return with_cells(space_, arena, text, space_.cells.child(cell, Step::Text));
}

Value Trace::with_text(Value symbol, Value text) {
  if (!is_symbolic(text) || is_far_beyond_depth()) return symbol;
  PatternId named = space_.patterns.named(space_.patterns.of(text));
  if (space_.patterns[named].ground) return symbol;
  texts_.insert_or_assign(named, text);
  return symbol.with_symbolic(SymbolicId(SymbolicTag::Made, named));
}

// ---- Values that must be known

bool Trace::is_symbolic(Value value) {
  for (;;) {
    if (!value.is_concrete()) return true;
    switch (value.kind()) {
      case Kind::Cons:
        if (is_symbolic(value.as_cons()->head)) return true;
        value = value.as_cons()->tail;
        continue;
      case Kind::Tuple:
        for (uint32_t i = 0; i < value.arity(); ++i) {
          if (is_symbolic(value.elements()[i])) return true;
        }
        return false;
      case Kind::Map:
        return !visit_map(*value.as_map(),
                          [](const MapEntry& entry) { return !is_symbolic(entry.key) && !is_symbolic(entry.value); });
      default: return false;
    }
  }
}

// A copy without symbolic halves; function inputs stay what they are.
Value Trace::strip(Arena& arena, Value value) {
  if (canonical_function_of(value) != nullptr) return value;
  if (!is_symbolic(value)) return value;
  switch (value.kind()) {
    case Kind::Cons: {
      std::vector<Value> heads;
      for (; value.is(Kind::Cons); value = value.as_cons()->tail) heads.push_back(strip(arena, value.as_cons()->head));
      return make_list(arena, heads, strip(arena, value));
    }
    case Kind::Tuple: {
      std::vector<Value> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) elements.push_back(strip(arena, value.elements()[i]));
      return assay::make_tuple(arena, std::span<const Value>(elements));
    }
    case Kind::Map: {
      std::vector<MapEntry> entries;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        entries.push_back({strip(arena, entry.key), strip(arena, entry.value)});
        return true;
      });
      return make_sorted_map(arena, entries);
    }
    default: return value.without_symbolic();
  }
}

// The largest parts that can be pinned: all of it, or, since a function can't be, what is around the functions in it.
std::vector<Value> Trace::ask_plain_parts(Value value) {
  std::vector<Value> plain;
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (!ask_holds_function(part)) {
      if (is_symbolic(part)) plain.push_back(part);
      continue;
    }
    ask_frame(part);
    if (part.is(Kind::Map) && cell_of(part) != no_cell) {
      for (const MapEntry& entry : ask_entries(part)) pending.insert(pending.end(), {entry.key, entry.value});
    } else {
      push_known_parts(part, pending);
    }
  }
  return plain;
}

// What it is, but for its parts.
void Trace::ask_frame(Value value) {
  if (CellId cell = cell_of(value); cell != no_cell && !is_single(store_.forms(cell))) {
    Forms is = forms_of(form(value));
    log_value(Constraint::forms(cell, is), {Constraint::forms(cell, every_form & ~is)});
  }
  if (value.is(Kind::Tuple)) ask_arity(value);
  if (value.is(Kind::Map)) ask_entries(value);
}

// The parts that everything symbolic in it comes from.
void Trace::ask_symbolic_leaves(Value value, std::vector<Value>& leaves) {
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (part.is(Kind::Symbol) && term_half(part) != no_term) {
      ask_truth(part);
    } else if (!part.is_concrete() && layer_of(part) == nullptr) {
      leaves.push_back(part);
    } else if (is_symbolic(part)) {
      push_known_parts(part, pending);
    }
  }
}

std::optional<std::pair<PatternId, PatternId>> Trace::ask_open_parts(std::span<const Value> values) {
  std::vector<Value> leaves;
  for (Value value : values) {
    for (Value part : ask_plain_parts(value)) ask_symbolic_leaves(part, leaves);
  }
  std::vector<PatternId> lefts;
  std::vector<PatternId> rights;
  for (Value leaf : leaves) {
    if (leaf.is(Kind::Bits) && cell_of(leaf) == no_cell) leave_open(leaf, 1);
    lefts.push_back(space_.patterns.of(leaf));
    rights.push_back(space_.patterns.exactly(leaf));
    if (rights.back() != space_.patterns.ground(leaf)) note_sign_of_zero();
  }
  if (lefts.empty()) return {};
  PatternId one = lefts.size() == 1 ? lefts[0] : space_.patterns.tuple(lefts);
  PatternId other = lefts.size() == 1 ? rights[0] : space_.patterns.tuple(rights);
  if (store_.equal(one, other) == Truth::Yes) return {};
  return std::pair(one, other);
}

Value Trace::pinned(Value value) {
  if (auto open = ask_open_parts({&value, 1})) {
    log_value(Constraint::equal(open->first, open->second), {Constraint::apart(open->first, open->second)});
    ++pins_;
  }
  return strip(arena_, value);
}

Value Trace::ask_value(Context& context, Value value) {
  if (!is_symbolic(value)) return value;
  uint64_t before = pins_;
  pinned(value);
  if (context.primitive != nullptr && pins_ != before) ++enumerated_[context.primitive->name];
  return strip(context.arena(), value);
}

} // namespace assay::machine
