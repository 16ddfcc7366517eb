#include "input/text_parts.h"

#include <gtest/gtest.h>

#include "core/object.h"
#include "input/shape_contains.h"

namespace assay::input {
namespace {

class TextPartsTest : public testing::Test {
 protected:
  ShapeId list_of(Alternative element) { return list_of(shapes_.add("element", {std::move(element)})); }
  ShapeId list_of(ShapeId element) {
    ShapeId list = shapes_.declare("list");
    shapes_.define(list, {nil_alternative(), cons_alternative(element, list)});
    return list;
  }
  static Alternative character() { return integer_alternative(BigInteger(0), BigInteger(0x10ffff)); }
  Value numbers(std::vector<int64_t> integers) {
    std::vector<Value> values;
    for (int64_t integer : integers) values.push_back(Value::integer(integer));
    return make_list(arena_, values);
  }
  Value pair(Value left, Value right) {
    const Value elements[] = {left, right};
    return assay::make_tuple(arena_, std::span<const Value>(elements));
  }
  std::vector<int64_t> printable(ShapeId shape, std::vector<int64_t> integers) {
    Value list = with_printable_text(arena_, shapes_, shape, numbers(std::move(integers)));
    std::vector<int64_t> result;
    for (; list.is(Kind::Cons); list = list.as_cons()->tail) result.push_back(list.as_cons()->head.as_integer());
    return result;
  }

  Arena arena_;
  ShapeTable shapes_;
};

TEST_F(TextPartsTest, TellsTextFromNumbersByTheShape) {
  ShapeId text = list_of(character());
  ShapeId integers = list_of(integer_alternative());
  Value left = numbers({101});
  Value right = numbers({101});
  TextParts parts(shapes_, shapes_.add("pair", {tuple_alternative({text, integers})}), pair(left, right));
  EXPECT_EQ(parts.meaning(left), ListMeaning::Text);
  EXPECT_EQ(parts.meaning(right), ListMeaning::Numbers);
}

TEST_F(TextPartsTest, SaysNothingWhereTheShapeSaysNothing) {
  Value list = numbers({101, 102});
  EXPECT_EQ(TextParts().meaning(list), ListMeaning::Unknown);
  EXPECT_EQ(TextParts(shapes_, ShapeTable::any, list).meaning(list), ListMeaning::Unknown);
  EXPECT_EQ(TextParts(shapes_, list_of(ShapeTable::any), list).meaning(list), ListMeaning::Unknown);
  ShapeId either = shapes_.add("either", {list_of(character()), list_of(integer_alternative())});
  EXPECT_EQ(TextParts(shapes_, either, list).meaning(list), ListMeaning::Unknown);
}

TEST_F(TextPartsTest, LooksIntoLists) {
  Value inner = numbers({101});
  const Value elements[] = {inner};
  Value outer = make_list(arena_, elements);
  TextParts parts(shapes_, list_of(list_of(character())), outer);
  EXPECT_EQ(parts.meaning(outer), ListMeaning::Unknown);
  EXPECT_EQ(parts.meaning(inner), ListMeaning::Text);
}

TEST_F(TextPartsTest, MakesTextPrintableAndNothingElse) {
  EXPECT_EQ(printable(list_of(character()), {0, '-', '\n', 0x10ffff}), (std::vector<int64_t>{'a', '-', 'a', 'a'}));
  EXPECT_EQ(printable(list_of(integer_alternative()), {0, '-'}), (std::vector<int64_t>{0, '-'}));
  EXPECT_EQ(printable(ShapeTable::any, {0}), std::vector<int64_t>{0});
  const uint8_t bytes[] = {0, 'x', 0xff};
  Value whole = with_printable_text(arena_, shapes_, ShapeTable::any, make_bits(arena_, bytes, 24));
  EXPECT_EQ(std::string(reinterpret_cast<const char*>(whole.as_bits()->bytes), 3), "axa");
  Value odd = with_printable_text(arena_, shapes_, ShapeTable::any, make_bits(arena_, bytes, 20));
  EXPECT_EQ(odd.as_bits()->bytes[0], 0);
}

} // namespace
} // namespace assay::input
