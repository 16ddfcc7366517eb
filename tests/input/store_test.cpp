// The store alone: what it concludes from constraints, and the inputs that come of it.

#include "input/store.h"

#include <gtest/gtest.h>

#include "store_fixture.h"

namespace assay::input {
namespace {

class StoreTest : public Storing {
 protected:
  // Each of three arguments from the two others.
  bool all_apart() {
    return apart(cell(cells[0]), cell(cells[1])) && apart(cell(cells[1]), cell(cells[2])) &&
           apart(cell(cells[0]), cell(cells[2]));
  }
};

// ---- Forms and literals

TEST_F(StoreTest, ACellIsNarrowedUntilNothingIsLeft) {
  any_arguments(1);
  EXPECT_TRUE(assume(Constraint::forms(cells[0], forms_of(Form::Nil, Form::Cons))));
  EXPECT_TRUE(is(cells[0], Form::Cons));
  EXPECT_FALSE(is(cells[0], Form::Nil));
}

TEST_F(StoreTest, ATupleOfAnyArityCanBeLargerThanThoseExcluded) {
  any_arguments(1);
  ASSERT_TRUE(is(cells[0], Form::Tuple));
  for (uint32_t arity = 0; arity <= 3; ++arity) ASSERT_TRUE(assume(Constraint::not_arity(cells[0], arity)));
  EXPECT_FALSE(store->may_have_arity(cells[0], 2));
  EXPECT_TRUE(store->may_have_arity(cells[0], 4));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(built->arguments()[0].arity(), 4u);
}

TEST_F(StoreTest, AnArityThatWasExcludedContradicts) {
  any_arguments(1);
  ASSERT_TRUE(assume(Constraint::arity(cells[0], 5)));
  EXPECT_EQ(store->forms(cells[0]), forms_of(Form::Tuple));
  EXPECT_FALSE(assume(Constraint::not_arity(cells[0], 5)));
}

TEST_F(StoreTest, AnAtomUnlikeFiveOthers) {
  any_arguments(1);
  ASSERT_TRUE(is(cells[0], Form::Symbol));
  for (const char* text : {"a", "b", "c", "d", "e"}) ASSERT_TRUE(apart(cell(cells[0]), symbol(text)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), symbol("f"));
}

TEST_F(StoreTest, AnAtomOfFiveUnlikeAllFiveIsNone) {
  arguments({atoms({"a", "b", "c", "d", "e"})});
  for (const char* text : {"a", "b", "c", "d"}) ASSERT_TRUE(apart(cell(cells[0]), symbol(text)));
  EXPECT_EQ(store->state(cells[0]).symbol, Symbol("e")); // the one that is left
  EXPECT_FALSE(apart(cell(cells[0]), symbol("e")));
}

TEST_F(StoreTest, NoneOfManyLiterals) {
  any_arguments(1);
  ASSERT_TRUE(assume(Constraint::none_of(cells[0], tuple({symbol("a"), number(0), nil(), symbol("b"), number(1)}))));
  EXPECT_FALSE(store->may_be_symbol(cells[0], Symbol("b")));
  ASSERT_TRUE(is(cells[0], Form::Integer));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), number(0));
  EXPECT_NE(argument(0), number(1));
}

TEST_F(StoreTest, BoundsOfAShapeJoinTheConditions) {
  arguments({range(3, 5), range(5, 9)});
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), number(5));
  EXPECT_EQ(argument(1), number(5));
}

TEST_F(StoreTest, BoundsThatDoNotMeetAreInfeasible) {
  arguments({range(3, 5), range(6, 9)});
  EXPECT_TRUE(!equal(cell(cells[0]), cell(cells[1])) || complete() == Feasibility::Infeasible);
}

TEST_F(StoreTest, AUnionOfRangesIsOneCondition) {
  arguments({shape({integer_alternative(BigInteger(0), BigInteger(1)), integer_alternative(BigInteger(8), {})})});
  ASSERT_TRUE(less(constant(1), store->variable(cells[0])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), number(8));
}

// ---- Equality

