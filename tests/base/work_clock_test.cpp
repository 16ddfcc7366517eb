#include "base/work_clock.h"

#include <gtest/gtest.h>
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

TEST(WorkClock, KnowsAMomentInItsFuture) {
  WorkClock clock;
  EXPECT_FALSE(clock.after(1000).is_over());
  EXPECT_GT(clock.after(1000).seconds_left(), 900);
  EXPECT_TRUE(clock.after(0).is_over());
}

} // namespace
} // namespace assay
