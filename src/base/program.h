#pragma once
// Other programs: where they are, and what they print when they are run once.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay {

// A program in the folders of PATH.
std::optional<std::filesystem::path> find_program(std::string_view name);

struct ProgramRun {
  std::filesystem::path file;
  std::vector<std::string> words; // its name first; no shell is between
  std::string_view input = {};    // what it reads
  double seconds = 0;             // after which (base/work_clock.h) it is ended; 0: it has its time
  uint64_t memory = 0;            // bytes that it may take; 0: as it likes
};

struct ProgramOutput {
  bool is_fine = false; // it was started, and ended well within its time
  std::string text;     // errors too
};
ProgramOutput run_program(ProgramRun run);

} // namespace assay