TEST_F(StoreTest, TwoUnknownListsAreEqualOrApart) {
  ShapeId list = list_of(shape({integer_alternative()}));
  arguments({list, list});
  EXPECT_EQ(store->equal(cell(cells[0]), cell(cells[1])), Truth::Maybe);
  size_t mark = store->mark();
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  EXPECT_EQ(store->equal(cell(cells[0]), cell(cells[1])), Truth::Yes);
  EXPECT_FALSE(apart(cell(cells[0]), cell(cells[1])));
  store->undo(mark);
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), argument(1));
}

TEST_F(StoreTest, WhatIsLearnedUnderOneNameHoldsUnderTheOther) {
  any_arguments(2);
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(is(cells[1], Form::Cons));
  EXPECT_EQ(store->forms(cells[0]), forms_of(Form::Cons));
  ASSERT_TRUE(equal(cell(head(cells[0])), symbol("x")));
  EXPECT_EQ(store->equal(cell(head(cells[1])), symbol("x")), Truth::Yes);
  EXPECT_FALSE(is(head(cells[1]), Form::Integer));
}

TEST_F(StoreTest, PartsThatAreKnownAreUnifiedToo) {
  any_arguments(2);
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(equal(cell(head(cells[0])), number(7)));
  ASSERT_TRUE(is(cells[1], Form::Cons));
  ASSERT_TRUE(equal(cell(tail(cells[1])), nil()));
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), cons(number(7), nil()));
  EXPECT_EQ(argument(1), argument(0));
}

TEST_F(StoreTest, PartsThatWereUnifiedBeforeTheirWholes) {
  any_arguments(2);
  ASSERT_TRUE(is(cells[1], Form::Cons));
  CellId older = head(cells[1]);
  ASSERT_TRUE(is(older, Form::Cons));
  ASSERT_TRUE(equal(cell(head(older)), symbol("x")));
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(equal(cell(head(cells[0])), cell(older)));
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  EXPECT_EQ(store->equal(cell(head(head(cells[0]))), symbol("x")), Truth::Yes);
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), argument(1));
}

TEST_F(StoreTest, EqualityOfDifferentFormsContradicts) {
  any_arguments(2);
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(is(cells[1], Form::Nil));
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(StoreTest, TheShapesOfBothAreIntersected) {
  arguments({atoms({"a", "b", "c"}),
             shape({symbol_alternative(Symbol("c")), symbol_alternative(Symbol("d")), integer_alternative()})});
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  EXPECT_EQ(store->state(cells[0]).symbol, Symbol("c"));
}

TEST_F(StoreTest, AValueIsNoPartOfItself) {
  any_arguments(1);
  EXPECT_FALSE(equal(cell(cells[0]), cons(number(1), cell(cells[0]))));
}

TEST_F(StoreTest, AValueIsNoPartOfAPartOfItself) {
  any_arguments(2);
  ASSERT_TRUE(equal(cell(cells[0]), tuple({cell(cells[1])})));
  EXPECT_FALSE(equal(cell(cells[1]), tuple({cell(cells[0])})));
}

TEST_F(StoreTest, CirclesThroughThreeValuesAreRefuted) {
  any_arguments(3);
  ASSERT_TRUE(equal(cell(cells[0]), cons(number(1), cell(cells[1]))));
  ASSERT_TRUE(equal(cell(cells[2]), tuple({cell(cells[0]), nil()})));
  EXPECT_FALSE(equal(cell(cells[1]), tuple({cell(cells[2])})));
}

TEST_F(StoreTest, AnOlderValueAsAPartKeepsItsOwnShape) {
  // The first argument's element goes by the second argument's name; narrowing the first must not confuse them.
  ShapeId wrapped = shape({tuple_alternative({range(0, 3)}), tuple_alternative({atom("a")}), nil_alternative()});
  arguments({wrapped, ShapeTable::any});
  ASSERT_TRUE(equal(cell(cells[0]), tuple({cell(cells[1])})));
  EXPECT_EQ(store->forms(cells[1]), forms_of(Form::Integer, Form::Symbol));
  ASSERT_TRUE(is(cells[1], Form::Symbol));
  EXPECT_EQ(store->state(cells[1]).symbol, Symbol("a"));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), tuple({symbol("a")}));
}

