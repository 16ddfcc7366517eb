#include "machine/machine.h"

#include <gtest/gtest.h>

#include "test_program.h"

namespace assay::machine {
namespace {

class MachineTest : public testing::Test {
 protected:
  ModuleBuilder module{Symbol("m"), Symbol("test")};
  TestProgram program;
  Machine machine{program};

  Outcome call(std::string_view name, std::vector<Value> arguments, Budget budget = {}) {
    if (!added_) program.add(module.finish());
    added_ = true;
    context_ = std::make_unique<Context>(program, budget);
    return machine.call(*context_, Symbol(name), arguments);
  }
  Context& context() { return *context_; }

  // fib(N) when N < 2 -> N; fib(N) -> fib(N - 1) + fib(N - 2).
  void add_fib() {
    FunctionBuilder f(module, Symbol("m:fib/1"), Symbol("fib"), 1);
    BlockId small = f.new_block();
    BlockId large = f.new_block();
    f.start_block(f.entry());
    Operand is_small = f.primitive(Symbol("test.less"), {f.parameter(0), module.integer(2)}, {}, 0);
    f.branch(is_small, small, large, {}, 0);
    f.start_block(small);
    f.return_values({f.parameter(0)}, {});
    f.start_block(large);
    Operand one = f.primitive(Symbol("test.subtract"), {f.parameter(0), module.integer(1)}, {}, 0);
    Operand left = f.call(Symbol("m:fib/1"), {one}, 1, {}, 0)[0];
    Operand two = f.primitive(Symbol("test.subtract"), {f.parameter(0), module.integer(2)}, {}, 0);
    Operand right = f.call(Symbol("m:fib/1"), {two}, 1, {}, 0)[0];
    f.return_values({f.primitive(Symbol("test.add"), {left, right}, {}, 0)}, {});
    module.add(f.finish());
  }

  // loop(N) -> loop(N + 1), by tail call, or by a call that grows the stack.
  void add_loop(bool tail) {
    FunctionBuilder f(module, Symbol("m:loop/1"), Symbol("loop"), 1);
    Operand next = f.primitive(Symbol("test.add"), {f.parameter(0), module.integer(1)}, {}, 0);
    if (tail) {
      f.tail_call(Symbol("m:loop/1"), {next}, {}, 0);
    } else {
      f.return_values(f.call(Symbol("m:loop/1"), {next}, 1, {}, 0), {});
    }
    module.add(f.finish());
  }

