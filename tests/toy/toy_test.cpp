// A new language needs its own folder and one line that registers it: the toy has both here, and nothing in src/ knows
// it.

#include "toy/toy.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "base/file.h"
#include "input/shape_text.h"
#include "lang/languages.h"

namespace assay::toy {
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
    auto values = program->reader().read_arguments(*machine, context, function, arguments);
    if (!values) return to_string(values.error());
    Symbol symbol = program->names().function_symbol(function, values->size());
    Outcome outcome = machine->call(context, symbol, *values);
    switch (outcome.ending) {
      case Ending::Returned: return program->texts().value_text(*machine, context, symbol, outcome.values.at(0));
      case Ending::Raised: return program->texts().exception_text(*machine, context, outcome.exception);
      default: return "another ending";
    }
  }

  std::unique_ptr<LoadedProgram> program;
  std::optional<Machine> machine;
};

TEST_F(ToyTest, Runs) {
  EXPECT_EQ(run("sum", "[100]"), "5050");
  EXPECT_EQ(run("wrapped", "[1]"), "-9223372036854775808");
}

TEST_F(ToyTest, SignaturesSayNothing) {
  ShapeTable shapes;
  const core::Function* sum = program->main_module().find(program->names().function_symbol("sum", 1));
  ASSERT_NE(sum, nullptr);
  auto signature = program->inputs().signature(shapes, *sum, true);
  ASSERT_TRUE(signature);
  EXPECT_FALSE(signature->declared);
  EXPECT_EQ(to_text(shapes, signature->input), "{any}");
}

TEST_F(ToyTest, Raises) {
  EXPECT_EQ(run("sum", "['a]"), "exception 'not_an_integer");
  EXPECT_EQ(run("no_function", "[1]"), "exception 'undefined");
  EXPECT_EQ(run("no_addition", "[1]"), "exception 'undefined");
  EXPECT_EQ(run("sum", "[]"), "exception 'undefined");
}

TEST_F(ToyTest, BadInputIsADiagnostic) {
  EXPECT_EQ(run("sum", "1"), "the arguments must be a list");
  EXPECT_EQ(run("sum", "[1 | 2]"), "the arguments must be a list");
  EXPECT_EQ(run("sum", "[unset]"), "`unset` inside it");
  EXPECT_EQ(run("sum", "[1"), "arguments:1:3: expected `]`");
  EXPECT_EQ(run("sum", "[1] 2"), "arguments:1:5: expected the end of the text");
  auto missing = toy::language().open("nowhere.toy", {});
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(to_string(missing.error()), "nowhere.toy: No such file or directory");
}

TEST_F(ToyTest, MalformedSourcesAreDiagnostics) {
  std::string file = testing::TempDir() + "malformed.toy";
  auto diagnostics = [&](std::string_view source) {
    EXPECT_TRUE(write_file_atomically(file, source));
    auto opened = toy::language().open(file, {});
    return opened ? std::string() : to_string(opened.error());
  };
  std::string deep;
  for (int i = 0; i < 1000; ++i) deep += "(+ 1 ";
  deep += "1" + std::string(1000, ')');
  std::vector<std::string> sources = {"",     "(",     "f",         "1",       "(f)",      "(f 1)",
                                      "(())", "((f))", "((f 1 2))", "((1 x))", "((f x) 1)"};
  for (std::string_view body : std::initializer_list<std::string_view>{
           "y", "\"x\"", "#f3FF8000000000000", "99999999999999999999", "()", "(1 2)", "(())", "((f) 1)", "(+ 1 y)",
           "(f y)", "(if x y 1)", "(if y 1 1)", deep}) {
    sources.push_back(fmt::format("((f {}))", body));
  }
  // A text that is cut off anywhere is one, too.
  std::string whole = "((f (if (+ x 1) (f (+ x -1)) 0)))";
  ASSERT_EQ(diagnostics(whole), "");
  for (size_t i = 0; i < whole.size(); ++i) sources.push_back(whole.substr(0, i));
  for (const std::string& source : sources) {
    EXPECT_TRUE(diagnostics(source).starts_with(file + ":1:")) << source << ": " << diagnostics(source);
  }
  EXPECT_EQ(diagnostics("((f 1) (f 2))"), "function f: there are two functions of this name");
  EXPECT_EQ(diagnostics("((f (f x x)))"), "f, b0, instruction 1 (call): function f takes 1 arguments, not 2");
}

} // namespace
} // namespace assay::toy
