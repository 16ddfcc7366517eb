#pragma once
// What is to be said about a finding that was repeated: one line for people, or one JSON record.

#include <cstdint>
#include <string>

#include "base/rooms.h"

namespace assay::report {

struct ReplayedFinding {
  enum class Result : uint8_t { StillFails, Gone, FailsOtherwise, Unknown };

  std::string file;
  Result result = Result::Unknown;
  std::string call;    // in the language's syntax
  std::string failure; // how it failed when it was kept
  std::string detail;  // what is different, what it returned, why nobody knows
  bool is_confirmed = false;
  std::string why_not_confirmed;
};

std::string replay_text(const ReplayedFinding& finding);
std::string replay_json(const ReplayedFinding& finding);

} // namespace assay::report
