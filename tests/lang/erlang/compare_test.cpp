// The order of terms. That it is erl's is what natives_test.cpp shows; here is what it must never do: use the C++ stack
// for depth, or answer differently the other way round.

#include "lang/erlang/values/compare.h"

#include <gtest/gtest.h>

#include <random>

#include "core/integer.h"

namespace assay::erlang {
namespace {

constexpr int depth = 300'000;

Value nested_tuples(Arena& arena, Value innermost) {
  Value term = innermost;
  for (int i = 0; i < depth; ++i) term = make_tuple_of(arena, term);
  return term;
}

Value nested_heads(Arena& arena, Value innermost) {
  Value term = innermost;
  for (int i = 0; i < depth; ++i) term = make_cons(arena, term, Value::nil());
  return term;
}

Value nested_maps(Arena& arena, Value innermost) {
  Value term = innermost;
  for (int i = 0; i < depth; ++i) {
    const MapEntry entry = {term, term};
    term = make_sorted_map(arena, {&entry, 1});
    if (i > 12) break; // each level doubles the work
  }
  return term;
}

TEST(Compare, DeepTermsNeedNoStack) {
  Arena arena;
  for (auto make : {nested_tuples, nested_heads, nested_maps}) {
    Value one = make(arena, Value::integer(1));
    Value same = make(arena, Value::integer(1));
    Value two = make(arena, Value::integer(2));
    EXPECT_TRUE(exactly_equal(one, same));
    EXPECT_FALSE(exactly_equal(one, two));
    EXPECT_LT(compare(one, two), 0);
    EXPECT_GT(compare(two, one), 0);
    EXPECT_LT(compare_keys(one, two), 0);
  }
}

TEST(Compare, LongListsNeedNoStack) {
  Arena arena;
  auto list_ending_in = [&](Value last) {
    Value list = last;
    for (int i = 0; i < depth; ++i) list = make_cons(arena, make_tuple_of(arena, Value::integer(i)), list);
    return list;
  };
  EXPECT_EQ(compare(list_ending_in(Value::nil()), list_ending_in(Value::nil())), 0);
  EXPECT_LT(compare(list_ending_in(Value::integer(1)), list_ending_in(Value::nil())), 0);
}

// Two to the power of 200 leaves, if nothing were remembered.
TEST(Compare, SharedPartsAreComparedOnce) {
  Arena arena;
  auto shared = [&](int64_t innermost) {
    Value term = make_tuple_of(arena, Value::integer(innermost));
    for (int i = 0; i < 200; ++i) {
      const MapEntry entry = {Value::integer(0), term};
      term = make_tuple_of(arena, make_cons(arena, term, Value::nil()), make_sorted_map(arena, {&entry, 1}), term);
    }
    return term;
  };
  EXPECT_TRUE(exactly_equal(shared(1), shared(1)));
  EXPECT_LT(compare(shared(1), shared(2)), 0);
}

Value random_term(Arena& arena, std::mt19937& random, int level) {
  auto parts = [&](uint32_t most) {
    std::vector<Value> values(random() % (most + 1));
    for (Value& value : values) value = random_term(arena, random, level + 1);
    return values;
  };
  switch (random() % (level > 3 ? 5 : 9)) {
    case 0: return Value::integer(static_cast<int64_t>(random() % 3));
    case 1: return Value::floating(static_cast<double>(random() % 5) / 2);
    case 2: return Value::symbol(Symbol(random() % 2 == 0 ? "a" : "b"));
    case 3: return make_integer(arena, shift_left(IntegerView(1), 63 + random() % 3));
    case 4: return Value::floating(0x1p63);
    case 5: return assay::make_tuple(arena, parts(3));
    case 6: return make_list(arena, parts(3));
    case 7: return make_list(arena, parts(2), random_term(arena, random, level + 1));
    default: {
      const MapEntry entry = {random_term(arena, random, level + 1), random_term(arena, random, level + 1)};
      return make_sorted_map(arena, {&entry, 1});
    }
  }
}

int sign(int number) { return number < 0 ? -1 : number > 0 ? 1 : 0; }

TEST(Compare, IsATotalOrder) {
  Arena arena;
  std::mt19937 random(3);
  for (auto order : {compare, compare_keys}) {
    for (int i = 0; i < 4000; ++i) {
      Value a = random_term(arena, random, 0);
      Value b = random_term(arena, random, 0);
      Value c = random_term(arena, random, 0);
      EXPECT_EQ(sign(order(a, b)), -sign(order(b, a)));
      if (order(a, b) <= 0 && order(b, c) <= 0) {
        EXPECT_LE(order(a, c), 0);
      }
      EXPECT_EQ(order(a, a), 0);
    }
  }
  for (int i = 0; i < 4000; ++i) {
    Value a = random_term(arena, random, 0);
    Value b = random_term(arena, random, 0);
    EXPECT_EQ(exactly_equal(a, b), compare_keys(a, b) == 0);
    EXPECT_EQ(equal(a, b), compare(a, b) == 0);
    if (exactly_equal(a, b)) {
      EXPECT_TRUE(equal(a, b));
    }
  }
}

} // namespace
} // namespace assay::erlang
