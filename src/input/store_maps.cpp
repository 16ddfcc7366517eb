// Keys of maps: those that are there, those that are not, and the rest. A key is a pattern, so whether two of them are
// one may be open; what is known of a map is looked at again whenever the store learns something.

#include <algorithm>

#include "input/store.h"
#include "input/store_trail.h"

namespace assay::input {

Truth Store::equal_keys(PatternId left, PatternId right) {
  Truth truth = equal(left, right);
  if (truth != Truth::Maybe) return truth;
  auto is_pair = [&](PatternId one, PatternId other) {
    return (one == left && other == right) || (one == right && other == left);
  };
  if (std::ranges::any_of(told_equal_, [&](const auto& pair) { return is_pair(pair.first, pair.second); })) {
    return Truth::Yes;
  }
  bool apart = std::ranges::any_of(apart_, [&](const ApartPair& pair) { return is_pair(pair.left, pair.right); });
  return apart ? Truth::No : Truth::Maybe;
}

std::optional<std::pair<PatternId, PatternId>> Store::undecided_keys(CellId map) {
  const std::vector<std::pair<PatternId, CellId>> present = state(map).present;
  for (size_t i = 0; i < present.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (equal_keys(present[j].first, present[i].first) == Truth::Maybe) {
        return std::pair(present[j].first, present[i].first);
      }
    }
  }
  return {};
}

CellId Store::value_cell(CellId map, PatternId key) {
  for (const auto& [known, value] : std::vector(state(map).present)) {
    if (equal_keys(known, key) == Truth::Yes) return value;
  }
  return no_cell;
}

bool Store::add_key(CellId cell, PatternId key, bool present) {
  cell = canonical(cell);
  if (!restrict_forms(cell, forms_of(Form::Map))) return false;
  if (value_cell(cell, key) != no_cell) return present;
  for (PatternId other : std::vector(state(cell).absent)) {
    if (equal_keys(other, key) == Truth::Yes) return !present;
  }
  return present ? add_present_key(cell, key) : add_absent_key(cell, key);
}

void Store::has_open_key(CellId cell) {
  changed_ = true;
  auto& maps = maps_with_open_keys_;
  if (std::ranges::find(maps, cell) == maps.end()) maps.push_back(cell);
}

bool Store::add_absent_key(CellId cell, PatternId key) {
  for (const auto& [other, value] : std::vector(state(cell).present)) {
    if (equal_keys(other, key) == Truth::Maybe && !add_apart(other, key)) return false;
  }
  cell = canonical(cell);
  if (state(cell).closed) return true;
  writable(cell).absent.push_back(key);
  if (!space_.patterns[key].ground) has_open_key(cell);
  return normalise(cell);
}

bool Store::add_present_key(CellId cell, PatternId key) {
  // A map is no part of its own keys.
  std::vector<CellId> inside;
  push_cells(key, inside);
  for (CellId part : inside) {
    part = canonical(part);
    if (part == canonical(cell) || is_part_of(canonical(cell), part)) return false;
  }
  for (PatternId other : std::vector(state(cell).absent)) {
    if (equal_keys(other, key) == Truth::Maybe && !add_apart(other, key)) return false;
  }
  cell = canonical(cell);
  auto may_be = [&](const auto& entry) { return equal_keys(entry.first, key) == Truth::Maybe; };
  // What a map without other keys has is one of those.
  if (state(cell).closed && std::ranges::none_of(std::vector(state(cell).present), may_be)) return false;
  CellId value = space_.cells.child(cell, Step::MapValue, key);
  writable(cell).present.emplace_back(key, value);
  if (!space_.patterns[key].ground && !fit_key(cell, key)) return false;
  cell = canonical(cell);
  // A key that the shape does not have has no value, either.
  return forms(value) != 0 && note_size(cell) && normalise(cell);
}

// An open key has to be of the shape that the keys of the map have: a cell of that shape is unified with it.
bool Store::fit_key(CellId cell, PatternId key) {
  has_open_key(cell);
  const Pattern pattern = space_.patterns[key];
  if (pattern.kind == PatternKind::Cell) {
    const CellName name = space_.cells[pattern.detail];
    if (name.step == Step::MapKey && canonical(name.parent) == cell) return forms(pattern.detail) != 0;
  }
  if (state(cell).groups.empty()) return true;
  CellId of_shape = space_.cells.child(cell, Step::MapKey, key);
  return forms(of_shape) != 0 && unify(space_.patterns.cell(of_shape), key);
}

TermId Store::size_variable(CellId map) { return variable(space_.cells.child(canonical(map), Step::MapSize)); }

