#pragma once
// A few of many inputs that cover as much as all of them: a small set cover.

#include <cstdint>
#include <span>
#include <vector>

#include "base/rooms.h"

namespace assay::finding {

// `covers` has for each input the things that it covers, in order; the inputs are sorted by preference. Returns the
// indexes of those chosen, in order: greedily the one that adds most, of equals the preferred one; then those are
// dropped, the least preferred first, whose things are all covered by others. So none of the chosen can be left out.
std::vector<size_t> choose_suite(std::span<const std::vector<uint32_t>> covers);

} // namespace assay::finding
