// How instructions are walked.

#include "lang/java/load/instructions.h"

#include <gtest/gtest.h>

namespace assay::java {
namespace {

using namespace opcode;
using Bytes = std::vector<uint8_t>;

TEST(JavaInstructionsTest, KnowsNamesAndNumbers) {
  EXPECT_EQ(uint8_t{opcode::count}, 202);
  EXPECT_EQ(uint8_t{goto_}, 167);
  EXPECT_EQ(uint8_t{ifnonnull}, 199);
  EXPECT_EQ(instruction_info(goto_).name, "goto");
  EXPECT_EQ(instruction_info(iconst_m1).name, "iconst_m1");
  EXPECT_EQ(instruction_info(lshl).pops, "JI");
}

TEST(JavaInstructionsTest, ReadsSwitches) {
  Bytes table = {nop, nop, nop, tableswitch, 0, 0,  0, 30, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0,
                 0,   1,   0,   0,           0, 20, 0, 0,  0,    21,   0,    0,    0, 22};
  EXPECT_EQ(instruction_length(table, 3), 25U);
  SwitchTable read = switch_table(table, 3);
  EXPECT_EQ(read.otherwise, 33U);
  ASSERT_EQ(read.cases.size(), 3U);
  EXPECT_EQ(read.cases[0].key, -1);
  EXPECT_EQ(read.cases[2].key, 1);
  EXPECT_EQ(read.cases[2].target, 25U);
  EXPECT_EQ(jump_targets(table, 3), (std::vector<uint32_t>{23, 24, 25, 33}));
  Bytes lookup = {lookupswitch, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0};
  EXPECT_EQ(instruction_length(lookup, 0), 12U);
  EXPECT_TRUE(switch_table(lookup, 0).cases.empty());
}

// The largest table there can be: its keys end at the last of all integers.
TEST(JavaInstructionsTest, ReadsASwitchAtTheEndOfIntegers) {
  Bytes table = {tableswitch, 0,    0,    0,    0,    0, 0, 20, 0x7F, 0xFF,   0xFF,
                 0xFF,        0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0,  20,   return_};
  SwitchTable read = switch_table(table, 0);
  ASSERT_EQ(read.cases.size(), 1U);
  EXPECT_EQ(read.cases[0].key, INT32_MAX);
}

TEST(JavaInstructionsTest, KnowsWhichLocalsAreAccessed) {
  auto access = [](const Bytes& code) { return local_access(code, 0); };
  EXPECT_EQ(access({iadd}).kind, 0);
  EXPECT_EQ(access({aload_3}).index, 3);
  EXPECT_EQ(access({aload_3}).kind, 'A');
  EXPECT_FALSE(access({aload_3}).writes);
  EXPECT_EQ(access({dstore_1}).index, 1);
  EXPECT_EQ(access({dstore_1}).kind, 'D');
  EXPECT_TRUE(access({dstore_1}).writes);
  EXPECT_EQ(access({fload, 200}).index, 200);
  EXPECT_EQ(access({wide, lstore, 1, 2}).index, 258);
  EXPECT_EQ(access({iinc, 7, 0xFE}).increment, -2);
  EXPECT_EQ(access({wide, iinc, 1, 0, 0x80, 0}).increment, -32768);
  EXPECT_EQ(access({wide, iinc, 1, 0, 0x80, 0}).index, 256);
}

TEST(JavaInstructionsTest, KnowsWhatIsDuplicated) {
  EXPECT_EQ(duplication(dup_x2).slots, 1);
  EXPECT_EQ(duplication(dup_x2).over, 2);
  EXPECT_EQ(duplication(dup2).slots, 2);
  EXPECT_EQ(duplication(dup2).over, 0);
  EXPECT_EQ(duplication(swap).slots, 0);
}

TEST(JavaInstructionsTest, KnowsWhereFlowGoes) {
  EXPECT_EQ(jump_targets(Bytes{nop, ifeq, 0xFF, 0xFF}, 1), std::vector<uint32_t>{0});
  EXPECT_EQ(jump_targets(Bytes{goto_w, 0, 1, 0, 0}, 0), std::vector<uint32_t>{65536});
  EXPECT_TRUE(jump_targets(Bytes{athrow}, 0).empty());
  EXPECT_TRUE(ends_flow(athrow));
  EXPECT_TRUE(ends_flow(return_));
  EXPECT_FALSE(ends_flow(ifeq));
  EXPECT_FALSE(ends_flow(invokestatic));
}

} // namespace
} // namespace assay::java
