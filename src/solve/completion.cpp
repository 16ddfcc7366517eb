#include "solve/completion.h"

#include <algorithm>
#include <functional>

#include "solve/completer.h"

namespace assay::solve {

namespace {

constexpr size_t most_attempts = 200;
constexpr uint32_t most_arities = 12;
constexpr uint32_t most_keys = 40;
// Sizes of bit strings in bytes: the first of these that the path allows is a bound; beyond the last nothing is built.
constexpr int64_t size_bounds[] = {16, 256, 4096, 1 << 16, 1 << 20};

} // namespace

bool Completer::is_open(CellId cell) {
  const CellState& state = store_.state(cell);
  if (state.choice != choose_value) return false; // it is no value
  if (!is_single(state.forms) || lacks_function(cell)) return true;
  if (state.forms == forms_of(Form::Integer)) return false; // what ranges say is a matter of the solver
  for (GroupId group : state.groups) {
    if (store_.group(group).live.size() > 1) return true;
  }
  switch (single(state.forms)) {
    case Form::Symbol: return !state.symbol && std::ranges::find(by_text_, cell) == by_text_.end();
    case Form::Tuple: return state.arity == unknown_arity;
    // What several shapes say together is a matter of the solver.
    case Form::Bits: return !state.sized && state.groups.size() > 1;
    case Form::Map: return !state.closed || store_.undecided_keys(cell) || missing_key(store_, cell);
    default: return false;
  }
}

CellId Completer::open_cell(CellId from) {
  // Parts that the path has touched, without recursion: lists are long.
  std::vector<CellId> pending = {from};
  while (!pending.empty()) {
    CellId cell = store_.canonical(pending.back());
    pending.pop_back();
    if (is_open(cell)) return cell;
    std::vector<CellId> children = store_.state(cell).children;
    std::ranges::sort(children, std::greater<>());
    pending.insert(pending.end(), children.begin(), children.end());
  }
  return no_cell;
}

bool Completer::attempt(const std::function<bool()>& choose) {
  if (attempts_ >= most_attempts) {
    complete_ = false;
    return false;
  }
  ++attempts_;
  size_t mark = store_.mark();
  size_t solved = solved_;
  if (choose() && settle()) return true;
  store_.undo(mark);
  solved_ = std::min(solved, store_.conditions().size());
  return false;
}

bool Completer::settle() {
  CellId cell = open_cell(CellTable::root);
  if (cell == no_cell) {
    auto keys = store_.undecided_keys_of_apart();
    if (keys) return settle_keys(*keys, false);
    return store_.finish_apart() && solve() && keep_sizes_small() && name_symbols();
  }
  const CellState& state = store_.state(cell);
  if (lacks_function(cell)) return settle_function_in(cell);
  for (GroupId group : state.groups) {
    if (store_.group(group).live.size() > 1) return settle_group(group);
  }
  if (!is_single(state.forms)) return settle_form(cell);
  switch (single(state.forms)) {
    case Form::Symbol: return settle_symbol(cell);
    case Form::Tuple: return settle_arity(cell);
    case Form::Map: return settle_map(cell);
    default: store_.byte_count(cell); return settle();
  }
}

bool Completer::settle_group(GroupId group) {
  ShapeTable& shapes = store_.space().shapes;
  Group rest = store_.group(group);
  while (!rest.live.empty()) {
    const Alternative* best = smallest_alternative(shapes, rest);
    if (best == nullptr) return false;
    if (attempt([&] { return store_.choose(group, best); })) return true;
    std::erase(rest.live, best);
  }
  return false;
}

bool Completer::settle_form(CellId cell) {
  for (Form form : preferred_forms(store_, cell)) {
    if (attempt([&] { return store_.assume(Constraint::forms(cell, forms_of(form))); })) return true;
  }
  return false;
}

// The keys that the shape wants, as far as they are not there.
bool Completer::add_mandatory_keys(CellId cell) {
  for (;;) {
    std::optional<PatternId> key = missing_key(store_, cell);
    if (!key) return true;
    if (*key == 0) complete_ = false;
    if (*key == 0 || !store_.assume(Constraint::key_present(cell, *key))) return false;
  }
}

// One more key, unlike all others.
bool Completer::add_key(CellId cell) {
  InputSpace& space = store_.space();
  cell = store_.canonical(cell);
  size_t before = store_.state(cell).present.size();
  for (uint32_t i = 0; i < most_keys; ++i) {
    PatternId key = space.patterns.cell(space.cells.child(cell, Step::MapKey, 0, i));
    auto is_it = [&](const auto& entry) { return entry.first == key; };
    if (std::ranges::any_of(store_.state(cell).present, is_it)) continue;
    for (const auto& [other, value] : std::vector(store_.state(cell).present)) {
      if (!store_.assume(Constraint::apart(key, other))) return false;
    }
    return store_.assume(Constraint::key_present(cell, key)) && store_.state(cell).present.size() > before;
  }
  return false;
}

// The number of keys that the model wants, if the path asks for it.
std::optional<size_t> Completer::wanted_size(CellId cell) {
  if (!store_.knows_size_variable(cell)) return {};
  auto found = model_.find(store_.size_variable(cell));
  if (found == model_.end()) return {};
  const auto& number = std::get<BigInteger>(found->second);
  if (compare(number, IntegerView(0)) < 0 || compare(number, IntegerView(most_keys)) > 0) return {};
  return mpz_get_ui(number.mpz());
}

// Closed as it is, or with a few more keys.
bool Completer::settle_map(CellId cell) {
  if (auto keys = store_.undecided_keys(cell)) {
    return settle_keys(*keys, store_.state(cell).present.size() > store_.state(cell).size);
  }
  // No keys but these: one of them has to be the one that the shape wants.
  if (store_.state(cell).closed) {
    if (attempt([&] { return add_mandatory_keys(cell); })) return true;
    complete_ = false;
    return false;
  }
  auto close = [&](std::optional<size_t> wanted, size_t extra) {
    if (!add_mandatory_keys(cell)) return false;
    size_t size = wanted.value_or(store_.state(cell).present.size() + extra);
    while (store_.state(cell).present.size() < size) {
      if (!add_key(cell)) return false;
    }
    return store_.state(cell).present.size() == size && store_.assume(Constraint::closed(cell));
  };
  if (std::optional<size_t> wanted = wanted_size(cell)) {
    if (attempt([&] { return close(wanted, 0); })) return true;
  }
  constexpr size_t most_extra = 4;
  for (size_t extra = 0; extra <= most_extra; ++extra) {
    if (attempt([&] { return close({}, extra); })) return true;
  }
  complete_ = false;
  return false;
}

bool Completer::settle_keys(std::pair<PatternId, PatternId> keys, bool equal_first) {
  auto decide = [&](bool same) {
    return attempt([&] {
      return store_.assume(same ? Constraint::equal(keys.first, keys.second)
                                : Constraint::apart(keys.first, keys.second));
    });
  };
  return decide(equal_first) || decide(!equal_first);
}

// The cell itself is a function, or the nearest part of it that may be one.
bool Completer::settle_function_in(CellId cell) {
  constexpr size_t most_parts = 16;
  CellTable& cells = store_.space().cells;
  std::vector<CellId> parts = {cell};
  for (size_t i = 0; i < parts.size() && i < most_parts; ++i) {
    CellId part = parts[i];
    auto choose = [&] { return store_.assume(Constraint::forms(part, forms_of(Form::Function))); };
    if (has(store_.forms(part), Form::Function) && attempt(choose)) return true;
    const CellState& state = store_.state(part);
    if (state.forms == forms_of(Form::Cons)) {
      parts.insert(parts.end(), {cells.child(part, Step::Head), cells.child(part, Step::Tail)});
    } else if (state.forms == forms_of(Form::Tuple) && state.arity != unknown_arity) {
      for (uint32_t j = 0; j < state.arity; ++j) parts.push_back(cells.child(part, Step::Element, state.arity, j));
    } else if (state.forms == forms_of(Form::Map)) {
      for (const auto& entry : state.present) parts.push_back(entry.second);
    }
  }
  complete_ = false;
  return false;
}

bool Completer::settle_arity(CellId cell) {
  for (uint32_t arity = 0; arity < most_arities; ++arity) {
    if (!store_.may_have_arity(cell, arity)) continue;
    if (attempt([&] { return store_.assume(Constraint::arity(cell, arity)); })) return true;
  }
  complete_ = false;
  return false;
}

// The choices may have added conditions; those that the model satisfies anyway cost nothing.
bool Completer::solve() {
  if (store_.conditions().size() == solved_) return true;
  Answer answer = solver_.solve({.conditions = store_.conditions(), .hint = &model_, .effort = effort_});
  if (answer.verdict == Verdict::Satisfiable) {
    for (auto& [variable, value] : answer.model) model_[variable] = std::move(value);
    solved_ = store_.conditions().size();
    layer_ = answer.layer;
    return true;
  }
  if (answer.verdict == Verdict::Unknown) {
    complete_ = false;
    solver_gave_up_ = true;
  }
  return false;
}

// The solver takes any size that fits; small ones are wanted, and very large ones can't be built.
// One bound for all of them, as what one has less of another may need more.
bool Completer::keep_sizes_small() {
  TermTable& terms = store_.space().terms;
  std::vector<TermId> sizes;
  for (CellId cell : std::vector(store_.sized().begin(), store_.sized().end())) {
    TermId size = store_.byte_count(cell);
    if (!terms.is_constant(size)) sizes.push_back(size);
  }
  for (int64_t bound : size_bounds) {
    if (std::ranges::all_of(sizes, [&](TermId size) { return is_at_most(size, bound); })) return true;
    std::vector<TermId> conditions(store_.conditions().begin(), store_.conditions().end());
    for (TermId size : sizes) conditions.push_back(terms.make(Operator::LessOrEqual, {size, terms.integer(bound)}));
    Answer answer = solver_.solve({.conditions = conditions, .hint = &model_, .effort = effort_});
    if (answer.verdict != Verdict::Satisfiable) continue;
    for (auto& [variable, value] : answer.model) model_[variable] = std::move(value);
    return true;
  }
  complete_ = false;
  return false;
}

bool Completer::is_at_most(TermId size, int64_t bound) const {
  auto found = model_.find(size);
  return found == model_.end() || compare(std::get<BigInteger>(found->second), IntegerView(bound)) <= 0;
}

Completed complete(Store& store, Solver& solver, const Model* hint, Effort effort) {
  Completed result;
  Answer answer = solver.solve({.conditions = store.conditions(), .hint = hint, .effort = effort});
  result.layer = answer.layer;
  if (answer.verdict != Verdict::Satisfiable) {
    bool refuted = answer.verdict == Verdict::Unsatisfiable;
    result.feasibility = refuted ? Feasibility::Infeasible : Feasibility::Unknown;
    return result;
  }
  Completer completer(store, solver, std::move(answer.model), effort);
  if (completer.settle()) {
    result.feasibility = Feasibility::Feasible;
    result.model = std::move(completer.model());
    if (completer.layer() != Layer::None) result.layer = completer.layer();
  } else {
    result.feasibility = completer.is_complete()      ? Feasibility::Infeasible
                         : completer.solver_gave_up() ? Feasibility::Unknown
                                                      : Feasibility::BeyondBound;
  }
  return result;
}

} // namespace assay::solve
