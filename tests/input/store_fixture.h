#pragma once
// An input of two or three arguments, short ways to say what is known of it, and a solver that completes it.

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/integer.h"
#include "input/shape_contains.h"
#include "input/store.h"
#include "solve/chain.h"
#include "solve/completion.h"

namespace assay::input {

using namespace solve;

class Storing : public testing::Test {
 protected:
  // The arguments have these shapes.
  void arguments(std::vector<ShapeId> shapes) {
    auto arity = static_cast<uint32_t>(shapes.size());
    input = space.shapes.add("arguments", {tuple_alternative(std::move(shapes))});
    store = std::make_unique<Store>(space, input);
    cells.clear();
    for (uint32_t i = 0; i < arity; ++i) cells.push_back(element(CellTable::root, arity, i));
  }
  void any_arguments(size_t count) { arguments(std::vector<ShapeId>(count, ShapeTable::any)); }

  ShapeId shape(std::vector<ShapeTable::Member> members) { return space.shapes.add("test", std::move(members)); }
  ShapeId range(int64_t least, int64_t greatest) {
    return shape({integer_alternative(BigInteger(least), BigInteger(greatest))});
  }
  ShapeId atom(std::string_view text) { return shape({symbol_alternative(Symbol(text))}); }
  ShapeId atoms(std::vector<std::string_view> texts) {
    std::vector<ShapeTable::Member> members;
    for (std::string_view text : texts) members.emplace_back(symbol_alternative(Symbol(text)));
    return shape(std::move(members));
  }
  ShapeId list_of(ShapeId head) {
    ShapeId list = space.shapes.declare("list");
    space.shapes.define(list, {nil_alternative(), cons_alternative(head, list)});
    return list;
  }

  CellId element(CellId tuple, uint32_t arity, uint32_t index) {
    return space.cells.child(tuple, Step::Element, arity, index);
  }
  CellId head(CellId cons) { return space.cells.child(cons, Step::Head); }
  CellId text(CellId symbol) { return space.cells.child(symbol, Step::Text); }
  CellId tail(CellId cons) { return space.cells.child(cons, Step::Tail); }
  CellId value_at(CellId map, PatternId key) { return space.cells.child(map, Step::MapValue, key); }

  PatternId cell(CellId id) { return space.patterns.cell(id); }
  PatternId number(int64_t value) { return space.patterns.integer(value); }
  PatternId symbol(std::string_view text) { return space.patterns.symbol(Symbol(text)); }
  PatternId nil() { return space.patterns.nil(); }
  PatternId cons(PatternId first, PatternId rest) { return space.patterns.cons(first, rest); }
  PatternId tuple(std::vector<PatternId> parts) { return space.patterns.tuple(parts); }

  bool assume(Constraint constraint) { return store->assume(constraint); }
  bool is(CellId id, Form form) { return assume(Constraint::forms(id, forms_of(form))); }
  bool equal(PatternId left, PatternId right) { return assume(Constraint::equal(left, right)); }
  bool apart(PatternId left, PatternId right) { return assume(Constraint::apart(left, right)); }
  bool less(TermId left, TermId right) {
    return assume(Constraint::holds(space.terms.make(Operator::Less, {left, right})));
  }
  TermId constant(int64_t value) { return space.terms.integer(value); }

  Feasibility complete() {
    Completed completed = solve::complete(*store, *solver, nullptr);
    if (completed.feasibility == Feasibility::Feasible) {
      built = std::make_unique<Input>(std::move(store), std::move(completed.model));
      built->build();
      Value arguments = assay::make_tuple(arena, built->arguments());
      EXPECT_TRUE(shape_contains(space.shapes, input, arguments));
    }
    return completed.feasibility;
  }
  // Of the completed input, by the pattern that it is.
  PatternId argument(size_t index) { return space.patterns.ground(built->arguments()[index]); }

  InputSpace space;
  SolverStatistics statistics;
  std::unique_ptr<Solver> solver = make_solver_chain(space.terms, {}, statistics);
  ShapeId input = ShapeTable::any;
  std::unique_ptr<Store> store;
  std::vector<CellId> cells; // of the arguments
  std::unique_ptr<Input> built;
  Arena arena;
};

} // namespace assay::input
