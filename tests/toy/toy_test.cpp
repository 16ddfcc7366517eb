// A new language needs its own folder and one line that registers it: the toy has both here, and nothing in src/ knows
// it. Its programs carry out every opcode of Core, faults of the machine included.

#include "toy/toy.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "core/parser.h"
#include "core/printer.h"
#include "lang/languages.h"

namespace assay {
namespace {

// The one line.
const bool registered = (languages().add(toy::language()), true);

std::string program_path(std::string_view name) {
  return fmt::format("{}/tests/toy/programs/{}", ASSAY_SOURCE_DIR, name);
}

class ToyTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(registered);
    const Language* language = languages().recognise(program_path("every.toy"));
    ASSERT_NE(language, nullptr);
    EXPECT_EQ(language->name(), "toy");
    auto opened = language->open(program_path("every.toy"), {});
    ASSERT_TRUE(opened.has_value()) << to_string(opened.error());
    program = std::move(*opened);
    machine.emplace(*program);
    machine->count_operations(true);
    Outcome outcome = program->initialise(*machine);
    ASSERT_TRUE(outcome.returned()) << outcome.detail;
  }

  // A run of its own, as the command line makes it.
  std::string run(std::string_view function, std::string_view arguments) {
    Context context(*program, Budget{});
    Outcome started = program->start_run(*machine, context);
    EXPECT_TRUE(started.returned());
    auto values = program->read_arguments(*machine, context, arguments);
    if (!values) return to_string(values.error());
    Outcome outcome = machine->call(context, program->function_symbol(function, values->size()), *values);
    switch (outcome.ending) {
      case Ending::Returned: return program->value_text(*machine, context, outcome.values.at(0));
      case Ending::Raised: return program->exception_text(*machine, context, outcome.exception);
      default: return outcome.detail;
    }
  }

  std::unique_ptr<LoadedProgram> program;
  std::optional<Machine> machine;
};

TEST_F(ToyTest, Records) {
  EXPECT_EQ(run("area", "(3 4)"), "12");
  EXPECT_EQ(run("double-area", "(3 4)"), "24");
  EXPECT_EQ(run("area-again", "(3 4)"), "12");
  EXPECT_EQ(run("no-area", "()"), "exception 'not_a_record");
  EXPECT_EQ(run("no-method", "()"), "exception 'no_method");
  EXPECT_EQ(run("not-a-record", "()"), "exception 'not_a_record");
}

TEST_F(ToyTest, Arrays) {
  EXPECT_EQ(run("fill", "(10)"), "81");
  EXPECT_EQ(run("outside", "(1)"), "7");
  EXPECT_EQ(run("outside", "(2)"), "exception 'out_of_bounds");
  EXPECT_EQ(run("outside", "(-1)"), "exception 'out_of_bounds");
  EXPECT_EQ(run("bad-length", "(0)"), "0");
  EXPECT_EQ(run("bad-length", "(-1)"), "exception 'bad_length");
  EXPECT_EQ(run("not-an-array", "()"), "exception 'not_an_array");
}

TEST_F(ToyTest, FunctionsAndLists) {
  EXPECT_EQ(run("add-twice", "(5 1)"), "11");
  EXPECT_EQ(run("even", "(1001)"), "'false");
  EXPECT_EQ(run("even", "(1000000)"), "'true"); // in constant space
  EXPECT_EQ(run("sum-to", "(9)"), "10");
  EXPECT_EQ(run("apply-tail", "(9)"), "8");
  EXPECT_EQ(run("sum-three", "(1 2 3)"), "6");
  EXPECT_EQ(run("call-number", "()"), "exception 'not_a_function");
  EXPECT_EQ(run("wrong-arity", "()"), "exception 'wrong_arity");
  EXPECT_EQ(run("missing", "()"), "exception 'undefined");
}

TEST_F(ToyTest, SeveralValues) {
  EXPECT_EQ(run("swapped", "(1 10)"), "9");
  EXPECT_EQ(run("one-of-two", "()"), "exception 'wrong_values");
}

TEST_F(ToyTest, Exceptions) {
  EXPECT_EQ(run("caught", "(4)"), "5");
  EXPECT_EQ(run("caught", "(-4)"), "-400");
  EXPECT_EQ(run("rethrown", "(-4)"), "995");
  EXPECT_EQ(run("escapes", "(-4)"), "exception -4");
  EXPECT_EQ(run("fault-caught", "()"), "'out_of_bounds");
  EXPECT_EQ(run("not-a-number", "()"), "exception 'not_an_integer");
  EXPECT_EQ(run("not-a-boolean", "()"), "exception 'not_a_boolean");
}

// The library's objects are in the frozen base heap. A run that writes to one has its own copy of it.
TEST_F(ToyTest, RunsDoNotSeeEachOthersWrites) {
  EXPECT_EQ(run("next-three", "()"), "13");
  EXPECT_EQ(run("next-three", "()"), "13");
  EXPECT_EQ(run("table-after", "(1 42)"), "42");
  EXPECT_EQ(run("table-at", "(1)"), "0");
}

TEST_F(ToyTest, OneRunSeesItsOwnWritesOnly) {
  Context first(*program, Budget{});
  Context second(*program, Budget{});
  auto next = [&](Context& context) {
    return machine->call(context, Symbol("library:next"), {}).values.at(0).as_integer();
  };
  EXPECT_EQ(next(first), 11);
  EXPECT_EQ(next(first), 12);
  EXPECT_EQ(next(second), 11);
  EXPECT_EQ(next(first), 13);
  EXPECT_EQ(next(second), 12);
}

TEST_F(ToyTest, TheProgramsOwnInitialiserRunsInEachRun) {
  EXPECT_EQ(run("own-after", "(0 1)"), "6");
  EXPECT_EQ(run("own-after", "(1 2)"), "7");
  EXPECT_EQ(run("start-value", "()"), "5");
}

TEST_F(ToyTest, CarriesOutEveryOpcode) {
  for (const core::Function* function : program->main_module().functions) {
    std::string arguments = "(";
    for (uint32_t i = 0; i < function->arity(); ++i) arguments += i == 0 ? "3" : " 2";
    std::string name(function->name.text().substr(std::string_view("every:").size()));
    if (function->capture_count == 0) run(name, arguments + ")");
  }
  run("escapes", "(-1)");
  auto counts = machine->opcode_counts();
  for (uint32_t i = 0; i < core::opcode_count; ++i) {
    auto opcode = static_cast<core::Opcode>(i);
    if (opcode == core::Opcode::Unreachable) continue;
    EXPECT_GT(counts[i], 0u) << core::info(opcode).text;
  }
}

TEST_F(ToyTest, ItsCoreRoundTrips) {
  std::string printed = core::print_module(program->main_module(), {.places = true, .sites = true});
  auto again = core::parse_module(printed, "printed");
  ASSERT_TRUE(again.has_value()) << to_string(again.error());
  EXPECT_EQ(core::print_module(**again, {.places = true, .sites = true}), printed);
}

TEST_F(ToyTest, BadInput) {
  auto missing = toy::language().open(program_path("nowhere.toy"), {});
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(to_string(missing.error()), program_path("nowhere.toy") + ": no such file");
  EXPECT_EQ(run("area", "(x)"), "the toy takes integers only");
  EXPECT_EQ(run("area", "("), "arguments:1:2: the text ends inside the list that starts at 1:1");
}

} // namespace
} // namespace assay
