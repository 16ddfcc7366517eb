#pragma once
// Larger inputs than a path needs: the shape is unfolded here and there until a size is reached, and scalars are drawn
// from a few ranges. Seeds of this kind take a search to loops that go round many times, and to conditions on which
// the solver gives up. They are drawn by a generator of our own, so the same search draws the same.

#include "input/store.h"

namespace assay {

class Unfolder {
 public:
  Unfolder(Store& store, uint64_t seed, uint32_t size) : store_(store), state_(seed), left_(size) {}

  // Decides cells of the store; returns values for its scalars. The rest is left to completion.
  Model unfold();

 private:
  uint64_t draw(uint64_t below);
  void decide(CellId cell);
  void decide_groups(CellId cell);
  void decide_form(CellId cell);
  void decide_arity(CellId cell);
  void draw_symbol(CellId cell);
  void draw_integer(CellId cell);
  void push_parts(CellId cell);
  BigInteger any_integer();
  bool try_assume(const Constraint& constraint);

  Store& store_;
  uint64_t state_;
  uint32_t left_; // nodes that may still be added
  std::vector<CellId> pending_;
  Model model_;
};

} // namespace assay
