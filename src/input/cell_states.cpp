#include "input/cell_states.h"

#include <algorithm>

namespace assay::input {

namespace {

constexpr size_t least_slots = 64;
constexpr size_t most_spare = 4096;

} // namespace

std::unique_ptr<CellState> CellPool::take() {
  if (spare_.empty()) return std::make_unique<CellState>();
  std::unique_ptr<CellState> cell = std::move(spare_.back());
  spare_.pop_back();
  return cell;
}

void CellPool::give_back(std::unique_ptr<CellState> cell) {
  if (spare_.size() >= most_spare) return;
  cell->clear();
  spare_.push_back(std::move(cell));
}

CellStates::CellStates(CellPool& pool) : pool_(&pool), slots_(least_slots) { entries_.reserve(least_slots / 2); }

CellStates::~CellStates() {
  for (Entry& entry : entries_) pool_->give_back(std::move(entry.state));
}

// That of the cell, or the empty one where it belongs.
size_t CellStates::slot_of(CellId cell) const {
  size_t mask = slots_.size() - 1;
  size_t slot = (cell * size_t{0x9e3779b1}) & mask;
  while (slots_[slot].cell != cell && slots_[slot].cell != no_cell) slot = (slot + 1) & mask;
  return slot;
}

CellState* CellStates::find(CellId cell) const {
  const Slot& slot = slots_[slot_of(cell)];
  return slot.cell == no_cell ? nullptr : entries_[slot.index].state.get();
}

CellState& CellStates::operator[](CellId cell) {
  Slot& slot = slots_[slot_of(cell)];
  if (slot.cell != no_cell) return *entries_[slot.index].state;
  slot = {cell, static_cast<uint32_t>(entries_.size())};
  entries_.push_back({cell, pool_->take()});
  CellState& made = *entries_.back().state;
  if (2 * entries_.size() > slots_.size()) {
    slots_.resize(2 * slots_.size());
    index_all();
  }
  return made;
}

void CellStates::index_all() {
  std::ranges::fill(slots_, Slot());
  for (uint32_t i = 0; i < entries_.size(); ++i) slots_[slot_of(entries_[i].cell)] = {entries_[i].cell, i};
}

// Nothing that was made before the last one is found by passing its slot.
void CellStates::erase(CellId cell) {
  Slot& slot = slots_[slot_of(cell)];
  if (slot.cell == no_cell) return;
  size_t index = slot.index;
  pool_->give_back(std::move(entries_[index].state));
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(index));
  if (index == entries_.size()) {
    slot = {};
  } else {
    index_all();
  }
}

} // namespace assay::input
