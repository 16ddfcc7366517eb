#pragma once
// Functions among the inputs. One is a table: for arguments equal to a row's, the row's result; for any others, one
// default. While the search runs, rows are found as the program calls it (machine/trace.h); a finished input has them
// all, and can be called without a search.
//
// As a value it is a closure that belongs to no program: canonical_function_of tells it from others.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/object.h"

namespace assay {

struct CanonicalFunction {
  struct Row {
    std::vector<Value> arguments; // Unset: any argument, where a text that was read says no more
    Value result;
  };
  uint32_t cell = 0;             // which part of the input it is; 0: none
  std::optional<uint32_t> arity; // nobody asked yet: none
  std::vector<Row> rows;
  Value otherwise; // Unset: as the first row, or the smallest value
};

Value make_canonical_function(Arena& arena, CanonicalFunction* function);
// Whether the value is a function or has one in it.
bool holds_function(Value value);
// Null for all other values.
CanonicalFunction* canonical_function_of(Value value);

} // namespace assay
