// What FunctionBuilder promises of a finished function.

#include "core/builder.h"

#include <gtest/gtest.h>

#include "core/verifier.h"

namespace assay::core {
namespace {

class BuilderTest : public ::testing::Test {
 protected:
  ModuleBuilder module{Symbol("m"), Symbol("toy")};
  FunctionBuilder function{module, Symbol("m:f/2"), Symbol("f"), 2};

  const Module& finished() {
    module.add(function.finish());
    return module.module();
  }
};

TEST_F(BuilderTest, DropsBlocksThatCannotBeReached) {
  BlockId used = function.new_block(1);
  BlockId unused = function.new_block(3);
  function.start_block(unused);
  function.jump(used, {function.block_parameter(unused, 2)}, {});
  function.start_block(function.entry());
  function.jump(used, {module.integer(1)}, {});
  function.start_block(used);
  function.return_values({function.block_parameter(used, 0)}, {});
  const Module& result = finished();
  EXPECT_EQ(to_string(verify(result)), "");
  EXPECT_EQ(result.functions[0]->blocks.size(), 2u);
  EXPECT_EQ(result.functions[0]->value_count, 3u);
}

TEST_F(BuilderTest, NumbersValuesInOrderOfDefinition) {
  BlockId late = function.new_block(1); // its parameter is numbered before the call's result
  function.start_block(function.entry());
  Operand result = function.call(Symbol("n:g/1"), {function.parameter(1)}, 1, {}, 0)[0];
  function.jump(late, {result}, {});
  function.start_block(late);
  function.return_values({function.block_parameter(late, 0), result}, {});
  const Function& made = *finished().functions[0];
  EXPECT_EQ(to_string(verify(module.module())), "");
  EXPECT_EQ(made.blocks[0].instructions[0].results[0], 2u);
  EXPECT_EQ(made.blocks[1].parameters[0], 3u);
  EXPECT_EQ(made.blocks[1].terminator().operands[0], Operand::value(3));
  EXPECT_EQ(made.blocks[1].terminator().operands[1], Operand::value(2));
}

TEST_F(BuilderTest, GivesTheDefaultHandlerToNewBlocks) {
  BlockId handler = function.new_block(2);
  auto before = function.set_default_handler({handler, {function.parameter(0)}});
  BlockId inside = function.new_block();
  function.set_default_handler(before);
  BlockId outside = function.new_block();
  function.start_block(function.entry());
  function.jump(inside, {}, {});
  function.start_block(inside);
  function.call(Symbol("n:g/0"), {}, 0, {}, 0);
  function.jump(outside, {}, {});
  function.start_block(outside);
  function.return_values({}, {});
  function.start_block(handler);
  function.raise(function.block_parameter(handler, 0), {}, 0);
  const Function& made = *finished().functions[0];
  EXPECT_EQ(to_string(verify(module.module())), "");
  EXPECT_EQ(made.blocks[0].handler, nullptr);
  ASSERT_NE(made.blocks[1].handler, nullptr);
  EXPECT_EQ(made.blocks[made.blocks[1].terminator().edges[0].target].handler, nullptr);
}

TEST_F(BuilderTest, AUseWithoutDefinitionIsFound) {
  BlockId dropped = function.new_block(1);
  function.start_block(function.entry());
  function.return_values({function.block_parameter(dropped, 0)}, {});
  EXPECT_EQ(to_string(verify(finished())), "m:f/2, b0, instruction 1 (return): v2147483647 is not defined");
}

TEST_F(BuilderTest, EqualImmediatesAreOneLiteral) {
  EXPECT_EQ(module.integer(1), module.integer(1));
  EXPECT_NE(module.integer(1), module.literal(Value::floating(1.0)));
  EXPECT_NE(module.literal(Value::floating(0.0)), module.literal(Value::floating(-0.0)));
  EXPECT_EQ(module.symbol("a"), module.symbol("a"));
}

} // namespace
} // namespace assay::core