bool Store::knows_size_variable(CellId map) {
  return states_.contains(canonical(space_.cells.child(canonical(map), Step::MapSize)));
}

// What is known of the keys says something about their number, if that has been asked for.
bool Store::note_size(CellId cell) {
  if (!knows_size_variable(cell)) return true;
  TermId number = size_variable(cell);
  auto add_new = [this](TermId condition) {
    std::optional<bool> known = implied(condition);
    return known ? *known : add_condition(condition);
  };
  const CellState& map = state(cell);
  if (map.closed && map.size != unknown_size) {
    return add_new(space_.terms.make(Operator::Equal, {number, space_.terms.integer(map.size)}));
  }
  std::vector<PatternId> distinct;
  for (const auto& [key, value] : std::vector(map.present)) {
    auto differs = [&](PatternId other) { return equal_keys(key, other) == Truth::No; };
    if (std::ranges::all_of(distinct, differs)) distinct.push_back(key);
  }
  TermId least = space_.terms.integer(static_cast<int64_t>(distinct.size()));
  return add_new(space_.terms.make(Operator::LessOrEqual, {least, number}));
}

bool Store::close_map(CellId cell) {
  cell = canonical(cell);
  if (!restrict_forms(cell, forms_of(Form::Map))) return false;
  if (state(cell).closed) return true;
  writable(cell).closed = true;
  bool joined = false;
  return examine_keys(cell, joined) && normalise(canonical(cell));
}

// A map that is known whole has these keys and no others.
bool Store::bind_map(CellId cell, PatternId pattern) {
  if (!restrict_forms(cell, forms_of(Form::Map))) return false;
  const Pattern map = space_.patterns[pattern];
  for (size_t i = 0; i < map.parts.size(); i += 2) {
    if (!add_key(cell, map.parts[i], true)) return false;
    CellId value = value_cell(cell, map.parts[i]);
    if (value == no_cell || !bind(value, map.parts[i + 1])) return false;
  }
  cell = canonical(cell);
  auto size = static_cast<uint32_t>(map.parts.size() / 2);
  if (state(cell).closed && state(cell).size != unknown_size && state(cell).size != size) return false;
  CellState& changed = writable(cell);
  changed.closed = true;
  changed.size = size;
  bool joined = false;
  return examine_keys(cell, joined) && normalise(canonical(cell));
}

// Keys that have turned out to be one have one value.
bool Store::join_equal_keys(CellId cell, bool& joined) {
  const std::vector<std::pair<PatternId, CellId>> present = state(cell).present;
  for (size_t i = 0; i < present.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (equal_keys(present[j].first, present[i].first) != Truth::Yes) continue;
      auto& kept = writable(canonical(cell)).present;
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
      joined = true;
      return unify_cells(present[j].second, present[i].second) && join_equal_keys(canonical(cell), joined);
    }
  }
  return true;
}

// The value that an open key has come to be, where that is a symbol or an integer.
std::optional<PatternId> Store::settled_key(PatternId key) {
  const Pattern pattern = space_.patterns[key];
  if (pattern.ground || pattern.kind != PatternKind::Cell) return {};
  CellId cell = canonical(pattern.detail);
  if (state(cell).symbol) return space_.patterns.symbol(*state(cell).symbol);
  if (forms(cell) != forms_of(Form::Integer)) return {};
  Interval known = range(variable(cell));
  if (!known.low || !known.high || !(*known.low == *known.high)) return {};
  return space_.patterns.term(space_.terms.integer(known.low->big()));
}

// A value is of the shape that the map has for what its key has come to be.
bool Store::fit_values(CellId cell, bool& joined) {
  if (state(cell).groups.empty()) return true;
  for (const auto& [key, value] : std::vector(state(cell).present)) {
    std::optional<PatternId> settled = settled_key(key);
    if (!settled) continue;
    CellId of_shape = space_.cells.child(canonical(cell), Step::MapValue, *settled);
    if (forms(of_shape) == 0) return false;
    if (canonical(of_shape) == canonical(value)) continue;
    // Of a function only that it is one: two names of one function are not kept.
    if (has(forms(value) & forms(of_shape), Form::Function)) {
      if (!restrict_forms(value, forms(of_shape))) return false;
      continue;
    }
    joined = true;
    if (!unify_cells(value, of_shape)) return false;
  }
  return true;
}

