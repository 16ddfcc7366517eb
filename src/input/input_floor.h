#pragma once
// The floor of a path: a lower bound of the size of every input that takes it. The size of an input is 1 for each node
// of a structure and for each scalar whatever its value, and the syntax nodes of a function (finding/input_size.h);
// what the path has not touched counts as the smallest value of its shape.

#include <cstdint>

#include "input/store.h"

namespace assay::input {

// Of the first `arguments` arguments, and of those behind them that the path has touched: these are there for what the
// function returns (search/result_probes.h), and are no part of an input that does not need them.
uint64_t floor_of(Store& store, uint32_t arguments = UINT32_MAX);

} // namespace assay::input
