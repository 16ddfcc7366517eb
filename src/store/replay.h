#pragma once
// Repeats a stored finding without a search: the program is opened as it was, the call made on our machine, and the
// real runtime asked in a fresh process. Where our machine does not read the call, the real runtime's word is all.

#include <cstdint>
#include <expected>
#include <string>

#include "lang/languages.h"
#include "store/stored_finding.h"

namespace assay::store {

enum class ReplayResult : uint8_t {
  Repeated, // fails as it did
  Gone,     // does not fail any more, on our machine
  Changed,  // fails otherwise
  Unknown,  // nobody could carry the call out to its end
};

struct ReplayReport {
  std::string call{}; // as a user would write it; empty: as any call
  ReplayResult result = ReplayResult::Unknown;
  std::string detail; // what is different, what it returned, why nobody knows
  // The real runtime's word on the failure that was stored.
  Judgement judgement;
};

// Diagnostics: the program can't be opened, or the call not be read.
std::expected<ReplayReport, Diagnostics> replay(const StoredFinding& finding, const Languages& languages,
                                                const Budget& budget = {}, const RealLimits& limits = {});

} // namespace assay::store
