#pragma once
// What it takes to undo one change of the store.

#include "input/store.h"

namespace assay::input {

struct Store::Undo {
  enum class Type : uint8_t { Created, Changed, Narrowed, Settled, Bounded, Sizes } type = Type::Sizes;
  uint32_t id = 0;
  std::unique_ptr<CellState> state;
  std::unique_ptr<Group> group;
  size_t conditions = 0;
  size_t apart = 0;
  size_t groups = 0;
  size_t links = 0;
  size_t order = 0;
  size_t told_equal = 0;
  size_t open_maps = 0;
  size_t sized = 0;
  Interval interval;

  static Undo created(CellId cell) {
    Undo undo;
    undo.type = Type::Created;
    undo.id = cell;
    return undo;
  }
  static Undo changed(CellId cell, const CellState& before) {
    Undo undo;
    undo.type = Type::Changed;
    undo.id = cell;
    undo.state = std::make_unique<CellState>(before);
    return undo;
  }
  static Undo narrowed(GroupId group, const Group& before) {
    Undo undo;
    undo.type = Type::Narrowed;
    undo.id = group;
    undo.group = std::make_unique<Group>(before);
    return undo;
  }
  static Undo settled(uint32_t index) {
    Undo undo;
    undo.type = Type::Settled;
    undo.id = index;
    return undo;
  }
  static Undo bounded(TermId variable, Interval before) {
    Undo undo;
    undo.type = Type::Bounded;
    undo.id = variable;
    undo.interval = std::move(before);
    return undo;
  }
  static Undo sizes(const Store& store) {
    Undo undo;
    undo.conditions = store.conditions_.size();
    undo.apart = store.apart_.size();
    undo.groups = store.groups_.size();
    undo.links = store.links_;
    undo.order = store.symbol_order_.size();
    undo.told_equal = store.told_equal_.size();
    undo.open_maps = store.maps_with_open_keys_.size();
    undo.sized = store.sized_.size();
    return undo;
  }
};

} // namespace assay::input
