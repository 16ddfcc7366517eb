#pragma once
// From the inputs that the searches have kept to a suite: few, simple, and with what the real runtime makes of each.

#include <span>
#include <string>
#include <vector>

#include "campaign/test_driver.h"
#include "report/suite_report.h"

namespace assay::campaign {

struct Suite {
  std::vector<SuiteTest> tests;     // in the order of the functions; without names yet
  std::vector<std::string> refused; // calls that can't be tests, and why
  uint64_t faults = 0;              // of ours, for which some of them can't
};

// The calls that would become tests now, in words: for the case that there is no time for it.
std::vector<std::string> tests_not_made(const std::vector<TestedFunction>& functions, const ClauseNumbers& clauses);

Suite make_suite(std::vector<TestedFunction>& functions, const ClauseNumbers& clauses, RealRuntime* runtime,
                 TimePlan& plan);

} // namespace assay::campaign
