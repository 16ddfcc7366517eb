#pragma once
// A task: one thread of control with a stack of frames of its own. Sequential code is one task.

#include <cstdint>
#include <string>
#include <vector>

#include "core/module.h"
#include "core/value.h"

namespace assay::machine {

struct Code;

// Lies in the stack of values, right below the frame's slots.
struct alignas(16) FrameHeader {
  const uint32_t* return_address; // in the caller's code; null in the first frame
  const Code* code;               // of this frame
  Value* caller_slots;            // the slots of the caller's frame
  ClosureObject* closure;         // the running closure, if it is one
};

// A place in the stack, for traces: the function and where in it control is.
struct StackEntry {
  const core::Function* function;
  core::Place place;
};

class Task {
 public:
  explicit Task(uint64_t stack_bytes);
  ~Task();
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;

  Value* stack_begin() const { return stack_; }
  Value* stack_end() const { return stack_ + capacity_; }

  // Kept up to date by the interpreter whenever something outside it may look.
  Value* slots = nullptr;            // of the current frame
  const uint32_t* address = nullptr; // of the current instruction

  // The innermost `most` entries, innermost first.
  std::vector<StackEntry> stack_entries(size_t most) const;
  size_t depth() const;

 private:
  Value* stack_;
  size_t capacity_;
};

} // namespace assay::machine
