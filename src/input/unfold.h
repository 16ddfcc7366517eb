#pragma once
// Larger inputs than a path needs: the shape is unfolded here and there until a size is reached, and scalars are drawn
// from a few ranges. Seeds of this kind take a search to loops that go round many times, and to conditions on which
// the solver gives up. They are drawn by a generator of our own, so the same search draws the same.
//
// The elements of most lists are built alike, as they are in programs: a *style* stands for what was drawn for one of
// them, and the others follow it.

#include "input/store.h"

namespace assay::input {

class Unfolder {
 public:
  Unfolder(Store& store, uint64_t seed, uint32_t size)
      : store_(store), state_(seed), left_(size), answers_(size), lists_end_(size / 4 + 4) {}

  // Decides cells of the store; returns values for its scalars. The rest is left to completion.
  Model unfold();

 private:
  static constexpr uint64_t no_style = 0;
  struct Part {
    CellId cell;
    uint64_t style;
    uint32_t depth; // inside of elements
  };
  uint64_t draw(uint64_t below);
  // How a part is built: as its style says, if it has one.
  uint64_t draw_for(const Part& part, uint64_t below);
  bool has_room(const Part& part) const;
  void decide(const Part& part);
  void decide_groups(const Part& part);
  void decide_form(const Part& part);
  void decide_arity(const Part& part);
  void draw_symbol(CellId cell);
  void draw_integer(CellId cell);
  void draw_bits(CellId cell);
  void push_parts(const Part& part);
  BigInteger any_integer();
  bool try_assume(const Constraint& constraint);

  Store& store_;
  uint64_t state_;
  uint32_t left_;      // nodes that may still be added
  uint32_t answers_;   // that are drawn for each function
  uint64_t lists_end_; // at one element in so many
  bool small_only_ = false;
  std::vector<Part> pending_;
  Model model_;
};

} // namespace assay::input
