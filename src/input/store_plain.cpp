// Whether functions are in a cell. No two functions are the same, so what is equal to something else has none; and a
// function input does not look at arguments that have one.

#include <algorithm>

#include "input/store.h"

namespace assay::input {

bool Store::is_plain_by_shape(const CellState& state) {
  return std::ranges::any_of(state.groups, [this](GroupId group) {
    return std::ranges::none_of(groups_[group].live, [this](const Alternative* alternative) {
      return space_.shapes.can_hold_function(*alternative);
    });
  });
}

Truth Store::plain(CellId cell) {
  const CellState& whole = state(cell);
  if (whole.plain) return Truth::Yes;
  if (whole.not_plain) return Truth::No;
  if (holds_known_function(cell)) return Truth::No;
  constexpr Forms may_hold = forms_of(Form::Cons, Form::Tuple, Form::Map, Form::Function);
  bool maybe = false;
  std::vector<CellId> pending = {canonical(cell)};
  while (!pending.empty()) {
    const CellState& part = state(pending.back());
    pending.pop_back();
    if (part.not_plain) return Truth::No;
    maybe = maybe || (!part.plain && (part.forms & may_hold) != 0 && !is_plain_by_shape(part));
    if (is_single(part.forms)) {
      for (CellId child : part.children) pending.push_back(canonical(child));
    }
  }
  return maybe ? Truth::Maybe : Truth::Yes;
}

bool Store::holds_known_function(CellId cell) {
  std::vector<CellId> pending = {canonical(cell)};
  while (!pending.empty()) {
    const CellState& part = state(pending.back());
    pending.pop_back();
    if (part.forms == forms_of(Form::Function)) return true;
    if (!is_single(part.forms)) continue;
    for (CellId child : part.children) pending.push_back(canonical(child));
  }
  return false;
}

bool Store::make_plain(CellId cell) {
  std::vector<CellId> pending = {cell};
  while (!pending.empty()) {
    CellId part = canonical(pending.back());
    pending.pop_back();
    if (state(part).plain) continue;
    if (state(part).not_plain) return false;
    CellState& changed = writable(part);
    changed.plain = true;
    changed.forms &= ~forms_of(Form::Function);
    if (!normalise(part)) return false;
    std::ranges::copy(state(part).children, std::back_inserter(pending));
  }
  return true;
}

bool Store::make_not_plain(CellId cell) {
  if (plain(cell) == Truth::Yes) return false;
  writable(cell).not_plain = true;
  return normalise(cell);
}

} // namespace assay::input
