#pragma once
// From the value that the text of an input evaluates to, to the input itself: what assay_functions.erl made of
// functions becomes a function again.

#include <deque>
#include <expected>
#include <vector>

#include "base/arena.h"
#include "base/diagnostic.h"
#include "input/canonical_function.h"

namespace assay::erlang {

// The functions live as long as the deque. One that is neither in the canonical form nor named (`fun lists:reverse/1`)
// is a diagnostic.
std::expected<std::vector<Value>, Diagnostics> input_of_arguments(Arena& arena,
                                                                  std::deque<CanonicalFunction>& functions,
                                                                  const std::vector<Value>& arguments);

} // namespace assay::erlang
