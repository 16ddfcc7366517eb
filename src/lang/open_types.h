#pragma once
// The types whose shapes are being made, each a part of the one before. A type may hold ever larger instances of itself
// (`S of ('a * 'a) p`), so that there would be no end to its shapes: a few levels are made.

#include <cstddef>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay::lang {

class OpenTypes {
 public:
  // Sizes are counted up to here.
  static constexpr size_t largest = 1000;

  // Whether too many of this name are open that are smaller. Those that only change places are none of these, but of
  // many parameters there are too many.
  bool has_no_end(const std::string& name, size_t size) const {
    constexpr size_t most_smaller = 3;
    constexpr size_t most_as_large = 32;
    size_t smaller = 0;
    size_t as_large = 0;
    for (const Open& outer : open_) {
      if (outer.name != name) continue;
      smaller += outer.size < size ? 1 : 0;
      as_large += outer.size == size ? 1 : 0;
    }
    return smaller > most_smaller || as_large > most_as_large || (smaller > 0 && size >= largest);
  }

  void enter(std::string name, size_t size) { open_.push_back({std::move(name), size}); }
  void leave() { open_.pop_back(); }

 private:
  struct Open {
    std::string name;
    size_t size = 0;
  };
  std::vector<Open> open_;
};

} // namespace assay::lang
