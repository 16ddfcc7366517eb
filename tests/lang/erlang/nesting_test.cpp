// Reading and lowering are recursive, so how deeply a dump may be nested is limited. Every kind of node that can be
// inside itself is lowered far deeper than the stack of a thread allows in a sanitized build; beyond the limit the answer
// is a diagnostic at the place where the limit is passed. Terms have a lower limit, as they are read elsewhere too.

#include <gtest/gtest.h>

#include <fmt/core.h>

#include <algorithm>

#include "base/large_stack.h"
#include "core/verifier.h"
#include "lang/erlang/lower/lower.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {
namespace {

// A text that may be put into itself: `before`, then it, then `after`.
struct Nest {
  std::string_view name;
  std::string_view before;
  std::string_view after;
  std::string_view inside = "(lit @0:0:0 a)";
};

// Variable 0 is the function's parameter.
constexpr Nest expressions[] = {
    {"try_argument", "(try @1:1:0 ", " (V) (var @0:0:0 V) (C R S) (tuple @0:0:0 (var @0:0:0 R) (var @0:0:0 S)))"},
    {"try_body", "(try @1:1:0 (call @1:1:0 (lit @0:0:0 m) (lit @0:0:0 g)) (V) ", " (C R S) (var @0:0:0 R))"},
    {"try_handler", "(try @1:1:0 (call @1:1:0 (lit @0:0:0 m) (lit @0:0:0 g)) (V) (var @0:0:0 V) (C R S) ", ")"},
    {"catch", "(catch @1:1:0 ", ")"},
    {"case_argument", "(case @1:1:0 ", " (clause @1:1:0 ((lit @0:0:0 a)) (lit @0:0:0 true) (lit @0:0:0 b)))"},
    {"case_condition", "(case @1:1:0 ",
     " (clause @1:1:0 ((lit @0:0:0 true)) (lit @0:0:0 true) (lit @0:0:0 false))"
     " (clause @1:1:0 ((lit @0:0:0 false)) (lit @0:0:0 true) (lit @0:0:0 true))"
     " (clause @1:1:0 ((var @0:0:0 X)) (lit @0:0:0 true) (var @0:0:0 X)))"},
    {"case_guard", "(case @1:1:0 (var @0:0:0 0) (clause @1:1:0 ((var @0:0:0 X)) ",
     " (lit @0:0:0 b)) (clause @1:1:0 ((var @0:0:0 Y)) (lit @0:0:0 true) (lit @0:0:0 c)))"},
    {"case_body", "(case @1:1:0 (var @0:0:0 0) (clause @1:1:0 ((tuple @0:0:0 (var @0:0:0 X))) (lit @0:0:0 true) ",
     ") (clause @1:1:0 ((var @0:0:0 Y)) (lit @0:0:0 true) (lit @0:0:0 c)))"},
    {"let_argument", "(let @1:1:0 (X) ", " (tuple @0:0:0 (var @0:0:0 X) (var @0:0:0 X)))"},
    {"let_of_case",
     "(let @1:1:0 (X) (var @0:0:0 0) (case @1:1:0 (var @0:0:0 X) (clause @1:1:0 ((lit @0:0:0 1)) (lit "
     "@0:0:0 true) ",
     ")))"},
    {"let_values", "(let @1:1:0 (X Y) ", " (values @0:0:0 (var @0:0:0 Y) (var @0:0:0 X)))",
     "(values @0:0:0 (lit @0:0:0 a) (lit @0:0:0 b))"},
    {"letrec_function", "(letrec @1:1:0 ((g 0 (fun @1:1:0 () ", "))) (apply @0:0:0 (fname @0:0:0 g 0)))"},
    {"letrec_value", "(letrec @1:1:0 ((g 0 (fun @1:1:0 () ", "))) (fname @0:0:0 g 0))"},
    {"letrec_label", "(letrec @1:1:0g ((g 0 (fun @1:1:0 () ", "))) (apply @0:0:0 (fname @0:0:0 g 0)))"},
    {"letrec_body", "(letrec @1:1:0g ((g 0 (fun @1:1:0 () (lit @0:0:0 a)))) ", ")"},
    {"fun", "(fun @1:1:0 (X) ", ")", "(var @0:0:0 0)"},
    {"sequence_first", "(seq @1:1:0 ", " (lit @0:0:0 b))"},
    {"cons_head", "(cons @1:1:0 ", " (lit @0:0:0 (l)))"},
    {"tuple", "(tuple @1:1:0 ", ")"},
    {"map_of", "(map @1:1:0 ", " (assoc (lit @0:0:0 k) (lit @0:0:0 v)))"},
    {"map_key", "(map @1:1:0 (lit @0:0:0 (m)) (assoc ", " (lit @0:0:0 v)))"},
    {"binary_value", "(binary @1:1:0 (bitstr @0:0:0 ", " (lit @0:0:0 all) 8 binary (unsigned big)))"},
    {"binary_size", "(binary @1:1:0 (bitstr @0:0:0 (var @0:0:0 0) ", " 8 integer (unsigned big)))"},
    {"call", "(call @1:1:0 (lit @0:0:0 erlang) (lit @0:0:0 ++) (var @0:0:0 0) ", ")"},
    {"not", "(call @1:1:0 (lit @0:0:0 erlang) (lit @0:0:0 not) ", ")", "(lit @0:0:0 true)"},
    {"apply", "(apply @1:1:0 ", ")", "(var @0:0:0 0)"},
    {"primop", "(primop @1:1:0 match_fail ", ")"},
};

constexpr Nest patterns[] = {
    {"cons_head", "(cons @1:1:0 ", " (var @0:0:0 X))"},
    {"tuple", "(tuple @1:1:0 ", ")"},
    {"map_value", "(map @1:1:0 (lit @0:0:0 (m)) (exact (lit @0:0:0 k) ", "))"},
    {"alias", "(alias @1:1:0 (var @0:0:0 X) ", ")"},
};

constexpr Nest terms[] = {
    {"tuple", "(t ", ")", "a"},         {"list", "(l ", ")", "a"},        {"improper_list", "(il a ", ")", "a"},
    {"map_value", "(m (k ", "))", "a"}, {"map_key", "(m (", " v))", "a"},
};

// Those that are taken apart where they are patterns: keys are not.
constexpr Nest terms_in_patterns[] = {terms[0], terms[1], terms[2], terms[3]};

std::string nested(const Nest& nest, uint32_t levels) {
  std::string text;
  for (uint32_t i = 0; i < levels; ++i) text += nest.before;
  text += nest.inside;
  for (uint32_t i = 0; i < levels; ++i) text += nest.after;
  return text;
}

std::string module_of(std::string_view body) {
  return fmt::format(
      "(module m (version 1) (files \"m.erl\") (exports (f 1)) (functions (function f 1 @1:1:0 (fun @1:1:0 (0) {}))))",
      body);
}

// Empty if the body can be lowered and is sound.
std::string problem_of(std::string_view body) {
  auto module = lower_dump(module_of(body), "m.dump", primitives());
  return to_string(module ? core::verify(**module) : module.error());
}

// Where the text stands in the body of a function.
struct Frame {
  std::string_view before;
  std::string_view after;
};
constexpr Frame nothing = {"", ""};
constexpr Frame literal = {"(lit @1:1:0 ", ")"};
constexpr Frame pattern = {"(case @1:1:0 (var @0:0:0 0) (clause @1:1:0 (", ") (lit @0:0:0 true) (lit @0:0:0 b)))"};
constexpr Frame literal_pattern = {"(case @1:1:0 (var @0:0:0 0) (clause @1:1:0 ((lit @1:1:0 ",
                                   ")) (lit @0:0:0 true) (lit @0:0:0 b)))"};

struct NestingCase {
  Nest nest;
  Frame frame;
  uint32_t limit;
};

// A level takes up to 6 KB of a stack that has 8 MB outside of the large one.
constexpr uint32_t deep = 2'000;

class NestingTest : public testing::TestWithParam<NestingCase> {
 protected:
  static std::string problem_at(uint32_t levels) {
    const auto& [nest, frame, limit] = GetParam();
    return problem_of(fmt::format("{}{}{}", frame.before, nested(nest, levels), frame.after));
  }
};

// What is inside the innermost level, and the frame, are levels of their own.
TEST_P(NestingTest, LowersWhatIsWithinTheLimit) { EXPECT_EQ(problem_at(std::min(deep, GetParam().limit - 2)), ""); }

TEST_P(NestingTest, ReportsWhatIsBeyondTheLimit) {
  uint32_t limit = GetParam().limit;
  EXPECT_EQ(problem_at(limit + 1), fmt::format("m.erl:1:1: nested too deeply; {} levels are the most", limit));
}

template <size_t count>
auto cases_of(const Nest (&nests)[count], Frame frame, uint32_t limit) {
  std::vector<NestingCase> cases;
  for (const Nest& nest : nests) cases.push_back({nest, frame, limit});
  return testing::ValuesIn(cases);
}
auto name_of(const testing::TestParamInfo<NestingCase>& info) { return std::string(info.param.nest.name); }

INSTANTIATE_TEST_SUITE_P(Expression, NestingTest, cases_of(expressions, nothing, max_nesting), name_of);
INSTANTIATE_TEST_SUITE_P(Pattern, NestingTest, cases_of(patterns, pattern, max_nesting), name_of);
INSTANTIATE_TEST_SUITE_P(Term, NestingTest, cases_of(terms, literal, nesting_limit), name_of);
INSTANTIATE_TEST_SUITE_P(LiteralPattern, NestingTest, cases_of(terms_in_patterns, literal_pattern, nesting_limit),
                         name_of);

// Every level counts, whatever it is.
TEST(MixedNestingTest, IsLimitedToo) {
  auto mixed = [](uint32_t levels) {
    auto nest = [](uint32_t level) { return expressions[level % std::size(expressions)]; };
    auto fits = [&](uint32_t level) { return nest(level).name != "let_values"; };
    std::string text;
    for (uint32_t i = 0; i < levels; ++i) text += fits(i) ? nest(i).before : "";
    text += "(lit @0:0:0 a)";
    for (uint32_t i = levels; i-- > 0;) text += fits(i) ? nest(i).after : "";
    return problem_of(text);
  };
  EXPECT_EQ(mixed(deep), "");
  EXPECT_TRUE(mixed(2 * max_nesting).starts_with("m.erl:1:1: nested too deeply"));
}

} // namespace
} // namespace assay::erlang
