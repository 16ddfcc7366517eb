#pragma once
// What a verdict over runs has to say beside their paths (docs/soundness.md). Runs note it as they go; a search gathers
// it, and reports print it.

#include <set>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::machine {

struct Reservations {
  using Texts = std::set<std::string, std::less<>>;
  Texts restrictions; // the verdict holds within these: "function inputs keep no state"
  Texts open;         // what may differ between two runs of one input: no verdict holds, "the clock is read"

  void restrict_to(std::string_view words) { add(restrictions, words); }
  void leave_open(std::string_view words) { add(open, words); }
  void add(const Reservations& other) {
    restrictions.insert(other.restrictions.begin(), other.restrictions.end());
    open.insert(other.open.begin(), other.open.end());
  }

 private:
  static void add(Texts& texts, std::string_view words) {
    if (!texts.contains(words)) texts.emplace(words);
  }
};

} // namespace assay::machine
