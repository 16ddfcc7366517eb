// The reader and writer of s-expressions: every token, every way to be wrong with its place, and
// depth.

#include "base/sexpr.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace assay {
namespace {

class SexprTest : public testing::Test {
 protected:
  const Sexpr& read(std::string_view text) {
    auto tree = read_sexpr(text, "test", arena_);
    if (!tree) throw std::runtime_error(tree.error().to_string());
    return **tree;
  }
  std::string error(std::string_view text, uint32_t depth_limit = sexpr_depth_limit) {
    auto tree = read_sexpr(text, "test", arena_, depth_limit);
    return tree ? "read: " + to_text(**tree) : tree.error().to_string();
  }
  Arena arena_;
};

TEST_F(SexprTest, ReadsEveryKindOfToken) {
  const Sexpr& list = read("(lists -12 #f3FF8000000000000 \"text\" () |a b|)");
  ASSERT_TRUE(list.is_list());
  ASSERT_EQ(list.items().size(), 6U);
  EXPECT_TRUE(list.items()[0].is_symbol("lists"));
  EXPECT_TRUE(list.items()[1].is_integer());
  EXPECT_EQ(list.items()[1].small_integer(), -12);
  EXPECT_TRUE(list.items()[2].is_float());
  EXPECT_EQ(list.items()[2].float_value(), 1.5);
  EXPECT_TRUE(list.items()[3].is_string());
  EXPECT_EQ(list.items()[3].text(), "text");
  EXPECT_TRUE(list.items()[4].is_list());
  EXPECT_TRUE(list.items()[4].items().empty());
  EXPECT_TRUE(list.items()[5].is_symbol("a b"));
  EXPECT_EQ(list.head(), "lists");
  EXPECT_EQ(list.items()[4].head(), "");
}

TEST_F(SexprTest, SignsAreSymbolsUnlessOnlyDigitsFollow) {
  const Sexpr& list = read("(- + =:= -1 -1a +1 -- a'1 @3:4:0c)");
  std::string kinds;
  for (const Sexpr& item : list.items()) kinds += item.is_integer() ? 'i' : item.is_symbol() ? 's' : '?';
  EXPECT_EQ(kinds, "sssisssss");
}

TEST_F(SexprTest, OffsetsPointToTheFirstByte) {
  const Sexpr& list = read(" (a \"b\"\n (c))");
  EXPECT_EQ(list.offset(), 1U);
  EXPECT_EQ(list.items()[0].offset(), 2U);
  EXPECT_EQ(list.items()[1].offset(), 4U);
  EXPECT_EQ(list.items()[2].offset(), 9U);
  Diagnostic place = sexpr_diagnostic(" (a \"b\"\n (c))", "f", list.items()[2].offset(), "here");
  EXPECT_EQ(place.to_string(), "f:2:2: here");
}

TEST_F(SexprTest, ResolvesEscapesAndKeepsUtf8) {
  EXPECT_EQ(read("\"a\\\\\\\"\\n\\r\\t\\x41;\\x20AC;é\"").text(), "a\\\"\n\r\tA€é");
  EXPECT_EQ(read("|\\||").text(), "|");
  EXPECT_EQ(read("||").text(), "");
  EXPECT_EQ(read("\"\\x0;\"").text(), std::string_view("\0", 1));
  EXPECT_EQ(read("\"|\"").text(), "|");
}

TEST_F(SexprTest, TextWithoutEscapesIsNotCopied) {
  std::string text = "(name \"plain\")";
  const Sexpr& list = read(text);
  EXPECT_EQ(list.items()[0].text().data(), text.data() + 1);
  EXPECT_EQ(list.items()[1].text().data(), text.data() + 7);
}

TEST_F(SexprTest, SkipsCommentsAndSpace) { EXPECT_EQ(to_text(read("; first\n( a ;b)\n\tc)\r\n; last")), "(a c)"); }

TEST_F(SexprTest, SmallIntegersEndAtSixtyFourBits) {
  EXPECT_EQ(read("9223372036854775807").small_integer(), std::numeric_limits<int64_t>::max());
  EXPECT_EQ(read("-9223372036854775808").small_integer(), std::numeric_limits<int64_t>::min());
  EXPECT_EQ(read("9223372036854775808").small_integer(), std::nullopt);
  EXPECT_EQ(read("a").small_integer(), std::nullopt);
}

TEST_F(SexprTest, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(error(""), "test:1:1: the text holds no expression");
  EXPECT_EQ(error(" ; nothing"), "test:1:11: the text holds no expression");
  EXPECT_EQ(error("(a\n(b c"), "test:2:5: the text ends inside the list that starts at 2:1");
  EXPECT_EQ(error("a)"), "test:1:2: unexpected text after the expression");
  EXPECT_EQ(error(")"), "test:1:1: unexpected ')'");
  EXPECT_EQ(error("a b"), "test:1:3: unexpected text after the expression");
  EXPECT_EQ(error("(a \"bc"), "test:1:4: the text ends inside this string");
  EXPECT_EQ(error("(a |bc"), "test:1:4: the text ends inside this symbol");
  EXPECT_EQ(error("(é)"), "test:1:2: unexpected byte 0xc3");
  EXPECT_EQ(error("(\"é\" ,)"), "test:1:6: unexpected character ','");
  EXPECT_EQ(error("12ab"), "test:1:3: white space is missing between two tokens");
  EXPECT_EQ(error("\"a\"b"), "test:1:4: white space is missing between two tokens");
  EXPECT_EQ(error("\"\\q\""), "test:1:2: unknown escape");
  EXPECT_EQ(error("\"\\"), "test:1:2: unknown escape");
  EXPECT_EQ(error("\"\\|\""), "test:1:2: unknown escape");
  EXPECT_EQ(error(std::string_view("\"\\\0\"", 4)), "test:1:2: unknown escape");
}

TEST_F(SexprTest, RefusesBadNumbersAndBadCodePoints) {
  const std::string float_error = "test:1:1: a float is '#f' and 16 hexadecimal digits";
  EXPECT_EQ(error("#f123"), float_error);
  EXPECT_EQ(error("#f3FF800000000000g"), float_error);
  EXPECT_EQ(error("#t3FF8000000000000"), float_error);
  EXPECT_EQ(error("#"), float_error);
  EXPECT_EQ(error("#f3FF80000000000001"), "test:1:19: white space is missing between two tokens");
  const std::string escape_error = "test:1:2: an escape by number is '\\x', hexadecimal digits of a code point and ';'";
  EXPECT_EQ(error("\"\\x41\""), escape_error);
  EXPECT_EQ(error("\"\\x;\""), escape_error);
  EXPECT_EQ(error("\"\\xD800;\""), escape_error);
  EXPECT_EQ(error("\"\\x110000;\""), escape_error);
  EXPECT_EQ(error("\"\\xFFFFFFFFFF;\""), escape_error);
  EXPECT_EQ(error("\"\\x-1;\""), escape_error);
}

TEST_F(SexprTest, RefusesTextThatIsNotUtf8) {
  for (std::string_view bytes : {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                                 "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80"}) {
    std::string text = "\"" + std::string(bytes) + "\"";
    EXPECT_EQ(error(text), "test:1:2: not UTF-8");
  }
}

TEST_F(SexprTest, DeepNestingNeedsNoStack) {
  constexpr size_t depth = 500'000;
  std::string text = std::string(depth, '(') + std::string(depth, ')');
  const Sexpr& tree = read(text);
  EXPECT_EQ(to_text(tree), text);
  std::string open(depth, '(');
  EXPECT_EQ(error(open), "test:1:500001: the text ends inside the list that starts at 1:500000");
}

TEST_F(SexprTest, DepthCanBeLimited) {
  EXPECT_EQ(error("((()))", 3), "read: ((()))");
  EXPECT_EQ(error("((()))", 2), "test:1:3: lists are nested deeper than 2");
}

TEST_F(SexprTest, WritesWhatReadsBack) {
  std::string text =
      "(module |a b| (x -1 12345678901234567890 #fBFF0000000000000) \"q\\\"\\\\\\n\\x1;é\" |\\|| "
      "|| |-1| "
      "|1a| - ())";
  EXPECT_EQ(to_text(read(text)), text);
}

} // namespace
} // namespace assay
