#include "finding/time_plan.h"

#include "base/stop.h"
#include "finding/finding_fixture.h"

namespace assay::finding {
namespace {

class TimePlanTest : public testing::Test {
 protected:
  TimePlan plan(double seconds) {
    return {seconds, [this] { return now_; }};
  }
  double now_ = 0;
};

TEST_F(TimePlanTest, GivesAllTheTimeToASearchThatFindsNothing) {
  TimePlan thirty = plan(30);
  EXPECT_DOUBLE_EQ(thirty.left_for_search(0), 30);
  now_ = 29;
  EXPECT_DOUBLE_EQ(thirty.left_for_search(0), 1);
  now_ = 31;
  EXPECT_LT(thirty.left_for_search(0), 0);
}

TEST_F(TimePlanTest, KeepsSomeForFindingsButNeverMoreThanAThird) {
  TimePlan thirty = plan(30);
  EXPECT_LT(thirty.left_for_search(1), 30);
  EXPECT_LT(thirty.left_for_search(20), thirty.left_for_search(1));
  EXPECT_DOUBLE_EQ(thirty.left_for_search(1'000'000), 20);
  EXPECT_DOUBLE_EQ(plan(0.3).left_for_search(1), 0.2);
}

TEST_F(TimePlanTest, WhatIsToBeDoneAndFindingsLeaveSomeToTheSearch) {
  EXPECT_DOUBLE_EQ(plan(100).left_for_search(0, 7), 93);
  EXPECT_DOUBLE_EQ(plan(100).left_for_search(0, 1000), 50);
  EXPECT_DOUBLE_EQ(plan(100).left_for_search(1000, 1000), 40);
}

TEST_F(TimePlanTest, SharesWhatIsLeftAmongTheFindings) {
  TimePlan ten = plan(10);
  now_ = 6;
  ten.begin_finishing(2);
  ten.begin_finding(); // a quarter of the four seconds
  EXPECT_TRUE(ten.may_shrink());
  now_ = 6.9;
  EXPECT_TRUE(ten.may_shrink());
  now_ = 7.1;
  EXPECT_FALSE(ten.may_shrink());
  ten.begin_finding(); // the last one: half of the rest
  EXPECT_TRUE(ten.may_shrink());
  now_ = 8.5;
  EXPECT_TRUE(ten.may_shrink());
  now_ = 8.6;
  EXPECT_FALSE(ten.may_shrink());
}

TEST_F(TimePlanTest, OnceTheTimeIsUpItStaysUp) {
  TimePlan ten = plan(10);
  now_ = 6;
  ten.begin_finishing(2);
  ten.begin_finding();
  request_stop(WhyStop::Time); // of this finding
  ten.end_shrinking();
  EXPECT_FALSE(must_stop());
  ten.begin_finding();
  now_ = 12;
  request_stop(WhyStop::Time);
  ten.end_shrinking();
  EXPECT_TRUE(must_stop());
  clear_stop();
}

TEST_F(TimePlanTest, LeavesNothingToShrinkingWhenTheTimeIsUp) {
  TimePlan one = plan(1);
  now_ = 2;
  one.begin_finishing(1);
  one.begin_finding();
  EXPECT_FALSE(one.may_shrink());
  TimePlan by_count(1, [] { return 2.0; }, TimePlan::Shrinking::Unbounded);
  by_count.begin_finding();
  EXPECT_TRUE(by_count.may_shrink());
}

// A runtime that fails just as the findings say.
class AgreeingRuntime : public RealRuntime {
 public:
  explicit AgreeingRuntime(const FunctionTest& test) : test_(test) {}
  Observation run(const RealCall& call, const RealLimits&, RuntimeProcess) override {
    for (const Finding& finding : test_.findings()) {
      if (finding.call.arguments == call.arguments) return {Observed::Raised, "", finding.failure, ""};
    }
    return {};
  }

 private:
  const FunctionTest& test_;
};

TEST_F(TimePlanTest, EveryFindingIsConfirmedHoweverLate) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/1]).\n"
      "-spec f(integer()) -> ok.\n"
      "f(X) when X > 1000 -> error(large);\n"
      "f(X) when X < -1000 -> error(small);\n"
      "f(_) -> ok.\n");
  FunctionTest& test = module.run("[123456]");
  while (test.step()) {
  }
  ASSERT_EQ(test.findings().size(), 2u);
  std::vector<std::string> as_found = test.findings()[0].call.arguments;
  TimePlan late = plan(1);
  now_ = 5;
  late.begin_finishing(2);
  AgreeingRuntime runtime(test);
  test.finish(&runtime, late);
  EXPECT_EQ(test.unconfirmed(), 0u);
  EXPECT_EQ(test.findings()[0].call.arguments, as_found);
}

} // namespace
} // namespace assay::finding
