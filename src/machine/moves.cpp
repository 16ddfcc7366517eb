#include "machine/moves.h"

#include <algorithm>

namespace assay::machine {

std::vector<Move> order_moves(std::vector<Move> pending, uint32_t scratch_slot) {
  std::vector<Move> ordered;
  std::erase_if(pending,
                [](const Move& move) { return move.from == Move::From::Slot && move.source == move.destination; });
  while (!pending.empty()) {
    // A move is safe when no other pending move still reads what it overwrites.
    auto safe = std::find_if(pending.begin(), pending.end(), [&](const Move& candidate) {
      return std::none_of(pending.begin(), pending.end(), [&](const Move& other) {
        return &other != &candidate && other.reads(candidate.destination);
      });
    });
    if (safe != pending.end()) {
      ordered.push_back(*safe);
      pending.erase(safe);
      continue;
    }
    // Only rings are left: save what the first one overwrites, and let its readers read the copy.
    uint32_t saved = pending.front().destination;
    ordered.push_back(Move{Move::From::Slot, scratch_slot, saved, 0});
    for (Move& move : pending) {
      if (move.reads(saved)) move.source = scratch_slot;
    }
  }
  return ordered;
}

} // namespace assay::machine
