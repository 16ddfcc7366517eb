// The real OCaml as the judge: what it says of results, exceptions, output and changed arguments, and that nothing a
// call does there harms us.

#include "lang/ocaml/runtime/real_runtime.h"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "lang/ocaml/load/front_end.h"
#include "lang/scratch.h"

namespace assay::ocaml {
namespace {

using test::ScratchFolder;

constexpr std::string_view source = R"(type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
exception Bad of string * int
exception Odd
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert x l, y, r) else Node (l, y, insert x r)
let fill a v = Array.fill a 0 (Array.length a) v; print_string "hi"; prerr_string "err"
let bad x =
  if x > 3 then raise (Bad ("n\n", x))
  else raise Odd
let find l = List.find (fun x -> x > 10) l
let last x = failwith x
let incomplete (Some x) = x
let rec loop x = loop (x + 1)
let rec deep x = 1 + deep x
let rec eat l = eat (1 :: l)
let big () = Array.make 1_000_000_000 1
let rec cycle = 1 :: 2 :: cycle
let cyclic () = cycle
let labelled ~x ?(y = 2) z = x + y + z
let adder x = fun y -> x + y
let many () = (nan, [|1.5|], 1L, 2l, 3n, "ab\255", 'c', lazy (1 + 2), ref 3, Int64.of_int, -0.0)
let quit () = print_string "bye"; exit 3
let apply f x = f (f x)
let input () = read_line ()
let print n = for _ = 1 to n do print_string "0123456789" done
let words () = Printexc.to_string (Bad ("x", 1))
let folder () = let channel = open_out "written" in close_out channel; Sys.file_exists "written"
let twice l = l = List.rev l
let crash () = (Obj.magic 0 : int -> int) 1
let ( ++ ) a b = a * 10 + b
)";

