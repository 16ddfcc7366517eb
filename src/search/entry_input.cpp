#include "search/entry_input.h"

#include <algorithm>

#include "input/made_by_call.h"

namespace assay::search {

namespace {

class Telling {
 public:
  Telling(const BackwardPath& path, Store& store) : path_(path), store_(store), space_(store.space()) {}

  // False: the entry has no such input.
  bool tell_structure(CellId cell, PartId id);
  bool tell_numbers(Solver& solver, Effort effort, Model& hint);

 private:
  const BackwardPath& path_;
  Store& store_;
  InputSpace& space_;
  std::unordered_map<PartId, CellId> cells_;
  std::vector<std::pair<CellId, TermId>> numbers_;
};

bool Telling::tell_structure(CellId cell, PartId id) {
  PatternTable& patterns = space_.patterns;
  id = path_.values.root(id);
  const Part& part = path_.values[id];
  Forms forms = part.forms & input_forms;
  if (!store_.assume(Constraint::forms(cell, forms))) return false;
  auto [known, is_new] = cells_.try_emplace(id, cell);
  if (!is_new) {
    bool may_be_function = has(store_.forms(cell), Form::Function);
    return may_be_function || store_.assume(Constraint::equal(patterns.cell(cell), patterns.cell(known->second)));
  }
  if (part.symbol && !store_.assume(Constraint::equal(patterns.cell(cell), patterns.symbol(*part.symbol))))
    return false;
  for (Symbol other : part.other_symbols) {
    if (!store_.assume(Constraint::apart(patterns.cell(cell), patterns.symbol(other)))) return false;
  }
  for (uint32_t arity : part.other_arities) {
    if (!store_.assume(Constraint::not_arity(cell, arity))) return false;
  }
  if (part.number != no_term) numbers_.emplace_back(cell, part.number);
  if (part.forms == forms_of(Form::Cons) && !part.inside.empty()) {
    return tell_structure(space_.cells.child(cell, Step::Head), part.inside[0]) &&
           tell_structure(space_.cells.child(cell, Step::Tail), part.inside[1]);
  }
  if (!part.arity) return true;
  if (!store_.assume(Constraint::arity(cell, *part.arity))) return false;
  for (uint32_t i = 0; i < *part.arity; ++i) {
    if (!tell_structure(space_.cells.child(cell, Step::Element, *part.arity, i), part.inside[i])) return false;
  }
  return true;
}

// Conditions on values that are none of the input's come to it by a model of all of them: as a hint.
bool Telling::tell_numbers(Solver& solver, Effort effort, Model& hint) {
  TermTable& terms = space_.terms;
  std::unordered_map<TermId, TermId> variables;
  for (auto [cell, number] : numbers_) {
    if (terms[number].op == Operator::Variable) variables.emplace(number, store_.variable(cell));
  }
  std::vector<TermId> all;
  for (TermId condition : path_.values.conditions()) all.push_back(terms.substitute(condition, variables));
  for (auto [cell, number] : numbers_) {
    if (terms[number].sort != terms[store_.variable(cell)].sort) return false;
    TermId own = store_.variable(cell);
    TermId required = terms.substitute(number, variables);
    bool is_float = terms[own].sort == Sort::Float;
    all.push_back(is_float ? identical(terms, own, required) : terms.make(Operator::Equal, {own, required}));
  }
  auto is_of_input = [&](TermId variable) { return terms[variable].parameter < first_part_variable; };
  for (TermId condition : all) {
    bool is_own = std::ranges::all_of(terms.variables(condition), is_of_input);
    if (is_own && !store_.assume(Constraint::holds(condition))) return false;
  }
  all.insert(all.end(), store_.conditions().begin(), store_.conditions().end());
  Answer answer = solver.solve({.conditions = all, .effort = effort});
  if (answer.verdict == Verdict::Unsatisfiable) return false;
  for (const auto& [variable, value] : answer.model) {
    if (is_of_input(variable)) hint[variable] = value;
  }
  return true;
}

} // namespace

bool is_parameter_made_by_calls(ShapeTable& shapes, ShapeId inputs, uint32_t index) {
  CallsInShapes calls(shapes);
  if (!calls.has_calls(inputs)) return false;
  const std::vector<Alternative>& alternatives = shapes.all_alternatives(inputs);
  return std::ranges::any_of(alternatives, [&](const Alternative& each) {
    return index >= each.fields.size() || calls.has_calls(each.fields[index]);
  });
}

EntryInput make_entry_input(const BackwardPath& path, InputSpace& space, ShapeId shape, Solver& solver, Effort effort) {
  EntryInput result;
  result.feasibility = Feasibility::Infeasible;
  auto store = std::make_unique<Store>(space, shape);
  const BackwardFrame& frame = path.frames.back();
  std::span<const core::ValueId> parameters = frame.function->parameters;
  auto arity = static_cast<uint32_t>(parameters.size());
  Model hint;
  Telling telling(path, *store);
  for (uint32_t i = 0; i < arity; ++i) {
    auto required = frame.values.find(parameters[i]);
    if (required == frame.values.end() || is_parameter_made_by_calls(space.shapes, shape, i)) continue;
    CellId cell = space.cells.child(CellTable::root, Step::Element, arity, i);
    if (!telling.tell_structure(cell, required->second)) return result;
  }
  if (!telling.tell_numbers(solver, effort, hint)) return result;
  Completed completed = complete(*store, solver, &hint, effort);
  result.feasibility = completed.feasibility;
  if (completed.feasibility != Feasibility::Feasible) return result;
  result.input = std::make_unique<Input>(std::move(store), std::move(completed.model));
  result.input->build();
  return result;
}

} // namespace assay::search
