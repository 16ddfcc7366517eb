// Maps in the store: keys that are there, keys that are not, and the rest.

#include <gtest/gtest.h>

#include "store_fixture.h"

namespace assay::input {
namespace {

class StoreMapTest : public Storing {
 protected:
  bool present(CellId map, PatternId key) { return assume(Constraint::key_present(map, key)); }
  bool absent(CellId map, PatternId key) { return assume(Constraint::key_absent(map, key)); }
  bool closed(CellId map) { return assume(Constraint::closed(map)); }
  PatternId map_pattern(std::vector<std::pair<std::string_view, Value>> entries) {
    std::vector<MapEntry> sorted;
    for (const auto& [key, value] : entries) sorted.push_back({Value::symbol(Symbol(key)), value});
    return space.patterns.of(make_sorted_map(arena, sorted));
  }
  uint64_t size_of(size_t index) { return built->arguments()[index].as_map()->size; }
};

TEST_F(StoreMapTest, AKeyIsThereOrNot) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("k")));
  EXPECT_EQ(store->forms(cells[0]), forms_of(Form::Map));
  EXPECT_FALSE(absent(cells[0], symbol("k")));
}

TEST_F(StoreMapTest, AKeyUnlikeItsNeighbours) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(absent(cells[0], symbol("b")));
  ASSERT_TRUE(present(cells[0], number(1)));
  ASSERT_TRUE(equal(cell(value_at(cells[0], number(1))), nil()));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(size_of(0), 2u);
}

TEST_F(StoreMapTest, AClosedMapHasNoOtherKey) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(closed(cells[0]));
  EXPECT_TRUE(absent(cells[0], symbol("b")));
  EXPECT_FALSE(present(cells[0], symbol("c")));
}

TEST_F(StoreMapTest, AClosedMapIsNotALargerOne) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(closed(cells[0]));
  EXPECT_FALSE(equal(cell(cells[0]), map_pattern({{"a", Value::integer(1)}, {"b", Value::integer(2)}})));
}

TEST_F(StoreMapTest, ClosedMapsThatAreEqualHaveTheSameKeys) {
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(closed(cells[0]));
  ASSERT_TRUE(present(cells[1], symbol("b")));
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(StoreMapTest, AMapKnownWholeBindsTheValuesThatWereSeen) {
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(is(value_at(cells[0], symbol("a")), Form::Symbol));
  ASSERT_TRUE(equal(cell(cells[1]), map_pattern({{"a", Value::integer(1)}})));
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(StoreMapTest, AMapOfWhichTheValueIsAnotherCell) {
  any_arguments(2);
  Value part = Value::integer(0).with_symbolic(SymbolicId(SymbolicTag::Cell, cells[1]));
  ASSERT_TRUE(equal(cell(cells[0]), map_pattern({{"a", part}})));
  ASSERT_TRUE(equal(cell(cells[1]), symbol("x")));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), map_pattern({{"a", Value::symbol(Symbol("x"))}}));
}

TEST_F(StoreMapTest, ValuesOfAMapKnownWholeAreKnown) {
  any_arguments(1);
  ASSERT_TRUE(equal(cell(cells[0]), map_pattern({{"a", Value::integer(1)}})));
  EXPECT_EQ(store->equal(cell(value_at(cells[0], symbol("a"))), symbol("x")), Truth::No);
}

TEST_F(StoreMapTest, MapsApart) {
  any_arguments(2);
  for (CellId map : {cells[0], cells[1]}) {
    ASSERT_TRUE(present(map, symbol("a")));
    ASSERT_TRUE(is(value_at(map, symbol("a")), Form::Integer));
    ASSERT_TRUE(closed(map));
  }
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), argument(1));
}

TEST_F(StoreMapTest, AKeyThatTheShapeDoesNotHaveIsRefuted) {
  arguments({shape({map_alternative({{atom("a"), ShapeTable::any, false}})})});
  EXPECT_TRUE(!present(cells[0], symbol("b")) || complete() == Feasibility::Infeasible);
}

TEST_F(StoreMapTest, MandatoryKeysAreThere) {
  arguments({shape({map_alternative({{atom("a"), range(3, 4), true}, {atom("b"), ShapeTable::any, false}})})});
  ASSERT_TRUE(is(cells[0], Form::Map));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), map_pattern({{"a", Value::integer(3)}}));
}

