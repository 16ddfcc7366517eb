#pragma once
// A look at every part of a value, without recursion.

#include <vector>

#include "core/object.h"

namespace assay {

// The values that a list, tuple or map holds, keys among them, last first: the first written is on top.
void push_parts(Value value, std::vector<Value>& pending);

// Whether `is_it` says yes to the value or to anything inside its lists, tuples and maps.
template <typename Test>
bool holds(Value value, Test&& is_it) {
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (is_it(part)) return true;
    push_parts(part, pending);
  }
  return false;
}

} // namespace assay
