#include "input/store.h"

#include <algorithm>

#include "input/store_trail.h"

namespace assay::input {

Store::Store(InputSpace& space, ShapeId input) : space_(space), input_(input), states_(space.cell_pool) {
  CellState& root = states_[CellTable::root];
  if (input == ShapeTable::any) return;
  std::vector<const Alternative*> live;
  for (const Alternative& alternative : space.shapes.alternatives(input)) live.push_back(&alternative);
  groups_.push_back({std::move(live), CellTable::root, no_group});
  root.groups.push_back(0);
  normalise(CellTable::root);
}

Store::~Store() = default;
Store::Store(Store&&) noexcept = default;

// Cells and their parents are followed up to the root, so parts of a unified cell are found under its other name.
CellId Store::canonical(CellId cell) {
  if (links_ == 0) return cell;
  auto known = canonical_.find(cell);
  if (known != canonical_.end()) return known->second;
  const CellName name = space_.cells[cell];
  CellId result = cell;
  // The first keys that were met in two maps are not the same one, even if the maps are.
  if (name.parent != no_cell && name.step != Step::MapKey) {
    CellId parent = canonical(name.parent);
    if (parent != name.parent) result = space_.cells.child(parent, name.step, name.detail, name.index);
  }
  const CellState* state = states_.find(result);
  if (state != nullptr && state->link != no_cell) {
    result = canonical(state->link);
  } else if (result != cell) {
    result = canonical(result);
  }
  canonical_[cell] = result;
  return result;
}

const CellState& Store::state(CellId cell) {
  CellId name = canonical(cell);
  const CellState* found = states_.find(name);
  return found != nullptr ? *found : create(name);
}

CellState& Store::create(CellId cell) {
  CellState& state = states_[cell];
  if (marks_ > 0) trail_.push_back(Undo::created(cell));
  const CellName name = space_.cells[cell];
  if (name.parent == no_cell) return state;
  CellId parent = canonical(name.parent);
  this->state(parent);
  writable(parent).children.push_back(cell);
  if (is_part_of_bits(name.step)) {
    make_part_of_bits(cell, name.step);
    return states_[cell];
  }
  add_groups_from_parent(cell, parent);
  if (states_[parent].plain || name.step == Step::MapKey) {
    states_[cell].plain = true;
    states_[cell].forms &= ~forms_of(Form::Function);
  }
  if (name.step == Step::Text) begin_text(cell, parent);
  if (name.step == Step::MapSize) {
    states_[cell].forms = forms_of(Form::Integer);
    note_size(parent);
  }
  normalise(cell);
  return states_[cell];
}

CellState& Store::writable(CellId cell) {
  CellState* found = states_.find(cell);
  if (found == nullptr) found = &create(cell);
  if (marks_ > 0) trail_.push_back(Undo::changed(cell, *found));
  return *found;
}

Group& Store::writable_group(GroupId group) {
  if (marks_ > 0) trail_.push_back(Undo::narrowed(group, groups_[group]));
  return groups_[group];
}

size_t Store::mark() {
  ++marks_;
  trail_.push_back(Undo::sizes(*this));
  return trail_.size() - 1;
}

void Store::undo(size_t mark) {
  while (trail_.size() > mark) {
    Undo& entry = trail_.back();
    switch (entry.type) {
      case Undo::Type::Created: states_.erase(entry.id); break;
      case Undo::Type::Changed: states_[entry.id] = std::move(*entry.state); break;
      case Undo::Type::Narrowed: groups_[entry.id] = std::move(*entry.group); break;
      case Undo::Type::Settled: apart_[entry.id].settled = false; break;
      case Undo::Type::Bounded: bounds_[entry.id] = std::move(entry.interval); break;
      case Undo::Type::Sizes:
        conditions_.resize(entry.conditions);
        apart_.resize(entry.apart);
        groups_.resize(entry.groups);
        symbol_order_.resize(entry.order);
        told_equal_.resize(entry.told_equal);
        maps_with_open_keys_.resize(entry.open_maps);
        sized_.resize(entry.sized);
        if (links_ != entry.links) canonical_.clear();
        links_ = entry.links;
        break;
    }
    trail_.pop_back();
  }
  --marks_;
  changed_ = false;
}

bool Store::assume(std::span<const Constraint> constraints) {
  return std::ranges::all_of(constraints, [this](const Constraint& constraint) { return assume(constraint); });
}

bool Store::assume(const Constraint& constraint) {
  auto told = [&] {
    switch (constraint.type) {
      case Constraint::Type::FormIn: return restrict_forms(constraint.a, static_cast<Forms>(constraint.b));
      case Constraint::Type::Arity: return set_arity(constraint.a, constraint.b);
      case Constraint::Type::FunctionArity: return set_function_arity(constraint.a, constraint.b);
      case Constraint::Type::NotArity: {
        CellId cell = canonical(constraint.a);
        writable(cell).other_arities.push_back(constraint.b);
        if (states_[cell].arity == constraint.b) return restrict_forms(cell, every_form & ~forms_of(Form::Tuple));
        return normalise(cell);
      }
      case Constraint::Type::NotFunctionArity: {
        CellId cell = canonical(constraint.a);
        writable(cell).other_function_arities.push_back(constraint.b);
        if (states_[cell].function_arity == constraint.b) {
          return restrict_forms(cell, every_form & ~forms_of(Form::Function));
        }
        return normalise(cell);
      }
      case Constraint::Type::Holds: return add_condition(constraint.a);
      case Constraint::Type::Equal:
        told_equal_.emplace_back(constraint.a, constraint.b);
        return unify(constraint.a, constraint.b);
      case Constraint::Type::Apart: return add_apart(constraint.a, constraint.b);
      case Constraint::Type::SymbolLess: return order_symbols(constraint.a, constraint.b);
      case Constraint::Type::Closed: return close_map(constraint.a);
      case Constraint::Type::NoneOf: return refuse_all(constraint.a, constraint.b);
      case Constraint::Type::Plain: return make_plain(canonical(constraint.a));
      case Constraint::Type::NotPlain: return make_not_plain(canonical(constraint.a));
      case Constraint::Type::KeyPresent: return add_key(constraint.a, constraint.b, true);
      case Constraint::Type::KeyAbsent: return add_key(constraint.a, constraint.b, false);
      case Constraint::Type::Choice: return set_choice(constraint.a, constraint.b);
      case Constraint::Type::Outcome: return true;
    }
    return false;
  };
  // Whether two keys of a map are one may follow from anything: scalars are told apart by a condition alone.
  return told() && ((!changed_ && maps_with_open_keys_.empty()) || examine_all());
}

bool Store::restrict_forms(CellId cell, Forms forms) {
  cell = canonical(cell);
  if ((state(cell).forms & ~forms) == 0) return true;
  writable(cell).forms &= forms;
  return normalise(cell);
}

bool Store::set_arity(CellId cell, uint32_t arity) {
  cell = canonical(cell);
  const CellState& state = this->state(cell);
  if (state.arity == arity && state.forms == forms_of(Form::Tuple)) return true;
  if (!may_have_arity(cell, arity)) return false;
  CellState& changed = writable(cell);
  changed.forms = forms_of(Form::Tuple);
  changed.arity = arity;
  return normalise(cell);
}

bool Store::set_function_arity(CellId cell, uint32_t arity) {
  cell = canonical(cell);
  const CellState& state = this->state(cell);
  if (state.function_arity == arity && state.forms == forms_of(Form::Function)) return true;
  if (!may_have_function_arity(cell, arity)) return false;
  CellState& changed = writable(cell);
  changed.forms = forms_of(Form::Function);
  changed.function_arity = arity;
  return normalise(cell);
}

bool Store::set_symbol(CellId cell, Symbol symbol) {
  cell = canonical(cell);
  const CellState& state = this->state(cell);
  if (state.symbol == symbol && state.forms == forms_of(Form::Symbol)) return true;
  if (!may_be_symbol(cell, symbol)) return false;
  CellState& changed = writable(cell);
  changed.forms = forms_of(Form::Symbol);
  changed.symbol = symbol;
  return normalise(cell);
}

// Decided once on a path, by a decision that lists all alternatives: so it is never a choice between two.
bool Store::set_choice(CellId cell, uint32_t choice) {
  cell = canonical(cell);
  if (state(cell).choice != choice) writable(cell).choice = choice;
  return true;
}

bool Store::add_condition(TermId condition) {
  if (space_.terms.is_true(condition)) return true;
  if (space_.terms.is_false(condition)) return false;
  if (space_.terms[condition].op == Operator::And) {
    // Each by itself says more about its variables.
    return std::ranges::all_of(space_.terms[condition].operands, [this](TermId part) { return add_condition(part); });
  }
  // What the shapes of its variables say joins the conditions when their cells are first touched.
  for (TermId variable : space_.terms.variables(condition)) state(space_.terms[variable].parameter);
  conditions_.push_back(condition);
  return bound(condition);
}

bool Store::may_have_arity(CellId cell, uint32_t arity) {
  const CellState& state = this->state(cell);
  if (!has(state.forms, Form::Tuple)) return false;
  if (state.arity != unknown_arity) return state.arity == arity;
  if (std::ranges::find(state.other_arities, arity) != state.other_arities.end()) return false;
  return std::ranges::all_of(state.groups, [&](GroupId group) {
    return std::ranges::any_of(groups_[group].live, [&](const Alternative* alternative) {
      return alternative->form == Form::Tuple && (alternative->any_arity || alternative->fields.size() == arity);
    });
  });
}

bool Store::may_have_function_arity(CellId cell, uint32_t arity) {
  const CellState& state = this->state(cell);
  if (!has(state.forms, Form::Function)) return false;
  if (state.function_arity != unknown_arity) return state.function_arity == arity;
  if (std::ranges::find(state.other_function_arities, arity) != state.other_function_arities.end()) return false;
  return std::ranges::all_of(state.groups, [&](GroupId group) {
    return std::ranges::any_of(groups_[group].live, [&](const Alternative* alternative) {
      return alternative->form == Form::Function && (alternative->any_arity || alternative->fields.size() == arity + 1);
    });
  });
}

bool Store::has_open_function_arity(CellId cell) {
  const CellState& state = this->state(cell);
  if (state.function_arity != unknown_arity || !state.other_function_arities.empty()) return false;
  return std::ranges::all_of(state.groups, [&](GroupId group) {
    return std::ranges::all_of(groups_[group].live, [](const Alternative* alternative) {
      return alternative->form != Form::Function || alternative->any_arity;
    });
  });
}

bool Store::may_be_symbol(CellId cell, Symbol symbol) {
  const CellState& state = this->state(cell);
  if (!has(state.forms, Form::Symbol)) return false;
  if (state.symbol) return *state.symbol == symbol;
  if (std::ranges::find(state.other_symbols, symbol) != state.other_symbols.end()) return false;
  return std::ranges::all_of(state.groups, [&](GroupId group) {
    return std::ranges::any_of(groups_[group].live, [&](const Alternative* alternative) {
      return alternative->form == Form::Symbol && (!alternative->symbol || *alternative->symbol == symbol);
    });
  });
}

Sort Store::sort_of(CellId cell) { return forms(cell) == forms_of(Form::Float) ? Sort::Float : Sort::Int; }

TermId Store::variable(CellId cell) {
  cell = canonical(cell);
  return space_.terms.variable(sort_of(cell), cell);
}

} // namespace assay::input
