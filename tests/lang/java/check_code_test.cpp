// Code made by hand: what is accepted, and what is said of each way to be wrong.

#include <gtest/gtest.h>

#include "lang/java/class_builder.h"
#include "lang/java/load/instructions.h"
#include "lang/java/load/read_class_file.h"

namespace assay::java {
namespace {

using test::Bytes;
using test::ClassBuilder;
using test::put2;
using namespace opcode;

// Of a class with constants of all kinds; their places are the numbers below.
class JavaCodeTest : public testing::Test {
 protected:
  JavaCodeTest() { make_constants(); }

  std::string answer(const ClassBuilder::Code& code, const char* descriptor = "()V", uint16_t version = 61) {
    ClassBuilder builder = builder_;
    builder.major = version;
    if (version >= 55) add_dynamic(builder);
    builder.method(access::is_static, "f", descriptor, {builder.code(code)});
    auto file = read_class_file(builder.bytes(), "T");
    if (file) return "read";
    std::string text = to_string(file.error());
    std::string start = "T: malformed class file: method f" + std::string(descriptor) + ": ";
    return text.starts_with(start) ? text.substr(start.size()) : text;
  }
  std::string answer(const Bytes& bytes, const char* descriptor = "()V", uint16_t version = 61) {
    return answer(ClassBuilder::Code{bytes}, descriptor, version);
  }
  // An instruction with an index of two bytes, and what follows.
  static Bytes with(uint8_t opcode, uint16_t index, const Bytes& rest) {
    Bytes bytes = {opcode};
    put2(bytes, index);
    bytes.insert(bytes.end(), rest.begin(), rest.end());
    return bytes;
  }

  void make_constants() {
    one_ = builder_.integer(1);
    wide_one_ = builder_.wide(5, 1);
    text_ = builder_.string("s");
    type_ = builder_.class_of("java/lang/String");
    arrays_ = builder_.class_of("[[I");
    field_ = builder_.member(9, "A", "x", "J");
    method_ = builder_.member(10, "A", "f", "(IJ)I");
    interface_method_ = builder_.member(11, "A", "f", "(IJ)I");
    constructor_ = builder_.member(10, "A", "<init>", "()V");
  }
  void add_dynamic(ClassBuilder& builder) {
    uint16_t handle = builder.handle(6, method_);
    site_ = builder.dynamic(18, 0, "f", "()I");
    computed_ = builder.dynamic(17, 0, "x", "I");
    Bytes body;
    for (uint16_t number : {uint16_t{1}, handle, uint16_t{0}}) put2(body, number);
    builder.class_attribute("BootstrapMethods", body);
  }
  // With the constants that only later versions have; their places don't depend on the code.
  void find_dynamic() {
    ClassBuilder builder = builder_;
    add_dynamic(builder);
  }

