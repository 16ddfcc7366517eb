#pragma once
// A located message: what went wrong, and where. Everything that can go wrong with what a user gives us ends in one of
// these, collected in `Diagnostics` and printed at the edge by the command line.

#include <cstdint>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay {

struct Diagnostic {
  std::string file;    // empty when no file is to blame
  uint32_t line = 0;   // 1-based; 0 when unknown
  uint32_t column = 0; // 1-based; 0 when unknown
  std::string message;

  // "file:line:column: message", leaving out what is unknown.
  std::string to_string() const;
};

using Diagnostics = std::vector<Diagnostic>;

std::string to_string(const Diagnostics& diagnostics);

inline Diagnostics one_diagnostic(std::string message) { return {Diagnostic{{}, 0, 0, std::move(message)}}; }

} // namespace assay
