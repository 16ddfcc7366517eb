#pragma once
// Parallel moves: the arguments of an edge are all read before any parameter is written. This puts such moves into an
// order in which one after the other does the same, with a scratch slot where they form a ring.

#include <cstdint>
#include <functional>
#include <vector>

#include "base/rooms.h"

namespace assay::machine {

// What is moved into a slot: a slot, a literal, or a field of the object in a slot.
struct Move {
  enum class From : uint8_t { Slot, Literal, Field } from = From::Slot;
  uint32_t destination = 0;
  uint32_t source = 0; // a slot, or the index of a literal
  uint32_t field = 0;
  bool reads(uint32_t slot) const { return from != From::Literal && source == slot; }
};

std::vector<Move> order_moves(std::vector<Move> moves, uint32_t scratch_slot);

} // namespace assay::machine