 private:
  bool added_ = false;
  std::unique_ptr<Context> context_;
};

TEST_F(MachineTest, CallsAndBranches) {
  add_fib();
  Outcome outcome = call("m:fib/1", {Value::integer(20)});
  ASSERT_TRUE(outcome.returned());
  EXPECT_EQ(outcome.values[0].as_integer(), 6765);
}

TEST_F(MachineTest, TheStepsOfAnEndlessLoopAreSpent) {
  add_loop(true);
  Outcome outcome = call("m:loop/1", {Value::integer(0)}, Budget{.steps = 12345});
  EXPECT_EQ(outcome.ending, Ending::StepsSpent);
  EXPECT_EQ(context().steps_taken(), 12345u);
}

TEST_F(MachineTest, TheStackOfAnEndlessRecursionIsSpent) {
  add_loop(false);
  EXPECT_EQ(call("m:loop/1", {Value::integer(0)}, Budget{.stack_bytes = 1 << 20}).ending, Ending::StackSpent);
}

TEST_F(MachineTest, TheHeapOfAGrowingListIsSpent) {
  // grow(L) -> grow([L | L]).
  FunctionBuilder f(module, Symbol("m:grow/1"), Symbol("grow"), 1);
  f.tail_call(Symbol("m:grow/1"), {f.make_cons(f.parameter(0), f.parameter(0), {})}, {}, 0);
  module.add(f.finish());
  EXPECT_EQ(call("m:grow/1", {Value::nil()}, Budget{.heap_bytes = 1 << 20}).ending, Ending::HeapSpent);
}

TEST_F(MachineTest, AnUnhandledExceptionEndsTheRun) {
  add_fib();
  Outcome outcome = call("m:fib/1", {Value::integer(INT64_MIN)});
  EXPECT_EQ(outcome.ending, Ending::Returned); // below 2
  EXPECT_EQ(call("test.fail", {Value::integer(7)}).exception.as_integer(), 7);
}

// f(X) -> try g(X) + 1 catch E -> {E, X}: the handler's argument is fixed at block entry, and calls unwind to it.
TEST_F(MachineTest, AHandlerTakesExceptionsOfCallees) {
  FunctionBuilder g(module, Symbol("m:g/1"), Symbol("g"), 1);
  Operand failed = g.primitive(Symbol("test.fail"), {g.parameter(0)}, {}, 0);
  g.return_values({failed}, {});
  module.add(g.finish());

  FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
  BlockId body = f.new_block();
  BlockId handler = f.new_block(2);
  f.set_handler(body, handler, {f.parameter(0)});
  f.start_block(f.entry());
  f.jump(body, {}, {});
  f.start_block(body);
  Operand result = f.call(Symbol("m:g/1"), {f.parameter(0)}, 1, {}, 0)[0];
  f.return_values({f.primitive(Symbol("test.add"), {result, module.integer(1)}, {}, 0)}, {});
  f.start_block(handler);
  f.return_values({f.make_tuple({f.block_parameter(handler, 0), f.block_parameter(handler, 1)}, {})}, {});
  module.add(f.finish());

  Outcome outcome = call("m:f/1", {Value::integer(5)});
  ASSERT_TRUE(outcome.returned());
  EXPECT_EQ(outcome.values[0].arity(), 2u);
  EXPECT_EQ(outcome.values[0].elements()[0].as_integer(), 5);
  EXPECT_EQ(outcome.values[0].elements()[1].as_integer(), 5);
}

// A loop whose parameters swap places each round: the edge's moves form a ring.
TEST_F(MachineTest, ArgumentsOfAnEdgeAreReadBeforeAnyIsWritten) {
  FunctionBuilder f(module, Symbol("m:swap/3"), Symbol("swap"), 3);
  BlockId head = f.new_block(3);
  BlockId again = f.new_block();
  BlockId done = f.new_block();
  f.start_block(f.entry());
  f.jump(head, {f.parameter(0), f.parameter(1), f.parameter(2)}, {});
  f.start_block(head);
  Operand a = f.block_parameter(head, 0);
  Operand b = f.block_parameter(head, 1);
  Operand count = f.block_parameter(head, 2);
  Operand more = f.primitive(Symbol("test.less"), {module.integer(0), count}, {}, 0);
  f.branch(more, again, done, {}, 0);
  f.start_block(again);
  Operand less = f.primitive(Symbol("test.subtract"), {count, module.integer(1)}, {}, 0);
  f.jump(head, {b, a, less}, {});
  f.start_block(done);
  f.return_values({a, b}, {});
  module.add(f.finish());

  Outcome outcome = call("m:swap/3", {Value::integer(1), Value::integer(2), Value::integer(3)});
  ASSERT_EQ(outcome.values.size(), 2u);
  EXPECT_EQ(outcome.values[0].as_integer(), 2);
  EXPECT_EQ(outcome.values[1].as_integer(), 1);
}

// One switch with literals by table, constructors and a kind; each arm returns its number.
TEST_F(MachineTest, SwitchesChooseTheArmThatFits) {
  FunctionBuilder f(module, Symbol("m:which/1"), Symbol("which"), 1);
  std::vector<FunctionBuilder::ArmSpec> arms;
  std::vector<BlockId> blocks;
  auto add_arm = [&](FunctionBuilder::ArmSpec arm, uint32_t fields) {
    arm.target = f.new_block(fields);
    blocks.push_back(arm.target);
    arms.push_back(arm);
  };
  for (int i = 0; i < 6; ++i) add_arm({.test = core::Arm::Test::Literal, .literal = module.integer(i * 100)}, 0);
  add_arm({.test = core::Arm::Test::Literal, .literal = module.symbol("six")}, 0);
  add_arm({.test = core::Arm::Test::Constructor, .constructor = {Constructor::Type::Cons, 2}}, 2);
  add_arm({.test = core::Arm::Test::Constructor, .constructor = {Constructor::Type::Tuple, 3}}, 3);
  add_arm({.test = core::Arm::Test::Literal, .literal = module.literal(Value::floating(0.0))}, 0);
  add_arm({.test = core::Arm::Test::Kind, .kind = Kind::Closure}, 0);
  add_arm({.test = core::Arm::Test::Literal, .literal = module.literal(Value::nil())}, 0);
  BlockId otherwise = f.new_block();
  f.switch_on(f.parameter(0), arms, otherwise, {}, {}, 0);
  for (size_t i = 0; i < blocks.size(); ++i) {
    f.start_block(blocks[i]);
    f.return_values({module.integer(static_cast<int64_t>(i))}, {});
  }
  f.start_block(otherwise);
  f.return_values({module.integer(-1)}, {});
  module.add(f.finish());

  auto which = [&](Value value) { return call("m:which/1", {value}).values.at(0).as_integer(); };
  EXPECT_EQ(which(Value::integer(300)), 3);
  EXPECT_EQ(which(Value::integer(301)), -1);
  EXPECT_EQ(which(Value::symbol(Symbol("six"))), 6);
  EXPECT_EQ(which(Value::symbol(Symbol("seven"))), -1);
  Arena arena;
  EXPECT_EQ(which(make_cons(arena, Value::nil(), Value::nil())), 7);
  EXPECT_EQ(which(make_tuple_of(arena, Value::nil(), Value::nil(), Value::nil())), 8);
  EXPECT_EQ(which(make_tuple_of(arena, Value::nil(), Value::nil())), -1);
  EXPECT_EQ(which(Value::floating(-0.0)), 9);
  EXPECT_EQ(which(Value::floating(1.0)), -1);
  EXPECT_EQ(which(Value::nil()), 11);
}

TEST_F(MachineTest, FaultsOfCallsAreTheLanguagesOwnExceptions) {
  FunctionBuilder f(module, Symbol("m:apply/2"), Symbol("apply"), 2);
  f.set_exported(true);
  f.tail_call_spread(f.parameter(0), f.parameter(1), {}, 0);
  module.add(f.finish());
  FunctionBuilder g(module, Symbol("m:pair/0"), Symbol("pair"), 0);
  g.return_values({module.integer(1), module.integer(2)}, {});
  module.add(g.finish());
  FunctionBuilder h(module, Symbol("m:one/0"), Symbol("one"), 0);
  h.return_values(h.call(Symbol("m:pair/0"), {}, 1, {}, 0), {});
  module.add(h.finish());

  auto fault = [](const Outcome& outcome) {
    return outcome.ending == Ending::Raised ? static_cast<Fault>(outcome.exception.elements()[1].as_integer())
                                            : Fault::BadLength;
  };
  Value one_argument = Value::nil();
  Arena arena;
  Value list = make_cons(arena, one_argument, Value::nil());
  EXPECT_EQ(fault(call("m:apply/2", {Value::integer(1), list})), Fault::NotAFunction);
  EXPECT_EQ(fault(call("m:apply/2", {Value::function_name(Symbol("m:apply/2"), 2), list})), Fault::WrongArity);
  EXPECT_EQ(fault(call("m:apply/2", {Value::function_name(Symbol("m:no/1"), 1), list})), Fault::Undefined);
  EXPECT_EQ(fault(call("m:apply/2", {Value::function_name(Symbol("m:apply/2"), 2), Value::integer(3)})),
            Fault::NotAList);
  EXPECT_EQ(fault(call("m:apply/2", {Value::function_name(Symbol("m:pair/0"), 0), Value::nil()})), Fault::Undefined);
  EXPECT_EQ(fault(call("m:one/0", {})), Fault::WrongValueCount);
  EXPECT_EQ(fault(call("m:nowhere/0", {})), Fault::Undefined);
  // A primitive called by name.
  EXPECT_EQ(call("m:apply/2", {Value::function_name(Symbol("test.fail"), 1), list}).exception.kind(), Kind::Nil);
}

TEST_F(MachineTest, OperationsAreCountedByCoreOpcode) {
  add_fib();
  machine.count_operations(true);
  call("m:fib/1", {Value::integer(2)});
  auto counts = machine.opcode_counts();
  EXPECT_EQ(counts[static_cast<size_t>(core::Opcode::Call)], 2u);
  EXPECT_EQ(counts[static_cast<size_t>(core::Opcode::Branch)], 3u);
  EXPECT_EQ(counts[static_cast<size_t>(core::Opcode::Primitive)], 6u);
  EXPECT_EQ(counts[static_cast<size_t>(core::Opcode::Return)], 3u);
}

} // namespace
} // namespace assay::machine
