#include "input/cell.h"

#include "base/hash.h"

namespace assay::input {

size_t CellTable::Hash::operator()(const CellName& name) const {
  uint64_t hash = hash_combine(uint64_t{name.parent} << 8 | static_cast<uint8_t>(name.step), name.detail);
  return hash_combine(hash, name.index);
}

CellId CellTable::child(CellId parent, Step step, uint32_t detail, uint32_t index) {
  auto [entry, is_new] = by_name_.try_emplace({parent, step, detail, index}, static_cast<CellId>(names_.size()));
  if (is_new) names_.push_back(entry->first);
  return entry->second;
}

} // namespace assay::input
