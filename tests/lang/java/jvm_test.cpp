// The real Java: what it says of results, exceptions, output, changed arguments and lines, and that nothing a call does
// there harms us.

#include "lang/java/runtime/jvm.h"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "lang/java/judged_program.h"
#include "lang/java/load/compile_java.h"
#include "lang/java/runtime/front_end.h"
#include "lang/java/runtime/real_runtime.h"
#include "lang/scratch.h"

namespace assay::java {
namespace {

using test::ScratchFolder;
using Texts = std::vector<std::string>;

class JvmTest : public testing::Test {
 protected:
  void SetUp() override {
    JavaCompiler compiler(front_end_folder(), DumpCache(std::nullopt, "java"));
    auto compiled = compiler.compile({{scratch_.write("p/Judged.java", judged_source)}});
    ASSERT_TRUE(compiled) << to_string(compiled.error());
    classes_ = std::make_unique<CompiledJava>(*compiled);
    program_ = {{classes_->folder().string()}, "p.Judged"};
  }
  RealAnswer ask(const std::string& method, const Texts& arguments, uint32_t milliseconds = 20'000) {
    return jvm_->observe(program_, {"p.Judged", method, {}, arguments}, {milliseconds, uint64_t{64} << 20});
  }
  std::string value(const std::string& method, const Texts& arguments) { return told(ask(method, arguments)); }
  Observation see(const RealCall& call, RuntimeProcess process = RuntimeProcess::Shared) {
    return JavaRuntime(program_, jvm_).run(call, {20'000}, process);
  }
  static std::string told(const RealAnswer& answer) {
    return answer.what == Observed::Returned ? answer.value
                                             : "not returned: " + answer.exception.class_name + answer.detail;
  }

  ScratchFolder scratch_;
  std::unique_ptr<CompiledJava> classes_;
  RealProgram program_;
  std::shared_ptr<Jvm> jvm_ = std::make_shared<Jvm>(front_end_folder());
};

TEST_F(JvmTest, Results) {
  EXPECT_EQ(value("divide", {"-7", "2"}), "-3");
  EXPECT_EQ(value("secret", {"Integer.MAX_VALUE"}), "-2147483648");
  EXPECT_EQ(value("cycle", {"3"}), "(object p.Judged$Node (value 3) (next ^1))");
  EXPECT_EQ(value("colored", {"null"}),
            "(object p.Judged$Colored (value 7) (next null) (color (enum p.Judged$Color RED)))");
  EXPECT_EQ(value("pair", {"new int[] {1}"}), "(array java.lang.Object (array int 1) ^2 \"y\")");
  EXPECT_EQ(value("inner", {"new Judged()"}), "(object p.Judged$Inner (a 3) (this$0 (object p.Judged)))");
  EXPECT_EQ(value("named", {}), "(object p.Judged$Named (super (collection java.util.ArrayList \"x\")) (id 5))");
  EXPECT_EQ(value("many", {}),
            R"((collection java.util.ImmutableCollections$ListN "x\\u0000\\uD800\\\\\"" )"
            "(box java.lang.Character (char 99)) (box java.lang.Float #f3FF8000000000000) "
            "(box java.lang.Double #f8000000000000000) (box java.lang.Double #f7FF8000000000000) "
            "(box java.lang.Byte -1) (box java.lang.Long 5) (box java.lang.Boolean true) (enum p.Judged$Color GREEN) "
            "(class |int[]|) (object p.Judged$Point (x 1) (y #f4000000000000000)) "
            "(function java.util.function.Supplier) (text java.lang.StringBuilder \"q\") "
            "(collection java.util.Optional (box java.lang.Integer 3)) (collection java.util.Optional) "
            "(library java.math.BigInteger \"12\") (map java.util.ImmutableCollections$MapN "
            "(\"a\" (box java.lang.Integer 2)) (\"b\" (box java.lang.Integer 1))) "
            "(collection java.util.HashSet (enum p.Judged$Color GREEN) (enum p.Judged$Color RED)) "
            "(collection java.util.LinkedHashSet (box java.lang.Integer 2)) (opaque java.lang.Object) "
            "(throwable java.lang.IllegalStateException \"m\" null) (array |long[]| (array long 1) null))");
  EXPECT_TRUE(value("list", {"100000"}).ends_with("(value 0) (next null)" + std::string(200'000 - 1, ')')));
}

TEST_F(JvmTest, Arguments) {
  EXPECT_EQ(value("apply", {"(x) -> x == 5 ? x + 1 : 0", "5"}), "6");
  EXPECT_EQ(value("apply", {"new Function<>() { public Integer apply(Integer x) {\n return x; } }", "4"}), "4");
  EXPECT_EQ(value("largest", {"new ArrayList<>(List.of(3, 1))"}), "(box java.lang.Integer 3)");
  EXPECT_EQ(value("largest", {"new LinkedList<String>(Arrays.asList(\"b\", \"a\\u0000\"))"}), "\"b\"");
  EXPECT_EQ(value("sizes", {"new HashMap<>(Map.of(1, List.of(2, 3)))"}), "2");
  EXPECT_EQ(value("sizes", {"new TreeMap<String, List<Integer>>()"}), "0");
  EXPECT_EQ(value("size", {"new Judged.Twice(new Judged.Round(4))"}), "8");
  EXPECT_EQ(ask("sort", {"new int[] {3, 1, 2}"}).arguments, (Texts{"(array int 1 2 3)"}));
  EXPECT_EQ(ask("times", {"new Judged()", "3"}).arguments, (Texts{"(object p.Judged)", "3"}));
  // Static state is new in each call.
  EXPECT_EQ(value("times", {"new Judged()", "3"}), "3");
  RealAnswer answer = jvm_->observe(program_, {"p.Hidden", "value", {}, {"h"}, "Hidden h = new Hidden(6);"}, {20'000});
  EXPECT_EQ(told(answer), "6");
  answer = jvm_->observe(program_, {"p.Judged$Point", "<init>", {}, {"1", "2"}}, {20'000});
  EXPECT_EQ(told(answer), "(object p.Judged$Point (x 1) (y #f4000000000000000))");
  answer = jvm_->observe(program_, {"p.Judged", "over", "(J)I", {"1"}}, {20'000});
  EXPECT_EQ(told(answer), "2");
  answer = jvm_->observe(program_, {"java.lang.Integer", "parseInt", "(Ljava/lang/String;)I", {"\"12\""}}, {20'000});
  EXPECT_EQ(told(answer), "12");
  EXPECT_EQ(see({"over(I)I", {"1"}}).value, "1");
  RealCall call{"value", {"h"}, "p/Hidden"};
  call.setup = "Hidden h = new Hidden(7);";
  EXPECT_EQ(see(call, RuntimeProcess::Fresh).value, "7");
}

TEST_F(JvmTest, ExceptionsWithTheirPlace) {
  auto failure = [&](const std::string& method, const Texts& arguments) { return to_string(see({method, arguments})); };
  EXPECT_EQ(failure("divide", {"1", "0"}),
            "exception java.lang.ArithmeticException: / by zero at divide (Judged.java:19)");
  EXPECT_EQ(failure("check", {"-1"}), "exception java.lang.AssertionError: negative at check (Judged.java:57)");
  EXPECT_EQ(failure("length", {"null"}), "exception java.lang.NullPointerException at length (Judged.java:72)");
  EXPECT_EQ(failure("cast", {"\"x\""}),
            "exception java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Integer "
            "at cast (Judged.java:71)");
  EXPECT_EQ(failure("largest", {"new ArrayList<>()"}),
            "exception java.util.NoSuchElementException at largest (Judged.java:36)");
  EXPECT_EQ(failure("deep", {"1"}), "exception java.lang.StackOverflowError at deep (Judged.java:53)");
  RealAnswer answer = ask("wrap", {"1"});
  EXPECT_EQ(answer.what, Observed::Raised);
  EXPECT_EQ(answer.exception.message, "wrapped");
  EXPECT_EQ(answer.exception.causes, Texts{"java.lang.ArithmeticException"});
  ASSERT_EQ(answer.exception.frames.size(), 1U);
  EXPECT_FALSE(answer.exception.is_cut);
  // An exception of the input is blamed on the frame of the program that called it.
  answer = ask("apply", {"x -> { throw new IllegalArgumentException(); }", "5"});
  ASSERT_EQ(answer.exception.frames.size(), 2U);
  EXPECT_EQ(answer.exception.frames[0].of, FrameOf::Input);
  EXPECT_EQ(answer.exception.frames[1].of, FrameOf::Program);
  EXPECT_EQ(answer.exception.frames[1].frame.line, 33U);
  answer = jvm_->observe(program_, {"p.Broken", "f", {}, {"1"}}, {20'000});
  EXPECT_EQ(answer.exception.class_name, "java.lang.ExceptionInInitializerError");
  EXPECT_EQ(answer.exception.causes, Texts{"java.lang.ArithmeticException"});
  Failure expected = see({"divide", {"1", "0"}}).failure;
  EXPECT_EQ(confirm(*std::make_unique<JavaRuntime>(program_, jvm_), {"divide", {"3", "0"}}, expected).confirmation,
            Confirmation::Confirmed);
}

TEST_F(JvmTest, LimitsAndOutput) {
  RealAnswer answer = ask("print", {"300000"});
  EXPECT_EQ(answer.value, "void");
  EXPECT_EQ(answer.output.size(), size_t{1} << 20);
  EXPECT_EQ(answer.output_bytes, 3'000'000U);
  EXPECT_EQ(answer.errors, "\xc3\xa9");
  EXPECT_EQ(see({"print", {"1"}}).output, "0123456789");
  EXPECT_EQ(value("read", {}), "-1");
  EXPECT_EQ(value("write", {}), "true");
  EXPECT_FALSE(std::filesystem::exists("written"));
  EXPECT_EQ(ask("loop", {"1"}, 300).what, Observed::TimedOut);
  EXPECT_FALSE(jvm_->is_running());
  EXPECT_EQ(ask("eat", {}).what, Observed::OutOfMemory);
  EXPECT_EQ(value("divide", {"1", "1"}), "1");
  EXPECT_TRUE(jvm_->is_running());
  answer = ask("quit", {});
  EXPECT_EQ(answer.what, Observed::RuntimeEnded);
  EXPECT_EQ(answer.detail, "exit 3");
  EXPECT_EQ(answer.output, "bye");
  EXPECT_EQ(ask("halt", {}).detail, "exit 4");
  EXPECT_EQ(value("thread", {}), "1"); // its thread goes on
  EXPECT_FALSE(jvm_->is_running());
}

TEST_F(JvmTest, LinesThatACallReaches) {
  auto lines = [&](const std::string& method, const Texts& arguments, const Texts& classes) {
    RealAnswer answer = jvm_->observe(program_, {"p.Judged", method, {}, arguments, {}, classes}, {20'000});
    std::string text = told(answer) + ":";
    for (const ReachedLine& line : answer.lines) text += " " + line.class_name + ":" + std::to_string(line.line);
    return text;
  };
  EXPECT_EQ(lines("apply", {"x -> x", "1"}, {"p.Judged"}), "0: p.Judged:6 p.Judged:16 p.Judged:32 p.Judged:34");
  EXPECT_EQ(lines("apply", {"x -> 1", "5"}, {"p.Judged"}), "1: p.Judged:6 p.Judged:16 p.Judged:32 p.Judged:33");
  EXPECT_EQ(lines("make", {"true"}, {}),
            "(object p.Judged$Point (x 1) (y #f4008000000000000)): p.Judged:6 p.Judged:16 "
            "p.Judged:74 p.Judged:75 p.Judged$Point:8");
  EXPECT_EQ(lines("size", {"new Judged.Twice(new Judged.Round(4))"}, {"p.Judged$Round"}), "8: p.Judged$Round:10");
  EXPECT_EQ(lines("divide", {"1", "0"}, {"p.Judged"}),
            "not returned: java.lang.ArithmeticException: p.Judged:6 p.Judged:16 p.Judged:19");
}

TEST_F(JvmTest, CallsThatCannotBeMade) {
  auto why = [&](const std::string& method, const Texts& arguments) {
    RealAnswer answer = ask(method, arguments);
    return answer.what == Observed::NotRun ? answer.detail : "it was run";
  };
  EXPECT_EQ(why("nope", {"1"}), "there is no p.Judged.nope with 1 arguments");
  EXPECT_EQ(why("over", {"1"}), "there are several p.Judged.over with 1 arguments: say which by its descriptor");
  EXPECT_EQ(why("divide", {"1", "\"a\""}),
            "argument 2:1:1: incompatible types: java.lang.String cannot be converted to int");
  EXPECT_EQ(why("secret", {"nothing"}),
            "argument 1:1:1: cannot find symbol, symbol: variable nothing, location: class "
            "p.AssayCall0");
  EXPECT_EQ(why("secret", {"1 / 0"}), "an argument raises java.lang.ArithmeticException: / by zero");
  EXPECT_EQ(why("times", {"null", "1"}), "the object is null");
  EXPECT_EQ(jvm_->observe(program_, {"p.None", "f"}, {}).detail, "there is no class p.None");
  RealCall with_step{"many", {}};
  with_step.then.push_back({});
  EXPECT_EQ(see(with_step).detail, "what is done with a result is not supported for Java");
}

TEST_F(JvmTest, ManyCallsAtOnce) {
  std::vector<JavaCall> calls;
  for (int i = 0; i < 200; ++i)
    calls.push_back({"p.Judged", "divide", "(II)I", {std::to_string(1000 * i), std::to_string(i % 50)}});
  calls[10].arguments = {"x", "1"};
  calls[20] = {"p.Judged", "loop", {}, {"1"}};
  calls[30] = {"p.Judged", "quit"};
  std::vector<RealAnswer> answers = jvm_->observe_all(program_, calls, {1000});
  ASSERT_EQ(answers.size(), calls.size());
  EXPECT_EQ(answers[0].exception.message, "/ by zero");
  EXPECT_EQ(answers[10].what, Observed::NotRun);
  EXPECT_EQ(answers[20].what, Observed::TimedOut);
  EXPECT_EQ(answers[30].what, Observed::RuntimeEnded);
  EXPECT_EQ(answers[31].value, "1000");
  EXPECT_EQ(answers[199].value, "4061");
}

TEST_F(JvmTest, EndsWhenTheClientIsGone) {
  // A client that ends without a word in the middle of a call. What it leaves becomes a child of this process, and must
  // end by itself.
  ASSERT_EQ(::prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
  pid_t client = ::fork();
  if (client == 0) {
    Jvm jvm(front_end_folder());
    (void)jvm.observe(program_, {"p.Judged", "secret", {}, {"1"}}, {20'000});
    std::thread([&] { (void)jvm.observe(program_, {"p.Judged", "loop", {}, {"1"}}, {600'000}); }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    ::_exit(0);
  }
  ASSERT_EQ(::waitpid(client, nullptr, 0), client);
  while (::waitpid(-1, nullptr, 0) > 0) {
  }
}

TEST_F(JvmTest, SaysWhenItIsNotThere) {
  jvm_ = std::make_shared<Jvm>(scratch_.path());
  EXPECT_TRUE(ask("secret", {"1"}).detail.starts_with(scratch_.file("assay.jar") + ": there is no front end"));
  jvm_ = std::make_shared<Jvm>(front_end_folder());
  test::Environment no_home("JAVA_HOME", "");
  test::Environment nowhere("PATH", scratch_.path().string());
  EXPECT_TRUE(ask("secret", {"1"}).detail.starts_with("no JDK found: JAVA_HOME is not set"));
}

} // namespace
} // namespace assay::java
