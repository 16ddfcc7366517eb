#pragma once
// The size of an input: 1 for each node of a structure and for each scalar, whatever its value.

#include <cstdint>
#include <span>

#include "core/value.h"

namespace assay {

uint64_t size_of(Value value);
uint64_t size_of(std::span<const Value> values);

} // namespace assay
