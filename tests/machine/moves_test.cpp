#include "machine/moves.h"

#include <gtest/gtest.h>

#include <random>

namespace assay::machine {
namespace {

constexpr uint32_t slot_count = 6;
constexpr uint32_t scratch = slot_count;

// A slot holds a number; a field of it is that number and the field's own, made one.
int read(const Move& move, const std::vector<int>& slots) {
  switch (move.from) {
    case Move::From::Literal: return -static_cast<int>(move.source) - 1;
    case Move::From::Slot: return slots[move.source];
    case Move::From::Field: return slots[move.source] * 100 + static_cast<int>(move.field);
  }
  return 0;
}

TEST(OrderMoves, DoesOneAfterTheOtherWhatWasMeantAtOnce) {
  std::mt19937 random(42);
  auto below = [&](uint32_t limit) { return static_cast<uint32_t>(random() % limit); };
  for (int round = 0; round < 20'000; ++round) {
    std::vector<Move> moves;
    for (uint32_t destination = 0; destination < slot_count; ++destination) {
      if (below(3) == 0) continue;
      moves.push_back({static_cast<Move::From>(below(3)), destination, below(slot_count), below(3)});
    }
    std::vector<int> before(slot_count + 1);
    for (uint32_t i = 0; i <= slot_count; ++i) before[i] = static_cast<int>(i) + 1;
    std::vector<int> at_once = before;
    for (const Move& move : moves) at_once[move.destination] = read(move, before);
    std::vector<int> in_order = before;
    for (const Move& move : order_moves(moves, scratch)) in_order[move.destination] = read(move, in_order);
    at_once.resize(slot_count);
    in_order.resize(slot_count);
    ASSERT_EQ(at_once, in_order) << "round " << round;
  }
}

TEST(OrderMoves, LeavesOutMovesToTheSamePlace) {
  EXPECT_TRUE(order_moves({Move{Move::From::Slot, 3, 3, 0}}, scratch).empty());
  EXPECT_EQ(order_moves({Move{Move::From::Field, 3, 3, 0}}, scratch).size(), 1u);
}

} // namespace
} // namespace assay::machine
