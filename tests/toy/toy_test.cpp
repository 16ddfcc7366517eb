// A new language needs its own folder and one line that registers it: the toy has both here, and nothing in src/ knows
// it.

#include "toy/toy.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "input/shape_text.h"
#include "lang/languages.h"

namespace assay {
namespace {

// The one line.
const bool registered = (languages().add(toy::language()), true);

const std::string path = fmt::format("{}/tests/toy/programs/count.toy", ASSAY_SOURCE_DIR);

class ToyTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(registered);
    const Language* language = languages().recognise(path);
    ASSERT_NE(language, nullptr);
    EXPECT_EQ(language->name(), "toy");
    auto opened = language->open(path, {});
    ASSERT_TRUE(opened.has_value()) << to_string(opened.error());
    program = std::move(*opened);
    machine.emplace(*program);
  }

  // A run of its own, as the command line makes it.
  std::string run(std::string_view function, std::string_view arguments) {
    Context context(*program, Budget{.steps = 100'000});
    auto values = program->read_arguments(*machine, context, arguments);
    if (!values) return to_string(values.error());
    Outcome outcome = machine->call(context, program->function_symbol(function, values->size()), *values);
    switch (outcome.ending) {
      case Ending::Returned: return program->value_text(*machine, context, outcome.values.at(0));
      case Ending::Raised: return program->exception_text(*machine, context, outcome.exception);
      case Ending::Unsupported: return "unsupported: " + outcome.detail;
      default: return "another ending";
    }
  }

  std::unique_ptr<LoadedProgram> program;
  std::optional<Machine> machine;
};

TEST_F(ToyTest, Runs) {
  EXPECT_EQ(run("sum", "(1 100)"), "5050");
  EXPECT_EQ(run("wrapped", "()"), "-9223372036854775808");
}

TEST_F(ToyTest, SignaturesSayNothing) {
  ShapeTable shapes;
  const core::Function* sum = program->main_module().find(program->function_symbol("sum", 2));
  ASSERT_NE(sum, nullptr);
  auto signature = program->signature(shapes, *sum, true);
  ASSERT_TRUE(signature);
  EXPECT_FALSE(signature->declared);
  EXPECT_EQ(to_text(shapes, signature->input), "{any, any}");
}

TEST_F(ToyTest, Raises) {
  EXPECT_EQ(run("checked", "(4)"), "4");
  EXPECT_EQ(run("checked", "(-4)"), "exception -4");
  EXPECT_EQ(run("no_number", "()"), "exception 'not_an_integer");
  EXPECT_EQ(run("no_boolean", "()"), "exception 'not_a_boolean");
  EXPECT_EQ(run("no_function", "()"), "exception 'undefined");
  EXPECT_EQ(run("sum", "(1)"), "exception 'undefined");
}

TEST_F(ToyTest, WhatTheMachineMustNotDoIsUnsupported) { EXPECT_EQ(run("shown", "(1)"), "unsupported: print"); }

TEST_F(ToyTest, BadInputIsADiagnostic) {
  EXPECT_EQ(run("sum", "(x)"), "the toy takes integers only");
  EXPECT_EQ(run("sum", "("), "arguments:1:2: the text ends inside the list that starts at 1:1");
  auto missing = toy::language().open("nowhere.toy", {});
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(to_string(missing.error()), "nowhere.toy: No such file or directory");
}

TEST_F(ToyTest, MalformedSourcesAreDiagnostics) {
  auto in_function = [](std::string_view body) { return fmt::format("(module m (function f (x) {}))", body); };
  std::string deep;
  for (int i = 0; i < 1000; ++i) deep += "(+ 1 ";
  std::vector<std::string> sources = {"",
                                      "(",
                                      "m",
                                      "()",
                                      "(module)",
                                      "(module 1)",
                                      "(modul m)",
                                      "((module) m)",
                                      "(module m 1)",
                                      "(module m ())",
                                      "(module m (frob))",
                                      "(module m (function))",
                                      "(module m (function f))",
                                      "(module m (function f ()))",
                                      "(module m (function f () 1 2))",
                                      "(module m (function 1 () 1))",
                                      "(module m (function f x 1))",
                                      "(module m (function f (1) 1))",
                                      "(module m (function f () 1) (function f () 2))",
                                      in_function("y"),
                                      in_function("\"x\""),
                                      in_function("#f3FF8000000000000"),
                                      in_function("99999999999999999999"),
                                      in_function("()"),
                                      in_function("(1 2)"),
                                      in_function("(())"),
                                      in_function("((f) 1)"),
                                      in_function("(+)"),
                                      in_function("(+ 1)"),
                                      in_function("(< 1 2 3)"),
                                      in_function("(print)"),
                                      in_function("(f y)"),
                                      in_function("(if x y 1)"),
                                      in_function("(raise y)"),
                                      in_function(deep + "1" + std::string(1000, ')'))};
  // A text that is cut off anywhere is one, too.
  std::string whole = in_function("(if (< x 1) (raise x) (f (+ x -1)))");
  ASSERT_TRUE(toy::lower(whole, "m.toy").has_value());
  for (size_t i = 0; i < whole.size(); ++i) sources.push_back(whole.substr(0, i));
  for (const std::string& source : sources) {
    auto module = toy::lower(source, "m.toy");
    ASSERT_FALSE(module.has_value()) << source;
    EXPECT_TRUE(to_string(module.error()).starts_with("m.toy:1:") || source.contains("function f () 2")) << source;
  }
}

} // namespace
} // namespace assay
