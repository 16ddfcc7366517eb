// Suites as text; that they pass on the real erl is shown by tests/end_to_end/cover.test.

#include "lang/erlang/emit/emit_suite.h"

#include <gtest/gtest.h>

#include "core/object.h"
#include "lang/erlang/text/read_term.h"
#include "lang/erlang/text/write_result_pattern.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {
namespace {

Value answered(Arena& arena, std::string_view text) {
  auto tree = read_sexpr(text, "test", arena);
  EXPECT_TRUE(tree) << tree.error().to_string();
  ReadErrors errors(text, "test");
  Value value = read_answered_term(**tree, arena, errors);
  EXPECT_FALSE(errors.first());
  return value;
}

std::string pattern(std::string_view text) {
  Arena arena;
  return write_result_pattern(answered(arena, text));
}

TEST(WriteResultPattern, NamesWhatCantBeWritten) {
  EXPECT_EQ(pattern("(t ok 1)"), "{ok,1}");
  EXPECT_EQ(pattern("(opaque pid)"), "Pid1 when is_pid(Pid1)");
  EXPECT_EQ(pattern("(t ok (fun 2) (l 1 (opaque ref)))"),
            "{ok,Fun1,[1,Reference2]} when is_function(Fun1, 2) andalso is_reference(Reference2)");
  EXPECT_EQ(pattern("(il 1 (opaque pid))"), "[1|Pid1] when is_pid(Pid1)");
}

TEST(WriteResultPattern, ComparesMapsAsAWhole) {
  EXPECT_EQ(pattern("(t (opaque pid) (m (a 1)))"), "{Pid1,Map2} when is_pid(Pid1) andalso Map2 =:= #{a => 1}");
  EXPECT_EQ(pattern("(m (a (opaque pid)))"), "Map1 when is_map(Map1)");
  EXPECT_EQ(pattern("(t (opaque pid) (m (a (extfun lists map 2))))"),
            "{Pid1,Map2} when is_pid(Pid1) andalso is_map(Map2)");
}

SuiteCase returning(std::string function, std::string value) {
  SuiteCase made;
  made.call = {std::move(function), {"1", "[a]"}};
  made.seen.what = Observed::Returned;
  made.seen.value = std::move(value);
  made.seen.value_can_be_read = true;
  made.comment = "Covers line 3.";
  return made;
}

SuiteCase raising(std::string exception_class, std::string reason, std::string constructor) {
  SuiteCase made = returning("go", "");
  made.seen.what = Observed::Raised;
  made.seen.failure.exception_class = std::move(exception_class);
  made.seen.failure.reason = std::move(reason);
  made.seen.failure.reason_can_be_read = !made.seen.failure.reason.contains('#') || made.seen.failure.reason[1] == '{';
  made.seen.failure.constructor = std::move(constructor);
  return made;
}

std::string only(SuiteCase each) {
  std::string text = suite_module("m_tests", "m", {&each, 1});
  return text.substr(text.find("() ->\n") + 6);
}

TEST(EmitSuite, AssertsResultsAndExceptions) {
  EXPECT_EQ(only(returning("go", "{ok,1}")), "    ?assertEqual({ok,1},\n                 m:go(1, [a])).\n");
  EXPECT_EQ(only(raising("throw", "{bad,1}", "{bad,_}")),
            "    ?assertThrow({bad,1},\n                 m:go(1, [a])).\n");
  EXPECT_EQ(only(raising("exit", "normal", "normal")), "    ?assertExit(normal,\n                m:go(1, [a])).\n");
  EXPECT_EQ(only(raising("error", "#{a => 1}", "_")),
            "    ?assertError(Reason when Reason =:= #{a => 1},\n                 m:go(1, [a])).\n");
  EXPECT_EQ(only(raising("error", "{#Fun<1>}", "{_}")), "    ?assertError({_},\n                 m:go(1, [a])).\n");
  SuiteCase hidden = returning("go", "#Pid");
  hidden.seen.value_can_be_read = false;
  hidden.seen.value_pattern = "Pid1 when is_pid(Pid1)";
  EXPECT_EQ(only(hidden), "    ?assertMatch(Pid1 when is_pid(Pid1),\n                 m:go(1, [a])).\n");
}

TEST(EmitSuite, GivesEachTestANameOfItsOwn) {
  SuiteCase cases[] = {returning("go", "1"), returning("go", "2"), returning("is ok?", "3")};
  std::string text = suite_module("m_tests", "m", cases);
  EXPECT_EQ(cases[0].name, "go_2_test");
  EXPECT_EQ(cases[1].name, "go_2_2_test");
  EXPECT_EQ(cases[2].name, "is_ok_2_test");
  EXPECT_TRUE(text.contains("\n%% Covers line 3.\ngo_2_2_test() ->\n"));
  EXPECT_TRUE(text.contains("-module(m_tests).\n"));
}

} // namespace
} // namespace assay::erlang
