#pragma once
// A look at every part of a value, without recursion.

#include <cstdint>
#include <utility>
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

enum class PairLook : uint8_t { Fits, Differs, Parts };

// Whether two values fit each other: `look` says so of a pair, or that the two have to be of one kind and their parts
// to fit.
template <typename Look>
bool fits_in_parts(Value one, Value other, Look&& look) {
  std::vector<std::pair<Value, Value>> pending = {{one, other}};
  while (!pending.empty()) {
    auto [left, right] = pending.back();
    pending.pop_back();
    PairLook seen = look(left, right);
    if (seen == PairLook::Fits) continue;
    if (seen == PairLook::Differs || left.kind() != right.kind()) return false;
    std::vector<Value> left_parts;
    std::vector<Value> right_parts;
    push_parts(left, left_parts);
    push_parts(right, right_parts);
    if (left_parts.size() != right_parts.size()) return false;
    for (size_t i = 0; i < left_parts.size(); ++i) pending.emplace_back(left_parts[i], right_parts[i]);
  }
  return true;
}

} // namespace assay
