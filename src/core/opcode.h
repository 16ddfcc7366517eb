#pragma once
// What each opcode means: its operand contract, its results, how it can fault. The rows are in core/opcode.def.
//
// Building
//   v = make C a1 … an            A new immutable object of constructor C: `cons` takes 2 operands, `tuple` any number.
//   v = closure F a1 … an         A closure of function F (of the same module) with n captures. An operand may be the
//                                 literal `unset`, to be filled later (recursive bindings).
//   fill I c a                    Sets capture I of closure c, once, before c is called or seen by anything else.
//   v = capture I                 Capture I of the running closure. Faults (Fault::Unset) if it was not filled yet.
// Mutable objects
//   v = record K a1 … an          A new object of class K with n fields.
//   v = load I r                  Field I of record r. Faults (NotARecord, Unset).
//   store I r a                   Sets field I of record r. Faults (NotARecord).
//   v = array n a                 A new array of n elements, each a. Faults (BadLength).
//   v = array_length r            Faults (NotAnArray).
//   v = array_load r i            Faults (NotAnArray, OutOfBounds).
//   array_store r i a             Faults (NotAnArray, OutOfBounds).
// Calls: any number of results; a callee that returns another number of values is a fault (WrongValueCount).
//   v… = call F a1 … an           F is a name `module:function/arity`, or whatever the language calls its functions;
//                                 found by the program when first called. Faults (Undefined).
//   v… = call_indirect f a1 … an  f is a closure or a function name. Faults (NotAFunction, WrongArity, Undefined).
//   v… = call_spread f l          As call_indirect, the arguments being the elements of list l. Faults also (NotAList).
//   v… = call_virtual S r a1 … an The method that the class of record or array r has for selector S, called with r and
//                                 a1 … an. Faults (NotARecord, NoMethod).
//   v = primitive P a1 … an       A primitive of the language, from its registry. Faults as the registry says.
// Coverage
//   clause I                      Clause I of the function (Function::clauses) is entered: it matched, guard included.
// Ends of blocks
//   jump B(a…)                    To block B, its parameters bound to a….
//   branch c B1(a…) B2(b…)        c is `true` or `false`. Faults (NotABoolean).
//   switch v [arm…] else B(a…)    The first arm that fits. Arms exclude each other:
//                                   literal L      v is exactly L (an immediate: small integer, symbol, float, nil)
//                                   cons, tuple/n  the constructor; its fields are bound to the first parameters of the
//                                                  arm's block, before the edge's own arguments
//                                   kind K         any value of the kind
//   return a1 … an                Gives back n values.
//   tail_call… as the calls       The frame is gone before the callee starts. Not in a block that has a handler.
//   raise e                       Raises e, in the language's form of an exception.
//   unreachable                   Never executed; a fault of ours if it is.
//
// A block's handler is an edge too: when an instruction of the block raises, control goes to the handler's block, with
// the exception as its first parameter and then the edge's arguments, which must be defined before the block's first
// instruction (parameters of the block among them).

#include <cstdint>
#include <string_view>

#include "base/rooms.h"

namespace assay::core {

enum class Opcode : uint8_t {
#define INSTRUCTION(name, text, results, operands, immediate) name,
#define TERMINATOR(name, text, operands, immediate) name,
#include "core/opcode.def"
};

enum class Immediate : uint8_t {
  Nothing,
  Constructor,
  Function,
  Index,
  Class,
  Selector,
  Primitive,
  Edge,
  TwoEdges,
  Arms
};

constexpr int any_count = -1; // AtLeast1 is -2, AtLeast2 is -3

struct OpcodeInfo {
  std::string_view text;
  bool terminator;
  int results;
  int operands;
  Immediate immediate;
};

const OpcodeInfo& info(Opcode opcode);
constexpr uint32_t opcode_count = 0
#define INSTRUCTION(name, text, results, operands, immediate) +1
#define TERMINATOR(name, text, operands, immediate) +1
#include "core/opcode.def"
    ;

inline bool is_terminator(Opcode opcode) { return info(opcode).terminator; }
constexpr bool is_tail_call(Opcode opcode) {
  return opcode == Opcode::TailCall || opcode == Opcode::TailCallIndirect || opcode == Opcode::TailCallSpread ||
         opcode == Opcode::TailCallVirtual;
}
// A count from the table against an actual one.
constexpr bool count_fits(int wanted, size_t actual) {
  return wanted >= 0 ? static_cast<size_t>(wanted) == actual : actual >= static_cast<size_t>(-1 - wanted);
}

} // namespace assay::core