TEST_F(StoreMapTest, MandatoryKeysAreThereEvenIfNobodyLooks) {
  arguments({list_of(shape({map_alternative({{atom("a"), range(3, 4), true}})}))});
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), cons(map_pattern({{"a", Value::integer(3)}}), nil()));
}

TEST_F(StoreMapTest, AMandatoryKeyIsNotAbsent) {
  arguments({shape({map_alternative({{atom("a"), ShapeTable::any, true}})})});
  EXPECT_TRUE(!absent(cells[0], symbol("a")) || complete() != Feasibility::Feasible);
}

TEST_F(StoreMapTest, AClosedMapHasTheMandatoryKeys) {
  arguments({shape({map_alternative({{atom("a"), ShapeTable::any, true}})})});
  EXPECT_TRUE(!closed(cells[0]) || complete() != Feasibility::Feasible);
}

TEST_F(StoreMapTest, AMandatoryKeyBelowZero) {
  ShapeId negative = shape({integer_alternative({}, BigInteger(-2))});
  arguments({shape({map_alternative({{negative, ShapeTable::any, true}})})});
  ASSERT_TRUE(is(cells[0], Form::Map));
  EXPECT_EQ(complete(), Feasibility::Feasible);
}

// Keys that are not known values.

TEST_F(StoreMapTest, AnOpenKeyIsWhatItTurnsOutToBe) {
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[1]))), number(7)));
  ASSERT_TRUE(equal(cell(cells[1]), symbol("k")));
  EXPECT_FALSE(absent(cells[0], symbol("k")));
}

TEST_F(StoreMapTest, AnOpenKeyIsBuilt) {
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[1]))), number(7)));
  ASSERT_TRUE(absent(cells[0], number(0)));
  ASSERT_TRUE(is(cells[1], Form::Integer));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(size_of(0), 1u);
  const MapEntry& entry = built->arguments()[0].as_map()->entries[0];
  EXPECT_EQ(space.patterns.ground(entry.key), argument(1));
  EXPECT_NE(argument(1), number(0));
  EXPECT_EQ(space.patterns.ground(entry.value), number(7));
}

TEST_F(StoreMapTest, KeysThatTurnOutToBeOneHaveOneValue) {
  any_arguments(3);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(present(cells[0], cell(cells[2])));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[1]))), number(1)));
  ASSERT_TRUE(equal(cell(cells[1]), cell(cells[2])));
  EXPECT_EQ(store->state(cells[0]).present.size(), 1u);
  EXPECT_TRUE(equal(cell(value_at(cells[0], cell(cells[2]))), number(1)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(size_of(0), 1u);
}

TEST_F(StoreMapTest, ScalarsThatAreToldEqualAreOneKeyAtOnce) {
  any_arguments(2);
  ASSERT_TRUE(assume(Constraint::forms(cells[1], forms_of(Form::Integer))));
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(present(cells[0], number(0)));
  ASSERT_EQ(store->state(cells[0]).present.size(), 2u);
  ASSERT_TRUE(equal(cell(cells[1]), number(0)));
  EXPECT_EQ(store->state(cells[0]).present.size(), 1u);
}

TEST_F(StoreMapTest, ScalarsThatAreToldApartAreTwoKeysAtOnce) {
  any_arguments(2);
  ASSERT_TRUE(is(cells[1], Form::Integer));
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(closed(cells[0]));
  ASSERT_TRUE(equal(cell(cells[0]), space.patterns.of(make_sorted_map(
                                        arena, std::vector<MapEntry>{{Value::integer(0), Value::nil()}}))));
  EXPECT_FALSE(apart(cell(cells[1]), number(0)));
}

TEST_F(StoreMapTest, AMapThatTurnsOutToBeAKnownOneHasItsSize) {
  any_arguments(3);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  CellId value = value_at(cells[0], cell(cells[1]));
  TermId size = store->size_variable(value);
  ASSERT_TRUE(assume(Constraint::holds(space.terms.make(Operator::Equal, {size, space.terms.integer(2)}))));
  ASSERT_TRUE(is(cells[1], Form::Integer));
  ASSERT_TRUE(present(cells[0], number(0)));
  ASSERT_TRUE(equal(cell(value_at(cells[0], number(0))), map_pattern({{"a", Value::nil()}})));
  EXPECT_FALSE(equal(cell(cells[1]), number(0)));
}

TEST_F(StoreMapTest, NoMapIsAKeyOfItself) {
  any_arguments(2);
  EXPECT_FALSE(present(cells[0], cell(cells[0])));
  any_arguments(2);
  EXPECT_FALSE(present(cells[0], tuple({nil(), cell(cells[0])})));
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  EXPECT_FALSE(present(cells[1], cell(cells[0])));
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], tuple({cell(cells[1])})));
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(StoreMapTest, KeysWithDifferentValuesAreTwo) {
  any_arguments(3);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(present(cells[0], cell(cells[2])));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[1]))), symbol("a")));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[2]))), symbol("b")));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(size_of(0), 2u);
  EXPECT_NE(argument(1), argument(2));
}

