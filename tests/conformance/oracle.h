#pragma once
// The real erl as the judge: what it sends is read line by line, one s-expression each; some of it asks, and
// is answered.

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/child_process.h"

namespace assay::conformance {

class Oracle {
 public:
  // Runs `erl` with our modules on its code path: MODULE:main(ARGUMENTS).
  Oracle(const std::vector<std::string>& code_folders, const std::string& module,
         const std::vector<std::string>& arguments);
  ~Oracle();
  Oracle(const Oracle&) = delete;
  Oracle& operator=(const Oracle&) = delete;

  std::optional<std::string> next_line();
  void say(std::string_view words);
  // After the last line: whether erl ended well.
  bool ended_well();

 private:
  ChildProcess process_;
  FILE* lines_ = nullptr;
  char* buffer_ = nullptr;
  size_t capacity_ = 0;
};

} // namespace assay::conformance