class OcamlRuntimeTest : public testing::Test {
 protected:
  void SetUp() override { program_.path = scratch_.write("judged.ml", source); }
  RealAnswer ask(const std::string& function, const std::vector<std::string>& arguments, uint32_t milliseconds = 20'000,
                 TailCalls tail_calls = TailCalls::AsCompiled) {
    return judge_->observe(program_, {function, arguments}, {milliseconds, uint64_t{128} << 20}, tail_calls);
  }
  std::string value(const std::string& function, const std::vector<std::string>& arguments) {
    RealAnswer answer = ask(function, arguments);
    return answer.what == Observed::Returned ? answer.value : "not returned: " + answer.value + answer.detail;
  }
  Observation see(const std::string& function, const std::vector<std::string>& arguments) {
    return OcamlRuntime(program_, nullptr, judge_).run({function, arguments}, {20'000}, RuntimeProcess::Shared);
  }
  std::string failure(const std::string& function, const std::vector<std::string>& arguments) {
    return to_string(see(function, arguments));
  }

  ScratchFolder scratch_;
  RealProgram program_;
  std::shared_ptr<Judge> judge_ = std::make_shared<Judge>(front_end_folder());
};

TEST_F(OcamlRuntimeTest, Results) {
  EXPECT_EQ(value("insert", {"3", "Node (Leaf, 5, Leaf)"}), "(0 (0 0 3 0) 5 0)");
  EXPECT_EQ(value("labelled", {"~x:1", "?y:(Some 3)", "4"}), "8");
  EXPECT_EQ(value("labelled", {"~x:1", "4"}), "7");
  EXPECT_EQ(value("adder", {"1"}), "fun");
  EXPECT_EQ(value("apply", {"(fun x -> x * 2)", "4"}), "16");
  EXPECT_EQ(value("++", {"1", "2"}), "12");
  EXPECT_EQ(value("many", {"()"}),
            "(0 #f7FF8000000000000 (254 #f3FF8000000000000) (int64 1) (int32 2) (nativeint 3) \"6162FF\" 99 (246 fun) "
            "(0 3) fun #f8000000000000000)");
  EXPECT_EQ(value("twice", {"[1; 2; 1]"}), "1");
}

TEST_F(OcamlRuntimeTest, WhatIsDoneWithResults) {
  using Type = RealStep::Type;
  auto then = [&](const std::string& function, const std::string& argument, std::vector<RealStep> steps) {
    RealCall call{function, {argument}};
    call.then = std::move(steps);
    RealAnswer answer = judge_->observe(program_, call, {20'000}, TailCalls::AsCompiled);
    return answer.value + answer.detail;
  };
  EXPECT_EQ(then("adder", "1", {{Type::Apply, 0, {"5"}}}), "6");
  EXPECT_EQ(then("adder", "1", {{Type::Apply, 0, {"\"x\""}}}),
            "applied:1:1: This expression has type string but an expression was expected of type int");
  EXPECT_EQ(then("many", "()", {{Type::Element, 1}, {Type::Field, 0}}), "#f3FF8000000000000");
  EXPECT_EQ(then("many", "()", {{Type::Element, 9}, {Type::Apply, 0, {"7"}}}), "(int64 7)");
  EXPECT_EQ(then("Either.right", "(fun x -> x + 1)", {{Type::Tail}, {Type::Element, 0}, {Type::Apply, 0, {"3"}}}), "4");
  EXPECT_EQ(then("many", "()", {{Type::Head}}), "bad request: an unknown step");
}

TEST_F(OcamlRuntimeTest, CyclesAndLongLists) {
  EXPECT_EQ(value("cyclic", {"()"}), "(0 1 (0 2 ^1))");
  EXPECT_TRUE(value("List.init", {"100000", "Fun.id"}).ends_with("(0 99999 0" + std::string(100'000, ')')));
}

TEST_F(OcamlRuntimeTest, ExceptionsWithTheirPlace) {
  EXPECT_EQ(failure("bad", {"4"}), "exception Bad (\"n\\n\", 4) at an inlined call (" + program_.path + ":9)");
  EXPECT_EQ(failure("bad", {"1"}), "exception Odd at an inlined call (" + program_.path + ":10)");
  EXPECT_EQ(failure("deep", {"1"}), "exception Stack_overflow at an inlined call (" + program_.path + ":15)");
  EXPECT_EQ(failure("incomplete", {"None"}), "exception Match_failure (\"" + program_.path +
                                                 "\", 13, 15) at an inlined call (" + program_.path + ":13)");
  EXPECT_EQ(see("bad", {"4"}).failure.constructor, "Bad (_, _)");
  EXPECT_EQ(see("find", {"[1]"}).failure.constructor, "Not_found");
}

TEST_F(OcamlRuntimeTest, ATailCallLeavesNoPlaceUnlessItIsKept) {
  Observation seen = see("last", {"\"x\""});
  EXPECT_EQ(seen.failure.reason, "Failure \"x\"");
  EXPECT_FALSE(seen.failure.site_is_in_trace);
  auto with_lines = OcamlRuntime(program_, nullptr, judge_).run_with_lines({"last", {"\"x\""}}, {20'000});
  ASSERT_TRUE(with_lines);
  EXPECT_EQ(with_lines->failure.reason, "Failure \"x\"");
  EXPECT_EQ(with_lines->failure.site.line, 12U);
}

TEST_F(OcamlRuntimeTest, WhatIsPrintedAndChanged) {
  RealAnswer answer = ask("fill", {"[|1; 2|]", "7"});
  EXPECT_EQ(answer.value, "0");
  EXPECT_EQ(answer.arguments, (std::vector<std::string>{"(0 7 7)", "7"}));
  EXPECT_EQ(answer.output, "hi");
  EXPECT_EQ(answer.errors, "err");
  EXPECT_EQ(see("fill", {"[|1; 2|]", "7"}).output, "hi");
  answer = ask("print", {"300000"});
  EXPECT_EQ(answer.what, Observed::Returned);
  EXPECT_EQ(answer.output.size(), size_t{1} << 20);
  EXPECT_EQ(answer.output_bytes, 3'000'000U);
  EXPECT_EQ(value("words", {"()"}), "\"4A75646765642E426164282278222C203129\""); // Judged.Bad("x", 1)
}

TEST_F(OcamlRuntimeTest, WhatIsPrintedBeforeTheCallIsKnown) {
  program_.path =
      scratch_.write("start.ml", "let () = print_string \"ab\"; prerr_string \"c\"\nlet f x = print_string x\n");
  RealAnswer answer = ask("f", {"\"def\""});
  EXPECT_EQ(answer.output, "abdef");
  EXPECT_EQ(answer.output_before, 2U);
  EXPECT_EQ(answer.errors_before, 1U);
}

TEST_F(OcamlRuntimeTest, Limits) {
  EXPECT_EQ(ask("loop", {"1"}, 300).what, Observed::TimedOut);
  EXPECT_EQ(ask("eat", {"[]"}).what, Observed::OutOfMemory);
  EXPECT_EQ(ask("big", {"()"}).what, Observed::OutOfMemory);
  RealAnswer ended = ask("quit", {"()"});
  EXPECT_EQ(ended.what, Observed::RuntimeEnded);
  EXPECT_EQ(ended.detail, "exit 3");
  EXPECT_EQ(ended.output, "bye");
  ended = ask("crash", {"()"});
  EXPECT_EQ(ended.what, Observed::RuntimeEnded);
  EXPECT_EQ(ended.detail, "signal: segmentation fault");
  EXPECT_EQ(ask("input", {"()"}).value, "(exn End_of_file)");
  EXPECT_EQ(value("folder", {"()"}), "1");
  EXPECT_FALSE(std::filesystem::exists("written"));
  EXPECT_EQ(value("adder", {"1"}), "fun");
}

TEST_F(OcamlRuntimeTest, CallsThatCannotBeMade) {
  auto why = [&](const std::string& function, const std::vector<std::string>& arguments) {
    RealAnswer answer = ask(function, arguments);
    return answer.what == Observed::NotRun ? answer.detail : "it was run";
  };
  EXPECT_EQ(why("nope", {"1"}), "function:1:3: Unbound value nope");
  EXPECT_EQ(why("adder", {"\"a\""}),
            "argument 1:1:1: This expression has type string but an expression was expected of type int");
  EXPECT_EQ(why("adder", {"1 +"}), "argument 1:2:1: Syntax error");
  EXPECT_EQ(why("adder", {"(failwith \"x\")"}), "an argument raises (0 (exn Failure) \"78\")");
  program_.path = scratch_.write("broken.ml", "let f x =\n");
  EXPECT_EQ(why("f", {"1"}), program_.path + ":2:1: Syntax error");
  program_.path = scratch_.write("raises.ml", "let x = List.hd []\nlet f x = x\n");
  EXPECT_EQ(ask("f", {"1"}).what, Observed::Raised); // as any call of it does
  EXPECT_EQ(ask("f", {"1"}).value, "(0 (exn Failure) \"6864\")");
  program_.path = scratch_.write("strange.ml", "external f : int -> int = \"no_such_primitive\"\nlet g x = f x\n");
  EXPECT_EQ(why("g", {"1"}), "The external function `no_such_primitive' is not available");
  program_.path = scratch_.write("endless.ml", "let f x = x\nlet () = while true do () done\n");
  EXPECT_EQ(ask("f", {"1"}, 200).what, Observed::TimedOut);
}

TEST_F(OcamlRuntimeTest, TwoProgramsOfOneNameAreKeptApart) {
  RealProgram submission{scratch_.write("other/judged.ml",
                                        "type 'a tree = Node of 'a tree * 'a * 'a tree | Leaf\n"
                                        "let insert x _ = print_string \"!\"; Node (Leaf, x, Leaf)\n"),
                         {}};
  for (int i = 0; i < 2; ++i) {
    auto [first, second] = judge_->observe_both(program_, submission, {"insert", {"3", "Leaf"}}, {20'000});
    EXPECT_EQ(first.value, "(0 0 3 0)");
    EXPECT_EQ(second.value, "(0 0 3 0)");
    EXPECT_EQ(first.output, "");
    EXPECT_EQ(second.output, "!");
    EXPECT_EQ(first.arguments, (std::vector<std::string>{"3", "0"}));
  }
  auto [first, second] = judge_->observe_both(program_, submission, {"adder", {"3"}}, {20'000});
  EXPECT_EQ(first.value, "fun");
  EXPECT_EQ(second.detail, "function:1:3: Unbound value adder");
}

TEST_F(OcamlRuntimeTest, AppendedFilesAreSeen) {
  program_.options.appended = {
      scratch_.write("grading.ml", "let grade x = adder x 2\nlet fails x = 1 + (raise Odd)\n")};
  EXPECT_EQ(value("grade", {"1"}), "3");
  EXPECT_EQ(failure("fails", {"1"}), "exception Odd at an inlined call (" + program_.options.appended[0] + ":2)");
}

TEST_F(OcamlRuntimeTest, AProcessThatEndsIsReplaced) {
  EXPECT_EQ(value("twice", {"[]"}), "1");
  judge_->runtime().stop();
  EXPECT_EQ(value("twice", {"[]"}), "1");
  judge_->compiler().stop();
  EXPECT_EQ(value("twice", {"[]"}), "1");
  judge_->compiler().stop();
  judge_->runtime().stop();
  EXPECT_EQ(value("twice", {"[]"}), "1");
}

TEST_F(OcamlRuntimeTest, ManyProgramsOneAfterTheOther) {
  for (int i = 0; i < 70; ++i) {
    std::string number = std::to_string(i);
    RealProgram program{scratch_.write("p" + number + ".ml", "let f x = x + " + number + "\n"), {}};
    EXPECT_EQ(judge_->observe(program, {"f", {"1"}}, {20'000}, TailCalls::AsCompiled).value, std::to_string(i + 1));
  }
  EXPECT_EQ(value("twice", {"[]"}), "1");
}

TEST_F(OcamlRuntimeTest, EndsWhenTheClientIsGone) {
  // A client that ends without a word in the middle of a call. What it leaves becomes a child of this process, and must
  // end by itself.
  ASSERT_EQ(::prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
  pid_t client = ::fork();
  if (client == 0) {
    Judge judge(front_end_folder());
    (void)judge.observe(program_, {"adder", {"1"}}, {20'000}, TailCalls::AsCompiled);
    std::thread([&] { (void)judge.observe(program_, {"loop", {"1"}}, {600'000}, TailCalls::AsCompiled); }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    ::_exit(0);
  }
  ASSERT_EQ(::waitpid(client, nullptr, 0), client);
  while (::waitpid(-1, nullptr, 0) > 0) { // the compiler, the runtime, and the call
  }
}

TEST_F(OcamlRuntimeTest, SaysWhenItIsNotThere) {
  judge_ = std::make_shared<Judge>(scratch_.path());
  RealAnswer answer = ask("adder", {"1"});
  EXPECT_EQ(answer.what, Observed::NotRun);
  EXPECT_TRUE(answer.detail.starts_with(scratch_.file("assay_ocaml_runtime") + ": there is no front end for OCaml"));
}

} // namespace
} // namespace assay::ocaml
