// When two runtimes mean the same failure.

#include "lang/failure.h"

#include <gtest/gtest.h>

namespace assay::lang {
namespace {

Failure at(Frame site) {
  Failure failure;
  failure.exception_class = "error";
  failure.reason = "badarith";
  failure.constructor = "badarith";
  failure.site = std::move(site);
  failure.site_is_in_trace = true;
  return failure;
}

bool same(const Frame& left, const Frame& right) {
  bool forth = !difference(at(left), at(right));
  bool back = !difference(at(right), at(left));
  EXPECT_EQ(forth, back);
  return forth;
}

const Frame walk = {"tree", "walk", 2, "tree.erl", 12};

TEST(Failure, IsTheSameAtTheSameSite) {
  EXPECT_TRUE(same(walk, walk));
  EXPECT_FALSE(same(walk, {"tree", "walk", 2, "tree.erl", 13}));
  EXPECT_FALSE(same(walk, {"tree", "walk", 3, "tree.erl", 12}));
  EXPECT_FALSE(same(walk, {"tree", "size", 2, "tree.erl", 12}));
  EXPECT_FALSE(same(walk, {"bush", "walk", 2, "tree.erl", 12}));
}

TEST(Failure, OfANamedFunctionMayHaveNoLine) {
  EXPECT_TRUE(same(walk, {"tree", "walk", 2, "", 0}));
  EXPECT_FALSE(same(walk, {"tree", "size", 2, "", 0}));
}

TEST(Failure, WithoutANameNeedsALineThatIsEqual) {
  EXPECT_TRUE(same(walk, {"tree", "", 0, "tree.erl", 12}));
  EXPECT_TRUE(same({"tree", "", 0, "", 12}, {"tree", "", 0, "", 12}));
  EXPECT_FALSE(same(walk, {"tree", "", 0, "tree.erl", 13}));
  EXPECT_FALSE(same(walk, {"tree", "", 0, "", 0}));
  EXPECT_TRUE(same({"tree", "", 0, "", 0}, {"tree", "", 0, "", 0})) << "what a compiler writes has no line";
  EXPECT_FALSE(same({"bush", "", 0, "", 12}, {"tree", "", 0, "", 12}));
}

TEST(Failure, IsNotJudgedByTheSiteOfACutTrace) {
  Failure cut = at({"tree", "start", 0, "", 0});
  cut.site_is_in_trace = false;
  cut.trace_is_cut = true;
  EXPECT_EQ(difference(at(walk), cut), std::nullopt);
  cut.trace_is_cut = false;
  EXPECT_NE(difference(at(walk), cut), std::nullopt);
}

} // namespace
} // namespace assay::lang