TEST_F(StoreTest, BothElementsOfATupleAreOneValue) {
  ShapeId pair = shape({tuple_alternative({atoms({"a", "b"}), atoms({"b", "c"})})});
  arguments({pair});
  ASSERT_TRUE(equal(cell(element(cells[0], 2, 0)), cell(element(cells[0], 2, 1))));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), tuple({symbol("b"), symbol("b")}));
}

// ---- Apartness

TEST_F(StoreTest, ChainsOfApartness) {
  any_arguments(3);
  ASSERT_TRUE(all_apart());
  ASSERT_TRUE(is(cells[0], Form::Integer));
  ASSERT_TRUE(is(cells[1], Form::Integer));
  ASSERT_TRUE(is(cells[2], Form::Integer));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), argument(1));
  EXPECT_NE(argument(1), argument(2));
  EXPECT_NE(argument(0), argument(2));
}

TEST_F(StoreTest, ANumberWithNoValueLeftContradicts) {
  arguments({range(0, 1)});
  ASSERT_TRUE(apart(cell(cells[0]), number(0)));
  size_t mark = store->mark();
  EXPECT_FALSE(apart(cell(cells[0]), number(1)));
  store->undo(mark);
  EXPECT_EQ(store->equal(cell(cells[0]), number(1)), Truth::Yes);
}

TEST_F(StoreTest, ThreeApartOfTwoValuesIsInfeasible) {
  ShapeId two = atoms({"a", "b"});
  arguments({two, two, two});
  ASSERT_TRUE(all_apart());
  EXPECT_EQ(complete(), Feasibility::Infeasible);
}

TEST_F(StoreTest, ThreeApartOfTwoIntegersIsInfeasible) {
  ShapeId two = range(0, 1);
  arguments({two, two, two});
  ASSERT_TRUE(all_apart());
  EXPECT_EQ(complete(), Feasibility::Infeasible);
}

TEST_F(StoreTest, ThreeApartOfThreeValuesAreFound) {
  ShapeId three = atoms({"a", "b", "c"});
  arguments({three, three, three});
  ASSERT_TRUE(all_apart());
  EXPECT_EQ(complete(), Feasibility::Feasible);
}

TEST_F(StoreTest, ApartnessIsLookedAtAgainWhenEitherSideIsKnown) {
  any_arguments(2);
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(equal(cell(cells[1]), symbol("a")));
  EXPECT_FALSE(equal(cell(cells[0]), symbol("a")));
}

TEST_F(StoreTest, ApartListsOfOneKnownSkeletonDifferInAnElement) {
  any_arguments(2);
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  for (CellId list : {cells[0], cells[1]}) {
    ASSERT_TRUE(is(list, Form::Cons));
    ASSERT_TRUE(is(head(list), Form::Integer));
    ASSERT_TRUE(is(tail(list), Form::Nil));
  }
  EXPECT_FALSE(store->conditions().empty()); // the heads differ
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), argument(1));
}

TEST_F(StoreTest, ApartFromItselfContradicts) {
  any_arguments(1);
  EXPECT_FALSE(apart(cell(cells[0]), cell(cells[0])));
}

TEST_F(StoreTest, UnifyingWhatIsApartContradicts) {
  any_arguments(3);
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[2])));
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  EXPECT_FALSE(equal(cell(cells[1]), cell(cells[2])));
}

TEST_F(StoreTest, ApartFromAGroundStructure) {
  any_arguments(1);
  ASSERT_TRUE(apart(cell(cells[0]), tuple({symbol("ok"), number(1)})));
  ASSERT_TRUE(assume(Constraint::arity(cells[0], 2)));
  ASSERT_TRUE(equal(cell(element(cells[0], 2, 0)), symbol("ok")));
  ASSERT_TRUE(is(element(cells[0], 2, 1), Form::Integer));
  EXPECT_FALSE(equal(cell(element(cells[0], 2, 1)), number(1)) && complete() != Feasibility::Infeasible);
}

// ---- Shapes

