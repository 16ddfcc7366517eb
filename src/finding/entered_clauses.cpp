#include "finding/entered_clauses.h"

#include <algorithm>

namespace assay::finding {

bool has_ended(const Outcome& outcome) {
  return outcome.ending == Ending::Raised || (outcome.returned() && outcome.values.size() == 1);
}

EnteredClauses::EnteredClauses(const ClauseNumbers& numbers, const FunctionUnderTest& tested)
    : numbers_(numbers), tested_(tested) {
  for (std::vector<bool>& entered : by_) entered.resize(numbers.size());
}

std::vector<uint32_t> EnteredClauses::take() {
  std::vector<uint32_t> entered = numbers_.take_entered(tested_.machine());
  const core::Function* named = tested_.program().main_module().find(tested_.function().name);
  std::optional<uint32_t> body = named == nullptr ? std::nullopt : numbers_.body(*named);
  if (body) entered.insert(std::ranges::upper_bound(entered, *body), *body);
  return entered;
}

bool EnteredClauses::note(const Entered& entered) {
  std::vector<bool>& known = by_[entered.second ? 1 : 0];
  bool is_new = false;
  for (uint32_t clause : entered.first) {
    if (known[clause]) continue;
    known[clause] = true;
    // What a run has done that returned, none that raises does better.
    is_new = is_new || entered.second || !by_[1][clause];
  }
  return is_new;
}

} // namespace assay::finding
