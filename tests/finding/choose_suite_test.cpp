#include "finding/choose_suite.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace assay::finding {
namespace {

using Covers = std::vector<std::vector<uint32_t>>;

TEST(ChooseSuite, TakesWhatAddsMost) {
  EXPECT_EQ(choose_suite(Covers{{1}, {2}, {1, 2, 3}, {3}}), (std::vector<size_t>{2}));
  EXPECT_EQ(choose_suite(Covers{{1}, {1, 2}, {3}, {}}), (std::vector<size_t>{1, 2}));
  EXPECT_TRUE(choose_suite(Covers{}).empty());
  EXPECT_TRUE(choose_suite(Covers{{}, {}}).empty());
}

TEST(ChooseSuite, PrefersWhatComesFirst) {
  EXPECT_EQ(choose_suite(Covers{{4, 5}, {5, 4}, {4}}), (std::vector<size_t>{0}));
}

TEST(ChooseSuite, DropsWhatLaterChoicesMadeNeedless) {
  // Greedily the first comes first; then the other two are needed for 5 and 6, and cover all that it does.
  EXPECT_EQ(choose_suite(Covers{{1, 2, 3, 4}, {1, 2, 5}, {3, 4, 6}}), (std::vector<size_t>{1, 2}));
}

TEST(ChooseSuite, CoversAllAndNeedsEachOfItsChoices) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    Covers covers(random() % 12);
    std::set<uint32_t> all;
    for (auto& things : covers) {
      std::set<uint32_t> drawn;
      for (size_t i = random() % 6; i > 0; --i) drawn.insert(static_cast<uint32_t>(random() % 10));
      things.assign(drawn.begin(), drawn.end());
      all.insert(drawn.begin(), drawn.end());
    }
    std::vector<size_t> chosen = choose_suite(covers);
    auto covered_without = [&](size_t left_out) {
      std::set<uint32_t> covered;
      for (size_t index : chosen) {
        if (index != left_out) covered.insert(covers[index].begin(), covers[index].end());
      }
      return covered;
    };
    EXPECT_EQ(covered_without(SIZE_MAX), all);
    for (size_t index : chosen) EXPECT_NE(covered_without(index), all);
  }
}

} // namespace
} // namespace assay::finding
