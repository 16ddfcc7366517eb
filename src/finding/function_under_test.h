#pragma once
// The function under test: how it is called, what a call comes to, and the call as a text. What the calls of a test cover
// is noted on the machine that is given; whatever is no run of the function goes on machines of its own.

#include <optional>
#include <span>
#include <vector>

#include "finding/exploration.h"
#include "finding/finding.h"
#include "finding/function_call.h"
#include "finding/result_shapes.h"
#include "input/signature.h"

namespace assay::finding {

class FunctionUnderTest {
 public:
  FunctionUnderTest(ProgramSide side, Machine& machine, Signature signature, Exploration& exploration);

  LoadedProgram& program() const { return side_.program; }
  const core::Function& function() const { return side_.function; }
  Machine& machine() const { return machine_; }
  Exploration& exploration() const { return exploration_; }
  FunctionCall& calls() { return calls_; }
  const FunctionCall& calls() const { return calls_; }
  const Signature& signature() const { return signature_; }
  void restrict(const std::vector<std::string>& words) { signature_.restrict(words); }
  ResultShapes& result_shapes() { return result_shapes_; }
  void make_concrete(Symbol function);

  Context new_context() const { return Context(side_.program, exploration_.budget()); }
  Ended run(Context& context, std::span<const Value> arguments) const {
    return calls_.run(machine_, context, arguments);
  }
  // What came of a call.
  struct Called {
    enum class How : uint8_t { Rejected, Stopped, Returned, Failed } how;
    std::optional<Failure> failure;
  };
  Called call(Context& context, std::span<const Value> arguments) { return call_on(machine_, context, arguments); }
  // Its coverage does not count.
  Called call_aside(Context& context, std::span<const Value> arguments) { return call_on(aside_, context, arguments); }
  Called called_with(Context& context, const Outcome& outcome, std::span<const Value> arguments);
  // How a call fails, if it does. With a trace, function inputs get the rows that the run asks for.
  std::optional<Failure> failure_of(Context& context, std::span<const Value> arguments);

  RealCall call_of(std::span<const Value> arguments) const;
  // The finding is this input from now on, and fails so.
  void use(Finding& finding, std::shared_ptr<const KeptInput> input, Failure failure) const;

  // False: the input is none of the signature's, and nothing may be said about it. A fault of ours.
  bool fits_signature(std::span<const Value> arguments);
  void note_outside(std::span<const Value> arguments);
  void show_broken(std::span<const Value> arguments);
  // Calls that show a fault of ours, the first few.
  const std::vector<RealCall>& broken_calls() const { return broken_calls_; }

 private:
  Called call_on(Machine& machine, Context& context, std::span<const Value> arguments);

  ProgramSide side_;
  Machine& machine_;
  Exploration& exploration_;
  Signature signature_;
  ResultShapes result_shapes_;
  FunctionCall calls_;
  Machine aside_;
  std::vector<RealCall> broken_calls_;
};

// A call as the real runtime is asked for it, and as a user would write it.
RealCall real_call(const LoadedProgram& program, const core::Function& function, ShapeTable& shapes, ShapeId input,
                   std::span<const Value> arguments);

} // namespace assay::finding
