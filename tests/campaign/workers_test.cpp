// Tasks come back whatever becomes of the process that has them, and processes keep what they have learnt.

#include "campaign/workers.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <map>
#include <numeric>
#include <thread>

#include "base/supervisor.h"

namespace assay::campaign {
namespace {

using namespace std::chrono_literals;

// Says its process and how many tasks it has had; some tasks end badly.
class Counting final : public Workers::Worker {
 public:
  std::string work(size_t task) override {
    if (task == 3) ::raise(SIGKILL);
    if (task == 5) ::_exit(9);
    if (task == 7) std::this_thread::sleep_for(60s);
    if (task == 8) return std::string(300'000, 'x');
    is_spent_ = task == 11;
    if (task == 13) end_at_limit();
    return std::to_string(::getpid()) + " " + std::to_string(++count_);
  }
  bool is_spent() const override { return is_spent_; }

 private:
  static void end_at_limit() {
    set_last_words({"known"});
    limit_time(WorkClock().after(0), WorkClock().after(0));
    std::this_thread::sleep_for(60s);
  }

  int count_ = 0;
  bool is_spent_ = false;
};

class WorkersTest : public testing::Test {
 protected:
  bool run(size_t processes, size_t tasks, const std::function<bool()>& stop = [] { return false; }) {
    std::vector<size_t> all(tasks);
    std::iota(all.begin(), all.end(), size_t{0});
    Workers workers(processes, [] { return std::make_unique<Counting>(); }, 300ms);
    return workers.run(all, [this](const Workers::Finished& finished) { results[finished.task] = finished; }, stop);
  }
  std::map<size_t, Workers::Finished> results;
};

TEST_F(WorkersTest, OneProcessRemembers) {
  ASSERT_TRUE(run(1, 3));
  ASSERT_EQ(results.size(), 3u);
  std::string process = results[0].answer->substr(0, results[0].answer->find(' '));
  EXPECT_NE(process, std::to_string(::getpid()));
  EXPECT_EQ(results[2].answer, process + " 3");
}

TEST_F(WorkersTest, EveryTaskComesBack) {
  ASSERT_TRUE(run(2, 10));
  ASSERT_EQ(results.size(), 10u);
  for (size_t task : {0U, 1U, 2U, 4U, 6U, 9U}) EXPECT_TRUE(results[task].answer.has_value()) << task;
  EXPECT_EQ(results[3].problem, "its process ended: Killed");
  EXPECT_EQ(results[5].problem, "its process ended with 9");
  EXPECT_EQ(results[7].problem, "no answer within 0 s");
  EXPECT_EQ(results[8].answer->size(), 300'000u);
}

TEST_F(WorkersTest, AProcessThatIsSpentIsReplaced) {
  ASSERT_TRUE(run(1, 13));
  std::string before = results[11].answer->substr(0, results[11].answer->find(' '));
  std::string after = results[12].answer->substr(0, results[12].answer->find(' '));
  EXPECT_NE(before, after);
  EXPECT_EQ(results[12].answer, after + " 1");
}

TEST_F(WorkersTest, WhatAProcessKnowsWhenItMustBeEndedIsItsAnswer) {
  ASSERT_TRUE(run(1, 15));
  EXPECT_EQ(results[13].answer, "known");
  EXPECT_TRUE(results[14].answer.has_value());
}

TEST_F(WorkersTest, CanBeStopped) {
  EXPECT_FALSE(run(1, 3, [this] { return !results.empty(); }));
  EXPECT_EQ(results.size(), 1u);
}

} // namespace
} // namespace assay::campaign
