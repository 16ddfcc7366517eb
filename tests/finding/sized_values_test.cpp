// Values of a shape by size and number, and the inputs that are tried below a known one.

#include "finding/sized_values.h"

#include <gtest/gtest.h>

#include <set>

#include "core/parts.h"
#include "finding/input_size.h"
#include "finding/smaller_inputs.h"
#include "finding/smallest_value.h"
#include "input/shape_contains.h"

namespace assay::finding {
namespace {

Symbol tag(int number) { return Symbol("#" + std::to_string(number)); }

class SizedValuesTest : public testing::Test {
 protected:
  // type t = Leaf | Number of int | Sum of t list | Pair of t * t, as OCaml has it; Leaf is a symbol.
  SizedValuesTest() {
    tree = shapes.declare("t");
    trees = shapes.declare("t list");
    ShapeId number = shapes.add("int", {integer_alternative()});
    shapes.define(trees, {nil_alternative(), cons_alternative(tree, trees)});
    shapes.define(tree, {symbol_alternative(Symbol("leaf")), constructor(0, {number}), constructor(1, {trees}),
                         constructor(2, {tree, tree})});
    input = shapes.add("input", {tuple_alternative({tree})});
  }

  Alternative constructor(int number, std::vector<ShapeId> fields) {
    ShapeId head = shapes.add("tag", {symbol_alternative(tag(number))});
    return cons_alternative(head, shapes.add("fields", {tuple_alternative(std::move(fields))}));
  }
  Value make(int number, std::vector<Value> fields) {
    return make_cons(arena, Value::symbol(tag(number)), make_tuple(arena, std::span<const Value>(fields)));
  }
  std::shared_ptr<const KeptInput> kept(Value value) {
    const Value arguments[] = {value};
    return std::make_shared<const KeptInput>(std::span<const Value>(arguments));
  }

  // Written so that two values are the same if their texts are.
  std::string text(Value value) {
    if (value.is_integer()) return std::to_string(value.as_integer());
    if (value.is(Kind::Symbol)) return std::string(value.as_symbol().text());
    if (value.is(Kind::Nil)) return "[]";
    std::vector<Value> parts;
    push_parts(value, parts);
    std::string result = value.is(Kind::Tuple) ? "{" : "(";
    for (size_t i = parts.size(); i-- > 0;) result += text(parts[i]) + " ";
    return result + ")";
  }

  Arena arena;
  ShapeTable shapes;
  ShapeId tree = 0;
  ShapeId trees = 0;
  ShapeId input = 0;
};

TEST_F(SizedValuesTest, AllValuesOfASizeAreCountedAndMadeOnce) {
  auto example = kept(make(0, {Value::integer(7)}));
  SizedValues values(shapes, input, example->tuple(), SizedValues::Structures::All);
  // By hand: a leaf; a number, an empty sum; two leaves, …
  const uint64_t expected[] = {0, 1, 2, 1, 5, 8};
  for (uint64_t size = 0; size < std::size(expected); ++size) {
    uint64_t count = values.count(size, 1);
    EXPECT_EQ(count, expected[size]) << "of size " << size;
    std::set<std::string> seen;
    for (uint64_t number = 0; number < count; ++number) {
      Value made = values.make(arena, size, 1, number, [](size_t) { return size_t{0}; });
      EXPECT_EQ(size_of(made.elements()[0]), size);
      EXPECT_TRUE(shape_contains(shapes, input, made)) << text(made);
      seen.insert(text(made));
    }
    EXPECT_EQ(seen.size(), count) << "all of them are different";
  }
  EXPECT_TRUE(values.has_all_structures());
  EXPECT_EQ(values.count(200, 1), SizedValues::many) << "and no overflow";
}

TEST_F(SizedValuesTest, NumbersArePickedFromAFewAndFromTheExample) {
  auto example = kept(make(0, {Value::integer(77)}));
  SizedValues values(shapes, input, example->tuple(), SizedValues::Structures::All);
  std::set<std::string> seen;
  for (size_t choice = 0; choice < 5; ++choice) {
    Value made = values.make(arena, 2, 1, 0, [&](size_t count) {
      EXPECT_EQ(count, 5u);
      return choice;
    });
    seen.insert(text(made));
  }
  EXPECT_EQ(seen.size(), 5u);
  EXPECT_TRUE(seen.contains("{(#0 {77 ) ) )"));
}

TEST_F(SizedValuesTest, StructuresOfTheExampleHaveItsConstructorsOnly) {
  auto example = kept(make(2, {make(0, {Value::integer(1)}), make(0, {Value::integer(2)})}));
  SizedValues values(shapes, input, example->tuple(), SizedValues::Structures::OfExample);
  EXPECT_EQ(values.count(1, 1), 0u) << "no leaf";
  EXPECT_EQ(values.count(2, 1), 1u);
  EXPECT_EQ(values.count(3, 1), 0u);
  EXPECT_EQ(values.count(5, 1), 1u);
  EXPECT_EQ(values.count(8, 1), 2u) << "a pair in either place";
}

TEST_F(SizedValuesTest, SmallerInputsComeFromSmallToLargeAndNoneIsLeftOut) {
  auto example = kept(make(2, {make(1, {Value::nil()}), make(0, {Value::integer(3)})}));
  SmallerInputs smaller({shapes, input, 1, 1, 5, 10'000}, example);
  std::set<std::string> seen;
  uint64_t last = 0;
  int passes = 1;
  while (auto made = smaller.next(arena, 5)) {
    uint64_t size = size_of(made->elements()[0]);
    EXPECT_LT(size, 5u);
    if (size < last) ++passes;
    last = size;
    seen.insert(text(*made));
  }
  EXPECT_EQ(passes, 2) << "those like the example, then all";
  // A leaf; 5 numbers, an empty sum; a pair of leaves; 2 * 6 pairs of these and a leaf, a sum of a leaf.
  EXPECT_EQ(seen.size(), 1u + 6 + 1 + 13);
  EXPECT_TRUE(smaller.is_complete_below(5));
  EXPECT_FALSE(smaller.is_complete_below(6));
}

TEST_F(SizedValuesTest, SizesWithTooManyAreLeftOut) {
  auto example = kept(make(1, {Value::nil()}));
  SmallerInputs smaller({shapes, input, 1, 1, 40, 20}, example);
  uint64_t count = 0;
  while (smaller.next(arena, 40)) ++count;
  EXPECT_LE(count, 20u);
  EXPECT_TRUE(smaller.is_complete_below(3));
  EXPECT_FALSE(smaller.is_complete_below(40));
}

TEST_F(SizedValuesTest, WhatHasToBeSmallerThanBeforeIsLeftOut) {
  auto example = kept(make(1, {Value::nil()}));
  SmallerInputs smaller({shapes, input, 1, 1, 5, 1000}, example);
  ASSERT_TRUE(smaller.next(arena, 5).has_value());
  EXPECT_FALSE(smaller.next(arena, 1).has_value());
}

TEST_F(SizedValuesTest, TheSmallestValueOfAConstructor) {
  const std::vector<Alternative>& alternatives = shapes.alternatives(tree);
  EXPECT_EQ(text(*smallest_value(arena, shapes, alternatives[0])), "leaf");
  EXPECT_EQ(text(*smallest_value(arena, shapes, alternatives[1])), "(#0 {0 ) )");
  EXPECT_EQ(text(*smallest_value(arena, shapes, alternatives[2])), "(#1 {[] ) )");
  EXPECT_EQ(text(*smallest_value(arena, shapes, alternatives[3])), "(#2 {leaf leaf ) )");
}

} // namespace
} // namespace assay::finding
