// Findings before the judge: what our machine saw is what the real erl sees, and nothing a call does there harms us.

#include "lang/real_runtime.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "base/file.h"
#include "lang/erlang/program.h"
#include "lang/scratch.h"

namespace assay::erlang {
namespace {

using test::Environment;

constexpr std::string_view source = R"(-module(judged).
-compile(export_all).
-record(r, {a}).
match(X) -> {ok, Y} = X, Y.
clause([]) -> 1.
in_case(X) -> case X of 1 -> one end.
in_if(X) -> if X > 1 -> big end.
arithmetic(X) -> 1 + hd(X) * 2.
thrown(X) -> throw({odd, X, self(), make_ref(), fun() -> X end}).
exited(X) -> exit(X).
inner(X) -> [element(1, E) || E <- X].
called(X) -> 1 + twice(X, fun(Y) -> element(Y, {a}) end).
twice(X, F) -> F(F(X)).
library(X) -> lists:nth(X, [a, b]).
deep(X) -> lists:foldr(fun(E, A) -> E + A end, 0, X).
record(X) -> X#r.a.
map(X) -> #{k := V} = X, maps:get(V, X).
absent(X) -> judged_helper:half(X).
unknown(X) -> no_such_module:f(X).
applied(F) -> F(1, 2).
guarded(X) when X > 1; is_atom(X) -> ok.
binary(X) -> <<X:8, 0/binary>>.
tried(X) -> try hd(X) catch error:badarg -> erlang:error(wrapped, [X]) end.
value(X) -> {X, fun() -> X end}.
forever(X) -> forever(X).
memory(X) -> memory([X | X]).
bytes(X) -> bytes(<<X/binary, X/binary>>).
halted(X) -> halt(X).
spawned(X) -> [spawn(fun() -> register(left_over, self()), timer:sleep(X) end) || _ <- [1]], timer:sleep(50), done.
left() -> whereis(left_over).
printed(X) -> io:format("~p~n", [X]), io:format(standard_error, "~p~n", [X]), io:get_line("? ").
folder() -> {ok, F} = file:get_cwd(), ok = file:write_file("written", "x"), length(F) > 1.
)";

class RealRuntimeTest : public testing::Test {
 protected:
  void SetUp() override {
    file_ = scratch_.write("judged.erl", source);
    scratch_.write("judged_helper.erl", "-module(judged_helper).\n-export([half/1]).\nhalf(X) -> X div 2.\n");
    open(file_);
  }
  void open(const std::string& target, const OpenOptions& options = {}) {
    auto opened = ErlangProgram::open(target, options);
    ASSERT_TRUE(opened) << to_string(opened.error());
    program_ = std::move(*opened);
    runtime_ = program_->real_runtime();
  }
  // What our machine sees.
  Failure fail(const std::string& function, const std::vector<std::string>& arguments) {
    Machine machine(*program_);
    Context context(*program_, Budget{});
    std::string list;
    for (const std::string& argument : arguments) list += (list.empty() ? "" : ",") + argument;
    auto values = program_->reader().read_input(machine, context, {}, "[" + list + "]", CallsInText::CarriedOut);
    EXPECT_TRUE(values);
    Symbol entry = program_->names().function_symbol(function, arguments.size());
    Outcome outcome = machine.call(context, entry, *values);
    if (outcome.returned()) return program_->outcomes().describe_bad_result(context, entry, outcome.values.at(0));
    EXPECT_EQ(outcome.ending, Ending::Raised) << outcome.detail;
    return program_->outcomes().describe_failure(context, entry, outcome.exception);
  }
  Observation see(const std::string& function, const std::vector<std::string>& arguments,
                  uint32_t milliseconds = 5000) {
    return runtime_->run({function, arguments}, {milliseconds, uint64_t{64} << 20}, RuntimeProcess::Shared);
  }
  void expect_confirmed(const std::string& function, const std::vector<std::string>& arguments,
                        std::string_view words) {
    Failure failure = fail(function, arguments);
    Judgement judgement = confirm(*runtime_, {function, arguments}, failure);
    EXPECT_EQ(judgement.confirmation, Confirmation::Confirmed) << function << ": " << judgement.detail;
    failure.site.file = std::filesystem::path(failure.site.file).filename();
    EXPECT_EQ(to_string(failure), words);
  }

