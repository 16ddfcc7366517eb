// A bug of ours in one function must not lose what is known of the others.

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "cli/commands.h"
#include "finding/reach.h"
#include "lang/choose_functions.h"
#include "lang/languages.h"
#include "toy/toy.h"

namespace assay::toy {

using namespace finding;

namespace {

const std::string path = fmt::format("{}/tests/toy/programs/faults.toy", ASSAY_SOURCE_DIR);

struct Said {
  cli::ExitCode code;
  std::string output;
  std::string errors;
};

Said say(const std::vector<std::string>& words) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  cli::ExitCode code = cli::run_command_line(words);
  std::fflush(stdout);
  return {code, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

class FaultsTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (languages().recognise(path) == nullptr) languages().add(toy::language());
  }

  std::unique_ptr<LoadedProgram> open() {
    auto program = toy::language().open(path, {});
    return program ? std::move(*program) : nullptr;
  }

  // What calls `nowhere` in `first`.
  static ReachTarget target_in_first(LoadedProgram& program) {
    const core::Function* first = program.main_module().find(program.names().function_symbol("first", 1));
    ReachTarget target;
    target.text = "a call in first";
    for (uint32_t block = 0; block < first->blocks.size(); ++block) {
      const auto& instructions = first->blocks[block].instructions;
      for (uint32_t i = 0; i < instructions.size(); ++i) {
        if (instructions[i].opcode == core::Opcode::Call) target.spots.push_back({first, block, i});
      }
    }
    return target;
  }
};

TEST_F(FaultsTest, TestReportsTheOthers) {
  Said said = say({"test", path, "--no-store", "--max-paths", "50"});
  EXPECT_EQ(said.code, cli::ExitCode::OurFault) << said.output << said.errors;
  EXPECT_TRUE(said.errors.contains("unreadable: a fault of Assay itself: a bug in a signature")) << said.errors;
  EXPECT_TRUE(said.output.contains("a fault of Assay itself: a bug in a primitive")) << said.output;
  for (std::string_view call : {"first(1)", "found_and_faulty(2)", "last(1)"}) {
    EXPECT_TRUE(said.output.contains(call)) << call << " is missing in\n" << said.output;
  }
  EXPECT_TRUE(said.output.contains("1 function not tested")) << said.output;
}

TEST_F(FaultsTest, NothingFaultyIsExhausted) {
  Said said = say({"test", path, "faulty", "--no-store", "--max-paths", "50"});
  EXPECT_EQ(said.code, cli::ExitCode::OurFault);
  EXPECT_TRUE(said.output.contains("not exhausted")) << said.output;
}

TEST_F(FaultsTest, ReachGoesOnWithOtherEntries) {
  std::unique_ptr<LoadedProgram> program = open();
  ASSERT_NE(program, nullptr);
  std::vector<const core::Function*> entries = callable_functions(*program);
  Reach reach(*program, entries, true, {}, [] { return true; });
  ReachResult result = reach.reach(target_in_first(*program), 20, nullptr);
  ASSERT_EQ(result.faults.size(), 1u);
  EXPECT_TRUE(result.faults[0].ends_with("a fault of Assay itself: a bug in a signature")) << result.faults[0];
  EXPECT_NE(result.found_by, FoundBy::Nobody);
  EXPECT_NE(result.call.function, "unreadable");
}

TEST_F(FaultsTest, ReachProvesNothingWithAFault) {
  std::unique_ptr<LoadedProgram> program = open();
  ASSERT_NE(program, nullptr);
  const core::Function* unreadable = program->main_module().find(program->names().function_symbol("unreadable", 1));
  std::vector<const core::Function*> entries = {unreadable};
  ReachOptions options;
  options.from_entries_only = true;
  Reach reach(*program, entries, true, options, [] { return true; });
  ReachResult result = reach.reach(target_in_first(*program), 20, nullptr);
  EXPECT_EQ(result.verdict, ReachVerdict::Unknown);
  EXPECT_FALSE(result.faults.empty());
}

} // namespace
} // namespace assay::toy
