#include "input/canonical_function.h"

#include <gtest/gtest.h>

namespace assay::input {
namespace {

class CanonicalFunctions : public ::testing::Test {
 protected:
  static Value symbol(const char* text) { return Value::symbol(Symbol(text)); }
  Value function() {
    functions_.emplace_back();
    return make_canonical_function(arena, &functions_.back());
  }

  Arena arena;

 private:
  std::deque<CanonicalFunction> functions_;
};

TEST_F(CanonicalFunctions, KeysOfFunctionsKnowTheNumberOfArguments) {
  EXPECT_EQ(arity_of_key(function_key(3)), 3u);
  EXPECT_EQ(arity_of_key(symbol("a")), std::nullopt);
  EXPECT_FALSE(binds_parts(function_key(1)));
  EXPECT_TRUE(binds_parts(make_tuple_of(arena, symbol("a"), function_key(1))));
}

TEST_F(CanonicalFunctions, FunctionsInAStructureFollowIt) {
  Value first = function();
  Value second = function();
  Value list = make_cons(arena, first, make_cons(arena, make_tuple_of(arena, second, symbol("x")), Value::nil()));
  Value key = make_cons(arena, function_key(1),
                        make_cons(arena, make_tuple_of(arena, function_key(2), symbol("x")), Value::nil()));
  std::vector<Value> scope;
  bind(key, list, scope);
  ASSERT_EQ(scope.size(), 3u);
  EXPECT_TRUE(scope[0].same(list));
  EXPECT_TRUE(scope[1].same(first));
  EXPECT_TRUE(scope[2].same(second));
  EXPECT_EQ(variables_bound(key), 3u);
  bind(Value::integer(1), Value::integer(1), scope);
  EXPECT_EQ(scope.size(), 4u);
}

TEST_F(CanonicalFunctions, SeeTheScopeTheyAreMadeIn) {
  const Value scope[] = {Value::integer(1), symbol("b")};
  Value inner = function();
  Value placed = with_scope(arena, make_tuple_of(arena, symbol("k"), inner), scope);
  Value made = placed.elements()[1];
  EXPECT_EQ(canonical_function_of(made), canonical_function_of(inner));
  ASSERT_EQ(scope_of(made).size(), 2u);
  EXPECT_TRUE(scope_of(made)[1].same(symbol("b")));
  EXPECT_TRUE(scope_of(inner).empty());
}

TEST_F(CanonicalFunctions, DoWhatTheFirstRowDoesUnlessItNeedsParts) {
  CanonicalFunction table;
  table.entry.rows = {{{Value::integer(1)}, table.returning(symbol("one"))}};
  ASSERT_NE(table.default_body(table.entry), nullptr);
  EXPECT_TRUE(table.default_body(table.entry)->value.is_symbol(Symbol("one")));

  CanonicalFunction caller;
  CanonicalFunction::Body call;
  call.type = CanonicalFunction::Body::Type::Call;
  call.variable = 1;
  caller.entry.rows = {{{make_tuple_of(arena, function_key(0))}, caller.add(call)}};
  EXPECT_EQ(caller.default_body(caller.entry), nullptr);
  caller.entry.otherwise = caller.returning(Value::nil());
  EXPECT_TRUE(caller.default_body(caller.entry)->value.is(Kind::Nil));
}

} // namespace
} // namespace assay::input
