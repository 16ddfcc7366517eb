#pragma once
// What a path knows of each cell that it has touched. A search makes two stores for every run, with dozens of cells
// each: so cells are taken from a pool and given back to it, with the memory of their lists.

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/symbol.h"
#include "input/body.h"
#include "input/cell.h"
#include "input/form.h"
#include "input/pattern.h"

namespace assay::input {

constexpr uint32_t unknown_arity = UINT32_MAX;
constexpr uint32_t unknown_size = UINT32_MAX;
using GroupId = uint32_t;
constexpr GroupId no_group = UINT32_MAX;

struct CellState {
  CellId link = no_cell; // the cell it was unified with
  Forms forms = input_forms;
  uint32_t arity = unknown_arity;          // of a tuple
  uint32_t function_arity = unknown_arity; // of a function
  std::optional<Symbol> symbol;
  bool has_text = false;   // of a symbol: its text is a part of the path
  bool text_known = false; // and has been told to be that of the symbol
  std::vector<uint32_t> other_arities;
  std::vector<uint32_t> other_function_arities;
  std::vector<Symbol> other_symbols;
  std::vector<GroupId> groups;
  std::vector<CellId> children; // those that the path has touched
  // Keys of a map, with the cells of their values. Two of them may be equal as long as it is not known.
  std::vector<std::pair<PatternId, CellId>> present;
  std::vector<PatternId> absent;
  // It is no function, and none is in it. So is what was unified with another: no two functions are the same.
  bool plain = false;
  bool not_plain = false;         // it is one, or one is in it
  bool closed = false;            // of a map: it has no other keys
  uint32_t size = unknown_size;   // of a map that is closed: how many keys it has
  uint32_t choice = choose_value; // what a body does, or where an argument comes from
  bool sized = false;             // of a bit string: its size is part of the conditions
  uint32_t bounds_known = 0;      // how many alternatives were left when the bounds of a scalar joined the conditions

  // As new, but for the memory of its lists.
  void clear() {
    CellState fresh;
    auto keep_memory = [](auto& mine, auto& of_fresh) {
      mine.clear();
      of_fresh.swap(mine);
    };
    keep_memory(other_arities, fresh.other_arities);
    keep_memory(other_function_arities, fresh.other_function_arities);
    keep_memory(other_symbols, fresh.other_symbols);
    keep_memory(groups, fresh.groups);
    keep_memory(children, fresh.children);
    keep_memory(present, fresh.present);
    keep_memory(absent, fresh.absent);
    *this = std::move(fresh);
  }
};

class CellPool {
 public:
  std::unique_ptr<CellState> take();
  void give_back(std::unique_ptr<CellState> cell);

 private:
  std::vector<std::unique_ptr<CellState>> spare_;
};

// The pool outlives it. A cell stays where it is until it is erased.
class CellStates {
 public:
  explicit CellStates(CellPool& pool);
  ~CellStates();
  CellStates(CellStates&&) noexcept = default;

  CellState* find(CellId cell) const; // null: there is none
  bool contains(CellId cell) const { return find(cell) != nullptr; }
  CellState& operator[](CellId cell); // made if there is none
  // Cheap for the one that was made last.
  void erase(CellId cell);

 private:
  struct Entry {
    CellId cell;
    std::unique_ptr<CellState> state;
  };
  struct Slot {
    CellId cell = no_cell; // none: it is empty
    uint32_t index = 0;    // of the entry
  };
  size_t slot_of(CellId cell) const;
  void index_all();

  CellPool* pool_;
  std::vector<Entry> entries_; // in the order in which they were made
  std::vector<Slot> slots_;    // a hash table
};

} // namespace assay::input
