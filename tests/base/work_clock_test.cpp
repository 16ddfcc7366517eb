#include "base/work_clock.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay {
namespace {

TEST(WorkClock, CountsTheProcessorsTimeInFull) {
  WorkClock clock;
  while (clock.seconds() < 0.05) {
  }
  EXPECT_GE(clock.seconds(), 0.05);
}

TEST(WorkClock, CountsTimeThatOnlyPassesInPart) {
  WorkClock clock;
  ::usleep(300'000);
  EXPECT_GE(clock.seconds(), 0.3 * part_of_passing_time);
}

TEST(WaitClock, CountsAWaitForWhatWantsNoProcessorInFull) {
  pid_t sleeper = ::fork();
  if (sleeper == 0) {
    ::pause();
    ::_exit(0);
  }
  ::usleep(50'000); // until it sleeps
  double counted = 0;
  {
    WaitClock wait(sleeper);
    for (int i = 0; i < 20; ++i) {
      ::usleep(20'000);
      counted = wait.seconds();
    }
  }
  EXPECT_GE(counted, 0.8 * 0.4);
  ::kill(sleeper, SIGKILL);
  ::waitpid(sleeper, nullptr, 0);
}

TEST(WorkClock, KnowsAMomentInItsFuture) {
  WorkClock clock;
  EXPECT_FALSE(clock.after(1000).is_over());
  EXPECT_GT(clock.after(1000).seconds_left(), 900);
  EXPECT_TRUE(clock.after(0).is_over());
}

} // namespace
} // namespace assay
