#include "base/scratch_folder.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

namespace assay {
namespace {

TEST(ScratchFolder, IsGoneWithTheObject) {
  std::filesystem::path path;
  {
    ScratchFolder folder;
    path = folder.path();
    std::ofstream(path / "file") << "text";
    EXPECT_TRUE(std::filesystem::exists(path / "file"));
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(ScratchFolder, OfALivingProcessIsLeftAlone) {
  ScratchFolder folder;
  remove_abandoned_folders();
  EXPECT_TRUE(std::filesystem::exists(folder.path()));
}

TEST(ScratchFolder, OfAProcessThatWasKilledIsRemovedLater) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  pid_t process = ::fork();
  if (process == 0) {
    ScratchFolder folder;
    std::string path = folder.path().string() + "\n";
    (void)!::write(ends[1], path.data(), path.size());
    for (;;) ::pause();
  }
  std::string path;
  for (char byte = 0; ::read(ends[0], &byte, 1) == 1 && byte != '\n';) path += byte;
  ::kill(process, SIGKILL);
  ::waitpid(process, nullptr, 0);
  EXPECT_TRUE(std::filesystem::exists(path));
  remove_abandoned_folders();
  EXPECT_FALSE(std::filesystem::exists(path));
}

} // namespace
} // namespace assay
