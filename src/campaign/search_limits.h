#pragma once
// How far a search may go.

#include <cstdint>

#include "finding/time_plan.h"
#include "search/forward.h"

namespace assay::campaign {

// Of one run: enough for any call that a person would wait for, little enough that endless ones cost a fraction of a
// second.
constexpr Budget standard_run_budget = {2'000'000, uint64_t{64} << 20, uint64_t{64} << 20};

struct SearchLimits {
  uint32_t depth = 0;
  uint64_t most_paths = UINT64_MAX;
  bool by_count = false; // then nothing may depend on how fast we are
  double seconds = 0;
  uint64_t memory = 0; // of this process, and of each that it starts

  void apply_to(SearchOptions& options) const;
};

// How so many seconds are to be spent, from now on.
TimePlan time_plan(double seconds, bool limited_by_count);
// From now on the limits hold.
TimePlan begin_work(const SearchLimits& limits);

} // namespace assay::campaign
