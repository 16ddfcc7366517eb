#include "finding/shrink.h"

#include <gtest/gtest.h>

#include "core/integer.h"
#include "finding/input_size.h"
#include "finding/simpler.h"

namespace assay::finding {
namespace {

class Shrinking : public testing::Test {
 protected:
  Value list(std::vector<Value> elements) { return make_list(arena, elements); }
  static Value integer(int64_t number) { return Value::integer(number); }
  static Value symbol(std::string_view name) { return Value::symbol(Symbol(name)); }

  // Of a function with one argument.
  std::shared_ptr<const KeptInput> shrunk(Value argument, const std::function<bool(Value)>& fails,
                                          ShapeId shape = ShapeTable::any) {
    ShapeId input = shapes.add("input", {tuple_alternative({shape})});
    const Value arguments[] = {argument};
    auto kept = std::make_shared<const KeptInput>(std::span<const Value>(arguments));
    return shrink({shapes, input, [&](std::span<const Value> candidate) { return fails(candidate[0]); }},
                  std::move(kept), Candidates::Of::Everything, limit);
  }

  Arena arena;
  ShapeTable shapes;
  ShrinkLimit limit{5000, {}};
};

size_t length(Value value) {
  size_t count = 0;
  for (; value.is(Kind::Cons); value = value.as_cons()->tail) ++count;
  return value.is(Kind::Nil) ? count : 0;
}

TEST_F(Shrinking, DropsElementsAndMakesTheRestSmall) {
  Value long_list = list({integer(7), symbol("long"), list({integer(1), integer(2)}), integer(-3), integer(9)});
  auto small = shrunk(long_list, [](Value value) { return length(value) >= 3; });
  Value result = small->arguments()[0];
  ASSERT_EQ(length(result), 3u);
  for (; result.is(Kind::Cons); result = result.as_cons()->tail) {
    EXPECT_TRUE(result.as_cons()->head.same(integer(0)));
  }
}

// type t = Number of int | Sum of t list | Power of int * int
TEST_F(Shrinking, LooksIntoConstructors) {
  ShapeId tree = shapes.declare("t");
  ShapeId trees = shapes.declare("t list");
  ShapeId number = shapes.add("int", {integer_alternative()});
  auto constructor = [&](const char* tag, std::vector<ShapeId> fields) {
    ShapeId head = shapes.add("tag", {symbol_alternative(Symbol(tag))});
    return cons_alternative(head, shapes.add("fields", {tuple_alternative(std::move(fields))}));
  };
  auto make = [&](const char* tag, std::vector<Value> fields) {
    return make_cons(arena, symbol(tag), make_tuple(arena, std::span<const Value>(fields)));
  };
  shapes.define(trees, {nil_alternative(), cons_alternative(tree, trees)});
  shapes.define(tree, {constructor("#0", {number}), constructor("#1", {trees}), constructor("#2", {number, number})});
  Value power = make("#2", {integer(4), integer(5)});
  Value whole = make("#1", {list({make("#1", {list({power, power})}), power})});
  auto has = [](Value value, const char* tag) {
    std::vector<Value> pending = {value};
    while (!pending.empty()) {
      Value part = pending.back();
      pending.pop_back();
      if (part.is(Kind::Symbol) && part.as_symbol() == Symbol(tag)) return true;
      if (part.is(Kind::Cons)) pending.insert(pending.end(), {part.as_cons()->head, part.as_cons()->tail});
      if (part.is(Kind::Tuple)) pending.insert(pending.end(), part.elements(), part.elements() + part.arity());
    }
    return false;
  };
  auto size = [](const std::shared_ptr<const KeptInput>& kept) { return size_of(kept->arguments()[0]); };
  EXPECT_EQ(size(shrunk(whole, [&](Value value) { return has(value, "#2"); }, tree)), 3u) << "the part alone";
  EXPECT_EQ(size(shrunk(whole, [&](Value value) { return has(value, "#1"); }, tree)), 2u) << "an empty sum";
  EXPECT_EQ(size(shrunk(whole, [&](Value) { return true; }, tree)), 2u);
  // The number is kept where another constructor has room for it.
  auto small = shrunk(power, [](Value value) { return value.as_cons()->tail.elements()[0].same(integer(4)); }, tree);
  EXPECT_EQ(size(small), 2u);
  EXPECT_TRUE(has(small->arguments()[0], "#0"));
}

TEST_F(Shrinking, TakesAPartForTheWhole) {
  Value deep = make_tuple_of(arena, list({make_tuple_of(arena, symbol("x"), integer(5))}), integer(1));
  auto small = shrunk(deep, [](Value value) {
    while (value.is(Kind::Cons)) value = value.as_cons()->head;
    return value.is(Kind::Tuple) && value.arity() == 2;
  });
  Value result = small->arguments()[0];
  ASSERT_TRUE(result.is(Kind::Tuple));
  EXPECT_TRUE(result.elements()[0].same(integer(0)));
  EXPECT_TRUE(result.elements()[1].same(integer(0)));
}

TEST_F(Shrinking, FindsTheLeastIntegerPositiveFirst) {
  auto large =
      shrunk(integer(123456), [](Value value) { return value.is(Kind::Integer) && value.as_integer() > 1000; });
  EXPECT_EQ(large->arguments()[0].as_integer(), 1001);
  auto either = shrunk(integer(-77), [](Value value) {
    return value.is(Kind::Integer) && (value.as_integer() >= 5 || value.as_integer() <= -5);
  });
  EXPECT_EQ(either->arguments()[0].as_integer(), 5);
}

TEST_F(Shrinking, ShrinksBigIntegers) {
  auto number = BigInteger::from_text("123456789012345678901234567890");
  auto small = shrunk(make_integer(arena, *number), [](Value value) { return value.is(Kind::BigInteger); });
  EXPECT_EQ(compare_integers(small->arguments()[0], make_integer(arena, *BigInteger::from_text("9223372036854775808"))),
            0);
}

TEST_F(Shrinking, StaysWithinTheShape) {
  ShapeId element = shapes.add("3..9 | wide",
                               {integer_alternative(BigInteger(3), BigInteger(9)), symbol_alternative(Symbol("wide"))});
  auto small = shrunk(integer(8), [](Value) { return true; }, element);
  EXPECT_EQ(small->arguments()[0].as_integer(), 3);
}

TEST_F(Shrinking, DropsRowsOfTables) {
  CanonicalFunction table;
  table.arity = 1;
  for (int64_t i = 0; i < 4; ++i) table.entry.rows.push_back({{integer(i)}, table.returning(integer(10 * i))});
  auto small = shrunk(make_canonical_function(arena, &table), [](Value value) {
    const CanonicalFunction* function = canonical_function_of(value);
    if (function == nullptr) return false;
    auto has_result = [&](const auto& row) { return function->bodies[row.body].value.same(integer(20)); };
    return std::ranges::any_of(function->entry.rows, has_result);
  });
  const CanonicalFunction* function = canonical_function_of(small->arguments()[0]);
  ASSERT_EQ(function->entry.rows.size(), 1u);
  EXPECT_EQ(function->bodies[function->entry.rows[0].body].value.as_integer(), 20);
}

// What the function input answers, as the machine would have it.
int64_t answer(const CanonicalFunction& function, int64_t to) {
  const CanonicalFunction::Body* body = function.default_body(function.entry);
  for (const CanonicalFunction::Row& row : function.entry.rows) {
    if (row.keys[0].same(Value::integer(to))) body = &function.bodies[row.body];
  }
  if (body == nullptr) return 0;
  auto number = [&](const CanonicalFunction::Operand& operand) {
    return operand.variable ? to : operand.value.as_integer();
  };
  switch (body->type) {
    case CanonicalFunction::Body::Type::Value: return body->value.as_integer();
    case CanonicalFunction::Body::Type::Arithmetic: break;
    default: return to;
  }
  int64_t left = number(body->operands[0]);
  int64_t right = number(body->operands[1]);
  switch (body->arithmetic) {
    case Arithmetic::Add: return left + right;
    case Arithmetic::Subtract: return left - right;
    case Arithmetic::Multiply: break;
  }
  return left * right;
}

TEST_F(Shrinking, PutsACalculationInPlaceOfALongTable) {
  ShapeId number = shapes.add("integer", {integer_alternative()});
  ShapeId shape = shapes.add("fun", {function_alternative(std::vector<ShapeId>{number}, number)});
  CanonicalFunction table;
  table.arity = 1;
  for (int64_t key : {1, 2, 4, 8}) table.entry.rows.push_back({{integer(key)}, table.returning(integer(key + 30))});
  auto small = shrunk(
      make_canonical_function(arena, &table),
      [](Value value) {
        const CanonicalFunction* function = canonical_function_of(value);
        if (function == nullptr) return false;
        auto adds = [&](int64_t key) { return answer(*function, key) - key == answer(*function, 1) - 1; };
        return answer(*function, 1) > 3 && adds(2) && adds(4) && adds(8);
      },
      shape);
  const CanonicalFunction* function = canonical_function_of(small->arguments()[0]);
  ASSERT_TRUE(function->entry.rows.empty());
  const CanonicalFunction::Body& body = *function->default_body(function->entry);
  ASSERT_EQ(body.type, CanonicalFunction::Body::Type::Arithmetic);
  EXPECT_EQ(body.arithmetic, Arithmetic::Add);
  EXPECT_EQ(body.operands[1].value.as_integer(), 3);
  EXPECT_EQ(size_of(small->arguments()[0]), 4u);
}

TEST_F(Shrinking, DropsKeysAndBytes) {
  const MapEntry entries[] = {{symbol("a"), integer(1)}, {symbol("b"), integer(2)}, {symbol("c"), integer(3)}};
  auto map = shrunk(make_sorted_map(arena, entries), [](Value value) {
    bool has = false;
    if (value.is(Kind::Map))
      visit_map(*value.as_map(), [&](const MapEntry& e) { return !(has = has || e.key.is_symbol(Symbol("b"))); });
    return has;
  });
  EXPECT_EQ(map->arguments()[0].as_map()->size, 1u);
  const uint8_t bytes[] = {1, 2, 3, 4, 5};
  auto bits = shrunk(make_bits(arena, bytes, 40),
                     [](Value value) { return value.is(Kind::Bits) && value.as_bits()->size >= 16; });
  EXPECT_EQ(bits->arguments()[0].as_bits()->size, 16u);
}

TEST_F(Shrinking, RespectsTheBoundOnCalls) {
  limit.runs = 3;
  uint64_t calls = 0;
  shrunk(integer(1'000'000), [&](Value) { return ++calls, false; });
  EXPECT_LE(calls, 3u);
}

TEST_F(Shrinking, StopsWhenTheTimeIsUp) {
  uint64_t calls = 0;
  limit.may_go_on = [&] { return calls < 2; };
  auto small =
      shrunk(integer(1'000'000), [&](Value value) { return ++calls, !value.is_integer() || value.as_integer() > 10; });
  EXPECT_EQ(calls, 2u);
  EXPECT_GT(small->arguments()[0].as_integer(), 10);
}

TEST_F(Shrinking, OrdersInputs) {
  auto before = [](Value left, Value right) { return is_simpler(left, right) && !is_simpler(right, left); };
  EXPECT_TRUE(before(integer(99), list({integer(0)})));
  EXPECT_TRUE(before(integer(1), integer(-1)));
  EXPECT_TRUE(before(integer(-1), integer(2)));
  EXPECT_TRUE(before(list({integer(0), integer(42)}), list({integer(1), integer(0)})));
  EXPECT_TRUE(before(Value::floating(3.0), Value::floating(0.5)));
  EXPECT_TRUE(before(symbol("b"), symbol("aa")));
  EXPECT_FALSE(is_simpler(integer(4), integer(4)));
}

} // namespace
} // namespace assay::finding
