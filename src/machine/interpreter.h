#pragma once
// One run of the machine: the dispatch loop (interpreter.cpp) and what it leaves to slower code: calls that have to
// look something up (interpreter_calls.cpp), mutable objects (interpreter_objects.cpp), exceptions
// (interpreter_unwind.cpp).
//
// `pc`, `slots` and `code` are kept in local variables by the loop; members of the same names are set before anything
// else looks at them, and read back after it may have changed them.

#include <optional>
#include <vector>

#include "machine/machine.h"

namespace assay::machine {

class Interpreter {
 public:
  Interpreter(Machine& machine, Context& context);
  Outcome run(const Code& code, std::span<const Value> arguments);
  // From inside of a primitive: above the frame that carries it out, which stays as it is.
  Outcome run_inside(const Code& code, std::span<const Value> arguments);

 private:
  // The same loop for three purposes: as fast as can be, counting operations, and asking the trace.
  enum class Mode : uint8_t { Plain, Counting, Symbolic };
  template <Mode mode>
  void loop();
  Outcome run_at(Value* slots, const Code& code, std::span<const Value> arguments);

  // What a call goes to: code to enter (with its closure), or a primitive to carry out, or neither: a fault was raised.
  struct Target {
    const Code* code = nullptr;
    const Primitive* primitive = nullptr;
    ClosureObject* closure = nullptr;
    bool has_own_arguments = false; // they are in the buffer, in place of those of the call
  };
  Target direct_target(CallCache& cache, std::span<const Value> arguments);
  Target indirect_target(CallCache* cache, Value callee, std::span<const Value> arguments);
  // A closure that takes another number of arguments, in a language that allows it. Nothing: it takes so many.
  std::optional<Target> curried_target(Value closure, std::span<const Value> arguments);
  Target virtual_target(Symbol selector, Value receiver, std::span<const Value> arguments);
  Target target_by_name(Symbol name, std::span<const Value> arguments, const core::Module* caller);
  Target no_target(Fault fault, Value first, std::span<const Value> arguments);

  // The elements of a list of arguments; false and a fault raised if it is none.
  bool spread(Value list);

  // Mutable objects. Each returns what it read or made, or Value::fault().
  Value make_record(Symbol class_name, std::span<const Value> fields);
  Value load(Value record, uint32_t index);
  Value store(Value record, uint32_t index, Value value);
  Value make_array(Value length, Value fill);
  Value array_length(Value array);
  Value array_load(Value array, Value index);
  Value array_store(Value array, Value index, Value value);
  Value capture(uint32_t index);
  ArrayObject* element_of(Value array, Value index);

  Value raise_fault(Fault fault, std::span<const Value> operands);
  // Goes to the innermost handler of the pending exception; false if there is none, or the run has ended.
  bool unwind();
  Outcome outcome_without_stack(); // of a call that there is no room for

  // Tells the trace of the switch at pc_, or of a branch.
  void look_at_index(uint64_t count, Value index);
  void look_at_length(Value length);
  void look_at_switch(Value value);
  void look_at_branch(Value condition);
  // A callee that is part of the input: whether it can be called so. Nothing: it is no such function.
  std::optional<Target> canonical_target(Value callee, std::span<const Value> arguments);

  void finish_returned(std::span<const Value> values);

  Machine& machine_;
  Context& context_;
  Task& task_;
  const uint32_t* pc_ = nullptr;
  Value* slots_ = nullptr;
  const Code* code_ = nullptr;
  // Arguments on their way: the first `buffered_` of the buffer, which is never smaller than what is usual.
  static constexpr size_t usual_arguments = 256;
  std::span<const Value> buffered() const { return {buffer_.data(), buffered_}; }
  std::vector<Value> buffer_;
  size_t buffered_ = 0;
  Outcome outcome_;
};

inline FrameHeader* frame_header(Value* slots) { return reinterpret_cast<FrameHeader*>(slots) - 1; }

// Values that a frame takes besides its slots.
constexpr size_t header_values = sizeof(FrameHeader) / sizeof(Value);

} // namespace assay::machine
