#pragma once
// Lines of source files, to be quoted in reports. Files are read once; one that can't be read has no lines.

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay::report {

class SourceLines {
 public:
  // Names in reports are those the compiler has seen: they are looked for as they are, then in `folder`.
  explicit SourceLines(std::filesystem::path folder = {}) : folder_(std::move(folder)) {}

  // Without the blanks around it; nothing if it is not there.
  std::optional<std::string> line(const std::string& file, uint32_t number);

 private:
  const std::vector<std::string>& lines_of(const std::string& file);

  std::filesystem::path folder_;
  std::map<std::string, std::vector<std::string>> files_;
};

} // namespace assay::report