  test::ScratchFolder scratch_;
  std::string file_;
  std::unique_ptr<LoadedProgram> program_;
  std::unique_ptr<RealRuntime> runtime_;
};

TEST_F(RealRuntimeTest, ConfirmsWhatFailsAlike) {
  expect_confirmed("match", {"{no,1}"}, "error {badmatch,{no,1}} at match/1 (judged.erl:4)");
  expect_confirmed("clause", {"[a]"}, "error function_clause at clause/1 (judged.erl:5)");
  expect_confirmed("in_case", {"2"}, "error {case_clause,2} at in_case/1 (judged.erl:6)");
  expect_confirmed("in_if", {"0"}, "error if_clause at in_if/1 (judged.erl:7)");
  expect_confirmed("arithmetic", {"[a]"}, "error badarith at arithmetic/1 (judged.erl:8)");
  expect_confirmed("arithmetic", {"[]"}, "error badarg at arithmetic/1 (judged.erl:8)");
  expect_confirmed("thrown", {"1.5"}, "throw {odd,1.5,#Pid,#Ref,#Fun<0>} at thrown/1 (judged.erl:9)");
  expect_confirmed("exited", {"<<1:3>>"}, "exit <<1:3>> at exited/1 (judged.erl:10)");
  expect_confirmed("inner", {"[{a},{}]"}, "error badarg at inner/1 (judged.erl:11)");
  expect_confirmed("called", {"0"}, "error badarg at called/1 (judged.erl:12)");
  expect_confirmed("library", {"3"}, "error function_clause at library/1");
  expect_confirmed("deep", {"[a]"}, "error badarith at deep/1 (judged.erl:15)");
  expect_confirmed("record", {"{r}"}, "error {badrecord,{r}} at record/1 (judged.erl:16)");
  expect_confirmed("map", {"#{k => z}"}, "error {badkey,z} at map/1 (judged.erl:17)");
  expect_confirmed("absent", {"a"}, "error badarith at absent/1");
  expect_confirmed("unknown", {"a"}, "error undef at unknown/1");
  expect_confirmed("applied", {"fun lists:last/1"},
                   "error {badarity,{fun lists:last/1,[1,2]}} at applied/1 (judged.erl:20)");
  expect_confirmed("guarded", {"1"}, "error function_clause at guarded/1 (judged.erl:21)");
  expect_confirmed("tried", {"\"\""}, "error wrapped at tried/1 (judged.erl:23)");
}

// Expressions that always fail, each on a line of its own: erlc keeps no line for some of them, and one piece of code
// for several. What is said is where the expression stands.
constexpr std::string_view hopeless = R"(-module(hopeless).
-export([f/1, g/1]).
-compile({inline, [inlined/2]}).
f(1) -> hd([]);
f(2) -> 1 / 0;
f(3) -> element(3, {a});
f(4) -> atom_to_list(1);
f(5) -> list_to_atom([a]);
f(6) -> tl([]);
f(7) -> map_get(a, #{});
f(8) -> <<a>>;
f(9) -> 1 + a;
f(10) -> {a, hd([])};
f(11) -> not 3;
f(12) -> <<1:(-1)>>;
f(13) -> try hd([]) of X -> X catch throw:_ -> ok end;
f(14) -> tuple_size(a);
f(15) -> is_map_key(a, b);
f(16) -> -a;
f(17) -> #{a := 1} = #{b => 2};
f(18) -> (fun(a) -> ok end)(b);
f(19) -> [X || X <- foo];
f(20) -> {inlined(c, d)};
f(21) -> length(a);
f(22) -> apply(foo, bar, baz);
f(23) -> <<(tl([]))/binary>>.
g(X) when is_atom(X) -> hd(X).
inlined(a, _) -> b.
)";

TEST_F(RealRuntimeTest, KnowsWhereExpressionsAreThatAlwaysFail) {
  std::string source_file = scratch_.write("hopeless.erl", hopeless);
  ASSERT_EQ(
      std::system(fmt::format("cd {} && erlc +debug_info hopeless.erl > log 2>&1", scratch_.path().string()).c_str()),
      0);
  constexpr int first_line = 4;
  constexpr int inlined_from = 28;
  for (const std::string& target : {source_file, scratch_.file("hopeless.beam")}) {
    open(target);
    for (int i = 1; i <= 23; ++i) {
      std::vector<std::string> arguments = {std::to_string(i)};
      Failure failure = fail("f", arguments);
      Judgement judgement = confirm(*runtime_, {"f", arguments}, failure);
      EXPECT_EQ(judgement.confirmation, Confirmation::Confirmed) << i << ": " << judgement.detail;
      uint32_t line = static_cast<uint32_t>(i == 20 ? inlined_from : first_line + i - 1);
      EXPECT_EQ(failure.site.line, line) << i << ": " << to_string(failure);
    }
    expect_confirmed("g", {"x"}, "error badarg at g/1 (hopeless.erl:27)");
  }
}

// Our code for these is Erlang, which does not keep its callers; the code of erl is native, and does.
TEST_F(RealRuntimeTest, KeepsTheCallersOfNativeFunctions) {
  open(scratch_.write("natives.erl", R"(-module(natives).
-export([f/2]).
f(1, X) -> length_of(X);
f(2, X) -> appended(X);
f(3, X) -> without(X);
f(4, X) -> is_in(X);
f(5, X) -> reversed(X);
f(6, X) -> found(X).
length_of(X) -> length(X).
appended(X) -> X ++ X.
without(X) -> X -- X.
is_in(X) -> lists:member(a, X).
reversed(X) -> lists:reverse(X, []).
found(X) -> lists:keyfind(a, 1, X).
)"));
  expect_confirmed("f", {"1", "x"}, "error badarg at length_of/1 (natives.erl:9)");
  expect_confirmed("f", {"2", "x"}, "error badarg at appended/1 (natives.erl:10)");
  expect_confirmed("f", {"3", "x"}, "error badarg at without/1 (natives.erl:11)");
  expect_confirmed("f", {"4", "x"}, "error badarg at is_in/1 (natives.erl:12)");
  expect_confirmed("f", {"5", "x"}, "error badarg at reversed/1 (natives.erl:13)");
  expect_confirmed("f", {"6", "x"}, "error badarg at found/1 (natives.erl:14)");
}

TEST_F(RealRuntimeTest, RunsTables) {
  EXPECT_EQ(see("applied", {"fun(1, 2) -> \"yes\"; (_, _) -> no end"}).value, "\"yes\"");
  EXPECT_EQ(see("applied", {"fun(_) -> 0 end"}).failure.reason, "{badarity,{#Fun<1>,[1,2]}}");
}

TEST_F(RealRuntimeTest, ConfirmsResultsThatShouldNotBe) {
  expect_confirmed("value", {"[1.0]"}, "bad result {[1.0],#Fun<0>} at value/1 (judged.erl:24)");
  Failure other = fail("value", {"2"});
  Judgement judgement = confirm(*runtime_, {"value", {"3"}}, other);
  EXPECT_EQ(judgement.confirmation, Confirmation::Different);
  EXPECT_EQ(judgement.detail, "result: expected {2,#Fun<0>}, got {3,#Fun<0>}");
}

TEST_F(RealRuntimeTest, SaysWhatIsDifferent) {
  auto detail = [&](Failure expected) {
    Judgement judgement = confirm(*runtime_, {"match", {"1"}}, expected);
    EXPECT_EQ(judgement.confirmation, Confirmation::Different);
    return judgement.detail;
  };
  Failure right = fail("match", {"1"});
  Failure wrong = right;
  wrong.exception_class = "throw";
  EXPECT_EQ(detail(wrong), "class: expected throw, got error");
  wrong = right;
  wrong.reason = "{badmatch,1.0}";
  EXPECT_EQ(detail(wrong), "reason: expected {badmatch,1.0}, got {badmatch,1}");
  wrong = right;
  wrong.site.line = 5;
  EXPECT_EQ(detail(wrong), fmt::format("site: expected match/1 ({0}:5), got match/1 ({0}:4)", file_));
  Judgement judgement = confirm(*runtime_, {"match", {"{ok,1}"}}, right);
  EXPECT_EQ(judgement.detail,
            fmt::format("outcome: expected error {{badmatch,1}} at match/1 ({}:4), got the result 1", file_));
}

TEST_F(RealRuntimeTest, SurvivesWhatCallsDo) {
  EXPECT_EQ(see("forever", {"1"}, 200).what, Observed::TimedOut);
  EXPECT_EQ(see("memory", {"1"}).what, Observed::OutOfMemory);
  Observation halted = see("halted", {"3"});
  EXPECT_EQ(halted.what, Observed::RuntimeEnded);
  EXPECT_EQ(halted.detail, "erl ended without an answer");
  EXPECT_EQ(see("bytes", {"<<1,2>>"}, 20'000).what, Observed::RuntimeEnded);
  EXPECT_EQ(see("match", {"{ok,1}"}).value, "1");
  EXPECT_EQ(see("spawned", {"100000"}).value, "done");
  EXPECT_EQ(see("left", {}).value, "undefined");
  EXPECT_EQ(see("printed", {"1"}).value, "eof");
  EXPECT_EQ(see("match", {"{ok,1"}).what, Observed::NotRun);
}

TEST_F(RealRuntimeTest, WorksInAScratchFolderThatGoesAway) {
  EXPECT_EQ(see("folder", {}).value, "true");
  EXPECT_FALSE(std::filesystem::exists("written"));
}

TEST_F(RealRuntimeTest, ConfirmsInAFreshProcess) {
  Failure failure = fail("match", {"1"});
  Judgement judgement = confirm(*runtime_, {"match", {"1"}}, failure, {}, RuntimeProcess::Fresh);
  EXPECT_EQ(judgement.confirmation, Confirmation::Confirmed) << judgement.detail;
}

TEST_F(RealRuntimeTest, SaysWhenErlIsMissing) {
  Failure failure = fail("match", {"1"});
  Environment path("PATH", "/nowhere");
  Judgement judgement = confirm(*runtime_, {"match", {"1"}}, failure);
  EXPECT_EQ(judgement.confirmation, Confirmation::Unavailable);
  EXPECT_EQ(judgement.detail, "erl not found on the PATH: install Erlang/OTP (Debian's package is erlang-base)");
}

TEST_F(RealRuntimeTest, OpensWhatWasOpened) {
  std::string folder = scratch_.file("include");
  scratch_.write("include/limit.hrl", "-define(LIMIT, ?N).\n");
  std::string with =
      scratch_.write("options.erl", "-module(options).\n-export([f/1]).\n-include(\"limit.hrl\").\nf(?LIMIT) -> 1.\n");
  open(with, {.include_folders = {folder}, .definitions = {"N=7"}, .code_folders = {}, .appended = {}});
  expect_confirmed("f", {"8"}, "error function_clause at f/1 (options.erl:4)");
  EXPECT_EQ(see("f", {"7"}).value, "1");
  open("lists");
  Judgement judgement = confirm(*runtime_, {"nth", {"0", "[a]"}}, fail("nth", {"0", "[a]"}));
  EXPECT_EQ(judgement.confirmation, Confirmation::Confirmed) << judgement.detail;
}

constexpr std::string_view buggy = R"(-module(mended).
-export([first/1, apply_twice/1, size/1]).
first(L) -> [H | _] = L, H.
apply_twice(F) -> 10 div F(F(1)).
size(X) -> {X, wrong}.
)";
constexpr std::string_view good = R"(-module(mended).
-export([first/1, apply_twice/1, size/1]).
first([H | _]) -> H;
first(_) -> none.
apply_twice(F) -> case F(F(1)) of 0 -> zero; N -> 10 div N end.
size(_) -> 1.
)";

class EmitTest : public RealRuntimeTest {
 protected:
  // Compiles the module and its tests with the real compiler and runs eunit.
  bool passes(std::string_view version) {
    scratch_.write("mended.erl", version);
    std::string folder = scratch_.path().string();
    std::string command = fmt::format(
        "cd {0} && erlc -Werror mended.erl && erlc -Werror mended_assay_tests.erl && erl -noshell -pa {0} -eval "
        "'R = eunit:test(mended_assay_tests), halt(case R of ok -> 0; _ -> 1 end).' > {0}/log 2>&1",
        folder);
    int status = std::system(command.c_str());
    log_ = read_file(scratch_.file("log")).value_or("");
    return status == 0;
  }
  std::string log_;
};

TEST_F(EmitTest, TestsFailOnTheBuggyVersionAndPassOnTheMendedOne) {
  open(scratch_.write("mended.erl", buggy));
  std::vector<EmittedCase> cases;
  for (RealCall call : {RealCall{"first", {"[]"}}, RealCall{"first", {"{}"}}, RealCall{"size", {"\"a\""}}}) {
    cases.push_back({call, fail(call.function, call.arguments), "found by a test"});
  }
  RealCall with_table{"apply_twice", {"fun(X1) when X1 =:= #{} -> 1; (_) -> 0 end"}};
  cases.push_back({with_table, see(with_table.function, with_table.arguments).failure, ""});
  auto file = program_->test_emitter().emit_tests(scratch_.path(), cases);
  ASSERT_TRUE(file) << to_string(file.error());
  EXPECT_EQ(*file, scratch_.file("mended_assay_tests.erl"));
  std::string text = read_file(*file).value_or("");
  EXPECT_TRUE(
      text.contains("%% error {badmatch,[]} at first/1 (mended.erl:3)\n%% found by a test\nfirst_1_line_3_test() ->\n"
                    "    ?assertNotException(error, {badmatch,_},\n                        mended:first([])).\n"))
      << text;
  EXPECT_TRUE(text.contains("first_1_line_3_2_test()"));
  EXPECT_FALSE(passes(buggy));
  EXPECT_TRUE(log_.contains("Failed: 4")) << log_;
  EXPECT_TRUE(passes(good)) << log_;
  EXPECT_TRUE(log_.contains("4 tests passed")) << log_;

  // The same again changes nothing; somebody else's file is left alone.
  ASSERT_TRUE(program_->test_emitter().emit_tests(scratch_.path(), cases));
  EXPECT_EQ(read_file(*file).value_or(""), text);
  scratch_.write("mended_assay_tests.erl", "-module(mended_assay_tests).\n");
  auto refused = program_->test_emitter().emit_tests(scratch_.path(), cases);
  ASSERT_FALSE(refused);
  EXPECT_EQ(to_string(refused.error()), *file + ": this file was not written by assay, so it is left as it is");
}

TEST(FailureTest, GroupsBySiteClassAndConstructor) {
  Failure one;
  one.exception_class = "error";
  one.reason = "{badmatch,1}";
  one.constructor = "{badmatch,_}";
  one.site = {"m", "f", 1, "m.erl", 3};
  Failure other = one;
  other.reason = "{badmatch,2}";
  EXPECT_EQ(group_key(one), group_key(other));
  other.site.line = 4;
  EXPECT_NE(group_key(one), group_key(other));
  other = one;
  other.constructor = "{case_clause,_}";
  EXPECT_NE(group_key(one), group_key(other));
  other = one;
  other.exception_class = "exit";
  EXPECT_NE(group_key(one), group_key(other));
}

} // namespace
} // namespace assay::erlang
