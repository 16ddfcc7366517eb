#pragma once
// The default of a function input is often what one of its rows does: then the two share a body, and who
// walks over all bodies must not come to it twice at every call, or nested calls take exponential time.

#include <algorithm>

#include "input/canonical_function.h"

namespace assay::input {

// The row whose body is the default as well; the number of rows if there is none.
inline size_t default_row(const CanonicalFunction::Node& node) {
  if (!node.otherwise) return node.rows.size();
  auto found = std::ranges::find(node.rows, *node.otherwise, &CanonicalFunction::Row::body);
  return static_cast<size_t>(found - node.rows.begin());
}

// Whether the default has a body of its own.
inline bool has_own_default(const CanonicalFunction::Node& node) {
  return node.otherwise && default_row(node) == node.rows.size();
}

} // namespace assay::input
