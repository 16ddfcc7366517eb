#pragma once
// The size of an input: 1 for each node of a structure and for each scalar, whatever its value.

#include <cstdint>
#include <span>

#include "core/value.h"

namespace assay::finding {

// Of a function the row that is written last has no key: whatever fits no other row is treated like it. But functions
// with fewer rows are simpler, so where inputs are made small all keys count.
enum class Counting : uint8_t { AllKeys, AsWritten };

uint64_t size_of(Value value, Counting counting = Counting::AllKeys);
uint64_t size_of(std::span<const Value> values, Counting counting = Counting::AllKeys);

} // namespace assay::finding
