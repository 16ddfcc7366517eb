#include "report/coverage.h"

namespace assay {

void CoverageCounter::add(Machine& machine) {
  for (const core::Function* function : module_.functions) {
    const std::vector<uint8_t>& entered = machine.code_of(*function).clauses_entered;
    for (size_t i = 0; i < function->clauses.size() && i < entered.size(); ++i) {
      if (entered[i] == 0) continue;
      reached_.insert(function);
      if (!function->clauses[i].compiler_generated) entered_.insert({function, i});
    }
  }
}

ClauseCoverage CoverageCounter::coverage() const {
  ClauseCoverage result;
  for (const core::Function* function : module_.functions) {
    if (!reached_.contains(function)) continue;
    for (size_t i = 0; i < function->clauses.size(); ++i) {
      if (function->clauses[i].compiler_generated) continue;
      ++result.total;
      if (entered_.contains({function, i})) {
        ++result.covered;
      } else {
        result.missed.push_back(function->clauses[i].place);
      }
    }
  }
  return result;
}

ClauseCoverage coverage_of(const core::Module& module, Machine& machine) {
  CoverageCounter counter(module);
  counter.add(machine);
  return counter.coverage();
}

} // namespace assay
