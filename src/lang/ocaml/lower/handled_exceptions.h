#pragma once
// Which exceptions a unit tells apart: what handlers compare an exception with.

#include <cstdint>
#include <vector>

#include "base/rooms.h"

namespace assay::ocaml {

struct Unit;

struct HandledExceptions {
  bool any = false;                 // whether there is a handler at all
  std::vector<uint32_t> of_library; // positions in the block of the unit Stdlib: Not_found, Exit, …
};

HandledExceptions handled_exceptions(const Unit& unit);

} // namespace assay::ocaml
