// Apartness: pairs that must not be equal, looked at again whenever the store learns something.

#include <algorithm>

#include "input/store.h"
#include "input/store_trail.h"

namespace assay::input {

Truth Store::equal(PatternId left, PatternId right) {
  Difference difference;
  compare(left, right, difference);
  if (difference.truth == Truth::No) return Truth::No;
  bool all_known = true;
  for (TermId equality : difference.equalities) {
    std::optional<bool> known = implied(equality);
    if (known == false) return Truth::No;
    all_known = all_known && known.has_value();
  }
  return difference.truth == Truth::Yes && !all_known ? Truth::Maybe : difference.truth;
}

// Stops at the first part that differs. Recursive in depth, not in the length of lists.
void Store::compare(PatternId left, PatternId right, Difference& difference) {
  while (left != right && difference.truth != Truth::No) {
    const Pattern a = space_.patterns[left];
    const Pattern b = space_.patterns[right];
    if (a.kind == PatternKind::Cell && b.kind == PatternKind::Cell)
      return compare_cells(a.detail, b.detail, difference);
    if (a.kind == PatternKind::Cell) return compare_cell(a.detail, right, difference);
    if (b.kind == PatternKind::Cell) return compare_cell(b.detail, left, difference);
    if (a.kind == PatternKind::Pieces || b.kind == PatternKind::Pieces) return compare_bits(left, right, difference);
    if (a.kind == PatternKind::Named || b.kind == PatternKind::Named) {
      std::optional<PatternId> one = space_.patterns.text_of(left);
      std::optional<PatternId> other = space_.patterns.text_of(right);
      if (!one || !other) break;
      left = *one;
      right = *other;
      continue;
    }
    if (is_numeric(a.kind) && is_numeric(b.kind) && space_.terms[a.detail].sort == space_.terms[b.detail].sort) {
      TermId equality = space_.patterns.equality(a.kind, a.detail, b.kind, b.detail);
      if (space_.terms.is_true(equality)) return;
      if (space_.terms.is_false(equality)) break;
      difference.equalities.push_back(equality);
      return;
    }
    if (a.kind != b.kind || a.parts.size() != b.parts.size() || a.parts.empty()) break;
    for (size_t i = 0; i + 1 < a.parts.size(); ++i) compare(a.parts[i], b.parts[i], difference);
    if (difference.truth == Truth::No) return;
    left = a.parts.back();
    right = b.parts.back();
  }
  if (left != right) difference.truth = Truth::No;
}

void Store::compare_cells(CellId left, CellId right, Difference& difference) {
  left = canonical(left);
  right = canonical(right);
  if (left == right) return;
  const CellState& a = state(left);
  const CellState& b = state(right);
  if ((a.forms & b.forms & ~forms_of(Form::Function)) == 0) {
    difference.truth = Truth::No;
    return;
  }
  auto undecided = [&] { difference.truth = Truth::Maybe; };
  if (!is_single(a.forms) || !is_single(b.forms)) return undecided();
  switch (single(a.forms)) {
    case Form::Nil: return;
    case Form::Integer:
    case Form::Float:
      difference.equalities.push_back(space_.patterns.equality(variable(left), variable(right)));
      return;
    case Form::Symbol:
      if (a.symbol) return compare_cell(right, space_.patterns.symbol(*a.symbol), difference);
      if (b.symbol) return compare_cell(left, space_.patterns.symbol(*b.symbol), difference);
      if (!a.has_text || !b.has_text) return undecided();
      return compare_cells(space_.cells.child(left, Step::Text), space_.cells.child(right, Step::Text), difference);
    case Form::Cons:
      for (Step step : {Step::Head, Step::Tail}) {
        compare_cells(space_.cells.child(left, step), space_.cells.child(right, step), difference);
        if (difference.truth == Truth::No) return;
      }
      return;
    case Form::Tuple: {
      if (a.arity == unknown_arity || b.arity == unknown_arity) return undecided();
      if (a.arity != b.arity) {
        difference.truth = Truth::No;
        return;
      }
      const uint32_t arity = a.arity;
      for (uint32_t i = 0; i < arity && difference.truth != Truth::No; ++i) {
        compare_cells(space_.cells.child(left, Step::Element, arity, i),
                      space_.cells.child(right, Step::Element, arity, i), difference);
      }
      return;
    }
    case Form::Map: return compare_maps(a, b, difference);
    case Form::Bits: return compare_bits_cells(left, right, difference);
    default: return undecided();
  }
}

void Store::compare_cell(CellId cell, PatternId other, Difference& difference) {
  cell = canonical(cell);
  const CellState& state = this->state(cell);
  const Pattern pattern = space_.patterns[other];
  auto differs = [&] { difference.truth = Truth::No; };
  auto undecided = [&] { difference.truth = Truth::Maybe; };
  auto has_form = [&](Form form) {
    if (!has(state.forms, form)) {
      differs();
    } else if (!is_single(state.forms)) {
      undecided();
    } else {
      return true;
    }
    return false;
  };
  switch (pattern.kind) {
    case PatternKind::Cell: return compare_cells(cell, pattern.detail, difference);
    case PatternKind::Stranger: return differs();
    case PatternKind::Nil: has_form(Form::Nil); return;
    case PatternKind::Symbol:
      if (!may_be_symbol(cell, Symbol(pattern.detail))) return differs();
      if (!has_form(Form::Symbol) || state.symbol) return;
      if (!state.has_text) return undecided();
      return compare_with_text(cell, space_.patterns.text_of(Symbol(pattern.detail)), difference);
    case PatternKind::Named:
      if (has_form(Form::Symbol)) compare_with_text(cell, pattern.parts[0], difference);
      return;
    case PatternKind::Term:
    case PatternKind::Integer:
    case PatternKind::Float:
    case PatternKind::Zero: {
      Sort sort = space_.terms[pattern.detail].sort;
      if (!has_form(sort == Sort::Int ? Form::Integer : Form::Float)) return;
      TermId equality = space_.patterns.equality(PatternKind::Cell, variable(cell), pattern.kind, pattern.detail);
      if (space_.terms.is_false(equality)) return differs();
      if (!space_.terms.is_true(equality)) difference.equalities.push_back(equality);
      return;
    }
    case PatternKind::Cons:
      if (!has_form(Form::Cons)) return;
      compare_cell(space_.cells.child(cell, Step::Head), pattern.parts[0], difference);
      if (difference.truth != Truth::No) {
        compare_cell(space_.cells.child(cell, Step::Tail), pattern.parts[1], difference);
      }
      return;
    case PatternKind::Tuple: {
      auto arity = static_cast<uint32_t>(pattern.parts.size());
      if (!may_have_arity(cell, arity)) return differs();
      if (!has_form(Form::Tuple)) return;
      if (state.arity == unknown_arity) return undecided();
      for (uint32_t i = 0; i < arity && difference.truth != Truth::No; ++i) {
        compare_cell(space_.cells.child(cell, Step::Element, arity, i), pattern.parts[i], difference);
      }
      return;
    }
    case PatternKind::Map:
      if (has_form(Form::Map)) compare_map(state, other, difference);
      return;
    case PatternKind::Bits:
    case PatternKind::Pieces:
      if (has_form(Form::Bits)) compare_bits(space_.patterns.cell(cell), other, difference);
      return;
  }
}

// What a single cell can remember by itself needs no pair.
bool Store::refuse(CellId cell, PatternId literal, bool& handled) {
  cell = canonical(cell);
  const Pattern& pattern = space_.patterns[literal];
  handled = true;
  if (pattern.kind == PatternKind::Nil) return restrict_forms(cell, every_form & ~forms_of(Form::Nil));
  if (pattern.kind == PatternKind::Symbol) {
    CellState& state = writable(cell);
    if (state.symbol && state.symbol->id() == pattern.detail) {
      return restrict_forms(cell, every_form & ~forms_of(Form::Symbol));
    }
    if (!state.symbol) state.other_symbols.push_back(Symbol(pattern.detail));
    return normalise(cell) && refuse_text(cell, Symbol(pattern.detail));
  }
  handled = false;
  return true;
}

// The symbols among them are remembered in one go: a switch may have hundreds.
bool Store::refuse_all(CellId cell, PatternId literals) {
  cell = canonical(cell);
  CellState& state = writable(cell);
  std::vector<PatternId> others;
  size_t known = state.other_symbols.size();
  for (PatternId literal : space_.patterns[literals].parts) {
    const Pattern& pattern = space_.patterns[literal];
    if (pattern.kind != PatternKind::Symbol) {
      others.push_back(literal);
    } else if (state.symbol && state.symbol->id() == pattern.detail) {
      state.forms &= ~forms_of(Form::Symbol);
    } else if (!state.symbol) {
      state.other_symbols.push_back(Symbol(pattern.detail));
    }
  }
  std::vector<Symbol> refused(state.other_symbols.begin() + static_cast<std::ptrdiff_t>(known),
                              state.other_symbols.end());
  if (!normalise(cell) || !refuse_texts(cell, refused)) return false;
  return std::ranges::all_of(others, [&](PatternId literal) { return add_apart(space_.patterns.cell(cell), literal); });
}

bool Store::add_apart(PatternId left, PatternId right) {
  const Pattern& a = space_.patterns[left];
  const Pattern& b = space_.patterns[right];
  bool handled = false;
  if (a.kind == PatternKind::Cell && !refuse(a.detail, right, handled)) return false;
  if (!handled && b.kind == PatternKind::Cell && !refuse(b.detail, left, handled)) return false;
  if (handled) return true;
  apart_.push_back({left, right, false});
  return examine_apart(apart_.size() - 1);
}

bool Store::examine_apart(size_t index) {
  if (apart_[index].settled) return true;
  Difference difference;
  compare(apart_[index].left, apart_[index].right, difference);
  if (difference.truth == Truth::Maybe) return true;
  if (marks_ > 0) trail_.push_back(Undo::settled(static_cast<uint32_t>(index)));
  apart_[index].settled = true;
  if (difference.truth == Truth::No) return true;
  if (difference.equalities.empty()) return false;
  std::vector<TermId> differences;
  for (TermId equality : difference.equalities) differences.push_back(space_.terms.negation(equality));
  return add_condition(differences.size() == 1 ? differences[0] : space_.terms.make(Operator::Or, differences));
}

bool Store::examine_all_apart() {
  changed_ = false;
  for (size_t i = 0; i < apart_.size(); ++i) {
    if (!examine_apart(i)) return false;
  }
  return true;
}

} // namespace assay::input
