// Arrivals, dominators and loops of hand-made Core.

#include "search/flow_facts.h"

#include <gtest/gtest.h>

#include "core/parser.h"
#include "machine/test_program.h"

namespace assay::search {
namespace {

using core::BlockId;

class FlowFactsTest : public testing::Test {
 protected:
  FlowFacts facts_of(std::string_view text) {
    auto module = core::parse_module(text, "test");
    EXPECT_TRUE(module.has_value());
    const core::Function* function = (*module)->functions[0];
    program.add(std::move(*module));
    return {*function, program};
  }

  TestProgram program;
};

// A loop in a loop; b4 is behind the inner one, b5 behind both.
constexpr std::string_view nested = R"(module m language test

function m:f/1 as f export (v0) {
b0:
  jump b1(0)
b1(v1):
  v2 = primitive test.less v1, v0
  branch v2 b2(0) b5
b2(v3):
  v4 = primitive test.less v3, v1
  branch v4 b3 b4
b3:
  v5 = primitive test.add v3, 1
  jump b2(v5)
b4:
  v6 = primitive test.add v1, 1
  jump b1(v6)
b5:
  return v1
}
)";

TEST_F(FlowFactsTest, KnowLoopsByTheirHeaders) {
  FlowFacts facts = facts_of(nested);
  EXPECT_EQ(facts.loop(1), (std::set<BlockId>{1, 2, 3, 4}));
  EXPECT_EQ(facts.loop(2), (std::set<BlockId>{2, 3}));
  EXPECT_EQ(facts.loop(3), std::set<BlockId>{3}) << "a block that is no header has itself alone";
}

TEST_F(FlowFactsTest, TellWhichLoopsAreExited) {
  FlowFacts facts = facts_of(nested);
  EXPECT_EQ(facts.loops_left(2, 4), std::vector<BlockId>{2});
  EXPECT_EQ(facts.loops_left(1, 5), std::vector<BlockId>{1});
  EXPECT_TRUE(facts.loops_left(2, 3).empty());
}

TEST_F(FlowFactsTest, TellBackEdgesFromOthers) {
  FlowFacts facts = facts_of(nested);
  ASSERT_EQ(facts.arrivals(2).size(), 2u);
  for (const Arrival& arrival : facts.arrivals(2)) EXPECT_EQ(arrival.is_back, arrival.from == 3) << arrival.from;
  ASSERT_EQ(facts.arrivals(5).size(), 1u);
  EXPECT_EQ(facts.arrivals(5)[0].way, Arrival::Way::Else);
}

TEST_F(FlowFactsTest, KnowDominatorsAndWhatLiesBetween) {
  FlowFacts facts = facts_of(nested);
  EXPECT_FALSE(facts.dominator(0).has_value());
  EXPECT_EQ(facts.dominator(4), 2u);
  EXPECT_EQ(facts.dominator(5), 1u);
  EXPECT_EQ(facts.between(1, 4), (std::set<BlockId>{2, 3}));
  EXPECT_EQ(facts.returning(), std::vector<BlockId>{5});
}

TEST_F(FlowFactsTest, ACallMayChangeObjects) {
  FlowFacts facts = facts_of(R"(module m language test

function m:f/1 as f export (v0) {
b0:
  v1 = call m:g/1 v0
  jump b1
b1:
  return v1
}

function m:g/1 as g (v0) {
b0:
  return v0
}
)");
  EXPECT_TRUE(facts.may_store(0));
  EXPECT_FALSE(facts.may_store(1));
  EXPECT_EQ(facts.defined(0), std::vector<core::ValueId>{1});
}

} // namespace
} // namespace assay::search
