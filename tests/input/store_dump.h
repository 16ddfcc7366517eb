#pragma once
// Everything that a store knows, as text: two stores with the same text know the same.

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>

#include "input/store.h"

namespace assay::input {

inline std::string dump_of(Store& store) {
  std::string text;
  std::set<CellId> seen;
  std::vector<CellId> pending = {CellTable::root};
  while (!pending.empty()) {
    CellId cell = store.canonical(pending.back());
    pending.pop_back();
    if (!seen.insert(cell).second) continue;
    const CellState& state = store.state(cell);
    text += fmt::format("cell {} forms {:x} arity {} {} sized {} closed {} symbol {}\n", cell, state.forms, state.arity,
                        state.function_arity, state.sized, state.closed, state.symbol ? state.symbol->text() : "-");
    for (uint32_t arity : state.other_arities) text += fmt::format("  not {}\n", arity);
    for (Symbol symbol : state.other_symbols) text += fmt::format("  not {}\n", symbol.text());
    for (const auto& [key, value] : state.present) text += fmt::format("  key {} {}\n", key, value);
    for (PatternId key : state.absent) text += fmt::format("  no key {}\n", key);
    for (GroupId group : state.groups) {
      text += fmt::format("  group {}:", group);
      for (const Alternative* alternative : store.group(group).live) text += fmt::format(" {}", fmt::ptr(alternative));
      text += '\n';
    }
    for (CellId child : state.children) {
      text += fmt::format("  part {} is {}\n", child, store.canonical(child));
      pending.push_back(child);
    }
  }
  for (TermId condition : store.conditions()) text += fmt::format("condition {}\n", condition);
  for (CellId cell : store.sized()) text += fmt::format("sized {}\n", cell);
  for (const Store::ApartPair& pair : store.apart()) {
    text += fmt::format("apart {} {} {}\n", pair.left, pair.right, pair.settled);
  }
  for (const auto& [left, right] : store.symbol_order()) text += fmt::format("order {} {}\n", left, right);
  return text;
}

} // namespace assay::input
