#pragma once
// The registry of primitives. An opcode is language-neutral; what a language owns is a primitive, registered by its
// folder under a name of its own (`erlang:+/2`). A primitive is one C++ function over concrete values; it must not
// perform an effect outside the machine, or depend on anything but its arguments and the task's state. Only those that
// stand for a function made concrete (concrete_functions.h) run code of the program.

#include <cstdint>
#include <deque>
#include <string_view>
#include <unordered_map>

#include "core/value.h"

namespace assay::machine {

class Context;
class Trace;
struct Primitive;

// Takes as many arguments as the primitive's arity. On a fault it returns what Context::raise returns.
using PrimitiveFunction = Value (*)(Context& context, const Value* arguments);

// The symbolic half of a primitive: as PrimitiveFunction, but some argument is symbolic, or holds something symbolic.
// It asks the run's trace (machine/trace.h) what it has to know, and answers with a value that may be symbolic.
using SymbolicFunction = Value (*)(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments);

// What running it changes or needs besides its arguments and the heap.
enum class Effect : uint8_t {
  Pure,  // nothing
  Task,  // the task's own state: process dictionary, captured output, counters
  World, // something outside the machine: never performed, always unsupported
};

// Operations on two small concrete integers (or identical immediates) that the interpreter does itself; everything else
// goes to the primitive's function, which must agree.
enum class FastPath : uint8_t {
  None,
  Add,
  Subtract,
  Multiply,
  BitAnd,
  BitOr,
  BitXor,
  Less,
  LessOrEqual,
  Greater,
  GreaterOrEqual,
  Equal,
  NotEqual,
};

// How a search that goes backwards from a target gets from the result of a primitive to its operands. Whatever rule a
// primitive has, the search must never refute what can happen; without one its result may be anything.
enum class Backward : uint8_t {
  Skip,     // the result may be anything, and so may whatever the operands refer to
  Reads,    // the result may be anything; changes nothing
  Passes,   // gives back the first operand, or raises; changes nothing
  NotNil,   // gives back the operand; raises if, and only if, that is nil
  IsNil,    // `true` if the operand is nil, else `false`
  Instance, // whether the first operand is an object of the class that the second names: `true` or 1, `false` or 0
  NewArray, // a new array of the class that the first names, with as many elements as the second says, all alike
  Lifted,   // as the symbolic half says, which asks for whatever it has to know of the operands; changes nothing
  Fixed,    // answers the same throughout a run, once that has started: a global
  Field,    // field `second` of the block that is the first: an element of a tuple, of the tuple that is the tail of a
            // cons, or of what is mutable
  SetField, // the same field becomes the third
  Identity, // `true` if both are the same number or the same object
  Unlike,   // `true` if not
  Raise,    // raises the operand
};

// What all operands of a primitive are, in a language that has made sure of it.
enum class Takes : uint8_t { Anything, Integers, Floats };

struct Primitive {
  Symbol name;
  uint32_t arity = 0;
  PrimitiveFunction function = nullptr;
  Effect effect = Effect::Pure;
  FastPath fast_path = FastPath::None;
  std::string_view faults;             // the reasons it can raise, in the language's words, separated by spaces
  SymbolicFunction symbolic = nullptr; // none: its symbolic arguments are enumerated
  Backward backward = Backward::Skip;
  Takes takes = Takes::Anything;
};

class PrimitiveRegistry {
 public:
  void add(const Primitive& primitive);
  // Gives a registered primitive its symbolic half.
  void lift(std::string_view name, SymbolicFunction symbolic);
  // Gives one a rule for going backwards.
  void go_back(std::string_view name, Backward rule);
  // The same for those with a symbolic half that are about integers alone.
  void go_back_by_integers(std::string_view name);
  // Every pure one that has a symbolic half, which asks all it has to know: in a language without types.
  void go_back_by_lifting();
  // Every one without a rule: it changes nothing.
  void go_back_by_reading();
  // Null if there is none of that name. The address is stable.
  const Primitive* find(Symbol name) const;
  const std::deque<Primitive>& all() const { return primitives_; }

 private:
  Primitive& registered(std::string_view name);

  std::deque<Primitive> primitives_;
  std::unordered_map<Symbol, Primitive*> by_name_;
};

} // namespace assay::machine
