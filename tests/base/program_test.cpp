#include "base/program.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

ProgramOutput shell(std::string script, std::string_view input = {}, double seconds = 0, uint64_t memory = 0) {
  return run_program({.file = "/bin/sh",
                      .words = {"sh", "-c", std::move(script)},
                      .input = input,
                      .seconds = seconds,
                      .memory = memory});
}

TEST(Program, IsFoundInThePath) {
  EXPECT_EQ(find_program("sh")->filename(), "sh");
  EXPECT_FALSE(find_program("no such program"));
}

TEST(Program, ReadsAndPrints) {
  ProgramOutput output = shell("cat; echo error >&2", "input ");
  EXPECT_TRUE(output.is_fine);
  EXPECT_EQ(output.text, "input error\n");
}

// More than a pipe holds, in both directions, while nobody reads.
TEST(Program, ReadsAndPrintsMuch) {
  std::string input(1'000'000, 'a');
  EXPECT_EQ(shell("cat; cat", input).text, input);
}

TEST(Program, ThatFailsIsNotFine) {
  ProgramOutput output = shell("echo before; exit 3");
  EXPECT_FALSE(output.is_fine);
  EXPECT_EQ(output.text, "before\n");
  EXPECT_FALSE(run_program({.file = "/no/such/program", .words = {"program"}}).is_fine);
}

TEST(Program, IsEndedWhenItsTimeIsUp) {
  ProgramOutput output = shell("echo before; exec sleep 1000", {}, 0.2);
  EXPECT_FALSE(output.is_fine);
  EXPECT_EQ(output.text, "before\n");
}

TEST(Program, GetsNoMoreMemoryThanItMayTake) {
  // The shell would need room for a text of 256 MiB.
  std::string script =
      "x=0123456789abcdef; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; "
      "do x=$x$x; done; echo ${#x}";
  EXPECT_FALSE(shell(script, {}, 60, 64 << 20).is_fine);
}

} // namespace
} // namespace assay
