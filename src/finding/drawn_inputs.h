#pragma once
// Inputs of a function that are drawn, and how many of them a search is worth: while they come somewhere new they are
// many, later few. One that came somewhere new is kept, and further ones are made of it by small changes.

#include <memory>
#include <optional>
#include <vector>

#include "input/draw_value.h"
#include "input/kept_input.h"

namespace assay::finding {

class DrawnInputs {
 public:
  // The vocabulary outlives it.
  DrawnInputs(ShapeTable& shapes, ShapeId input, const Vocabulary& vocabulary, FloatInputs floats)
      : input_(input), drawer_(shapes, vocabulary, floats, /*seed=*/1) {}

  // How many are to be run before the search goes on.
  uint32_t turns() const { return turns_; }
  // Nothing has come of so many that there is no point in more of them.
  bool are_spent() const { return fruitless_ >= most_fruitless; }
  // A tuple of arguments, which lives as long as the arena, or until the next is drawn. Nothing: this time none.
  std::optional<Value> next(Arena& arena);
  // What the last one has come to, in so many steps.
  void note_new(std::span<const Value> arguments);
  void note_nothing(uint64_t steps = 0);

 private:
  static constexpr uint32_t most_turns = 32;
  static constexpr uint32_t least_turns = 4;
  static constexpr uint64_t most_fruitless = 20'000;

  ShapeId input_;
  ValueDrawer drawer_;
  std::vector<std::unique_ptr<const KeptInput>> kept_;
  uint64_t count_ = 0;
  uint64_t fruitless_ = 0; // since something new was met; one that takes long counts for several
  uint32_t turns_ = most_turns;
};

} // namespace assay::finding
