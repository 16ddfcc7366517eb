// Copies of what a program can change: other objects, shared as the originals are.

#include "search/mutable_parts.h"

#include <gtest/gtest.h>

#include <array>

#include "core/object.h"

namespace assay::search {
namespace {

class MutablePartsTest : public testing::Test {
 protected:
  Value record(Value field) { return Value::record(new_record(arena, Symbol("box"), std::array{field})); }
  Arena arena;
};

TEST_F(MutablePartsTest, AreFoundInsideOfStructures) {
  Value list = make_cons(arena, record(Value::integer(1)), Value::nil());
  EXPECT_TRUE(holds_mutable_part(list));
  EXPECT_TRUE(holds_mutable_part(make_tuple_of(arena, Value::integer(1), list)));
  EXPECT_FALSE(holds_mutable_part(make_cons(arena, Value::integer(1), Value::nil())));
}

TEST_F(MutablePartsTest, AreSharedInTheCopyAsTheyWere) {
  Value shared = record(Value::integer(1));
  std::vector<Value> copies = copy_mutable_parts(arena, std::array{shared, make_cons(arena, shared, Value::nil())});
  ASSERT_EQ(copies.size(), 2u);
  EXPECT_NE(copies[0].as_record(), shared.as_record());
  EXPECT_EQ(copies[1].as_cons()->head.as_record(), copies[0].as_record());
  copies[0].as_record()->fields()[0] = Value::integer(2);
  EXPECT_EQ(shared.as_record()->fields()[0].as_integer(), 1);
}

TEST_F(MutablePartsTest, MayHoldThemselves) {
  Value ring = record(Value::nil());
  ring.as_record()->fields()[0] = ring;
  std::vector<Value> copies = copy_mutable_parts(arena, std::array{ring});
  EXPECT_NE(copies[0].as_record(), ring.as_record());
  EXPECT_EQ(copies[0].as_record()->fields()[0].as_record(), copies[0].as_record());
}

TEST_F(MutablePartsTest, WhatCannotChangeStaysTheSameValue) {
  Value list = make_cons(arena, Value::integer(1), Value::nil());
  std::vector<Value> copies = copy_mutable_parts(arena, std::array{list});
  EXPECT_EQ(copies[0].as_cons(), list.as_cons());
}

} // namespace
} // namespace assay::search
