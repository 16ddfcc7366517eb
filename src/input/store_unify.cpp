// Equality: two patterns become one value.

#include <algorithm>
#include <unordered_set>

#include "input/store.h"
#include "input/store_trail.h"

namespace assay::input {

// Recursive in the depth of the patterns, not in the length of lists.
bool Store::unify(PatternId left, PatternId right) {
  for (;;) {
    if (left == right) return true;
    const Pattern a = space_.patterns[left];
    const Pattern b = space_.patterns[right];
    if (a.kind == PatternKind::Cell && b.kind == PatternKind::Cell) return unify_cells(a.detail, b.detail);
    if (a.kind == PatternKind::Cell) return bind(a.detail, right);
    if (b.kind == PatternKind::Cell) return bind(b.detail, left);
    if (a.kind == PatternKind::Pieces || b.kind == PatternKind::Pieces) return unify_bits(left, right);
    if (a.kind == PatternKind::Named || b.kind == PatternKind::Named) {
      std::optional<PatternId> one = space_.patterns.text_of(left);
      std::optional<PatternId> other = space_.patterns.text_of(right);
      if (!one || !other) return false;
      left = *one;
      right = *other;
      continue;
    }
    if (is_numeric(a.kind) && is_numeric(b.kind)) {
      if (space_.terms[a.detail].sort != space_.terms[b.detail].sort) return false;
      return add_condition(space_.patterns.equality(a.kind, a.detail, b.kind, b.detail));
    }
    if (a.kind != b.kind || a.parts.size() != b.parts.size() || a.parts.empty()) return false;
    for (size_t i = 0; i + 1 < a.parts.size(); ++i) {
      if (!unify(a.parts[i], b.parts[i])) return false;
    }
    left = a.parts.back();
    right = b.parts.back();
  }
}

bool Store::bind(CellId cell, PatternId pattern) {
  for (;;) {
    cell = canonical(cell);
    const Pattern known = space_.patterns[pattern];
    switch (known.kind) {
      case PatternKind::Cell: return unify_cells(cell, known.detail);
      case PatternKind::Term:
      case PatternKind::Integer:
      case PatternKind::Float:
      case PatternKind::Zero: {
        Form form = space_.terms[known.detail].sort == Sort::Int ? Form::Integer : Form::Float;
        if (!restrict_forms(cell, forms_of(form))) return false;
        return add_condition(space_.patterns.equality(PatternKind::Cell, variable(cell), known.kind, known.detail));
      }
      case PatternKind::Symbol: return set_symbol(cell, Symbol(known.detail));
      case PatternKind::Nil: return restrict_forms(cell, forms_of(Form::Nil));
      case PatternKind::Map: return bind_map(cell, pattern);
      case PatternKind::Bits:
      case PatternKind::Pieces:
        return restrict_forms(cell, forms_of(Form::Bits)) && unify_bits(space_.patterns.cell(cell), pattern);
      case PatternKind::Stranger: return false;
      case PatternKind::Named: return bind_named(cell, known.parts[0]);
      case PatternKind::Tuple:
        if (!set_arity(cell, static_cast<uint32_t>(known.parts.size()))) return false;
        for (uint32_t i = 0; i < known.parts.size(); ++i) {
          CellId element = space_.cells.child(cell, Step::Element, static_cast<uint32_t>(known.parts.size()), i);
          if (!bind(element, known.parts[i])) return false;
        }
        return true;
      case PatternKind::Cons:
        if (!restrict_forms(cell, forms_of(Form::Cons))) return false;
        if (!bind(space_.cells.child(cell, Step::Head), known.parts[0])) return false;
        cell = space_.cells.child(canonical(cell), Step::Tail);
        pattern = known.parts[1];
        break;
    }
  }
}

// A value is never a part of itself. A part may go by the name of a cell elsewhere that it was unified with, so names
// alone do not tell what is in what.
bool Store::is_part_of(CellId part, CellId whole) {
  std::unordered_set<CellId> seen;
  std::vector<CellId> pending = {whole};
  while (!pending.empty()) {
    const CellState* found = states_.find(pending.back());
    pending.pop_back();
    if (found == nullptr) continue;
    std::vector<CellId> parts = found->children;
    for (const auto& [key, value] : found->present) push_cells(key, parts);
    for (CellId child : parts) {
      child = canonical(child);
      if (child == part) return true;
      if (seen.insert(child).second) pending.push_back(child);
    }
  }
  return false;
}

void Store::push_cells(PatternId pattern, std::vector<CellId>& cells) const {
  std::vector<PatternId> pending = {pattern};
  while (!pending.empty()) {
    const Pattern& part = space_.patterns[pending.back()];
    pending.pop_back();
    if (part.ground) continue;
    if (part.kind == PatternKind::Cell) cells.push_back(part.detail);
    pending.insert(pending.end(), part.parts.begin(), part.parts.end());
  }
}

// Whether a cell is, by its name, a part of one that is just being unified with another and will go by its name.
bool Store::is_going(CellId cell) const {
  if (going_.empty()) return false;
  for (CellId up = cell; up != no_cell; up = space_.cells[up].parent) {
    if (std::ranges::find(going_, up) != going_.end()) return true;
  }
  return false;
}

bool Store::unify_cells(CellId left, CellId right) {
  left = canonical(left);
  right = canonical(right);
  if (left == right) return true;
  // Symbols with one text are one symbol, and their parts become one with them.
  const CellName left_name = space_.cells[left];
  const CellName right_name = space_.cells[right];
  bool both_texts = left_name.step == Step::Text && right_name.step == Step::Text;
  bool with_symbols = !going_.empty() && (going_.back() == left_name.parent || going_.back() == right_name.parent);
  if (both_texts && !with_symbols) return unify_cells(left_name.parent, right_name.parent);
  // The smaller name stays: it is the older one, and never part of the other. But parts of a cell that is going now
  // lose their names with it.
  if (is_going(left) != is_going(right) ? is_going(left) : right < left) std::swap(left, right);
  const CellState& kept = state(left);
  const CellState& gone = state(right);
  if (is_part_of(left, right) || is_part_of(right, left)) return false;
  // Two function inputs are never the same one.
  constexpr Forms comparable = every_form & ~forms_of(Form::Function);
  if ((kept.forms & gone.forms & comparable) == 0) return false;
  // Equal floats are one number, but not one zero.
  bool are_floats = (kept.forms & gone.forms & comparable) == forms_of(Form::Float);
  if (are_floats && space_.patterns.floats() == FloatInputs::Finite) {
    return restrict_forms(left, forms_of(Form::Float)) && restrict_forms(right, forms_of(Form::Float)) &&
           add_condition(space_.patterns.equality(variable(left), variable(right)));
  }
  going_.push_back(right);
  bool children_agree = std::ranges::all_of(std::vector(gone.children), [&](CellId child) {
    const CellName name = space_.cells[child];
    if (name.step == Step::MapKey) {
      writable(left).children.push_back(child);
      return true;
    }
    CellId counterpart = space_.cells.child(left, name.step, name.detail, name.index);
    // They were unified before, under the name that goes: now the other way round.
    if (canonical(counterpart) == canonical(child) && is_going(canonical(child))) {
      writable(counterpart).link = no_cell;
      canonical_.clear();
    }
    return unify_cells(counterpart, child);
  });
  going_.pop_back();
  if (!children_agree) return false;
  // The terms of both variables may be in conditions already.
  Forms forms = kept.forms & gone.forms & comparable;
  if (forms == forms_of(Form::Integer) || forms == forms_of(Form::Float)) {
    Sort sort = forms == forms_of(Form::Integer) ? Sort::Int : Sort::Float;
    TermId equal = space_.patterns.equality(space_.terms.variable(sort, left), space_.terms.variable(sort, right));
    if (!add_condition(equal)) return false;
  }
  CellState from = state(right);
  writable(right).link = left;
  ++links_;
  canonical_.clear();
  changed_ = true;
  bool joined = false;
  return merge(writable(left), from) && examine_keys(left, joined) && normalise(canonical(left)) &&
         refuse_texts(canonical(left), states_[canonical(left)].other_symbols) && make_plain(canonical(left));
}

namespace {

template <typename T>
void append(std::vector<T>& into, const std::vector<T>& from) {
  into.insert(into.end(), from.begin(), from.end());
}

} // namespace

bool Store::merge(CellState& into, const CellState& from) {
  into.forms &= from.forms & ~forms_of(Form::Function);
  into.not_plain = into.not_plain || from.not_plain;
  if (into.arity == unknown_arity) into.arity = from.arity;
  if (from.arity != unknown_arity && into.arity != from.arity) return false;
  if (into.function_arity == unknown_arity) into.function_arity = from.function_arity;
  if (from.function_arity != unknown_arity && into.function_arity != from.function_arity) return false;
  if (!into.symbol) into.symbol = from.symbol;
  if (from.symbol && into.symbol != from.symbol) return false;
  into.has_text = into.has_text || from.has_text;
  into.text_known = into.text_known && from.text_known;
  append(into.other_arities, from.other_arities);
  append(into.other_function_arities, from.other_function_arities);
  append(into.other_symbols, from.other_symbols);
  append(into.groups, from.groups);
  append(into.absent, from.absent);
  for (const auto& entry : from.present) {
    auto is_same = [&](const auto& other) { return other.first == entry.first; };
    if (std::ranges::none_of(into.present, is_same)) into.present.push_back(entry);
  }
  if (into.closed && from.closed && into.size != from.size && into.size != unknown_size && from.size != unknown_size) {
    return false;
  }
  if (from.closed && (!into.closed || into.size == unknown_size)) into.size = from.size;
  into.closed = into.closed || from.closed;
  into.sized = into.sized || from.sized;
  into.bounds_known = 0;
  auto contains = [](const auto& list, const auto& item) { return std::ranges::find(list, item) != list.end(); };
  if (into.arity != unknown_arity && contains(into.other_arities, into.arity)) {
    into.forms &= ~forms_of(Form::Tuple);
  }
  if (into.symbol && contains(into.other_symbols, *into.symbol)) into.forms &= ~forms_of(Form::Symbol);
  // The fields of the groups that came from the other cell constrain the children of this one, too.
  return into.forms != 0;
}

} // namespace assay::input
