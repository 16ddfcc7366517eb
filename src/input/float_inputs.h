#pragma once
// What floats of an input may be, and when two of them are exactly equal: a language says it (machine/program.h).

#include <cstdint>

#include "base/rooms.h"

namespace assay::input {

enum class FloatInputs : uint8_t {
  Finite, // 0.0 equals -0.0, although a program may tell them apart in other ways
  Any,    // infinities and one NaN as well; each equals only itself
};

} // namespace assay::input
