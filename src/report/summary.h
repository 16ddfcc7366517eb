#pragma once
// The end of a report: sums over all functions.

#include <cstdint>

#include "report/function_report.h"

namespace assay::report {

struct Summary {
  uint64_t functions = 0;
  uint64_t exhausted = 0;  // perhaps to a depth
  uint64_t not_tested = 0; // their spec can't be used, or what is assumed holds for no input
  uint64_t findings = 0;
  uint64_t unconfirmed = 0;
  uint64_t runs = 0;
  uint64_t paths = 0;
  uint64_t predictions_checked = 0;
  uint64_t predictions_broken = 0;
  uint64_t disagreements = 0; // of the real runtime with us
  uint64_t faults = 0;        // functions that could not be tested because of a fault of ours
  bool interrupted = false;
  ClauseCoverage coverage;
  double seconds = 0;

  void add(const FunctionReport& report);
};

} // namespace assay::report
