// Questions become decisions only where the answer could have been another one, and the same path logs the same.

#include "machine/trace.h"

#include <gtest/gtest.h>

#include "test_program.h"

namespace assay::machine {
namespace {

class TraceTest : public testing::Test {
 protected:
  void arguments(std::vector<ShapeId> shapes) {
    auto arity = static_cast<uint32_t>(shapes.size());
    input = space.shapes.add("arguments", {tuple_alternative(std::move(shapes))});
    trace = std::make_unique<Trace>(space, input, most);
    cells.clear();
    for (uint32_t i = 0; i < arity; ++i) {
      cells.push_back(space.cells.child(CellTable::root, Step::Element, arity, i));
    }
  }
  void any_arguments(size_t count) { arguments(std::vector<ShapeId>(count, ShapeTable::any)); }
  static Value in_cell(Value value, CellId cell) { return value.with_symbolic(SymbolicId(SymbolicTag::Cell, cell)); }
  Value argument(size_t index, Value value) { return in_cell(value, cells[index]); }
  static Value symbol(std::string_view text) { return Value::symbol(Symbol(text)); }
  bool has_key(Value map, Value key) { return trace->ask_entry(map, key).has_value(); }
  size_t count() const { return trace->decisions().size(); }
  void TearDown() override { EXPECT_EQ(trace->contradiction(), ""); }

