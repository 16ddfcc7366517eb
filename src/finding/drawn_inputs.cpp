#include "finding/drawn_inputs.h"

#include <algorithm>
#include <array>

namespace assay::finding {

namespace {

constexpr std::array<uint32_t, 6> sizes = {4, 8, 16, 6, 32, 12};
constexpr uint64_t fewer_after = 512; // without anything new
constexpr size_t most_kept = 64;

} // namespace

std::optional<Value> DrawnInputs::next(Arena& arena) {
  ++count_;
  std::optional<Value> drawn;
  bool is_change = !kept_.empty() && drawer_.below(2) == 0;
  if (is_change) {
    drawn = drawer_.change(arena, input_, kept_[drawer_.below(kept_.size())]->tuple());
  } else {
    drawn = drawer_.draw(arena, input_, sizes[count_ % sizes.size()]);
  }
  if (!drawn || !drawn->is(Kind::Tuple)) return std::nullopt;
  return drawn;
}

void DrawnInputs::note_new(std::span<const Value> arguments) {
  fruitless_ = 0;
  turns_ = most_turns;
  auto kept = std::make_unique<const KeptInput>(arguments);
  if (kept_.size() < most_kept) {
    kept_.push_back(std::move(kept));
  } else {
    kept_[drawer_.below(most_kept)] = std::move(kept);
  }
}

void DrawnInputs::note_nothing(uint64_t steps) {
  constexpr uint64_t steps_of_one = 1000;
  uint64_t before = fruitless_;
  fruitless_ += 1 + steps / steps_of_one;
  if (fruitless_ / fewer_after != before / fewer_after) turns_ = std::max(turns_ / 2, least_turns);
}

} // namespace assay::finding