  ClassBuilder builder_;
  uint16_t one_ = 0, wide_one_ = 0, text_ = 0, type_ = 0, arrays_ = 0, field_ = 0, method_ = 0, interface_method_ = 0,
           constructor_ = 0, site_ = 0, computed_ = 0;
};

TEST_F(JavaCodeTest, AcceptsInstructions) {
  EXPECT_EQ(answer({return_}), "read");
  EXPECT_EQ(answer({lload_2, l2i, ireturn}, "(IIJ)I"), "read");
  EXPECT_EQ(answer({iconst_0, wide, istore, 0, 3, wide, iload, 0, 3, pop, wide, iinc, 0, 3, 1, 0, iinc, 3, 1, return_}),
            "read");
  EXPECT_EQ(answer(with(ldc_w, text_, {pop, return_})), "read");
  EXPECT_EQ(answer(with(ldc2_w, wide_one_, {pop2, return_})), "read");
  EXPECT_EQ(answer(with(getstatic, field_, {l2i, newarray, 10, arraylength, pop, return_})), "read");
  EXPECT_EQ(answer(with(new_, type_, {dup, ifnull, 0, 4, pop, return_})),
            "pop leads to 8 with another stack than another way there (instruction at 7)");
}

TEST_F(JavaCodeTest, AcceptsCalls) {
  Bytes arguments = {aconst_null, iconst_0, lconst_0};
  auto call = [&](uint8_t opcode, uint16_t index, const Bytes& rest) {
    Bytes bytes = arguments;
    Bytes more = with(opcode, index, rest);
    bytes.insert(bytes.end(), more.begin(), more.end());
    return bytes;
  };
  EXPECT_EQ(answer(call(invokevirtual, method_, {ireturn}), "()I"), "read");
  EXPECT_EQ(answer(call(invokespecial, method_, {ireturn}), "()I"), "read");
  EXPECT_EQ(answer(call(invokespecial, interface_method_, {ireturn}), "()I"), "read");
  EXPECT_EQ(answer(call(invokestatic, interface_method_, {pop, pop, return_})), "read");
  EXPECT_EQ(answer(call(invokeinterface, interface_method_, {4, 0, ireturn}), "()I"), "read");
  EXPECT_EQ(answer(call(invokeinterface, interface_method_, {3, 0, ireturn}), "()I"),
            "invokeinterface of f counts 3 slots (instruction at 3)");
  EXPECT_EQ(answer(call(invokeinterface, method_, {4, 0, ireturn}), "()I"),
            "invokeinterface wants a method of an interface, which constant 21 is not (instruction at 3)");
  EXPECT_EQ(answer(call(invokevirtual, interface_method_, {ireturn}), "()I"),
            "invokevirtual can't call method f of an interface (instruction at 3)");
  EXPECT_EQ(answer(call(invokespecial, interface_method_, {ireturn}), "()I", 51),
            "invokespecial can't call method f of an interface (instruction at 3)");
  EXPECT_EQ(answer(with(invokevirtual, constructor_, {return_})),
            "invokevirtual can't call a constructor (instruction at 0)");
  EXPECT_EQ(answer(with(invokestatic, field_, {return_})),
            "invokestatic wants a method, which constant 15 is not (instruction at 0)");
}

TEST_F(JavaCodeTest, AcceptsWhatIsComputed) {
  find_dynamic();
  EXPECT_EQ(answer(with(invokedynamic, site_, {0, 0, ireturn}), "()I"), "read");
  EXPECT_EQ(answer(with(ldc_w, computed_, {ireturn}), "()I"), "read");
  EXPECT_EQ(answer(with(invokedynamic, computed_, {0, 0, ireturn}), "()I"),
            "invokedynamic wants a dynamic call site, which constant " + std::to_string(computed_) +
                " is not (instruction at 0)");
  EXPECT_EQ(answer(with(ldc2_w, computed_, {return_})),
            "ldc2_w can't load constant " + std::to_string(computed_) + " (instruction at 0)");
}

TEST_F(JavaCodeTest, RefusesOperands) {
  EXPECT_EQ(answer({ldc, static_cast<uint8_t>(wide_one_), return_}), "ldc can't load constant 2 (instruction at 0)");
  EXPECT_EQ(answer(with(ldc_w, 9999, {return_})), "ldc_w can't load constant 9999 (instruction at 0)");
  EXPECT_EQ(answer(with(ldc_w, type_, {pop, return_}), "()V", 48), "ldc_w can't load constant 7 (instruction at 0)");
  EXPECT_EQ(answer(with(ldc2_w, one_, {return_})), "ldc2_w can't load constant 1 (instruction at 0)");
  EXPECT_EQ(answer(with(getfield, method_, {return_})),
            "getfield wants a field, which constant 21 is not (instruction at 0)");
  EXPECT_EQ(answer(with(checkcast, one_, {return_})),
            "checkcast wants a class, which constant 1 is not (instruction at 0)");
  EXPECT_EQ(answer(with(new_, arrays_, {return_})), "new of the array [[I (instruction at 0)");
  EXPECT_EQ(answer(with(multianewarray, arrays_, {3, return_})),
            "multianewarray makes 3 dimensions of [[I (instruction at 0)");
  EXPECT_EQ(answer(with(multianewarray, arrays_, {0, return_})),
            "multianewarray makes 0 dimensions of [[I (instruction at 0)");
  EXPECT_EQ(answer({iconst_0, newarray, 3, pop, return_}), "newarray of unknown type 3 (instruction at 1)");
  EXPECT_EQ(answer({iload, 4, pop, return_}), "iload of local variable 4, of 4 (instruction at 0)");
  EXPECT_EQ(answer({lload_3, pop2, return_}), "lload_3 of local variable 3, of 4 (instruction at 0)");
  EXPECT_EQ(answer({wide, iinc, 1, 0, 0, 1, return_}), "wide of local variable 256, of 4 (instruction at 0)");
  EXPECT_EQ(answer(ClassBuilder::Code{{return_}, 0, 1}, "(J)V"), "its parameters take more than its local variables");
}

TEST_F(JavaCodeTest, RefusesBrokenInstructions) {
  EXPECT_EQ(answer(Bytes{}), "0 bytes of code; there must be 1 to 65535");
  EXPECT_EQ(answer(Bytes(65'536, nop)), "65536 bytes of code; there must be 1 to 65535");
  EXPECT_EQ(answer({202}), "no whole instruction: opcode 202 (unknown) (instruction at 0)");
  EXPECT_EQ(answer({nop, sipush, 1}), "no whole instruction: opcode 17 (sipush) (instruction at 1)");
  EXPECT_EQ(answer({wide, nop, 0, 0}), "no whole instruction: opcode 196 (wide) (instruction at 0)");
  EXPECT_EQ(answer({wide}), "no whole instruction: opcode 196 (wide) (instruction at 0)");
  EXPECT_EQ(answer({nop}), "the code goes on after its end (instruction at 0)");
  EXPECT_EQ(answer({jsr, 0, 3, return_}), "T: method f()V: jsr: subroutines of Java before 1.6");
  EXPECT_EQ(answer({wide, ret, 0, 0}), "T: method f()V: ret: subroutines of Java before 1.6");
}

TEST_F(JavaCodeTest, RefusesJumps) {
  EXPECT_EQ(answer({goto_, 0, 4, sipush, 0, 0, return_}),
            "goto jumps to where no instruction starts (instruction at 0)");
  EXPECT_EQ(answer({goto_, 0xFF, 0xFF}), "goto jumps to where no instruction starts (instruction at 0)");
  EXPECT_EQ(answer({goto_, 0, 3}), "goto jumps to where no instruction starts (instruction at 0)");
  EXPECT_EQ(answer({goto_w, 0x80, 0, 0, 0}), "goto_w jumps to where no instruction starts (instruction at 0)");
  EXPECT_EQ(answer({goto_, 0, 0}), "read");
}

TEST_F(JavaCodeTest, ChecksSwitches) {
  // iconst_0, tableswitch with 2 bytes of padding, default at 20, from 5 to 5, and return at 20.
  Bytes table = {iconst_0, tableswitch, 0, 0, 0, 0, 0, 19, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 19, return_};
  EXPECT_EQ(answer(table), "read");
  Bytes other = table;
  other[15] = 4;
  EXPECT_EQ(answer(other), "no whole instruction: opcode 170 (tableswitch) (instruction at 1)");
  other[12] = 0x7F;
  EXPECT_EQ(answer(other), "no whole instruction: opcode 170 (tableswitch) (instruction at 1)");
  other = table;
  other[19] = 2;
  EXPECT_EQ(answer(other), "tableswitch jumps to where no instruction starts (instruction at 1)");
  // Two pairs, and return at 28.
  Bytes lookup = {iconst_0, lookupswitch, 0, 0, 0, 0, 0, 27, 0, 0,  0,      2, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0,
                  0,        27,           0, 0, 0, 1, 0, 0,  0, 27, return_};
  EXPECT_EQ(answer(lookup), "read");
  lookup[23] = 0xFF;
  EXPECT_EQ(answer(lookup), "read");
  lookup[12] = 1;
  EXPECT_EQ(answer(lookup), "lookupswitch whose keys are not in order (instruction at 1)");
  lookup[8] = 0xFF;
  EXPECT_EQ(answer(lookup), "no whole instruction: opcode 171 (lookupswitch) (instruction at 1)");
}

TEST_F(JavaCodeTest, ChecksTheStack) {
  EXPECT_EQ(answer({iadd, return_}), "iadd wants an int on the stack, where nothing is (instruction at 0)");
  EXPECT_EQ(answer({lconst_0, iconst_0, ladd, return_}),
            "ladd wants a long on the stack, where an int is (instruction at 2)");
  EXPECT_EQ(answer({lconst_0, pop, return_}), "pop wants 1 slots on the stack, where a long is (instruction at 1)");
  EXPECT_EQ(answer({lconst_0, iconst_0, pop2, return_}),
            "pop2 wants 1 slots on the stack, where a long is (instruction at 2)");
  EXPECT_EQ(answer({lconst_0, lconst_0, iconst_0, return_}),
            "iconst_0 takes more of the stack than its 4 slots (instruction at 2)");
  EXPECT_EQ(answer({iconst_0, goto_, 0xFF, 0xFF}),
            "goto leads to 0 with another stack than another way there (instruction at 1)");
  EXPECT_EQ(answer({iconst_0, ireturn}), "ireturn from a method that returns nothing (instruction at 1)");
  EXPECT_EQ(answer({return_}, "()I"), "return from a method that returns an int (instruction at 0)");
  EXPECT_EQ(answer({lconst_0, iconst_0, dup_x2, pop, pop2, pop, return_}), "read");
  EXPECT_EQ(answer({iconst_0, aconst_null, swap, istore_0, areturn}, "()Ljava/lang/Object;"), "read");
  EXPECT_EQ(answer(ClassBuilder::Code{{iconst_0, fconst_0, lconst_0, dup2_x2, pop2, fstore_0, istore_1, lreturn}, 6, 4},
                   "()J"),
            "read");
  EXPECT_EQ(answer(ClassBuilder::Code{{iconst_0, lconst_0, fconst_0, dup2_x2, return_}, 8, 4}),
            "dup2_x2 wants 1 slots on the stack, where a long is (instruction at 3)");
  EXPECT_EQ(answer({return_, iadd, return_}), "read"); // what can't be reached is not looked at
}

TEST_F(JavaCodeTest, ChecksLocals) {
  auto other = [](const char* name, int local, int at) {
    return std::string(name) + " of local variable " + std::to_string(local) +
           ", which holds something else (instruction at " + std::to_string(at) + ")";
  };
  EXPECT_EQ(answer({iload_0, pop, return_}), other("iload_0", 0, 0));
  EXPECT_EQ(answer({iload_0, pop, return_}, "(F)V"), other("iload_0", 0, 0));
  EXPECT_EQ(answer({iload_0, pop, return_}, "(Z)V"), "read");
  EXPECT_EQ(answer({iinc, 0, 1, return_}), other("iinc", 0, 0));
  EXPECT_EQ(answer({wide, iinc, 0, 0, 0, 0, return_}), other("wide", 0, 0));
  EXPECT_EQ(answer({lload_0, pop2, dload_2, pop2, return_}, "(JD)V"), "read");
  EXPECT_EQ(answer({iload_1, pop, return_}, "(J)V"), other("iload_1", 1, 0)); // the second half of a long
  // Whoever writes to a half takes the other half's meaning away.
  EXPECT_EQ(answer({iconst_0, istore_1, lload_0, pop2, return_}, "(J)V"), other("lload_0", 0, 2));
  EXPECT_EQ(answer({lconst_0, lstore_0, dconst_0, dstore_1, lload_0, pop2, return_}), other("lload_0", 0, 4));
  EXPECT_EQ(answer({lconst_0, lstore_1, dconst_0, dstore_0, lload_1, pop2, return_}), other("lload_1", 1, 4));
  // Written on one way only, or with different kinds on two.
  EXPECT_EQ(answer({iload_0, ifeq, 0, 5, iconst_0, istore_1, iload_1, pop, return_}, "(I)V"), other("iload_1", 1, 6));
  EXPECT_EQ(
      answer({iload_0, ifeq, 0, 8, iconst_0, istore_1, goto_, 0, 5, fconst_0, fstore_1, fload_1, pop, return_}, "(I)V"),
      other("fload_1", 1, 11));
  EXPECT_EQ(
      answer({iload_0, ifeq, 0, 8, iconst_0, istore_1, goto_, 0, 5, iconst_1, istore_1, iload_1, pop, return_}, "(I)V"),
      "read");
  // A loop whose second round finds what the first one left.
  EXPECT_EQ(answer({iload_0, pop, fconst_0, fstore_0, goto_, 0xFF, 0xFC}, "(I)V"), other("iload_0", 0, 0));
  EXPECT_EQ(answer({return_, iload_0, pop, return_}), "read"); // what can't be reached is not looked at
}

// A handler finds what was there before any instruction that it protects.
TEST_F(JavaCodeTest, ChecksLocalsInHandlers) {
  auto handled = [&](const Bytes& bytes, uint16_t start, uint16_t end, uint16_t handler) {
    return answer(ClassBuilder::Code{bytes, 2, 3, {{start, end, handler, 0}}}, "(I)V");
  };
  // At 5: the handler takes the exception off the stack and reads local variable 0 or 1.
  EXPECT_EQ(handled({iconst_0, istore_1, nop, nop, return_, pop, iload_0, pop, return_}, 0, 4, 5), "read");
  std::string message = "iload_1 of local variable 1, which holds something else (instruction at 6)";
  EXPECT_EQ(handled({iconst_0, istore_1, nop, nop, return_, pop, iload_1, pop, return_}, 0, 4, 5), message);
  EXPECT_EQ(handled({iconst_0, istore_1, nop, nop, return_, pop, iload_1, pop, return_}, 2, 4, 5), "read");
  std::string first = "iload_0 of local variable 0, which holds something else (instruction at 6)";
  EXPECT_EQ(handled({fconst_0, fstore_0, nop, nop, return_, pop, iload_0, pop, return_}, 0, 4, 5), first);
  // The last instruction that is protected changes what only what comes after it finds.
  EXPECT_EQ(handled({fconst_0, fstore_0, nop, nop, return_, pop, iload_0, pop, return_}, 0, 2, 5), "read");
}

// Many variables and many ways: what takes too long is given up, and says so.
TEST_F(JavaCodeTest, GivesUpOnTangledCode) {
  ClassBuilder::Code code{{}, 1, 65'535};
  for (int i = 0; i < 10'000; ++i) code.bytes.insert(code.bytes.end(), {iconst_0, ifeq, 0, 3});
  code.bytes.push_back(return_);
  EXPECT_EQ(answer(code), "T: method f()V: code too tangled to be checked");
  code.max_locals = 100;
  EXPECT_EQ(answer(code), "read");
}

TEST_F(JavaCodeTest, ChecksHandlers) {
  auto handled = [&](const std::vector<uint16_t>& handler, uint16_t max_stack = 1) {
    return answer(ClassBuilder::Code{{sipush, 0, 0, pop, return_, athrow}, max_stack, 0, {handler}});
  };
  EXPECT_EQ(handled({0, 4, 5, 0}), "read");
  EXPECT_EQ(handled({0, 6, 5, 0}), "read");
  for (const std::vector<uint16_t>& wrong : std::vector<std::vector<uint16_t>>{
           {0, 0, 5, 0}, {4, 3, 5, 0}, {1, 4, 5, 0}, {0, 2, 5, 0}, {0, 7, 5, 0}, {0, 4, 6, 0}, {0, 4, 1, 0}})
    EXPECT_TRUE(handled(wrong).starts_with("an exception handler for ")) << handled(wrong);
  EXPECT_EQ(handled({0, 4, 4, 0}), "pop leads to 4 with another stack than another way there (instruction at 3)");
  EXPECT_EQ(handled({0, 4, 5, text_}), "constant 5 should be a class");
  EXPECT_EQ(answer(ClassBuilder::Code{{return_, athrow}, 0, 0, {{0, 1, 1, 0}}}),
            "athrow takes more of the stack than its 0 slots (instruction at 1)");
}

TEST_F(JavaCodeTest, ChecksDebugTables) {
  auto with_table = [&](const char* name, const std::vector<uint16_t>& numbers) {
    ClassBuilder builder;
    uint16_t x = builder.text("x");
    uint16_t type = builder.text("J");
    Bytes body;
    put2(body, 1);
    for (uint16_t number : numbers) put2(body, number == 1000 ? x : number == 1001 ? type : number);
    Bytes table = builder.attribute(name, body);
    builder.method(access::is_static, "f", "()V", {builder.code({{nop, return_}, 0, 2, {}, {table}})});
    auto file = read_class_file(builder.bytes(), "T");
    return file ? "read" : file.error()[0].message;
  };
  std::string start = "malformed class file: method f()V: ";
  EXPECT_EQ(with_table("LineNumberTable", {1, 7}), "read");
  EXPECT_EQ(with_table("LineNumberTable", {2, 7}), start + "line 7 starts outside of the code");
  EXPECT_EQ(with_table("LocalVariableTable", {0, 2, 1000, 1001, 0}), "read");
  std::string outside = start + "local variable \"x\" lies outside of the code";
  EXPECT_EQ(with_table("LocalVariableTable", {1, 2, 1000, 1001, 0}), outside);
  EXPECT_EQ(with_table("LocalVariableTable", {0, 2, 1000, 1001, 1}), outside);
}

} // namespace
} // namespace assay::java
