// Switches as questions.

#include <algorithm>

#include "machine/trace.h"

namespace assay::machine {

namespace {

bool fits(Value value, const SwitchArm& arm) {
  switch (arm.test) {
    case SwitchArm::Test::Literal:
      if (arm.literal.is(Kind::Float)) return value.is(Kind::Float) && value.as_float() == arm.literal.as_float();
      return value.same(arm.literal);
    case SwitchArm::Test::Cons: return value.is(Kind::Cons);
    case SwitchArm::Test::Tuple: return value.is(Kind::Tuple) && value.arity() == arm.arity;
    case SwitchArm::Test::Kind: return value.is(arm.kind);
  }
  return false;
}

// Whether an arm before it takes all that it would: 0.0 takes -0.0 as well.
bool is_taken_before(std::span<const SwitchArm> arms, size_t index) {
  const SwitchArm& arm = arms[index];
  if (arm.test != SwitchArm::Test::Literal || !arm.literal.is(Kind::Float)) return false;
  return std::ranges::any_of(arms.first(index), [&](const SwitchArm& before) { return fits(arm.literal, before); });
}

size_t fitting(Value value, std::span<const SwitchArm> arms) {
  for (size_t i = 0; i < arms.size(); ++i) {
    if (fits(value, arms[i])) return i;
  }
  return arms.size();
}

} // namespace

// What makes the arm fit; nothing if it can't.
std::optional<std::vector<Constraint>> Trace::arm_constraints(CellId cell, const SwitchArm& arm) {
  PatternTable& patterns = space_.patterns;
  switch (arm.test) {
    case SwitchArm::Test::Literal: {
      if (arm.literal.is(Kind::Symbol)) {
        if (!store_.may_be_symbol(cell, arm.literal.as_symbol())) return {};
        return {{Constraint::equal(patterns.cell(cell), patterns.symbol(arm.literal.as_symbol()))}};
      }
      if (arm.literal.is(Kind::Nil)) {
        if (!has(store_.forms(cell), Form::Nil)) return {};
        return {{Constraint::forms(cell, forms_of(Form::Nil))}};
      }
      PatternId literal = patterns.ground(arm.literal);
      if (store_.equal(patterns.cell(cell), literal) == Truth::No) return {};
      return {{Constraint::equal(patterns.cell(cell), literal)}};
    }
    case SwitchArm::Test::Cons:
      if (!has(store_.forms(cell), Form::Cons)) return {};
      return {{Constraint::forms(cell, forms_of(Form::Cons))}};
    case SwitchArm::Test::Tuple:
      if (!store_.may_have_arity(cell, arm.arity)) return {};
      return {{Constraint::arity(cell, arm.arity)}};
    case SwitchArm::Test::Kind: {
      Forms forms = forms_of(form_of(arm.kind));
      if ((store_.forms(cell) & forms) == 0) return {};
      return {{Constraint::forms(cell, forms)}};
    }
  }
  return {};
}

// What makes none of the arms fit; nothing if one of them always does.
std::optional<std::vector<Constraint>> Trace::no_arm_constraints(CellId cell, std::span<const SwitchArm> arms) {
  Forms left = store_.forms(cell);
  std::vector<PatternId> literals;
  std::vector<Constraint> result;
  for (const SwitchArm& arm : arms) {
    switch (arm.test) {
      case SwitchArm::Test::Literal:
        if (arm.literal.is(Kind::Nil)) {
          left &= ~forms_of(Form::Nil);
        } else {
          literals.push_back(space_.patterns.ground(arm.literal));
        }
        break;
      case SwitchArm::Test::Cons: left &= ~forms_of(Form::Cons); break;
      case SwitchArm::Test::Kind: left &= ~forms_of(form_of(arm.kind)); break;
      case SwitchArm::Test::Tuple:
        if (store_.may_have_arity(cell, arm.arity)) result.push_back(Constraint::not_arity(cell, arm.arity));
        break;
    }
  }
  if (left != store_.forms(cell)) result.push_back(Constraint::forms(cell, left));
  if (!literals.empty()) result.push_back(Constraint::none_of(cell, space_.patterns.tuple(literals)));
  if (left == 0) return {};
  size_t mark = store_.mark();
  bool possible = store_.assume(result);
  store_.undo(mark);
  if (!possible) return {};
  return result;
}

// Whether the path knows which arm fits, as it does wherever a program looks at something for the second time.
bool Trace::knows_arm(CellId cell, std::span<const SwitchArm> arms) {
  const CellState& state = store_.state(cell);
  if (!is_single(state.forms)) return false;
  Form form = single(state.forms);
  if (form == Form::Nil) return true;
  if (form == Form::Symbol) return state.symbol.has_value();
  if (form == Form::Integer && store_.range(store_.variable(cell)).is_single()) return true;
  if (form == Form::Tuple && state.arity == unknown_arity) return false;
  return std::ranges::none_of(arms, [&](const SwitchArm& arm) {
    return arm.test == SwitchArm::Test::Literal && form_of(arm.literal.kind()) == form;
  });
}

size_t Trace::ask_arm(Value value, std::span<const SwitchArm> arms) {
  size_t answer = fitting(value, arms);
  SymbolicTag tag = value.symbolic().tag();
  if (tag == SymbolicTag::Term) return ask_number_arm(value, arms);
  if (is_named(value)) return ask_named_arm(value, arms);
  if (tag != SymbolicTag::Cell) return answer;
  CellId cell = value.symbolic().index();
  bool is_number = form(value) == Form::Integer || form(value) == Form::Float;
  if (knows_arm(cell, arms)) {
    if (is_number) note_value(value);
    return answer;
  }
  std::vector<std::vector<Constraint>> alternatives;
  size_t taken = 0;
  auto offer = [&](std::optional<std::vector<Constraint>> constraints, size_t index) {
    if (!constraints) return;
    if (index == answer) taken = alternatives.size();
    alternatives.push_back(std::move(*constraints));
  };
  for (size_t i = 0; i < arms.size(); ++i) {
    if (!is_taken_before(arms, i)) offer(arm_constraints(cell, arms[i]), i);
  }
  offer(no_arm_constraints(cell, arms), arms.size());
  if (is_number && is_single(store_.forms(cell))) note_value(value);
  if (alternatives.size() > 1) log(Why::Form, std::move(alternatives), taken);
  if (is_number && is_single(store_.forms(cell))) note_value(value);
  return answer;
}

// A symbol that was made of text is compared with the symbols among the literals.
size_t Trace::ask_named_arm(Value value, std::span<const SwitchArm> arms) {
  size_t answer = fitting(value, arms);
  PatternId named = space_.patterns.of(value);
  std::vector<std::vector<Constraint>> alternatives;
  std::vector<Constraint> none;
  size_t taken = 0;
  for (size_t i = 0; i < arms.size(); ++i) {
    if (arms[i].test != SwitchArm::Test::Literal || !arms[i].literal.is(Kind::Symbol)) continue;
    PatternId symbol = space_.patterns.ground(arms[i].literal);
    Truth same = store_.equal(named, symbol);
    if (same == Truth::Yes) return answer;
    if (same == Truth::No) continue;
    if (i == answer) taken = alternatives.size();
    alternatives.push_back({Constraint::equal(named, symbol)});
    none.push_back(Constraint::apart(named, symbol));
  }
  if (answer == arms.size() || arms[answer].test != SwitchArm::Test::Literal) taken = alternatives.size();
  alternatives.push_back(std::move(none));
  if (alternatives.size() > 1) log(Why::Equality, std::move(alternatives), taken);
  return answer;
}

// A number that was computed is compared with the literals of its own sort.
size_t Trace::ask_number_arm(Value value, std::span<const SwitchArm> arms) {
  size_t answer = fitting(value, arms);
  if (value.is(Kind::Symbol)) {
    ask_truth(value);
    return answer;
  }
  TermId term = value.symbolic().index();
  std::vector<std::vector<Constraint>> alternatives;
  std::vector<Constraint> none;
  size_t taken = 0;
  for (size_t i = 0; i < arms.size(); ++i) {
    if (arms[i].test != SwitchArm::Test::Literal || form(arms[i].literal) != form(value)) continue;
    if (is_taken_before(arms, i)) continue;
    TermId equal = space_.patterns.equality(term, term_of(arms[i].literal));
    if (terms().is_false(equal)) continue;
    if (i == answer) taken = alternatives.size();
    alternatives.push_back({Constraint::holds(equal)});
    none.push_back(Constraint::holds(terms().negation(equal)));
  }
  if (answer == arms.size() || arms[answer].test != SwitchArm::Test::Literal) taken = alternatives.size();
  alternatives.push_back(std::move(none));
  if (alternatives.size() > 1) log(Why::Condition, std::move(alternatives), taken);
  return answer;
}

} // namespace assay::machine
