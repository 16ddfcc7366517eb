#pragma once
// Which binding a name means while a dump is read. Entering a binding hides an earlier one of the same name; leaving
// brings it back.

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/rooms.h"

namespace assay::erlang {

template <typename Binding>
class Scope {
 public:
  Binding* find(uint64_t name) const {
    auto found = bindings_.find(name);
    return found == bindings_.end() ? nullptr : found->second;
  }
  void enter(uint64_t name, Binding* binding) {
    Binding*& current = bindings_[name];
    trail_.push_back({name, current});
    current = binding;
  }
  size_t mark() const { return trail_.size(); }
  // Forgets everything entered since the mark was taken.
  void leave(size_t mark) {
    while (trail_.size() > mark) {
      bindings_[trail_.back().first] = trail_.back().second;
      trail_.pop_back();
    }
  }
  void clear() {
    bindings_.clear();
    trail_.clear();
  }

 private:
  std::unordered_map<uint64_t, Binding*> bindings_;
  std::vector<std::pair<uint64_t, Binding*>> trail_;
};

} // namespace assay::erlang
