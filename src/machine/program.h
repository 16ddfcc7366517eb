#pragma once
// What the machine asks of the program it runs: functions by name, loaded when first asked for, and the language's own
// form of the machine's faults. A language folder implements it (src/lang).

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "core/module.h"
#include "input/canonical_function.h"
#include "input/float_inputs.h"
#include "machine/primitive.h"

namespace assay::machine {

class Context;
class LibraryBoundary;

// Faults the machine itself can meet; a language turns each into an exception of its own.
enum class Fault : uint8_t {
  Undefined,       // no function of that name; operands: the name as a symbol, then the arguments
  NotAFunction,    // operands: the callee, then the arguments
  WrongArity,      // operands: the callee, then the arguments
  NotAList,        // operands: what should have been a list of arguments
  WrongValueCount, // operands: the values returned
  NotABoolean,     // operands: the value
  NotARecord,      // operands: the value
  NoMethod,        // operands: the selector as a symbol, the receiver
  NotAnArray,      // operands: the value
  OutOfBounds,     // operands: the array, the index
  BadLength,       // operands: the length
  Unset,           // read before it was filled; no operands
  StackOverflow,   // the program's own stack is used up (Program::stack_bytes); no operands
};

struct Callee {
  const core::Function* function = nullptr;
  const Primitive* primitive = nullptr;
  bool found() const { return function != nullptr || primitive != nullptr; }
};

// What a mutable object holds, for a comparison with one of another program.
struct ObjectParts {
  Symbol kind; // objects of different kinds differ
  std::span<const Value> fields;
  bool is_closed = false; // nobody can tell from its fields what it is
  // In any order: elements of a set, each one field; entries of a map, each two, of which the first is the key. 0: the
  // order counts.
  uint32_t unordered = 0;
};

class Program {
 public:
  virtual ~Program() = default;
  // Loads what it must. Nothing found: undefined.
  virtual Callee resolve(Symbol function) = 0;
  // The method for a selector in a class or its parents; null if there is none, as in a language without classes.
  virtual const core::Function* resolve_method(Symbol, Symbol) { return nullptr; }
  // Where the program ends and a library begins that nobody wants to read as a whole (machine/library_boundary.h);
  // null: it does not tell them apart.
  virtual LibraryBoundary* library_boundary() { return nullptr; }
  // A primitive by the name a Primitive instruction has; null means that the module was made for another registry.
  virtual const Primitive* primitive(Symbol name) = 0;
  // In a language where a function can be called with fewer or more arguments than it takes: the function that carries
  // out such a call with so many, its first argument being the callee. Null: it is a fault (WrongArity).
  virtual const core::Function* apply_function(size_t) { return nullptr; }
  // Whether two values are the same to the language; identity unless it says more.
  virtual bool exactly_equal(Value left, Value right) const { return left.same(right); }
  // What floats of an input may be, and when two of them are exactly equal.
  virtual FloatInputs float_inputs() const { return FloatInputs::Any; }
  // What function inputs calculate with; null: they don't.
  virtual const Primitive* arithmetic(Arithmetic) { return nullptr; }
  // The exceptions that function inputs of this program and of one that it is compared with raise, by
  // numbers that mean the same to both, the simplest first; and one of them, made in the context. The number 0 is
  // always one that can be raised, unless in this language they don't raise. `strict`: it counts which one leaves a
  // program.
  virtual std::vector<uint32_t> input_exceptions(const Program& /*other*/, bool /*strict*/) const { return {}; }
  virtual Value input_exception(Context&, uint32_t) { return Value::nil(); }
  // The same for results and exceptions of two programs that are compared: by the language's own structural equality,
  // asked of the trace if the context has one, so that the answer is a decision. Exact equality unless the language
  // says more. No function and no mutable object is in the values (search/compare_results.h looks at these).
  virtual bool same_results(Context& context, Value left, Value right);
  virtual bool same_exceptions(Context& context, Value left, Value right) { return same_results(context, left, right); }
  // Whether an exception carries what is hidden (input/hidden.h), and so can't be compared.
  virtual bool carries_hidden(Context&, Value) { return false; }
  // Of a value that is, or is compared with, a mutable object of a result; nothing: it has no such parts.
  virtual std::optional<ObjectParts> object_parts(Context& context, Value value);
  // The function that calls this one as code outside of its module does: what has to come before a first call is done
  // by then.
  virtual Symbol called_from_outside(Symbol function) { return function; }
  // After each call that makes a part of an input: nothing is left of it but what it made.
  virtual void forget_making(Context& context);
  // Before the call: its arguments, and all that was made by calls, these or what is inside of them.
  virtual void note_input(Context&, std::span<const Value> /*arguments*/, std::span<const Value> /*made*/) {}
  // What reports call a function: `lists:map/2`, `Parcel.first(String)`.
  virtual std::string title_of(const core::Function& function) const { return std::string(function.name.text()); }
  // In a language whose programs see an exception when their stack is used up: how large it is, in bytes of our frames.
  // Otherwise a stack ends with the budget, and the run with it.
  virtual std::optional<uint64_t> stack_bytes() const { return std::nullopt; }
  // The exception that this fault is in the language of the program.
  virtual Value exception_for(Context& context, Fault fault, std::span<const Value> operands) = 0;
};

} // namespace assay::machine
