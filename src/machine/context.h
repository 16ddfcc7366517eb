#pragma once
// What a primitive may use of the run it is part of.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/arena.h"
#include "core/object.h"
#include "machine/budget.h"
#include "machine/primitive.h"
#include "machine/task.h"

namespace assay::machine {

class Machine;
class Program;

// How a run ended.
enum class Ending : uint8_t {
  Returned,
  Raised, // an exception that nothing handled
  StepsSpent,
  HeapSpent,
  StackSpent,
  Unsupported,  // needed something that is not supported: `detail` names it
  MachineFault, // a fault of ours: `detail` says what
  Interrupted,  // the user asked us to stop
};

class Context {
 public:
  Context(Program& program, const Budget& budget);

  Arena& arena() { return arena_; }
  Task& task() { return task_; }
  Program& program() { return program_; }
  const Budget& budget() const { return budget_; }

  // No frame fits on the stack any more: the fault of a program that can see that, else the end of the run.
  Value stack_is_spent();
  // Whether such a fault was raised. At which depth that is differs from the real runtime.
  bool has_overflowed() const { return has_overflowed_; }

  // The run has looked at something that its input does not say (machine/reservations.h). By chance: another process
  // may see something else, so that what the run comes to need not be what the real runtime comes to.
  void leave_open(std::string_view why);
  void leave_to_chance(std::string_view why);
  bool is_by_chance() const { return is_by_chance_; }

  // Raises an exception of the language; a primitive returns what this returns.
  Value raise(Value exception) {
    exception_ = exception;
    return Value::fault();
  }
  // Ends the run: nothing in the program can handle it. A primitive returns what this returns.
  Value end(Ending ending, std::string detail = {});
  Value unsupported(std::string_view what) { return end(Ending::Unsupported, std::string(what)); }
  // Whether so many bytes are still within the budget. If not, the run has been ended: return Value::fault(). To be
  // asked before allocating what grows with the size of an integer, not before small things.
  bool can_allocate(uint64_t bytes);

  bool has_ended() const { return ended_; }
  Ending ending() const { return ending_; }
  const std::string& detail() const { return detail_; }
  Value exception() const { return exception_; }

  // A frozen object as this run sees it: itself, or the copy the run has written to.
  RecordObject* readable(RecordObject* record);
  RecordObject* writable(RecordObject* record);
  ArrayObject* readable(ArrayObject* array);
  ArrayObject* writable(ArrayObject* array);

  // The primitive that is running and its arguments, for traces; kept by the machine.
  const Primitive* primitive = nullptr;
  const Value* primitive_arguments = nullptr;

  // The watched places (machine/watch.h) that the run came by, in order; no more than the first `most_watched`.
  static constexpr size_t most_watched = 1 << 20;
  const std::vector<uint32_t>& came_by() const { return came_by_; }
  void come_by(uint32_t number) {
    if (came_by_.size() < most_watched) came_by_.push_back(number);
  }

  // What the program printed.
  std::string output;
  // State that a language keeps for a run (process dictionary, counters); made on first use, dropped with the run.
  template <typename State>
  State& language_state() {
    if (!language_state_) language_state_ = std::shared_ptr<void>(std::make_shared<State>());
    return *static_cast<State*>(language_state_.get());
  }

  // Counted down by the interpreter. At 0 it asks continue_after_slice: steps come in slices, so that a run that has
  // ended or is interrupted is noticed soon, and the interpreter has one thing to test.
  uint64_t steps_left = 0;
  bool continue_after_slice();
  // Work that takes as long as so many steps, where one step does not say how long it takes.
  void charge(uint64_t steps) {
    uint64_t now = std::min(steps, steps_left);
    steps_left -= now;
    reserve_ -= std::min(reserve_, steps - now);
  }
  uint64_t steps_taken() const { return budget_.steps - reserve_ - steps_left; }

  Value carry_out(const Primitive& called, const Value* arguments) {
    primitive = &called;
    primitive_arguments = arguments;
    if (trace != nullptr) return carry_out_symbolically(called, arguments);
    return called.function(*this, arguments);
  }

  // The one that the run is on.
  Machine* machine = nullptr;
  // The symbolic side of the run; null: everything is concrete.
  Trace* trace = nullptr;
  // What a function input has just returned: see canonical_call.h.
  Value canonical_result;

  // Lets a run that has ended go on with a new budget: to word its result, say.
  void renew(const Budget& budget);
  // The same for a second call as if it were the first: nothing is left but what is in memory.
  void start_over(const Budget& budget);

  // For the heap that library initialisers fill: every mutable object made in it, so that freeze can mark them.
  void remember(RecordObject* record) { records_.push_back(record); }
  void remember(ArrayObject* array) { arrays_.push_back(array); }
  void make_base_heap() { is_base_heap_ = true; }
  bool is_base_heap() const { return is_base_heap_; }
  void freeze();

 private:
  Value carry_out_symbolically(const Primitive& called, const Value* arguments);
  static void heap_grew(void* context);

  Program& program_;
  Budget budget_;
  uint64_t reserve_ = 0; // steps of the budget that are not in the current slice
  Arena arena_;
  Task task_;
  Value exception_;
  bool ended_ = false;
  Ending ending_ = Ending::Returned;
  std::string detail_;
  std::shared_ptr<void> language_state_;
  std::vector<uint32_t> came_by_;
  std::unordered_map<const void*, void*> copies_; // of frozen objects that this run has written to
  bool is_base_heap_ = false;
  bool has_overflowed_ = false;
  bool is_by_chance_ = false;
  std::vector<RecordObject*> records_;
  std::vector<ArrayObject*> arrays_;
};

} // namespace assay::machine
