// What shapes allow: the alternatives of a cell are narrowed by what is known of it, of its parts and of what it is a
// part of. `{ok, integer()} | {error, atom()}` with a known first element knows the second one's shape.

#include <algorithm>
#include <functional>

#include "input/store.h"
#include "input/store_trail.h"

namespace assay::input {

// The shape of a field in an alternative; any when the alternative does not say.
static ShapeId field_shape(const Alternative& alternative, const CellName& field) {
  switch (field.step) {
    case Step::Head: return alternative.fields[0];
    case Step::Tail: return alternative.fields[1];
    case Step::Element: return alternative.any_arity ? ShapeTable::any : alternative.fields[field.index];
    case Step::Result: return alternative.fields.empty() ? ShapeTable::any : alternative.fields.back();
    case Step::Next: // has the shapes of its parent, and an argument brings its own
    case Step::Argument:
    case Step::MapKey: // these are of several associations: see Store::field_alternatives
    case Step::MapValue:
    case Step::MapSize:
    case Step::Text: // the same for every symbol: see Store::begin_text
    case Step::Bytes:
    case Step::OddBits:
    case Step::Byte:
    case Step::Root: break;
  }
  return ShapeTable::any;
}

static Form form_with(Step step) {
  switch (step) {
    case Step::Head:
    case Step::Tail: return Form::Cons;
    case Step::Element:
    case Step::Root: return Form::Tuple;
    case Step::MapValue:
    case Step::MapKey:
    case Step::MapSize: return Form::Map;
    case Step::Text: return Form::Symbol;
    case Step::Result: return Form::Function;
    case Step::Next:
    case Step::Argument: break;
    case Step::Bytes:
    case Step::OddBits:
    case Step::Byte: return Form::Bits;
  }
  return Form::Other;
}

// Whether `holds` is true of one of the shapes that an alternative gives to a field.
template <typename Holds>
bool Store::any_field_shape(const Alternative& alternative, const CellName& field, Holds&& holds) {
  if (alternative.form != form_with(field.step)) return false;
  if (field.step == Step::Element && !alternative.any_arity && alternative.fields.size() != field.detail) return false;
  if (field.step == Step::MapValue) return std::ranges::any_of(map_value_shapes(alternative, field.detail), holds);
  if (field.step == Step::MapKey) {
    return std::ranges::any_of(alternative.associations, holds, &Alternative::Association::key);
  }
  return holds(field_shape(alternative, field));
}

// Whether a field of one of the alternatives may be `inner`.
bool Store::allows_in_field(std::span<const Alternative* const> alternatives, const CellName& field,
                            const Alternative* inner) {
  if (field.step == Step::Next) return std::ranges::find(alternatives, inner) != alternatives.end();
  auto holds_inner = [&](ShapeId shape) {
    const std::vector<Alternative>& all = space_.shapes.alternatives(shape);
    std::less<const Alternative*> before;
    return !all.empty() && !before(inner, &all.front()) && !before(&all.back(), inner);
  };
  return std::ranges::any_of(alternatives,
                             [&](const Alternative* each) { return any_field_shape(*each, field, holds_inner); });
}

std::vector<const Alternative*> Store::field_alternatives(const Group& group, const CellName& field, bool& any) {
  if (field.step == Step::Next) return group.live;
  std::vector<const Alternative*> result;
  auto add = [&](ShapeId shape) {
    any = any || shape == ShapeTable::any;
    for (const Alternative& inner : space_.shapes.alternatives(shape)) {
      if (std::ranges::find(result, &inner) == result.end()) result.push_back(&inner);
    }
    return false;
  };
  for (const Alternative* alternative : group.live) any_field_shape(*alternative, field, add);
  return result;
}

// The values that a map may hold for a key: those of the first association that it is of. A key that is not a known
// value may be of several.
std::vector<ShapeId> Store::map_value_shapes(const Alternative& alternative, PatternId key) {
  std::vector<ShapeId> result;
  for (const Alternative::Association& association : alternative.associations) {
    if (!may_fit(association.key, key)) continue;
    result.push_back(association.value);
    if (space_.patterns[key].ground) break;
  }
  return result;
}

bool Store::may_fit(ShapeId shape, PatternId id) {
  const Pattern& pattern = space_.patterns[id];
  auto fits = [&](const Alternative& alternative) {
    switch (pattern.kind) {
      case PatternKind::Symbol:
        return alternative.form == Form::Symbol && (!alternative.symbol || alternative.symbol->id() == pattern.detail);
      case PatternKind::Integer: {
        if (alternative.form != Form::Integer) return false;
        const auto& number = std::get<BigInteger>(space_.terms.constant(pattern.detail));
        return (!alternative.least || assay::compare(*alternative.least, number) <= 0) &&
               (!alternative.greatest || assay::compare(number, *alternative.greatest) <= 0);
      }
      case PatternKind::Float:
      case PatternKind::Zero: return alternative.form == Form::Float;
      case PatternKind::Term:
        return alternative.form == (space_.terms[pattern.detail].sort == Sort::Int ? Form::Integer : Form::Float);
      case PatternKind::Nil: return alternative.form == Form::Nil;
      case PatternKind::Cons:
        return alternative.form == Form::Cons && may_fit(alternative.fields[0], pattern.parts[0]) &&
               may_fit(alternative.fields[1], pattern.parts[1]);
      case PatternKind::Tuple: {
        if (alternative.form != Form::Tuple) return false;
        if (alternative.any_arity) return true;
        if (alternative.fields.size() != pattern.parts.size()) return false;
        for (size_t i = 0; i < pattern.parts.size(); ++i) {
          if (!may_fit(alternative.fields[i], pattern.parts[i])) return false;
        }
        return true;
      }
      case PatternKind::Map: return alternative.form == Form::Map;
      case PatternKind::Bits:
      case PatternKind::Pieces: return alternative.form == Form::Bits;
      case PatternKind::Cell: return has(forms(pattern.detail), alternative.form);
      case PatternKind::Named: return alternative.form == Form::Symbol;
      case PatternKind::Stranger: return false;
    }
    return false;
  };
  return std::ranges::any_of(space_.shapes.alternatives(shape), fits);
}

void Store::add_group(CellId field, std::vector<const Alternative*> live, GroupId parent) {
  auto id = static_cast<GroupId>(groups_.size());
  groups_.push_back({std::move(live), field, parent});
  writable(canonical(field)).groups.push_back(id);
}

// The field may go by the name of another cell that it was unified with, even by that of another field.
void Store::add_groups_from_parent(CellId field, CellId parent) {
  const CellName name = space_.cells[field];
  if (name.step == Step::Argument) return add_groups_of_argument(field);
  auto is_same_field = [&](CellId other) {
    const CellName& other_name = space_.cells[other];
    return other_name.step == name.step && other_name.detail == name.detail && other_name.index == name.index;
  };
  for (GroupId group : std::vector(states_[parent].groups)) {
    const std::vector<GroupId>& own = states_[canonical(field)].groups;
    if (std::ranges::any_of(
            own, [&](GroupId id) { return groups_[id].parent == group && is_same_field(groups_[id].owner); })) {
      continue;
    }
    bool any = false;
    std::vector<const Alternative*> live = field_alternatives(groups_[group], name, any);
    // Any value will do as long as an alternative of the parent says so, and that is only known when it is chosen.
    if (any && live.size() == space_.shapes.alternatives(ShapeTable::any).size()) continue;
    add_group(field, std::move(live), group);
  }
}

// The domain of a function that a body calls is no part of the input: its shape is in the name of the cell.
void Store::add_groups_of_argument(CellId argument) {
  ShapeId shape = space_.cells[argument].detail;
  if (shape == ShapeTable::any || !states_[canonical(argument)].groups.empty()) return;
  std::vector<const Alternative*> live;
  for (const Alternative& alternative : space_.shapes.alternatives(shape)) live.push_back(&alternative);
  add_group(argument, std::move(live), no_group);
}

// Whether a map may still have the keys that the shape wants, as far as its keys are known.
bool Store::has_mandatory_keys(const CellState& state, const Alternative& alternative) {
  return std::ranges::all_of(alternative.associations, [&](const Alternative::Association& association) {
    if (!association.mandatory) return true;
    if (state.closed) {
      return std::ranges::any_of(state.present, [&](const auto& e) { return may_fit(association.key, e.first); });
    }
    const std::vector<Alternative>& keys = space_.shapes.alternatives(association.key);
    bool one_symbol = keys.size() == 1 && keys[0].symbol;
    return !one_symbol ||
           std::ranges::find(state.absent, space_.patterns.symbol(*keys[0].symbol)) == state.absent.end();
  });
}

bool Store::allows(const CellState& state, const Alternative& alternative) {
  if (!has(state.forms, alternative.form)) return false;
  auto excluded = [](const auto& list, const auto& item) { return std::ranges::find(list, item) != list.end(); };
  switch (alternative.form) {
    case Form::Symbol:
      if (!alternative.symbol) return true;
      if (state.symbol) return *state.symbol == *alternative.symbol;
      return !excluded(state.other_symbols, *alternative.symbol);
    case Form::Tuple: {
      if (alternative.any_arity) return true;
      auto arity = static_cast<uint32_t>(alternative.fields.size());
      if (state.arity != unknown_arity) return state.arity == arity;
      return !excluded(state.other_arities, arity);
    }
    case Form::Function: {
      if (alternative.any_arity) return true;
      auto arity = static_cast<uint32_t>(alternative.fields.size() - 1);
      if (state.function_arity != unknown_arity) return state.function_arity == arity;
      return !excluded(state.other_function_arities, arity);
    }
    case Form::Map: return has_mandatory_keys(state, alternative);
    default: return true;
  }
}

bool Store::normalise(CellId cell) {
  changed_ = true;
  bool changed = true;
  while (changed) {
    changed = false;
    if (!normalise_once(cell, changed) || !derive_single(cell, changed)) return false;
  }
  return add_bounds(cell) && narrow_children(cell) && narrow_parent(cell) && know_text(cell);
}

bool Store::normalise_once(CellId cell, bool& changed) {
  const CellState& state = states_[cell];
  if (state.forms == 0) return false;
  Forms forms = state.forms;
  for (size_t i = 0; i < state.groups.size(); ++i) {
    GroupId id = state.groups[i];
    const std::vector<const Alternative*>& live = groups_[id].live;
    // What one shape does not allow is out for the others, too.
    bool is_shared = state.groups.size() > 1;
    auto refused = [&](const Alternative* alternative) {
      if (!allows(states_[cell], *alternative)) return true;
      if (states_[cell].plain && !space_.shapes.can_be_plain(*alternative)) return true;
      return is_shared && alternative->symbol && !may_be_symbol(cell, *alternative->symbol);
    };
    if (std::ranges::any_of(live, refused)) {
      // Not in place: whether one is refused may depend on the others.
      std::vector<const Alternative*> kept;
      std::ranges::remove_copy_if(live, std::back_inserter(kept), refused);
      writable_group(id).live = std::move(kept);
      changed = true;
    }
    Forms allowed = 0;
    for (const Alternative* alternative : groups_[id].live) allowed |= forms_of(alternative->form);
    forms &= allowed;
  }
  if (forms != state.forms) {
    writable(cell).forms = forms;
    changed = true;
  }
  return forms != 0;
}

// A cell of one form with one symbol or one arity left is that.
bool Store::derive_single(CellId cell, bool& changed) {
  const CellState& state = states_[cell];
  if (!is_single(state.forms)) return true;
  Form form = single(state.forms);
  for (size_t i = 0; i < state.groups.size(); ++i) {
    const std::vector<const Alternative*>& live = groups_[state.groups[i]].live;
    if (live.empty()) return false;
    const Alternative& first = *live.front();
    if (form == Form::Symbol && !state.symbol && first.symbol &&
        std::ranges::all_of(live, [&](const Alternative* other) { return other->symbol == first.symbol; })) {
      writable(cell).symbol = first.symbol;
      changed = true;
    }
    auto same_arity = [&](const Alternative* other) {
      return !other->any_arity && other->fields.size() == first.fields.size();
    };
    auto arity = static_cast<uint32_t>(first.fields.size());
    if (form == Form::Tuple && state.arity == unknown_arity && std::ranges::all_of(live, same_arity)) {
      writable(cell).arity = arity;
      changed = true;
    }
    if (form == Form::Function && state.function_arity == unknown_arity && std::ranges::all_of(live, same_arity)) {
      writable(cell).function_arity = arity - 1;
      changed = true;
    }
  }
  return true;
}

bool Store::add_bounds(CellId cell) {
  const CellState& state = states_[cell];
  if (state.forms == forms_of(Form::Bits)) return add_size_bounds(cell);
  if (state.forms != forms_of(Form::Integer)) return true;
  uint32_t left = 0;
  for (GroupId id : state.groups) left += static_cast<uint32_t>(groups_[id].live.size());
  if (left == state.bounds_known) return true;
  writable(cell).bounds_known = left;
  TermTable& terms = space_.terms;
  TermId number = variable(cell);
  for (GroupId id : std::vector(state.groups)) {
    std::vector<TermId> ranges;
    for (const Alternative* alternative : groups_[id].live) {
      TermId range = terms.truth(true);
      if (alternative->least) {
        range = terms.make(Operator::LessOrEqual, {terms.integer(*alternative->least), number});
      }
      if (alternative->greatest) {
        TermId below = terms.make(Operator::LessOrEqual, {number, terms.integer(*alternative->greatest)});
        range = terms.is_true(range) ? below : terms.make(Operator::And, {range, below});
      }
      ranges.push_back(range);
    }
    TermId condition = ranges.size() == 1 ? ranges[0] : terms.make(Operator::Or, ranges);
    if (!add_condition(condition)) return false;
  }
  return true;
}

bool Store::narrow_children(CellId cell) {
  for (CellId field : std::vector(states_[cell].children)) {
    if (is_part_of_bits(space_.cells[field].step)) continue; // conditions say what they may be
    CellId child = canonical(field);
    const CellState* found = states_.find(child);
    if (found == nullptr) continue;
    size_t before = found->groups.size();
    add_groups_from_parent(field, cell);
    bool changed = states_[child].groups.size() != before;
    for (GroupId id : std::vector(states_[child].groups)) {
      GroupId parent = groups_[id].parent;
      if (parent == no_group || canonical(groups_[parent].owner) != cell) continue;
      const CellName& name = space_.cells[groups_[id].owner];
      auto refused = [&](const Alternative* other) { return !allows_in_field(groups_[parent].live, name, other); };
      if (!std::ranges::any_of(groups_[id].live, refused)) continue;
      std::erase_if(writable_group(id).live, refused);
      changed = true;
    }
    if (changed && !normalise(child)) return false;
  }
  return true;
}

bool Store::narrow_parent(CellId cell) {
  for (GroupId id : std::vector(states_[cell].groups)) {
    GroupId parent = groups_[id].parent;
    // What follows on one answer says nothing about what follows on another.
    if (parent == no_group || space_.cells[groups_[id].owner].step == Step::Next) continue;
    CellId owner = canonical(groups_[parent].owner);
    // The cell may have been unified with another, whose name it goes by: the field is that of the group's owner.
    const CellName name = space_.cells[groups_[id].owner];
    auto refused = [&](const Alternative* alternative) {
      if (alternative->form != form_with(name.step)) return false;
      return std::ranges::none_of(
          groups_[id].live, [&](const Alternative* field) { return allows_in_field({&alternative, 1}, name, field); });
    };
    if (!std::ranges::any_of(groups_[parent].live, refused)) continue;
    std::erase_if(writable_group(parent).live, refused);
    if (!normalise(owner)) return false;
  }
  return true;
}

bool Store::choose(GroupId group, const Alternative* alternative) {
  if (groups_[group].live.size() > 1) writable_group(group).live = {alternative};
  CellId owner = canonical(groups_[group].owner);
  return normalise(owner) && (!changed_ || examine_all());
}

} // namespace assay::input
