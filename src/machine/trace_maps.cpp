// Maps as questions. A map of the input is asked for one key after the other; a map that the program has made of one is
// a layer: what it was made of, and which keys were put into it or taken out since, in that order. So it is known what
// depends on the input, and nothing has to be known that nobody looks at.

#include <algorithm>
#include <functional>

#include "core/parts.h"
#include "input/build_input.h"
#include "input/key_order.h"
#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

namespace {

const MapEntry* find(Value map, Value key) {
  const MapEntry* found = nullptr;
  visit_map(*map.as_map(), [&](const MapEntry& entry) {
    if (order_of_keys(entry.key, key) == 0) found = &entry;
    return found == nullptr;
  });
  return found;
}

} // namespace

const MapLayer* Trace::layer_of(Value map) const {
  return map.is(Kind::Map) && map.symbolic().tag() == layer_tag ? &layers_[map.symbolic().index()] : nullptr;
}

// What it is whose symbolic parts are those of the map.
void Trace::push_known_parts(Value value, std::vector<Value>& pending) const {
  const MapLayer* layer = layer_of(value);
  if (layer == nullptr) return push_parts(value, pending);
  for (size_t i = layer->touched.size(); i-- > 0;) {
    if (layer->touched[i].value) pending.push_back(*layer->touched[i].value);
    pending.push_back(layer->touched[i].key);
  }
  pending.push_back(layer->base);
}

bool Trace::holds_layer(Value value) const {
  return !layers_.empty() &&
         holds(value, [](Value part) { return part.is(Kind::Map) && part.symbolic().tag() == layer_tag; });
}

// The same value without layers, and without booleans that depend on terms: something that a pattern can be made of.
// The keys of a map that was changed must be known for that.
Value Trace::flattened(Value value) {
  switch (value.kind()) {
    case Kind::Symbol:
      if (value.symbolic().tag() == SymbolicTag::Term) return Value::boolean(ask_truth(value));
      return is_named(value) ? pinned(value) : value;
    case Kind::Cons: {
      if (!value.is_concrete() || !is_symbolic(value)) return value;
      std::vector<Value> heads;
      for (; value.is(Kind::Cons) && value.is_concrete(); value = value.as_cons()->tail) {
        heads.push_back(flattened(value.as_cons()->head));
      }
      return make_list(arena_, heads, flattened(value));
    }
    case Kind::Tuple: {
      if (!value.is_concrete() || !is_symbolic(value)) return value;
      std::vector<Value> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) elements.push_back(flattened(value.elements()[i]));
      return assay::make_tuple(arena_, std::span<const Value>(elements));
    }
    case Kind::Map: {
      if (cell_of(value) != no_cell || !is_symbolic(value)) return value;
      std::vector<MapEntry> entries = ask_entries(value);
      for (MapEntry& entry : entries) entry = {pinned(entry.key), flattened(entry.value)};
      std::ranges::sort(
          entries, [](const MapEntry& left, const MapEntry& right) { return order_of_keys(left.key, right.key) < 0; });
      return make_sorted_map(arena_, entries);
    }
    // As a key or inside of one: what it is made of is a matter of sizes.
    case Kind::Bits: return value.symbolic().tag() == SymbolicTag::Made ? pinned(value) : value;
    default: return value;
  }
}

// ---- Keys

void Trace::note_numbers(Value value) {
  CellId cell = cell_of(value);
  bool is_number = form(value) == Form::Integer || form(value) == Form::Float;
  if (cell != no_cell && is_number && is_single(store_.forms(cell))) note_value(value);
}