TEST_F(StoreMapTest, TheOpenKeyOfAKnownMapIsOneOfItsKeys) {
  any_arguments(2);
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(apart(cell(cells[1]), symbol("a")));
  ASSERT_TRUE(equal(cell(cells[0]), map_pattern({{"a", Value::integer(1)}, {"b", Value::integer(2)}})));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(1), symbol("b"));
}

TEST_F(StoreMapTest, AnOpenKeyIsOfTheShapeOfTheKeys) {
  arguments({shape({map_alternative({{atoms({"x", "y"}), ShapeTable::any, false}})}), ShapeTable::any});
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  EXPECT_EQ(store->forms(cells[1]), forms_of(Form::Symbol));
  EXPECT_FALSE(equal(cell(cells[1]), symbol("z")));
}

TEST_F(StoreMapTest, TheValueIsOfTheShapeThatItsKeyComesToHave) {
  ShapeId symbols_for_b = shape({map_alternative({{atom("a"), range(1, 5), false}, {atom("b"), atom("x"), false}})});
  arguments({symbols_for_b, ShapeTable::any});
  CellId value = value_at(cells[0], cell(cells[1]));
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_EQ(store->forms(value), forms_of(Form::Integer) | forms_of(Form::Symbol));
  ASSERT_TRUE(equal(cell(cells[1]), symbol("b")));
  EXPECT_EQ(store->forms(value), forms_of(Form::Symbol));
  EXPECT_FALSE(equal(cell(value), number(3)));
}

TEST_F(StoreMapTest, TheValueForANumberIsOfTheShapeThatItComesToHave) {
  ShapeId symbols_for_2 =
      shape({map_alternative({{range(1, 1), range(1, 5), false}, {range(2, 2), atom("x"), false}})});
  arguments({symbols_for_2, shape({integer_alternative()})});
  CellId value = value_at(cells[0], cell(cells[1]));
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(equal(cell(cells[1]), number(2)));
  EXPECT_EQ(store->forms(value), forms_of(Form::Symbol));
}

TEST_F(StoreMapTest, TheValueOfAKeyMayBeAFunction) {
  ShapeId function = shape({function_alternative(std::vector<ShapeId>{ShapeTable::any}, ShapeTable::any)});
  ShapeId functions = shape({map_alternative({{atom("a"), function, false}, {atom("b"), function, false}})});
  arguments({functions, ShapeTable::any});
  CellId value = value_at(cells[0], cell(cells[1]));
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(equal(cell(cells[1]), symbol("b")));
  EXPECT_EQ(store->forms(value), forms_of(Form::Function));
}

// The value first, the key then.
TEST_F(StoreMapTest, AKeyIsNoneOfAnAssociationWithOtherValues) {
  ShapeId symbols_for_b = shape({map_alternative({{atom("a"), range(1, 5), false}, {atom("b"), atom("x"), false}})});
  arguments({symbols_for_b, ShapeTable::any});
  ASSERT_TRUE(present(cells[0], cell(cells[1])));
  ASSERT_TRUE(equal(cell(value_at(cells[0], cell(cells[1]))), number(3)));
  EXPECT_FALSE(equal(cell(cells[1]), symbol("b")));
}

TEST_F(StoreMapTest, TheSizeIsANumber) {
  any_arguments(1);
  ASSERT_TRUE(is(cells[0], Form::Map));
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(less(constant(2), store->size_variable(cells[0])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(size_of(0), 3u);
}

TEST_F(StoreMapTest, KeysThatAreKnownCount) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(present(cells[0], symbol("b")));
  EXPECT_FALSE(less(store->size_variable(cells[0]), constant(2)));
}

TEST_F(StoreMapTest, AClosedMapHasAsManyKeysAsAreKnown) {
  any_arguments(1);
  ASSERT_TRUE(present(cells[0], symbol("a")));
  ASSERT_TRUE(less(constant(1), store->size_variable(cells[0])));
  EXPECT_FALSE(closed(cells[0]));
}

} // namespace
} // namespace assay::input
