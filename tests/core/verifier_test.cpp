// Rules of the verifier that no text can break, because the parser would not make such a module. The others are in
// golden/verifier.core.

#include "core/verifier.h"

#include <gtest/gtest.h>

#include "core/builder.h"
#include "core/object.h"

namespace assay::core {
namespace {

class VerifierTest : public ::testing::Test {
 protected:
  ModuleBuilder module{Symbol("m"), Symbol("toy")};

  // A function of one block, f, that ends with this instruction.
  Function* add(Instruction instruction, Symbol name = Symbol("f")) {
    Arena& arena = module.arena();
    auto* function = arena.create<Function>();
    function->name = name;
    function->module = &module.module();
    Block block;
    block.instructions = arena.copy(std::vector<Instruction>{instruction});
    function->blocks = arena.copy(std::vector<Block>{block});
    module.add(function);
    return function;
  }

  Instruction return_operand(Operand operand) {
    Instruction instruction;
    instruction.opcode = Opcode::Return;
    instruction.operands = module.arena().copy(std::vector<Operand>{operand});
    return instruction;
  }

  std::string verdict_of_literal(Value literal) {
    module.literal(literal);
    return to_string(verify(module.module()));
  }

  std::string verdict() { return to_string(verify(module.module())); }
};

TEST_F(VerifierTest, LiteralsAreConcrete) {
  EXPECT_EQ(verdict_of_literal(Value::integer(1).with_symbolic(SymbolicId(SymbolicTag::Term, 1))),
            "literal 0: it has a symbolic half");
}

TEST_F(VerifierTest, LiteralsAreImmutable) {
  Arena& arena = module.arena();
  EXPECT_EQ(verdict_of_literal(make_tuple_of(arena, Value::array(new_array(arena, 1, Value::nil())))),
            "literal 0: its kind, array, has no literals");
}

TEST_F(VerifierTest, LiteralBitsDoNotGrow) {
  BitsBuffer buffer{nullptr, 0, 0};
  BitsObject bits{nullptr, 0, 0, &buffer};
  EXPECT_EQ(verdict_of_literal(Value::bits(&bits)), "literal 0: bits that could grow");
}

TEST_F(VerifierTest, BigIntegersAreBig) {
  auto big = [&](int64_t size, uint64_t low, uint64_t high) {
    auto* object = static_cast<BigIntegerObject*>(module.arena().allocate(sizeof(BigIntegerObject) + 16));
    object->size = size;
    object->limbs()[0] = low;
    object->limbs()[1] = high;
    return Value::big_integer(object);
  };
  constexpr uint64_t border = uint64_t{1} << 63;
  module.literal(big(1, border, 0));      // sound
  module.literal(big(-1, border + 1, 0)); // sound
  module.literal(big(2, 0, 1));           // sound
  module.literal(big(1, border - 1, 0));
  module.literal(big(-1, border, 0));
  module.literal(big(2, border, 0));
  EXPECT_EQ(verdict(),
            "literal 3: a big integer that fits into 64 bits\n"
            "literal 4: a big integer that fits into 64 bits\n"
            "literal 5: a big integer that starts with zeros");
}

TEST_F(VerifierTest, LiteralsAreNotTooDeep) {
  Value deep = Value::nil();
  for (int i = 0; i < 100'000; ++i) deep = make_tuple_of(module.arena(), deep);
  EXPECT_EQ(verdict_of_literal(deep), "literal 0: it is nested deeper than 10000");
}

TEST_F(VerifierTest, ALongListIsNotDeep) {
  Value list = Value::nil();
  for (int i = 0; i < 100'000; ++i) list = make_cons(module.arena(), Value::integer(i), list);
  EXPECT_EQ(verdict_of_literal(list), "");
}

TEST_F(VerifierTest, SharedLiteralsAreLookedAtOnce) {
  Value shared = Value::nil();
  for (int i = 0; i < 100; ++i) shared = make_tuple_of(module.arena(), shared, shared);
  EXPECT_EQ(verdict_of_literal(shared), "");
}

TEST_F(VerifierTest, LiteralsExist) {
  add(return_operand(Operand::literal(7)));
  EXPECT_EQ(verdict(), "f, b0, instruction 1 (return): literal 7 does not exist");
}

TEST_F(VerifierTest, AnArmsLiteralExists) {
  Instruction instruction = return_operand(module.integer(1));
  instruction.opcode = Opcode::Switch;
  Arm arm;
  arm.literal = 9;
  instruction.arms = module.arena().copy(std::vector<Arm>{arm});
  instruction.edges = module.arena().copy(std::vector<Edge>(1));
  add(instruction);
  EXPECT_EQ(verdict(),
            "f, b0, instruction 1 (switch): an arm's literal 9 does not exist\n"
            "f, b0, instruction 1 (switch): an arm leads to the entry\n"
            "f, b0, instruction 1 (switch): an edge leads to the entry");
}

TEST_F(VerifierTest, EdgesAreThere) {
  Instruction jump;
  jump.opcode = Opcode::Jump;
  add(jump);
  EXPECT_EQ(verdict(), "f, b0, instruction 1 (jump): has 0 edges beside its arms instead of 1");
}

TEST_F(VerifierTest, OnlySwitchesHaveArms) {
  Instruction instruction = return_operand(module.integer(1));
  instruction.arms = module.arena().copy(std::vector<Arm>(1));
  add(instruction);
  EXPECT_EQ(verdict(),
            "f, b0, instruction 1 (return): has arms\n"
            "f, b0, instruction 1 (return): an arm leads to the entry");
}

TEST_F(VerifierTest, AConsHasTwoFields) {
  Instruction make;
  make.opcode = Opcode::Make;
  make.constructor = {Constructor::Type::Cons, 0};
  add(make);
  EXPECT_EQ(verdict(),
            "f, b0: it does not end with a terminator\n"
            "f, b0, instruction 1 (make): gives 1 results, has 0\n"
            "f, b0, instruction 1 (make): a cons has 2 fields");
}

TEST_F(VerifierTest, FunctionsBelongToTheirModule) {
  Function* function = add(return_operand(module.integer(1)));
  function->module = nullptr;
  EXPECT_EQ(verdict(), "function f: it belongs to another module");
}

TEST_F(VerifierTest, FunctionsAreFoundByName) {
  Function* function = add(return_operand(module.integer(1)));
  function->name = Symbol("g");
  EXPECT_EQ(verdict(), "function g: the module does not find it by its name");
  module.module().by_name.emplace(Symbol("g"), function);
  EXPECT_EQ(verdict(), "module m: it finds functions by name that it does not have");
}

TEST_F(VerifierTest, ValuesAreWithinTheirNumber) {
  Instruction call;
  call.opcode = Opcode::Return;
  Function* function = add(call);
  function->parameters = module.arena().copy(std::vector<ValueId>{0});
  EXPECT_EQ(verdict(), "f: v0 is not one of the 0 values of the function");
}

TEST_F(VerifierTest, StopsAfterManyFaults) {
  for (int i = 0; i < 1000; ++i) add(return_operand(Operand::literal(7)), Symbol("f" + std::to_string(i)));
  EXPECT_EQ(verify(module.module()).size(), most_faults);
}

} // namespace
} // namespace assay::core
