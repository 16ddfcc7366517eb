// Tidying of functions: what becomes of small ones, as text.

#include "core/simplify.h"

#include <gtest/gtest.h>

#include "core/printer.h"
#include "core/verifier.h"

namespace assay::core {
namespace {

class SimplifyTest : public testing::Test {
 protected:
  // The text of the function after tidying, without its first and last line.
  std::string simplified() {
    function_.simplify();
    module_.add(function_.finish());
    EXPECT_EQ(to_string(verify(module_.module())), "");
    std::string text = print_function(*module_.module().functions[0], {.places = false});
    size_t start = text.find('\n') + 1;
    return text.substr(start, text.rfind('}') - start);
  }
  Operand integer(int64_t number) { return module_.integer(number); }

  ModuleBuilder module_{Symbol("m"), Symbol("toy")};
  FunctionBuilder function_{module_, Symbol("f"), Symbol("f"), 2};
  Operand first_ = function_.parameter(0);
  Operand second_ = function_.parameter(1);
  Symbol callee_{"g"};
};

TEST_F(SimplifyTest, AChainOfBlocksIsOne) {
  BlockId middle = function_.new_block(1);
  BlockId last = function_.new_block(2);
  function_.jump(middle, {first_}, {});
  function_.start_block(middle);
  Operand result = function_.call(callee_, {function_.block_parameter(middle, 0)}, 1, {}, 0)[0];
  function_.jump(last, {result, second_}, {});
  function_.start_block(last);
  function_.return_values({function_.block_parameter(last, 1), function_.block_parameter(last, 0)}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  v2 = call g v0\n"
            "  return v1, v2\n");
}

TEST_F(SimplifyTest, AParameterThatIsAlwaysTheSameIsGone) {
  BlockId left = function_.new_block();
  BlockId right = function_.new_block();
  BlockId join = function_.new_block(2);
  function_.branch(first_, left, right, {}, 0);
  function_.start_block(left);
  function_.call(callee_, {}, 0, {}, 0);
  function_.jump(join, {second_, integer(1)}, {});
  function_.start_block(right);
  function_.call(callee_, {}, 0, {}, 0);
  function_.jump(join, {second_, integer(2)}, {});
  function_.start_block(join);
  function_.call(callee_, {function_.block_parameter(join, 0), function_.block_parameter(join, 1)}, 0, {}, 0);
  function_.return_values({}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  branch v0 b1 b2\n"
            "b1:\n"
            "  call g\n"
            "  jump b3(1)\n"
            "b2:\n"
            "  call g\n"
            "  jump b3(2)\n"
            "b3(v2):\n"
            "  call g v1, v2\n"
            "  return\n");
}

TEST_F(SimplifyTest, JumpsToJumpsAndToReturnsAreShort) {
  BlockId left = function_.new_block();
  BlockId right = function_.new_block();
  BlockId join = function_.new_block(1);
  BlockId end = function_.new_block(1);
  function_.branch(first_, left, right, {}, 0);
  function_.start_block(left);
  function_.jump(join, {integer(1)}, {});
  function_.start_block(right);
  function_.call(callee_, {}, 0, {}, 0);
  function_.jump(join, {integer(2)}, {});
  function_.start_block(join);
  function_.jump(end, {function_.block_parameter(join, 0)}, {});
  function_.start_block(end);
  function_.return_values({function_.block_parameter(end, 0)}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  branch v0 b1 b2\n"
            "b1:\n"
            "  return 1\n"
            "b2:\n"
            "  call g\n"
            "  return 2\n");
}

// A loop keeps what changes in it and loses what does not.
TEST_F(SimplifyTest, LoopsStay) {
  BlockId loop = function_.new_block(2);
  BlockId end = function_.new_block();
  BlockId again = function_.new_block();
  function_.jump(loop, {first_, second_}, {});
  function_.start_block(loop);
  Operand counter = function_.block_parameter(loop, 0);
  function_.branch(counter, end, again, {}, 0);
  function_.start_block(again);
  Operand next = function_.call(callee_, {counter}, 1, {}, 0)[0];
  function_.jump(loop, {next, function_.block_parameter(loop, 1)}, {});
  function_.start_block(end);
  function_.return_values({function_.block_parameter(loop, 1)}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  jump b1(v0)\n"
            "b1(v2):\n"
            "  branch v2 b2 b3\n"
            "b2:\n"
            "  return v1\n"
            "b3:\n"
            "  v3 = call g v2\n"
            "  jump b1(v3)\n");
}

TEST_F(SimplifyTest, AnEmptyLoopEnds) {
  BlockId there = function_.new_block();
  BlockId back = function_.new_block();
  function_.jump(there, {}, {});
  function_.start_block(there);
  function_.jump(back, {}, {});
  function_.start_block(back);
  function_.jump(there, {}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  jump b1\n"
            "b1:\n"
            "  jump b1\n");
}

// The handler uses what was made before the protected block: the two must not become one, or it would be used before it
// is there.
TEST_F(SimplifyTest, WhatAHandlerUsesStaysBeforeWhatItProtects) {
  BlockId handler = function_.new_block(1);
  BlockId inside = function_.new_block();
  function_.set_handler(inside, handler);
  Operand pair = function_.make_tuple({first_, second_}, {});
  function_.jump(inside, {}, {});
  function_.start_block(inside);
  function_.return_values(function_.call(callee_, {}, 1, {}, 0), {});
  function_.start_block(handler);
  function_.return_values({pair}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  v2 = make tuple/2 v0, v1\n"
            "  jump b1\n"
            "b1 handler b2:\n"
            "  v3 = call g\n"
            "  return v3\n"
            "b2(v4):\n"
            "  return v2\n");
}

TEST_F(SimplifyTest, AHandlerOfABlockThatCannotRaiseIsGone) {
  BlockId handler = function_.new_block(1);
  BlockId inside = function_.new_block();
  function_.set_handler(inside, handler);
  function_.jump(inside, {}, {});
  function_.start_block(inside);
  function_.return_values({function_.make_tuple({first_}, {})}, {});
  function_.start_block(handler);
  function_.return_values({}, {});
  EXPECT_EQ(simplified(),
            "b0:\n"
            "  v2 = make tuple/1 v0\n"
            "  return v2\n");
}

} // namespace
} // namespace assay::core
