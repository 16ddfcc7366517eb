#pragma once
// What a primitive may use of the run it is part of.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/arena.h"
#include "core/object.h"
#include "machine/budget.h"
#include "machine/task.h"

namespace assay {

class Program;

// How a run ended.
enum class Ending : uint8_t {
  Returned,
  Raised,          // an exception that nothing handled
  StepsSpent,
  HeapSpent,
  StackSpent,
  Unsupported,     // needed something that is not supported: `detail` names it
  MachineFault,    // a fault of ours: `detail` says what
  Interrupted,     // the user asked us to stop
};

class Context {
 public:
  Context(Program& program, const Budget& budget);

  Arena& arena() { return arena_; }
  Task& task() { return task_; }
  Program& program() { return program_; }
  const Budget& budget() const { return budget_; }

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

  // What the program printed.
  std::string output;
  // State that a language keeps for a run (process dictionary, counters); made on first use, dropped with the run.
  template <typename State>
  State& language_state() {
    if (!language_state_) language_state_ = std::shared_ptr<void>(std::make_shared<State>());
    return *static_cast<State*>(language_state_.get());
  }

  uint64_t steps_left;  // counted down by the interpreter; 0 makes it look what is the matter

 private:
  static void heap_grew(void* context);

  Program& program_;
  Budget budget_;
  Arena arena_;
  Task task_;
  Value exception_;
  bool ended_ = false;
  Ending ending_ = Ending::Returned;
  std::string detail_;
  std::shared_ptr<void> language_state_;
  std::unordered_map<const void*, void*> copies_;  // of frozen objects that this run has written to
};

}  // namespace assay
