#pragma once
// Makes an input small that shows something: by the solver on the path that it takes, which changes several scalars at
// once; by trying simpler inputs (finding/shrink.h); and in the end so that its text can be read.

#include <functional>
#include <memory>

#include "finding/candidates.h"
#include "finding/shrink.h"
#include "input/build_input.h"
#include "input/kept_input.h"
#include "machine/machine.h"
#include "solve/solver.h"

namespace assay::finding {

class SmallInputMaker {
 public:
  struct Subject {
    Program& program;
    InputSpace& space;
    ShapeId input; // of the tuple of all parts
    Solver& solver;
    Budget budget;
    uint32_t depth = 0; // decisions that are kept when a path is looked at
    // Whether a run on these parts shows it, too. With a trace, function inputs get the rows that the run
    // asks for.
    std::function<bool(Context&, std::span<const Value>)> still_shows;
    // An input that the solver made is none of the shape: a fault of ours.
    std::function<void(std::span<const Value>)> is_outside;
  };
  explicit SmallInputMaker(Subject subject) : subject_(std::move(subject)) {}

  // Smaller scalars on the path of `input`, which may be null. The result is `from` if that is no simpler.
  std::shared_ptr<const KeptInput> on_path(std::shared_ptr<const KeptInput> from, std::unique_ptr<Input> input,
                                           const ShrinkLimit& limit);
  // All that may leave the path. `steps` is what the run on `from` took.
  std::shared_ptr<const KeptInput> off_path(std::shared_ptr<const KeptInput> from, uint64_t steps, ShrinkLimit& limit);

 private:
  std::shared_ptr<const KeptInput> by_calls(std::shared_ptr<const KeptInput> from, uint64_t steps, Candidates::Of of,
                                            ShrinkLimit& limit);
  std::shared_ptr<const KeptInput> printable(std::shared_ptr<const KeptInput> from, const ShrinkLimit& limit);
  std::unique_ptr<Input> input_on_path_of(const KeptInput& kept);

  Subject subject_;
};

} // namespace assay::finding
