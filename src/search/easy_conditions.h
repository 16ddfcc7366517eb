#pragma once
// Which conditions are worth asking a solver about at every step of a backward path: linear ones, and such as have one
// operation that is harder. The others wait until the path has come to an entry: to leave a condition out only weakens
// what is asked, and most of these need the concolic walk, which refutes nothing.

#include <span>
#include <unordered_map>
#include <vector>

#include "term/term.h"

namespace assay::search {

class EasyConditions {
 public:
  explicit EasyConditions(const TermTable& terms) : terms_(terms) {}
  std::vector<TermId> of(std::span<const TermId> conditions);

 private:
  bool is_easy(TermId condition);

  const TermTable& terms_;
  std::unordered_map<TermId, bool> known_;
};

} // namespace assay::search
