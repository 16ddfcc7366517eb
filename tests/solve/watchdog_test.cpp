#include "solve/watchdog.h"

#include <gtest/gtest.h>

#include <semaphore>

namespace assay::solve {
namespace {

class WatchdogTest : public testing::Test {
 protected:
  std::counting_semaphore<> calls_{0};
  Watchdog dog_{[this] { calls_.release(); }};
};

TEST_F(WatchdogTest, CallsAgainAndAgainWhileItTakesTooLong) {
  Watchdog::Watch watch(dog_, 0);
  calls_.acquire();
  calls_.acquire();
}

TEST_F(WatchdogTest, IsQuietAboutWhatEndsInTime) {
  for (int i = 0; i < 100; ++i) Watchdog::Watch watch(dog_, 1000);
  EXPECT_FALSE(calls_.try_acquire());
}

TEST_F(WatchdogTest, WatchesAgainAfterALongWatchThatEndedEarly) {
  {
    Watchdog::Watch watch(dog_, 0.05);
  }
  Watchdog::Watch watch(dog_, 0.01);
  calls_.acquire();
}

} // namespace
} // namespace assay::solve