// Which of some keys, no two of them equal, a key is: its index, or their number.
size_t Trace::ask_one_of(Value key, std::span<const Value> candidates) {
  note_numbers(key);
  PatternId pattern = space_.patterns.of(key);
  PatternId ground = space_.patterns.ground(key);
  size_t answer = candidates.size();
  std::vector<std::vector<Constraint>> alternatives;
  std::vector<Constraint> none;
  size_t taken = 0;
  for (size_t i = 0; i < candidates.size(); ++i) {
    PatternId candidate = space_.patterns.of(candidates[i]);
    Truth truth = store_.equal_keys(pattern, candidate);
    if (truth == Truth::Yes) return i;
    if (truth == Truth::No) continue;
    note_numbers(candidates[i]);
    if (space_.patterns.ground(candidates[i]) == ground) {
      answer = i;
      taken = alternatives.size();
    }
    alternatives.push_back({Constraint::equal(pattern, candidate)});
    none.push_back(Constraint::apart(pattern, candidate));
  }
  if (alternatives.empty()) return answer;
  if (answer == candidates.size()) taken = alternatives.size();
  alternatives.push_back(std::move(none));
  log(Why::Key, std::move(alternatives), taken);
  return answer;
}

// What a key that the path knows of is in this run.
Value Trace::known_key(PatternId pattern) {
  auto found = key_values_.find(pattern);
  if (found != key_values_.end()) return found->second;
  return space_.patterns[pattern].ground ? space_.patterns.value_of(pattern, arena_) : Value();
}

bool Trace::is_known_key(PatternId known, PatternId ground) {
  if (space_.patterns[known].ground) return known == ground;
  Value value = known_key(known);
  return !value.is(Kind::Unset) && space_.patterns.ground(value) == ground;
}

Value Trace::value_at(Value map, Value key, PatternId known) {
  CellId cell = space_.cells.child(cell_of(map), Step::MapValue, known);
  return with_cells(space_, arena_, find(map, key)->value, cell);
}

// A map of the input: the key is one that is known, another one, or not there.
std::optional<Value> Trace::ask_input_entry(Value map, Value& key) {
  CellId cell = cell_of(map);
  note_numbers(key);
  PatternId pattern = space_.patterns.of(key);
  PatternId ground = space_.patterns.ground(key);
  const CellState state = store_.state(cell);
  auto found_at = [&](PatternId known) {
    if (Value value = known_key(known); !value.is(Kind::Unset)) key = value;
    return value_at(map, key, known);
  };
  for (const auto& entry : state.present) {
    if (store_.equal_keys(entry.first, pattern) == Truth::Yes) return found_at(entry.first);
  }
  for (PatternId absent : state.absent) {
    if (store_.equal_keys(absent, pattern) == Truth::Yes) return {};
  }
  bool is_there = find(map, key) != nullptr;
  PatternId known = 0;
  size_t taken = 0;
  std::vector<std::vector<Constraint>> alternatives;
  std::vector<Constraint> other;
  for (const auto& entry : state.present) {
    if (store_.equal_keys(entry.first, pattern) == Truth::No) continue;
    if (is_there && is_known_key(entry.first, ground)) {
      known = entry.first;
      taken = alternatives.size();
    }
    alternatives.push_back({Constraint::equal(pattern, entry.first)});
    other.push_back(Constraint::apart(pattern, entry.first));
  }
  if (!state.closed) {
    if (is_there && known == 0) taken = alternatives.size();
    other.push_back(Constraint::key_present(cell, pattern));
    alternatives.push_back(std::move(other));
  }
  if (!is_there) taken = alternatives.size();
  alternatives.push_back({Constraint::key_absent(cell, pattern)});
  if (alternatives.size() > 1) log(Why::Key, std::move(alternatives), taken);
  if (!is_there) return {};
  if (known != 0) return found_at(known);
  // The map has the key as it was looked up.
  if (space_.patterns.exactly(key) != ground) {
    reservations_.leave_open("a zero that is a key of a map was given the sign of the one looked up");
  }
  key_values_[pattern] = key;
  return value_at(map, key, pattern);
}