  InputSpace space;
  size_t most = 100;
  ShapeId input = ShapeTable::any;
  std::unique_ptr<Trace> trace;
  std::vector<CellId> cells;
  Arena arena;
};

TEST_F(TraceTest, ConcreteValuesLogNothing) {
  any_arguments(1);
  EXPECT_TRUE(trace->ask_forms(Value::integer(1), forms_of(Form::Integer)));
  EXPECT_FALSE(trace->ask_equal(Value::integer(1), Value::integer(2)));
  EXPECT_TRUE(trace->ask_equal(symbol("a"), symbol("a")));
  EXPECT_TRUE(trace->ask_truth(Value::boolean(true)));
  EXPECT_EQ(count(), 0u);
}

TEST_F(TraceTest, AFormIsAskedOnce) {
  any_arguments(1);
  Value value = argument(0, Value::nil());
  EXPECT_FALSE(trace->ask_forms(value, forms_of(Form::Integer)));
  EXPECT_EQ(count(), 1u);
  EXPECT_FALSE(trace->ask_forms(value, forms_of(Form::Integer)));
  EXPECT_EQ(count(), 1u);
  EXPECT_TRUE(trace->ask_forms(value, forms_of(Form::Nil, Form::Cons)));
  EXPECT_EQ(count(), 2u);
}

TEST_F(TraceTest, WhatTheShapeSaysIsNotAsked) {
  arguments({space.shapes.add("integer", {integer_alternative()})});
  EXPECT_TRUE(trace->ask_forms(argument(0, Value::integer(3)), forms_of(Form::Integer)));
  EXPECT_FALSE(trace->ask_arity_is(argument(0, Value::integer(3)), 2));
  EXPECT_EQ(count(), 0u);
}

TEST_F(TraceTest, ClassesAreOneDecision) {
  any_arguments(1);
  const Forms classes[] = {forms_of(Form::Integer, Form::Float), forms_of(Form::Symbol), forms_of(Form::Nil)};
  EXPECT_EQ(trace->ask_class(argument(0, symbol("a")), classes), 1u);
  ASSERT_EQ(count(), 1u);
  EXPECT_EQ(trace->decisions()[0].alternative_count(), 4u);
  EXPECT_EQ(trace->decisions()[0].taken, 1u);
}

TEST_F(TraceTest, EqualityOfTwoUnknownListsIsOneDecision) {
  any_arguments(2);
  auto list = [&](size_t i) { // as an input is built: every part has its cell
    Value head = in_cell(Value::integer(1), space.cells.child(cells[i], Step::Head));
    Value tail = in_cell(Value::nil(), space.cells.child(cells[i], Step::Tail));
    return argument(i, make_cons(arena, head, tail));
  };
  EXPECT_TRUE(trace->ask_equal(list(0), list(1)));
  ASSERT_EQ(count(), 1u);
  EXPECT_EQ(trace->decisions()[0].alternative_count(), 2u);
  EXPECT_EQ(trace->decisions()[0].why, Why::Equality);
  EXPECT_TRUE(trace->ask_equal(list(1), list(0)));
  EXPECT_EQ(count(), 1u);
}

TEST_F(TraceTest, EqualityIsNotAskedWhereFormsDiffer) {
  any_arguments(2);
  EXPECT_TRUE(trace->ask_forms(argument(0, Value::nil()), forms_of(Form::Nil)));
  EXPECT_FALSE(trace->ask_equal(argument(0, Value::nil()), symbol("a")));
  EXPECT_EQ(count(), 1u);
}

TEST_F(TraceTest, ConditionsThatAreConstantAreNotAsked) {
  any_arguments(1);
  EXPECT_TRUE(trace->ask_condition(space.terms.truth(true), true));
  EXPECT_EQ(count(), 0u);
}

TEST_F(TraceTest, AnArmThatCannotFitIsNoAlternative) {
  arguments({space.shapes.add("ab", {symbol_alternative(Symbol("a")), symbol_alternative(Symbol("b"))})});
  std::vector<SwitchArm> arms(3);
  arms[0].literal = symbol("a");
  arms[1].literal = symbol("b");
  arms[2].literal = symbol("c");
  EXPECT_EQ(trace->ask_arm(argument(0, symbol("b")), arms), 1u);
  ASSERT_EQ(count(), 1u);
  EXPECT_EQ(trace->decisions()[0].alternative_count(), 2u); // neither c nor none of them
  EXPECT_EQ(trace->ask_arm(argument(0, symbol("b")), arms), 1u);
  EXPECT_EQ(count(), 1u);
}

TEST_F(TraceTest, AKeyIsAskedOnceAndNotAtAllOfAClosedMap) {
  any_arguments(1);
  Value map = argument(0, make_sorted_map(arena, {}));
  EXPECT_TRUE(trace->ask_forms(map, forms_of(Form::Map)));
  EXPECT_FALSE(has_key(map, symbol("k")));
  EXPECT_EQ(count(), 2u);
  EXPECT_FALSE(has_key(map, symbol("k")));
  EXPECT_EQ(count(), 2u);
  EXPECT_TRUE(trace->ask_equal(map, make_sorted_map(arena, {})));
  EXPECT_EQ(count(), 3u);
  EXPECT_FALSE(has_key(map, symbol("other")));
  EXPECT_EQ(count(), 3u);
}

TEST_F(TraceTest, TheOrderOfSymbolsHasThreeAlternatives) {
  any_arguments(2);
  Value left = argument(0, symbol("a"));
  Value right = argument(1, symbol("b"));
  EXPECT_TRUE(trace->ask_forms(left, forms_of(Form::Symbol)));
  EXPECT_TRUE(trace->ask_forms(right, forms_of(Form::Symbol)));
  EXPECT_LT(trace->ask_symbol_order(left, right), 0);
  ASSERT_EQ(count(), 3u);
  EXPECT_EQ(trace->decisions()[2].alternative_count(), 3u);
}

TEST_F(TraceTest, AValueThatMustBeKnownIsAnEnumeration) {
  any_arguments(1);
  TestProgram program;
  Context context(program, {});
  Value value = argument(0, Value::integer(5));
  EXPECT_TRUE(trace->ask_value(context, value).is_concrete());
  // Whether there is a function in it comes first: one can't be named.
  ASSERT_EQ(count(), 2u);
  EXPECT_EQ(trace->decisions()[0].why, Why::Form);
  EXPECT_EQ(trace->decisions()[1].why, Why::Enumeration);
}

TEST_F(TraceTest, AroundAFunctionTheRestOfAValueIsKnown) {
  any_arguments(1);
  TestProgram program;
  Context context(program, {});
  CanonicalFunction function;
  CellId head = space.cells.child(cells[0], Step::Head);
  CellId tail = space.cells.child(cells[0], Step::Tail);
  Value list =
      make_cons(arena, in_cell(make_canonical_function(arena, &function), head), in_cell(Value::integer(7), tail));
  Value known = trace->ask_value(context, argument(0, list));
  EXPECT_EQ(known.as_cons()->tail.as_integer(), 7);
  EXPECT_EQ(trace->store().plain(cells[0]), Truth::No);
  EXPECT_EQ(trace->store().forms(head), forms_of(Form::Function));
  EXPECT_EQ(trace->store().forms(tail), forms_of(Form::Integer));
}

TEST_F(TraceTest, AFunctionDoesNotLookAtArgumentsWithFunctionsInThem) {
  any_arguments(2);
  CanonicalFunction inner;
  EXPECT_FALSE(trace->ask_holds_function(argument(0, Value::integer(5))));
  EXPECT_TRUE(trace->ask_holds_function(argument(1, make_canonical_function(arena, &inner))));
  ASSERT_EQ(count(), 2u);
  EXPECT_EQ(trace->store().plain(cells[0]), Truth::Yes);
  EXPECT_EQ(trace->store().plain(cells[1]), Truth::No);
  trace->ask_holds_function(argument(0, Value::integer(5)));
  EXPECT_EQ(count(), 2u);
}

TEST_F(TraceTest, DecisionsBeyondTheBoundAreCounted) {
  most = 1;
  any_arguments(2);
  trace->ask_forms(argument(0, Value::nil()), forms_of(Form::Nil));
  trace->ask_forms(argument(1, Value::nil()), forms_of(Form::Nil));
  EXPECT_EQ(count(), 1u);
  EXPECT_EQ(trace->unlogged_alternatives(), 1u);
}

TEST_F(TraceTest, TheSamePathLogsTheSameDecisions) {
  auto run = [&](int64_t number) {
    any_arguments(2);
    Value value = argument(0, Value::integer(number));
    trace->ask_forms(value, forms_of(Form::Integer));
    TermId small = space.terms.make(Operator::Less, {trace->term_of(value), space.terms.integer(10)});
    trace->ask_condition(small, number < 10);
    trace->ask_equal(argument(1, symbol("x")), symbol("y"));
    return trace->take_decisions();
  };
  std::vector<Decision> first = run(3);
  std::vector<Decision> second = run(7);
  ASSERT_EQ(first.size(), second.size());
  for (size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].constraints, second[i].constraints);
    EXPECT_EQ(first[i].ends, second[i].ends);
    EXPECT_EQ(first[i].taken, second[i].taken);
  }
}

} // namespace
} // namespace assay::machine
