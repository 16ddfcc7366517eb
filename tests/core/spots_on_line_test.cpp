// Which code is a line's, and which are its branches.

#include "core/spots_on_line.h"

#include <gtest/gtest.h>

#include "core/builder.h"

namespace assay::core {
namespace {

// As Java's lowering makes it of
//     1  f(x) {
//     2    if (x)
//     3      g();
//     4    return 0;
class SpotsOnLineTest : public ::testing::Test {
 protected:
  SpotsOnLineTest() {
    FunctionBuilder function(module, Symbol("m:f/1"), Symbol("f"), 1);
    BlockId taken = function.new_block();
    BlockId fallen = function.new_block();
    BlockId called = function.new_block();
    BlockId last = function.new_block();
    function.start_block(function.entry());
    function.clause(function.add_clause({line(2), 1, false}), line(2));
    function.branch(function.parameter(0), taken, fallen, line(2), 2);
    function.start_block(taken);
    function.clause(function.add_clause({line(2), 3, false}), line(2));
    function.jump(called, {}, line(2));
    function.start_block(fallen);
    function.clause(function.add_clause({line(2), 4, false}), line(2));
    function.jump(last, {}, line(2));
    function.start_block(called);
    function.call(Symbol("m:g/0"), {}, 1, line(3), 5);
    function.jump(last, {}, line(3));
    function.start_block(last);
    function.return_values({module.integer(0)}, line(4));
    module.add(function.finish());
  }

  static Place line(uint32_t number) { return {number, 0, 0}; }

  ModuleBuilder module{Symbol("m"), Symbol("toy")};
};

TEST_F(SpotsOnLineTest, WhereClausesBeginLinesOnlyTheyAndCallsCount) {
  EXPECT_EQ(spots_on_line(module.module(), 0, 2).size(), 3U);
  EXPECT_EQ(spots_on_line(module.module(), 0, 3).size(), 2U);
}

TEST_F(SpotsOnLineTest, OtherwiseWhatIsDoneFirstOnTheLineCounts) {
  for (uint32_t number : {2U, 3U, 4U}) {
    std::vector<Spot> spots = spots_on_line(module.module(), 0, number, false);
    ASSERT_EQ(spots.size(), 1U) << number;
    EXPECT_EQ(spots[0].instruction, 0U);
  }
  EXPECT_TRUE(spots_on_line(module.module(), 0, 1, false).empty());
}

TEST_F(SpotsOnLineTest, TheBeginningOfAFunctionIsNoBranch) {
  std::vector<Spot> branches = branches_on_line(module.module(), 0, 2);
  ASSERT_EQ(branches.size(), 2U);
  EXPECT_EQ(line_after(branches[0]), 3U);
  EXPECT_EQ(line_after(branches[1]), 4U);
  EXPECT_TRUE(branches_on_line(module.module(), 0, 3).empty());
}

} // namespace
} // namespace assay::core
