#include "report/json.h"

#include <gtest/gtest.h>

namespace assay::report {
namespace {

TEST(Json, QuotesWhatMustBe) {
  EXPECT_EQ(json_string("plain é"), "\"plain é\"");
  EXPECT_EQ(json_string("a\"b\\c\nd\te"), R"("a\"b\\c\nd\te")");
  EXPECT_EQ(json_string(std::string_view("\0\x1f", 2)), R"("\u0000\u001f")");
}

TEST(Json, BytesThatAreNoTextAreReplaced) {
  EXPECT_EQ(json_string("a\xe9z"), "\"a\uFFFDz\"");
  EXPECT_EQ(json_string("\xc3"), "\"\uFFFD\"");
}

TEST(Json, KeepsTheOrderOfFields) {
  JsonObject object;
  object.add("b", 1u).add("a", true).add("text", "x").add_raw("list", json_strings(std::vector<std::string>{"p", "q"}));
  EXPECT_EQ(object.text(), R"({"b":1,"a":true,"text":"x","list":["p","q"]})");
  EXPECT_EQ(JsonObject().text(), "{}");
}

} // namespace
} // namespace assay::report