// Keys that may be one are settled first; then one key after the other, until there are no more.
void Trace::ask_all_input_keys(Value map) {
  CellId cell = store_.canonical(cell_of(map));
  while (auto keys = store_.undecided_keys(cell)) {
    Value first = known_key(keys->first);
    Value second = known_key(keys->second);
    ask_either(Why::Key, {Constraint::equal(keys->first, keys->second)}, {Constraint::apart(keys->first, keys->second)},
               space_.patterns.ground(first) == space_.patterns.ground(second));
  }
  while (!store_.state(cell).closed && contradiction_.empty()) {
    const std::vector<std::pair<PatternId, CellId>> present = store_.state(cell).present;
    PatternId next = next_key(cell);
    std::optional<Value> found = unclaimed_key(map, present, space_.patterns[next].detail);
    std::vector<Constraint> more;
    for (const auto& entry : present) more.push_back(Constraint::apart(next, entry.first));
    more.push_back(Constraint::key_present(cell, next));
    if (found) key_values_[next] = with_cells(space_, arena_, *found, space_.patterns[next].detail);
    ask_either(Why::Key, {Constraint::closed(cell)}, std::move(more), !found);
  }
}

// The name of the next key that is met in going through a map.
PatternId Trace::next_key(CellId map) {
  for (uint32_t i = 0;; ++i) {
    PatternId key = space_.patterns.cell(space_.cells.child(map, Step::MapKey, 0, i));
    auto is_it = [&](const auto& entry) { return entry.first == key; };
    if (std::ranges::none_of(store_.state(map).present, is_it)) return key;
  }
}

// A key of the map that the path does not know of yet: the one that was made for this name, else the first.
std::optional<Value> Trace::unclaimed_key(Value map, const std::vector<std::pair<PatternId, CellId>>& present,
                                          CellId name) {
  std::optional<Value> result;
  visit_map(*map.as_map(), [&](const MapEntry& entry) {
    PatternId ground = space_.patterns.ground(entry.key);
    if (std::ranges::any_of(present, [&](const auto& known) { return is_known_key(known.first, ground); })) return true;
    bool is_made_for_it = cell_of(entry.key) == name;
    if (!result || is_made_for_it) result = entry.key;
    return !is_made_for_it;
  });
  return result;
}

// ---- Maps, of the input or not

namespace {

std::vector<Value> keys_of(const MapLayer& layer) {
  std::vector<Value> keys;
  for (const MapLayer::Touched& touched : layer.touched) keys.push_back(touched.key);
  return keys;
}

std::vector<Value> keys_of(Value map) {
  std::vector<Value> keys;
  visit_map(*map.as_map(), [&](const MapEntry& entry) {
    keys.push_back(entry.key);
    return true;
  });
  return keys;
}

} // namespace

bool Trace::ask_known_entry(Value map, Value& key, std::optional<Value>& value) {
  key = flattened(key);
  Value base = map;
  if (const MapLayer* layer = layer_of(map)) {
    size_t index = ask_one_of(key, keys_of(*layer));
    layer = layer_of(map);
    if (index < layer->touched.size()) {
      key = layer->touched[index].key;
      value = layer->touched[index].value;
      return true;
    }
    base = layer->base;
  }
  if (cell_of(base) != no_cell) return false;
  std::vector<Value> keys = keys_of(base);
  size_t index = ask_one_of(key, keys);
  if (index < keys.size()) {
    key = keys[index];
    value = find(base, key)->value;
  }
  return true;
}

std::optional<Value> Trace::ask_entry(Value map, Value& key) {
  std::optional<Value> value;
  if (ask_known_entry(map, key, value)) return value;
  const MapLayer* layer = layer_of(map);
  return ask_input_entry(layer != nullptr ? layer->base : map, key);
}

