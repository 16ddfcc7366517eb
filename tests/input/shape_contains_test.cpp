// Membership of values in shapes, form by form; and that neither length nor depth nor sharing is a problem.

#include "input/shape_contains.h"

#include <gtest/gtest.h>

#include "core/integer.h"
#include "core/module.h"
#include "core/object.h"
#include "input/canonical_function.h"

namespace assay::input {
namespace {

class ShapeContainsTest : public testing::Test {
 protected:
  bool contains(ShapeId shape, Value value) { return shape_contains(shapes_, shape, value); }
  ShapeId shape(std::vector<ShapeTable::Member> members) { return shapes_.add("test", std::move(members)); }
  ShapeId integers(std::optional<int64_t> least = {}, std::optional<int64_t> greatest = {}) {
    Alternative alternative = integer_alternative();
    if (least) alternative.least = BigInteger(*least);
    if (greatest) alternative.greatest = BigInteger(*greatest);
    return shape({alternative});
  }
  ShapeId list_of(ShapeId element) {
    ShapeId list = shapes_.declare("list");
    shapes_.define(list, {nil_alternative(), cons_alternative(element, list)});
    return list;
  }
  ShapeId atom(std::string_view text) { return shape({symbol_alternative(Symbol(text))}); }
  Value list(std::vector<Value> elements, Value tail = Value::nil()) { return make_list(arena_, elements, tail); }
  Value tuple(std::vector<Value> elements) { return assay::make_tuple(arena_, elements); }
  Value big(std::string_view digits) { return make_integer(arena_, *BigInteger::from_text(digits)); }
  Value bits(uint64_t size) {
    std::vector<uint8_t> bytes((size + 7) / 8);
    return make_bits(arena_, bytes, size);
  }
  static Value symbol(std::string_view text) { return Value::symbol(Symbol(text)); }
  static Value number(int64_t value) { return Value::integer(value); }

