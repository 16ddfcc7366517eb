// Maps of the input and what the program makes of them: which questions are asked, and what stays symbolic.

#include <gtest/gtest.h>

#include "input/build_input.h"
#include "machine/trace.h"

namespace assay::machine {
namespace {

class TraceMapsTest : public testing::Test {
 protected:
  TraceMapsTest() {
    for (uint32_t i = 0; i < 3; ++i) cells[i] = space.cells.child(CellTable::root, Step::Element, 3, i);
    ShapeId any = ShapeTable::any;
    input = space.shapes.add("arguments", {tuple_alternative({any, any, any})});
    trace = std::make_unique<Trace>(space, input, 100);
  }
  Value argument(size_t index, Value value) { return with_cells(space, arena, value, cells[index]); }
  static Value symbol(std::string_view text) { return Value::symbol(Symbol(text)); }
  static Value number(int64_t value) { return Value::integer(value); }
  Value map(std::vector<MapEntry> entries) { return make_sorted_map(arena, entries); }
  Value map_argument(size_t index, std::vector<MapEntry> entries) {
    Value value = argument(index, map(std::move(entries)));
    EXPECT_TRUE(trace->ask_forms(value, forms_of(Form::Map)));
    return value;
  }
  std::optional<Value> at(Value map, Value key) { return trace->ask_entry(map, key); }
  // As a program does it; `now` is what comes out.
  Value put(Value now, Value before, Value key, Value value) {
    std::optional<Value> old;
    trace->ask_known_entry(before, key, old);
    return trace->changed_map(now, before, key, value);
  }
  size_t count() const { return trace->decisions().size(); }
  size_t alternatives() const { return trace->decisions().back().alternative_count(); }
  void TearDown() override { EXPECT_EQ(trace->contradiction(), ""); }

  InputSpace space;
  ShapeId input;
  std::unique_ptr<Trace> trace;
  CellId cells[3];
  Arena arena;
};

TEST_F(TraceMapsTest, AKeyThatDependsOnTheInputIsAKnownOneAnotherOrNotThere) {
  Value options = map_argument(0, {{symbol("a"), number(1)}});
  ASSERT_TRUE(at(options, symbol("a")));
  size_t before = count();
  std::optional<Value> value = at(options, argument(1, symbol("a")));
  ASSERT_TRUE(value);
  EXPECT_EQ(count(), before + 1);
  EXPECT_EQ(alternatives(), 3u);
  EXPECT_EQ(cell_of(*value), space.cells.child(cells[0], Step::MapValue, space.patterns.symbol(Symbol("a"))));
  EXPECT_TRUE(at(options, argument(1, symbol("a"))));
  EXPECT_EQ(count(), before + 1);
}

TEST_F(TraceMapsTest, AnotherKeyHasAValueOfItsOwn) {
  Value options = map_argument(0, {{number(3), number(1)}, {symbol("a"), number(2)}});
  ASSERT_TRUE(at(options, symbol("a")));
  Value key = argument(1, number(3));
  std::optional<Value> value = at(options, key);
  ASSERT_TRUE(value);
  EXPECT_EQ(value->as_integer(), 1);
  EXPECT_EQ(cell_of(*value), space.cells.child(cells[0], Step::MapValue, space.patterns.cell(cells[1])));
}

TEST_F(TraceMapsTest, WhatWasPutIsReadBackAndTheRestIsAsked) {
  Value before = map_argument(0, {{symbol("b"), number(5)}});
  Value put_value = argument(1, number(9));
  Value after = put(map({{symbol("a"), number(9)}, {symbol("b"), number(5)}}), before, symbol("a"), put_value);
  EXPECT_EQ(count(), 1u);
  ASSERT_NE(trace->layer_of(after), nullptr);
  std::optional<Value> value = at(after, symbol("a"));
  ASSERT_TRUE(value);
  EXPECT_EQ(cell_of(*value), cells[1]);
  EXPECT_EQ(count(), 1u);
  EXPECT_TRUE(at(after, symbol("b")));
  EXPECT_EQ(count(), 2u);
}

TEST_F(TraceMapsTest, TheSizeIsATermAndWhatWasPutCounts) {
  Value before = map_argument(0, {});
  Value after = put(map({{symbol("a"), number(1)}}), before, symbol("a"), number(1));
  Value size = trace->ask_size(after);
  EXPECT_EQ(size.as_integer(), 1);
  EXPECT_FALSE(size.is_concrete());
  EXPECT_EQ(count(), 2u); // whether the key was there before
  EXPECT_EQ(trace->ask_size(before).symbolic().tag(), SymbolicTag::Term);
  EXPECT_EQ(count(), 2u);
}

TEST_F(TraceMapsTest, GoingThroughAMapAsksForOneKeyAfterTheOther) {
  Value options = map_argument(0, {{number(1), symbol("x")}, {number(2), symbol("y")}});
  std::vector<MapEntry> entries = trace->ask_entries(options);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(count(), 4u); // two keys, and no more
  EXPECT_EQ(cell_of(entries[0].key), space.cells.child(cells[0], Step::MapKey, 0, 0));
  EXPECT_EQ(trace->ask_size(options).symbolic().tag(), SymbolicTag::None);
  EXPECT_EQ(trace->ask_entries(options).size(), 2u);
  EXPECT_EQ(count(), 4u);
}

TEST_F(TraceMapsTest, SymbolicKeysOfAMapOfTheProgramAreEqualOrNot) {
  Value one = argument(0, number(1));
  Value other = argument(1, number(1));
  Value empty = map({});
  Value first = put(map({{number(1), symbol("x")}}), empty, one, symbol("x"));
  EXPECT_EQ(count(), 0u);
  Value second = put(map({{number(1), symbol("y")}}), first, other, symbol("y"));
  EXPECT_EQ(count(), 1u);
  EXPECT_EQ(trace->ask_entries(second).size(), 1u);
  EXPECT_TRUE(trace->ask_size(second).is_concrete());
  EXPECT_TRUE(at(second, one)->is_symbol(Symbol("y")));
  EXPECT_EQ(count(), 1u);
}

TEST_F(TraceMapsTest, AChangedMapIsEqualIfItsEntriesAre) {
  Value before = map_argument(0, {});
  Value after = put(map({{symbol("a"), number(1)}}), before, symbol("a"), argument(1, number(1)));
  EXPECT_TRUE(trace->ask_equal(after, map({{symbol("a"), number(1)}})));
  EXPECT_FALSE(trace->ask_equal(after, map({{symbol("a"), number(2)}})));
}

} // namespace
} // namespace assay::machine
