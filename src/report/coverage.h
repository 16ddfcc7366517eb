#pragma once
// Which clauses of the source were entered, those that the compiler made left out. Counted over the functions of the
// module that were reached at all.

#include <cstdint>
#include <set>
#include <vector>

#include "machine/machine.h"

namespace assay {

struct ClauseCoverage {
  uint64_t covered = 0;
  uint64_t total = 0;
  std::vector<core::Place> missed;
};

// Over all runs that were made on the machines.
class CoverageCounter {
 public:
  explicit CoverageCounter(const core::Module& module) : module_(module) {}

  void add(Machine& machine);
  ClauseCoverage coverage() const;

 private:
  using ClauseId = std::pair<const core::Function*, size_t>;
  const core::Module& module_;
  std::set<const core::Function*> reached_;
  std::set<ClauseId> entered_;
};

ClauseCoverage coverage_of(const core::Module& module, Machine& machine);

} // namespace assay