  ShapeTable shapes_;
  Arena arena_;
};

TEST_F(ShapeContainsTest, Integers) {
  ShapeId byte = integers(0, 255);
  EXPECT_TRUE(contains(byte, number(0)));
  EXPECT_TRUE(contains(byte, number(255)));
  EXPECT_FALSE(contains(byte, number(-1)));
  EXPECT_FALSE(contains(byte, number(256)));
  EXPECT_FALSE(contains(byte, Value::floating(1.0)));
  EXPECT_FALSE(contains(byte, big("18446744073709551616")));
  EXPECT_TRUE(contains(integers(0), big("18446744073709551616")));
  EXPECT_FALSE(contains(integers(0), big("-18446744073709551616")));
  ShapeId beyond = shape({integer_alternative(*BigInteger::from_text("18446744073709551616"))});
  EXPECT_FALSE(contains(beyond, number(7)));
  EXPECT_TRUE(contains(beyond, big("18446744073709551617")));
}

TEST_F(ShapeContainsTest, FloatsSymbolsAndNil) {
  ShapeId floats = shape({float_alternative()});
  EXPECT_TRUE(contains(floats, Value::floating(-0.5)));
  EXPECT_FALSE(contains(floats, number(1)));
  EXPECT_TRUE(contains(atom("ok"), symbol("ok")));
  EXPECT_FALSE(contains(atom("ok"), symbol("error")));
  EXPECT_TRUE(contains(shape({symbol_alternative()}), symbol("error")));
  EXPECT_TRUE(contains(shape({nil_alternative()}), Value::nil()));
  EXPECT_FALSE(contains(shape({nil_alternative()}), symbol("[]")));
}

TEST_F(ShapeContainsTest, AnyAndNone) {
  OpaqueObject object{Symbol("test.pid"), 1, nullptr};
  for (Value value : {number(1), Value::nil(), tuple({Value::opaque(&object)}), Value::opaque(&object)}) {
    EXPECT_TRUE(contains(ShapeTable::any, value));
    EXPECT_TRUE(contains(shape({ShapeTable::any, integer_alternative()}), value));
    EXPECT_FALSE(contains(ShapeTable::none, value));
  }
  EXPECT_TRUE(contains(shape({tuple_alternative({ShapeTable::any})}), tuple({Value::opaque(&object)})));
}

TEST_F(ShapeContainsTest, Lists) {
  ShapeId list = list_of(integers());
  EXPECT_TRUE(contains(list, Value::nil()));
  EXPECT_TRUE(contains(list, this->list({number(1), number(2)})));
  EXPECT_FALSE(contains(list, this->list({number(1), symbol("a")})));
  EXPECT_FALSE(contains(list, this->list({number(1)}, number(2))));
  EXPECT_FALSE(contains(list, number(1)));
}

TEST_F(ShapeContainsTest, ListsOfAUnionAreNotAUnionOfLists) {
  ShapeId numbers = list_of(integers());
  ShapeId symbols = list_of(shape({symbol_alternative()}));
  ShapeId either = shape({numbers, symbols});
  EXPECT_TRUE(contains(either, list({number(1), number(2)})));
  EXPECT_TRUE(contains(either, list({symbol("a"), symbol("b")})));
  EXPECT_FALSE(contains(either, list({number(1), symbol("b")})));
  EXPECT_TRUE(contains(list_of(shape({integer_alternative(), symbol_alternative()})), list({number(1), symbol("b")})));
}

TEST_F(ShapeContainsTest, ImproperLists) {
  ShapeId improper = shapes_.declare("improper");
  ShapeId tail = shape({improper, atom("end")});
  shapes_.define(improper, {cons_alternative(integers(), tail)});
  EXPECT_TRUE(contains(improper, list({number(1), number(2)}, symbol("end"))));
  EXPECT_FALSE(contains(improper, list({number(1), number(2)})));
  EXPECT_FALSE(contains(improper, symbol("end")));
}

TEST_F(ShapeContainsTest, Tuples) {
  ShapeId pair =
      shape({tuple_alternative({atom("ok"), integers()}), tuple_alternative({atom("error"), ShapeTable::any})});
  EXPECT_TRUE(contains(pair, tuple({symbol("ok"), number(1)})));
  EXPECT_FALSE(contains(pair, tuple({symbol("ok"), symbol("a")})));
  EXPECT_TRUE(contains(pair, tuple({symbol("error"), symbol("a")})));
  EXPECT_FALSE(contains(pair, tuple({symbol("ok")})));
  EXPECT_FALSE(contains(pair, tuple({})));
  EXPECT_TRUE(contains(shape({tuple_alternative({})}), tuple({})));
  EXPECT_TRUE(contains(shape({any_tuple_alternative()}), tuple({number(1), number(2)})));
  EXPECT_FALSE(contains(shape({any_tuple_alternative()}), Value::nil()));
}

TEST_F(ShapeContainsTest, Maps) {
  auto map = [&](std::vector<MapEntry> entries) { return make_sorted_map(arena_, entries); };
  ShapeId person = shape({map_alternative({{atom("age"), integers(0), true}, {atom("name"), atom("joe"), false}})});
  EXPECT_TRUE(contains(person, map({{symbol("age"), number(3)}})));
  EXPECT_TRUE(contains(person, map({{symbol("age"), number(3)}, {symbol("name"), symbol("joe")}})));
  EXPECT_FALSE(contains(person, map({{symbol("name"), symbol("joe")}})));
  EXPECT_FALSE(contains(person, map({{symbol("age"), number(-3)}})));
  EXPECT_FALSE(contains(person, map({{symbol("age"), number(3)}, {symbol("more"), number(3)}})));
  EXPECT_FALSE(contains(person, map({})));
  EXPECT_TRUE(contains(shape({map_alternative({})}), map({})));
  EXPECT_FALSE(contains(shape({map_alternative({})}), map({{number(1), number(1)}})));

  // The first association that a key is of counts.
  ShapeId first = shape({map_alternative({{atom("a"), integers(), false}, {ShapeTable::any, atom("x"), false}})});
  EXPECT_TRUE(contains(first, map({{symbol("a"), number(1)}, {symbol("b"), symbol("x")}})));
  EXPECT_FALSE(contains(first, map({{symbol("a"), symbol("x")}})));

  // One that is large enough to be a tree, with one value that does not fit.
  ShapeId numbers = shape({map_alternative({{integers(), integers(), false}})});
  std::vector<MapEntry> entries;
  for (int i = 0; i < 100; ++i) entries.push_back({number(i), number(i)});
  EXPECT_TRUE(contains(numbers, map(entries)));
  entries[70].value = Value::nil();
  EXPECT_FALSE(contains(numbers, map(entries)));
}

TEST_F(ShapeContainsTest, Bits) {
  ShapeId binary = shape({bits_alternative(0, 8)});
  EXPECT_TRUE(contains(binary, bits(0)));
  EXPECT_TRUE(contains(binary, bits(16)));
  EXPECT_FALSE(contains(binary, bits(12)));
  ShapeId exactly = shape({bits_alternative(12, 0)});
  EXPECT_TRUE(contains(exactly, bits(12)));
  EXPECT_FALSE(contains(exactly, bits(13)));
  ShapeId stepped = shape({bits_alternative(3, 5)});
  EXPECT_TRUE(contains(stepped, bits(13)));
  EXPECT_FALSE(contains(stepped, bits(2)));
  EXPECT_FALSE(contains(stepped, bits(5)));
}

TEST_F(ShapeContainsTest, FunctionsByArity) {
  ShapeId unary = shape({function_alternative(std::vector<ShapeId>{ShapeTable::any}, ShapeTable::any)});
  EXPECT_TRUE(contains(unary, Value::function_name(Symbol("m:f/1"), 1)));
  EXPECT_FALSE(contains(unary, Value::function_name(Symbol("m:f/2"), 2)));
  EXPECT_TRUE(contains(shape({function_alternative({}, {})}), Value::function_name(Symbol("m:f/2"), 2)));

  core::Function function;
  core::ValueId parameters[] = {core::ValueId{}, core::ValueId{}};
  function.parameters = parameters;
  EXPECT_FALSE(contains(unary, Value::closure(new_closure(arena_, &function, {}))));
  function.parameters = function.parameters.subspan(1);
  EXPECT_TRUE(contains(unary, Value::closure(new_closure(arena_, &function, {}))));

  CanonicalFunction canonical;
  EXPECT_TRUE(contains(unary, make_canonical_function(arena_, &canonical)));
  canonical.arity = 3;
  EXPECT_FALSE(contains(unary, make_canonical_function(arena_, &canonical)));
}

TEST_F(ShapeContainsTest, OpaqueObjectsByType) {
  OpaqueObject object{Symbol("test.pid"), 1, nullptr};
  ShapeId pid = shape({other_alternative(Symbol("test.pid"))});
  EXPECT_TRUE(contains(pid, Value::opaque(&object)));
  EXPECT_TRUE(contains(shape({tuple_alternative({pid})}), tuple({Value::opaque(&object)})));
  EXPECT_FALSE(contains(shape({other_alternative(Symbol("test.port"))}), Value::opaque(&object)));
  EXPECT_TRUE(contains(shape({other_alternative({})}), Value::opaque(&object)));
  EXPECT_FALSE(contains(pid, number(1)));
}

TEST_F(ShapeContainsTest, LongListsAndDeepTuples) {
  ShapeId list = list_of(integers());
  std::vector<Value> elements(100'000, number(1));
  EXPECT_TRUE(contains(list, this->list(elements)));
  elements.back() = Value::nil();
  EXPECT_FALSE(contains(list, this->list(elements)));

  ShapeId nested = shapes_.declare("nested");
  shapes_.define(nested, {atom("leaf"), tuple_alternative({nested})});
  Value deep = symbol("leaf");
  for (int i = 0; i < 100'000; ++i) deep = tuple({deep});
  EXPECT_TRUE(contains(nested, deep));
  EXPECT_FALSE(contains(nested, tuple({deep, deep})));
}

TEST_F(ShapeContainsTest, SharedPartsAreLookedAtOnce) {
  ShapeId tree = shapes_.declare("tree");
  shapes_.define(tree, {atom("leaf"), tuple_alternative({tree, tree})});
  Value value = symbol("leaf");
  for (int i = 0; i < 200; ++i) value = tuple({value, value}); // 2^200 leaves
  EXPECT_TRUE(contains(tree, value));
}

} // namespace
} // namespace assay::input