class TaggedTest : public Storing {
 protected:
  void SetUp() override {
    arguments({shape({tuple_alternative({atom("ok"), shape({integer_alternative()})}),
                      tuple_alternative({atom("error"), shape({symbol_alternative()})})})});
    first = element(cells[0], 2, 0);
    second = element(cells[0], 2, 1);
  }
  CellId first = no_cell;
  CellId second = no_cell;
};

TEST_F(TaggedTest, TheArityOfAllAlternativesIsKnown) { EXPECT_EQ(store->state(cells[0]).arity, 2u); }

TEST_F(TaggedTest, TheTagNarrowsTheRest) {
  EXPECT_EQ(store->forms(second), forms_of(Form::Integer, Form::Symbol));
  ASSERT_TRUE(equal(cell(first), symbol("ok")));
  EXPECT_EQ(store->forms(second), forms_of(Form::Integer));
  EXPECT_FALSE(is(second, Form::Symbol));
}

TEST_F(TaggedTest, TheRestNarrowsTheTag) {
  ASSERT_TRUE(is(second, Form::Symbol));
  EXPECT_EQ(store->state(first).symbol, Symbol("error"));
}

TEST_F(TaggedTest, NotOneTagIsTheOther) {
  ASSERT_TRUE(apart(cell(first), symbol("ok")));
  EXPECT_EQ(store->forms(second), forms_of(Form::Symbol));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), tuple({symbol("error"), symbol("a")}));
}

TEST_F(StoreTest, AListTooLongForItsShapeIsRefuted) {
  ShapeId two = shape(
      {cons_alternative(ShapeTable::any, shape({cons_alternative(ShapeTable::any, shape({nil_alternative()}))}))});
  arguments({two});
  EXPECT_EQ(store->forms(tail(tail(cells[0]))), forms_of(Form::Nil));
  EXPECT_FALSE(is(tail(tail(cells[0])), Form::Cons));
}

// A list walked as a loop walks it, and the count of its elements compared with an integer.
TEST_F(StoreTest, ALengthTiedToAnIntegerArgument) {
  arguments({list_of(ShapeTable::any), shape({integer_alternative()})});
  CellId rest = cells[0];
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(is(rest, Form::Cons));
    rest = tail(rest);
  }
  ASSERT_TRUE(is(rest, Form::Nil));
  ASSERT_TRUE(equal(cell(cells[1]), number(3)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), cons(number(0), cons(number(0), cons(number(0), nil()))));
  EXPECT_EQ(argument(1), number(3));
}

// ---- The order of symbols

TEST_F(StoreTest, SymbolsInOrder) {
  any_arguments(3);
  ASSERT_TRUE(assume(Constraint::symbol_less(cell(cells[0]), cell(cells[1]))));
  ASSERT_TRUE(assume(Constraint::symbol_less(cell(cells[1]), cell(cells[2]))));
  ASSERT_TRUE(assume(Constraint::symbol_less(cell(cells[2]), symbol("d"))));
  EXPECT_EQ(store->forms(cells[1]), forms_of(Form::Symbol));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  auto text = [&](size_t i) { return built->arguments()[i].as_symbol().text(); };
  EXPECT_LT(text(0), text(1));
  EXPECT_LT(text(1), text(2));
  EXPECT_LT(text(2), "d");
}

TEST_F(StoreTest, ACircleOfSymbolsContradicts) {
  any_arguments(3);
  ASSERT_TRUE(assume(Constraint::symbol_less(cell(cells[0]), cell(cells[1]))));
  ASSERT_TRUE(assume(Constraint::symbol_less(cell(cells[1]), cell(cells[2]))));
  EXPECT_FALSE(assume(Constraint::symbol_less(cell(cells[2]), cell(cells[0]))));
}

TEST_F(StoreTest, KnownSymbolsAreInOrderByThemselves) {
  any_arguments(1);
  ASSERT_TRUE(assume(Constraint::symbol_less(symbol("m"), cell(cells[0]))));
  size_t mark = store->mark();
  EXPECT_FALSE(assume(Constraint::symbol_less(cell(cells[0]), symbol("b"))));
  store->undo(mark);
  EXPECT_FALSE(equal(cell(cells[0]), symbol("c")));
}

} // namespace
} // namespace assay::input