bool Store::examine_keys(CellId cell, bool& joined) {
  cell = canonical(cell);
  if (!has(state(cell).forms, Form::Map)) return true;
  if (!join_equal_keys(cell, joined) || !fit_values(canonical(cell), joined)) return false;
  cell = canonical(cell);
  for (PatternId absent : std::vector(state(cell).absent)) {
    for (const auto& [present, value] : std::vector(state(cell).present)) {
      Truth truth = equal_keys(absent, present);
      if (truth == Truth::Yes) return false;
      if (truth == Truth::Maybe && !add_apart(absent, present)) return false;
    }
  }
  cell = canonical(cell);
  if (!undecided_keys(cell) && state(cell).closed && state(cell).size == unknown_size) {
    writable(cell).size = static_cast<uint32_t>(state(cell).present.size());
  }
  if (!note_size(cell)) return false;
  const CellState& map = state(cell);
  if (!map.closed || map.size == unknown_size) return true;
  if (map.present.size() < map.size) return false;
  return map.present.size() == map.size || undecided_keys(cell);
}

bool Store::examine_all() {
  for (;;) {
    if (!examine_all_apart() || !order_is_possible()) return false;
    bool joined = false;
    for (size_t i = 0; i < maps_with_open_keys_.size(); ++i) {
      if (!examine_keys(maps_with_open_keys_[i], joined)) return false;
    }
    if (!joined) return true;
  }
}

// Whether a map has a key, as far as is known.
Store::Match Store::match_key(const CellState& map, PatternId key) {
  PatternId open = 0;
  for (const auto& [known, value] : std::vector(map.present)) {
    Truth truth = equal_keys(known, key);
    if (truth == Truth::Yes) return {.truth = Truth::Yes, .value = value};
    if (truth == Truth::Maybe) open = known;
  }
  for (PatternId absent : std::vector(map.absent)) {
    if (equal_keys(absent, key) == Truth::Yes) return {.truth = Truth::No};
  }
  return {.truth = map.closed && open == 0 ? Truth::No : Truth::Maybe, .open = open};
}

void Store::compare_maps(const CellState& left, const CellState& right, Difference& difference) {
  bool is_open = !left.closed || !right.closed;
  bool differs = left.size != right.size && left.size != unknown_size && right.size != unknown_size;
  auto look_at = [&](const Match& match, PatternId key) {
    differs = differs || match.truth == Truth::No;
    is_open = is_open || match.truth == Truth::Maybe;
    if (match.open != 0) difference.open_keys = {match.open, key};
  };
  for (const auto& [key, value] : std::vector(left.present)) {
    Match match = match_key(right, key);
    look_at(match, key);
    if (match.truth == Truth::Yes && !differs && difference.truth != Truth::No) {
      compare_cells(value, match.value, difference);
    }
  }
  for (const auto& [key, value] : std::vector(right.present)) look_at(match_key(left, key), key);
  if (differs) difference.truth = Truth::No;
  if (difference.truth != Truth::No && is_open) difference.truth = Truth::Maybe;
}

// A map of which some keys are known, against one that is known whole.
void Store::compare_map(const CellState& state, PatternId literal, Difference& difference) {
  const Pattern pattern = space_.patterns[literal];
  CellState known;
  known.closed = true;
  for (size_t i = 0; i < pattern.parts.size(); i += 2) known.present.emplace_back(pattern.parts[i], no_cell);
  bool is_open = !state.closed;
  bool differs = state.size != unknown_size && state.size != known.present.size();
  auto look_at = [&](const Match& match, PatternId key) {
    differs = differs || match.truth == Truth::No;
    is_open = is_open || match.truth == Truth::Maybe;
    if (match.open != 0) difference.open_keys = {match.open, key};
  };
  for (size_t i = 0; i < pattern.parts.size(); i += 2) {
    Match match = match_key(state, pattern.parts[i]);
    look_at(match, pattern.parts[i]);
    if (match.truth == Truth::Yes && !differs && difference.truth != Truth::No) {
      compare_cell(match.value, pattern.parts[i + 1], difference);
    }
  }
  for (const auto& [key, value] : std::vector(state.present)) look_at(match_key(known, key), key);
  if (differs) difference.truth = Truth::No;
  if (difference.truth != Truth::No && is_open) difference.truth = Truth::Maybe;
}

std::optional<std::pair<PatternId, PatternId>> Store::undecided_keys_of_apart() {
  for (size_t i = 0; i < apart_.size(); ++i) {
    if (apart_[i].settled) continue;
    Difference difference;
    compare(apart_[i].left, apart_[i].right, difference);
    if (difference.truth == Truth::Maybe && difference.open_keys) return difference.open_keys;
  }
  return {};
}

} // namespace assay::input
