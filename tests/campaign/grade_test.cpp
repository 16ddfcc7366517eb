// Grades as rows, as JSON, and as records that are read back; which programs are the same one.

#include "campaign/grade.h"

#include <gtest/gtest.h>

#include "lang/languages.h"
#include "lang/scratch.h"

namespace assay::campaign {
namespace {

Grade wrong() {
  Grade grade;
  grade.submission = "a,b.ml";
  grade.verdict = GradeVerdict::Wrong;
  grade.size = 8;
  grade.depth = 40;
  grade.input = "f \"x\\n\"";
  grade.reference_answer = "answers 1";
  grade.submission_answer = "raises exception \"odd\"";
  grade.place = "a,b.ml:3";
  grade.input_size = 3;
  grade.is_smallest = true;
  grade.detail = "one\ntwo";
  grade.seconds = 0.25;
  return grade;
}

TEST(GradeTest, IsReadBack) {
  Grade grade = wrong();
  std::string record = grade_record("key", grade);
  EXPECT_EQ(record.find('\n'), std::string::npos);
  auto kept = read_grade_record(record);
  ASSERT_TRUE(kept.has_value());
  EXPECT_EQ(kept->key, "key");
  EXPECT_EQ(kept->grade, grade);
}

TEST(GradeTest, WhatIsKnownOfSmallerInputsIsReadBack) {
  Grade grade = wrong();
  grade.is_smallest = false;
  for (bool tried : {true, false}) {
    grade.tried_below = tried;
    auto kept = read_grade_record(grade_record("key", grade));
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->grade, grade);
    EXPECT_NE(json_grades({&grade, 1}).find(tried ? "\"tried_below\":true" : "\"tried_below\":false"),
              std::string::npos);
  }
}

TEST(GradeTest, ARecordThatIsNotWholeIsNone) {
  std::string record = grade_record("key", wrong());
  for (size_t length = 0; length < record.size(); ++length) EXPECT_FALSE(read_grade_record(record.substr(0, length)));
  EXPECT_FALSE(read_grade_record("(grade \"key\" odd any)"));
  EXPECT_FALSE(read_grade_record("(other)"));
}

TEST(GradeTest, FieldsOfATableAreQuotedWhereTheyMustBe) {
  std::string table = csv_table(std::vector{wrong()});
  EXPECT_EQ(
      table.substr(table.find('\n') + 1),
      "\"a,b.ml\",wrong,8,40,0,\"f \"\"x\\n\"\"\",answers 1,\"raises exception \"\"odd\"\"\",\"a,b.ml:3\",3,,0.250,"
      "\"one\ntwo\",\n");
}

TEST(GradeTest, TheTableCountsVerdicts) {
  Grade same;
  same.submission = "s.ml";
  same.verdict = GradeVerdict::Same;
  same.size = 8;
  same.depth = 40;
  same.same_as = "t.ml";
  EXPECT_EQ(
      grade_table(std::vector{same, wrong()}, Style()),
      "s.ml: same up to size 8, depth 40 (the same program as t.ml)\n"
      "a,b.ml: wrong: f \"x\\n\": the reference answers 1, the submission raises exception \"odd\" (a,b.ml:3); one\n"
      "2 submissions: 1 wrong, 1 same\n");
}

class ProgramIdentityTest : public testing::Test {
 protected:
  std::string identity(std::string_view body, std::string_view function = "f") {
    OpenOptions without_cache;
    without_cache.use_cache = false;
    std::string source = "-module(m).\n-export([f/1, g/1]).\n" + std::string(body);
    auto opened = languages().find("erlang")->open(folder_.write("m.erl", source), without_cache);
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : to_string(opened.error()));
    const core::Module& main = (*opened)->main_module();
    return (*opened)->identity(*main.find(Symbol("m:" + std::string(function) + "/1")), /*strict=*/false);
  }
  test::ScratchFolder folder_;
};

TEST_F(ProgramIdentityTest, VariablesAndLayoutDoNotMatter) {
  EXPECT_EQ(identity("f(X) -> h(X, 1).\ng(X) -> X.\nh(X, Y) when X > 0 -> X + Y;\nh(_, _) -> a.\n"),
            identity("f(Number) ->\n  h(Number, 1).\n\n% no more\ng(Y) -> Y.\nh(N, More) when N > 0 -> N + More;\n"
                     "h(_, _) -> a.\n"));
}

TEST_F(ProgramIdentityTest, WhatItDoesDoes) {
  std::string one = identity("f(X) -> X + 1.\ng(X) -> X.\n");
  EXPECT_NE(one, identity("f(X) -> X + 2.\ng(X) -> X.\n"));
  EXPECT_NE(one, identity("f(X) -> X - 1.\ng(X) -> X.\n"));
  EXPECT_NE(one, identity("f(X) -> 1 + X.\ng(X) -> X.\n"));
  EXPECT_NE(identity("f(X) -> {X, one}.\ng(X) -> X.\n"), identity("f(X) -> {X, two}.\ng(X) -> X.\n"));
}

TEST_F(ProgramIdentityTest, TheFunctionThatIsCalledMatters) {
  std::string_view body = "f(X) -> X.\ng(X) -> -X.\n";
  EXPECT_NE(identity(body, "f"), identity(body, "g"));
}

} // namespace
} // namespace assay::campaign