Value Trace::changed_map(Value now, Value before, Value key, std::optional<Value> value) {
  now = now.without_symbolic();
  if (before.is_concrete() && !is_symbolic(key)) return now;
  const MapLayer* known = layer_of(before);
  MapLayer layer = known != nullptr ? *known : MapLayer{before, {}};
  PatternId pattern = space_.patterns.of(key);
  auto is_it = [&](const MapLayer::Touched& touched) { return space_.patterns.of(touched.key) == pattern; };
  auto found = std::ranges::find_if(layer.touched, is_it);
  if (found != layer.touched.end()) {
    found->value = value;
  } else {
    layer.touched.push_back({key, value});
  }
  layers_.push_back(std::move(layer));
  return now.with_symbolic(SymbolicId(layer_tag, static_cast<uint32_t>(layers_.size() - 1)));
}

bool Trace::is_in_base(const MapLayer& layer, Value key) {
  if (cell_of(layer.base) != no_cell) return ask_input_entry(layer.base, key).has_value();
  return !is_symbolic(key) && find(layer.base, key) != nullptr;
}

Value Trace::ask_size(Value map) {
  auto size_of = [](Value each) { return static_cast<int64_t>(each.as_map()->size); };
  Value size = Value::integer(size_of(map));
  Value base = map;
  int64_t more = 0;
  if (layer_of(map) != nullptr) {
    const MapLayer layer = *layer_of(map);
    base = layer.base;
    for (const MapLayer::Touched& touched : layer.touched) {
      more += (touched.value ? 1 : 0) - (is_in_base(layer, touched.key) ? 1 : 0);
    }
  }
  CellId cell = cell_of(base);
  if (cell == no_cell) return size;
  const CellState& state = store_.state(cell);
  if (state.closed && state.size != unknown_size) return size;
  TermId variable = store_.size_variable(cell);
  model_.emplace(variable, BigInteger(size_of(base)));
  return with_term(size, terms().make(Operator::Add, {variable, terms().integer(more)}));
}

std::vector<MapEntry> Trace::ask_entries(Value map) {
  std::vector<MapEntry> entries;
  std::vector<MapLayer::Touched> touched;
  Value base = map;
  if (layer_of(map) != nullptr) {
    const MapLayer layer = *layer_of(map);
    base = layer.base;
    touched = layer.touched;
    for (const MapLayer::Touched& each : touched) is_in_base(layer, each.key);
  }
  auto is_touched = [&](PatternId key) {
    return std::ranges::any_of(touched, [&](const MapLayer::Touched& each) {
      return store_.equal_keys(space_.patterns.of(each.key), key) == Truth::Yes;
    });
  };
  if (CellId cell = cell_of(base); cell != no_cell) {
    ask_all_input_keys(base);
    if (!contradiction_.empty()) return entries;
    for (const auto& [known, value] : std::vector(store_.state(cell).present)) {
      if (is_touched(known)) continue;
      Value key = known_key(known);
      entries.push_back({key, value_at(base, key, known)});
    }
  } else {
    visit_map(*base.as_map(), [&](const MapEntry& entry) {
      if (!is_touched(space_.patterns.of(entry.key))) entries.push_back(entry);
      return true;
    });
  }
  for (const MapLayer::Touched& each : touched) {
    if (each.value) entries.push_back({each.key, *each.value});
  }
  return entries;
}

// Their sizes, then the entries of the one that is known better.
bool Trace::ask_equal_maps(Value left, Value right, const std::function<bool(Value, Value)>& equal_values) {
  Value left_size = ask_size(left);
  Value right_size = ask_size(right);
  bool same_size = left_size.as_integer() == right_size.as_integer();
  TermId condition = terms().make(Operator::Equal, {term_of(left_size), term_of(right_size)});
  if (!ask_condition(condition, same_size)) return false;
  auto is_open = [&](Value map) {
    const MapLayer* layer = layer_of(map);
    CellId cell = cell_of(layer != nullptr ? layer->base : map);
    return cell != no_cell && !store_.state(cell).closed;
  };
  if (is_open(left)) std::swap(left, right);
  for (const MapEntry& entry : ask_entries(left)) {
    Value key = entry.key;
    std::optional<Value> other = ask_entry(right, key);
    if (!other || !equal_values(entry.value, *other)) return false;
  }
  return true;
}

} // namespace assay::machine
