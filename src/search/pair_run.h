#pragma once
// Both programs on one input, in one run with one trace: the reference, then the submission, then the comparison of
// what they did. Whatever any of the three decides is a decision of the path, and can be flipped.
//
// Each program has a context of its own, so neither sees what the other has done to its heap, and its own copy of what
// is mutable in the input.

#include <cstdint>
#include <optional>

#include "machine/machine.h"
#include "search/compare_results.h"
#include "search/whole_call.h"

namespace assay::search {

// What the run says of the two programs, for all inputs of its path.
enum class Relation : uint8_t {
  Same,
  Outside, // the reference raises: the input is outside of its contract
  Different,
  Unknown, // one of them was not carried out to its end
};

enum class Contrast : uint8_t {
  Result,
  Raised,   // the submission does, the reference does not
  Returned, // the submission does, the reference does not: where exceptions are compared
  Exception,
  Output,
  Argument, // what it has become in the end
  Endless,  // the submission takes much longer than the reference: whether it ends is for the real runtime to say
};

struct PairOutcome {
  Relation relation = Relation::Unknown;
  Contrast contrast = Contrast::Result; // if it is Different
  Outcome reference;
  std::optional<Outcome> submission; // none: it was not called
  // Where in the results the difference is. If functions were applied on the way, the outcomes are those of the last.
  std::vector<ResultStep> steps;
  // What each was called with, as it is in the end.
  std::vector<Value> reference_arguments;
  std::vector<Value> submission_arguments;
  bool left_something = false; // a part of the results could not be compared
  uint64_t reference_steps = 0;
  // Decisions of the trace when each had ended; what comes after is the comparison.
  size_t after_reference = 0;
  size_t after_submission = 0;
};

class PairRun {
 public:
  struct Side {
    Machine& machine;
    WholeCall call;
  };
  struct Options {
    bool strict = false; // exceptions of the reference are compared, too
    uint32_t depth = 0;  // see WholeCall
    Budget budget;       // of the submission, but for the steps
  };
  PairRun(Side reference, Side submission, ShapeTable& shapes, const ResultProbes& probes, Options options)
      : reference_(std::move(reference)), submission_(std::move(submission)), shapes_(shapes), probes_(probes),
        options_(options) {}

  // In a new context of the reference's program, on the arguments and the probes behind them. What the values of the
  // outcome lie in lives until the next run. Rejected: the arguments could not be made.
  Ended run(Context& context, std::span<const Value> input);
  const PairOutcome& outcome() const { return outcome_; }
  // Whoever tries many inputs does not wait for a submission that takes more steps than this.
  void limit_submission(uint64_t steps) { most_steps_ = steps; }
  Context& submission_context() { return *submission_context_; }

 private:
  Ended run_submission(Context& context, std::span<const Value> input, std::vector<Value>& made);
  void compare(Context& context, std::span<const Value> left_input, std::span<const Value> right_input);
  void keep(const ResultComparison& comparison, Contrast contrast);
  void set(Relation relation, Contrast contrast = Contrast::Result);

  Side reference_;
  Side submission_;
  ShapeTable& shapes_;
  const ResultProbes& probes_;
  Options options_;
  PairOutcome outcome_;
  uint64_t most_steps_ = UINT64_MAX;
  std::optional<Context> submission_context_;
};

} // namespace assay::search
