#pragma once
// Calls of one function of a program on inputs of one shape: whatever the language does before a run, the calls that make
// values of abstract types, the precondition, the function itself.

#include <optional>
#include <span>
#include <vector>

#include "lang/language.h"
#include "search/whole_call.h"

namespace assay::finding {

// A program, and the function of it that is called.
struct ProgramSide {
  LoadedProgram& program;
  const core::Function& function;
};

// A place in a function, for people.
Frame frame_at(const core::Function& function, const core::Place& place);

class FunctionCall {
 public:
  // `depth` is what the calls before the function have for their own decisions (search/whole_call.h).
  FunctionCall(ProgramSide side, ShapeTable& shapes, ShapeId input, uint32_t depth);
  FunctionCall(const FunctionCall&) = delete;
  FunctionCall& operator=(const FunctionCall&) = delete;

  // Inputs for which this function of the program does not return what is true don't count.
  void assume(Symbol precondition);
  // A function that runs on known values only, whoever calls it.
  void make_concrete(Symbol function);

  Ended run(Machine& machine, Context& context, std::span<const Value> input) const {
    return whole_.run(machine, context, input, depth_);
  }
  const WholeCall& whole() const { return whole_; }
  // Whether there are parts of the input that calls make.
  bool makes_values() const { return builder_.has_value(); }
  // Where these calls run: what they cover is covered by a test, but no reason for one.
  const Machine& makers() const { return makers_; }

 private:
  LoadedProgram& program_;
  uint32_t depth_;
  Machine makers_;
  Machine asked_; // for the precondition
  std::optional<ArgumentBuilder> builder_;
  std::optional<Precondition> precondition_;
  WholeCall whole_;
};

} // namespace assay::finding
