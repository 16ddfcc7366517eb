#pragma once
// A look at every part of a value, without recursion.

#include <array>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/object.h"

namespace assay {

// The values that a list, tuple or map holds, keys among them, last first: the first written is on top.
void push_parts(Value value, std::vector<Value>& pending);

// Which values, or pairs of values, a walk has met. Values share their parts: 60 tuples can hold each other twice, and
// have 2^60 parts if each is looked at as often as it is held. Small walks are not slowed down by it.
class MetParts {
 public:
  bool is_repeated(Value value) { return is_repeated({value.payload(), head_of(value), 0, 0}); }
  bool is_repeated(Value left, Value right) {
    return is_repeated({left.payload(), head_of(left), right.payload(), head_of(right)});
  }

 private:
  using Key = std::array<uint64_t, 4>;
  struct HashOfKey {
    size_t operator()(const Key& key) const;
  };
  static uint64_t head_of(Value value) { return (uint64_t{value.head()} << 32) | value.symbolic().raw(); }
  bool is_repeated(const Key& key) {
    constexpr size_t small = 4096;
    return ++count_ > small && !met_.insert(key).second;
  }
  size_t count_ = 0;
  std::unordered_set<Key, HashOfKey> met_;
};

// Whether `is_it` says yes to the value or to anything inside its lists, tuples and maps.
template <typename Test>
bool holds(Value value, Test&& is_it) {
  std::vector<Value> pending = {value};
  MetParts met;
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (met.is_repeated(part)) continue;
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
  MetParts met;
  while (!pending.empty()) {
    auto [left, right] = pending.back();
    pending.pop_back();
    if (met.is_repeated(left, right)) continue;
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
