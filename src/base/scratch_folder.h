#pragma once
// A folder of our own for files that nobody needs later; gone with the object. While we live it is locked, so that what
// a process that was killed has left behind is known as such, and goes with the next start.

#include <sys/types.h>

#include <filesystem>

#include "base/rooms.h"

namespace assay {

class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder();

  // Empty if the system gave none.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  int lock_ = -1;
  pid_t owner_ = 0; // a copy of that process leaves it alone
};

// Those of processes that are gone.
void remove_abandoned_folders();
// Those of this process, which is about to end without destructors.
void remove_own_folders();

} // namespace assay
