#pragma once
// Cells name the parts of an input: the head of the tail of the first argument. A name says nothing about what the part
// is; that is known path by path (input/store.h). Names are interned for a whole search, so they mean the same in
// every run of it.

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/rooms.h"

namespace assay::input {

using CellId = uint32_t; // 0 is no cell
constexpr CellId no_cell = 0;

// How a cell is reached from its parent.
enum class Step : uint8_t {
  Root,     // the tuple of all arguments
  Head,     // of a cons
  Tail,     // of a cons
  Element,  // `index` of a tuple of `detail` elements
  MapValue, // for the key that is pattern `detail`
  MapKey,   // the `index`th that was met in going through a map; or the key that is pattern `detail`
  MapSize,  // the number of keys
  Text,     // of a symbol: the list of its characters
  Result,   // of a function, for the `index`th arguments that are new to it: what its body is, see input/body.h
  Next,     // of a body that calls, for the `index`th answer that is new to it: a body again
  Argument, // of a body that calls: argument `index`, of shape `detail`
  // Of a bit string, all of them integers:
  Bytes,   // how many whole bytes it has
  OddBits, // how many bits it has behind them, 0 to 7
  Byte,    // number `index`, 0 to 255; the low bits of the last one may lie behind the end and mean nothing
};

constexpr bool is_part_of_bits(Step step) { return step >= Step::Bytes; }

struct CellName {
  CellId parent = no_cell;
  Step step = Step::Root;
  uint32_t detail = 0;
  uint32_t index = 0;
  bool operator==(const CellName&) const = default;
};

class CellTable {
 public:
  static constexpr CellId root = 1;

  CellTable() : names_(2) {}
  CellId child(CellId parent, Step step, uint32_t detail = 0, uint32_t index = 0);
  const CellName& operator[](CellId cell) const { return names_[cell]; }
  size_t size() const { return names_.size(); }

 private:
  struct Hash {
    size_t operator()(const CellName& name) const;
  };
  std::vector<CellName> names_;
  std::unordered_map<CellName, CellId, Hash> by_name_;
};

} // namespace assay::input
