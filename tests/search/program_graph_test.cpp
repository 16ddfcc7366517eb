// Who calls whom in hand-made Core, and how far it is from there to a target.

#include "search/program_graph.h"

#include <gtest/gtest.h>

#include "core/parser.h"
#include "machine/test_program.h"
#include "search/distance.h"

namespace assay::search {
namespace {

// f calls g, g calls h or itself; nobody calls unused.
constexpr std::string_view calls = R"(module m language test

function m:f/1 as f export (v0) {
b0:
  v1 = primitive test.less v0, 0
  branch v1 b1 b2
b1:
  v2 = call m:g/1 v0
  return v2
b2:
  return v0
}

function m:g/1 as g (v0) {
b0:
  v1 = primitive test.less v0, 9
  branch v1 b1 b2
b1:
  v2 = primitive test.add v0, 1
  v3 = call m:g/1 v2
  return v3
b2:
  v4 = call m:h/1 v0
  return v4
}

function m:h/1 as h (v0) {
b0:
  return v0
}

function m:unused/1 as unused (v0) {
b0:
  return v0
}
)";

class ProgramGraphTest : public testing::Test {
 protected:
  void SetUp() override {
    auto module = core::parse_module(calls, "test");
    ASSERT_TRUE(module.has_value());
    program.add(std::move(*module));
  }
  const core::Function& function(const char* name) { return *program.resolve(Symbol(name)).function; }
  ProgramGraph graph(const std::function<bool()>& may_go_on = [] { return true; }) {
    ProgramEntries entries;
    entries.tested.push_back({&function("m:f/1"), {}});
    return {program, known, entries, may_go_on};
  }

  TestProgram program;
  KnownValues known{program, {}};
};

TEST_F(ProgramGraphTest, HoldsWhatTheEntriesReach) {
  ProgramGraph made = graph();
  EXPECT_TRUE(made.contains(function("m:h/1")));
  EXPECT_FALSE(made.contains(function("m:unused/1")));
  EXPECT_TRUE(made.gaps().empty());
  EXPECT_FALSE(made.is_open(function("m:g/1")));
}

TEST_F(ProgramGraphTest, KnowsTheCallsOfAFunction) {
  ProgramGraph made = graph();
  EXPECT_EQ(made.calls_of(function("m:g/1")).size(), 2u) << "by f, and by itself";
  EXPECT_EQ(made.calls_of(function("m:h/1")).size(), 1u);
  EXPECT_TRUE(made.calls_of(function("m:f/1")).empty());
}

TEST_F(ProgramGraphTest, GoesBackToAllCallers) {
  ProgramGraph made = graph();
  auto callers = made.callers({&function("m:h/1")});
  EXPECT_TRUE(callers.contains(&function("m:f/1")));
  EXPECT_TRUE(callers.contains(&function("m:g/1")));
  EXPECT_EQ(callers.size(), 3u);
}

TEST_F(ProgramGraphTest, SaysThatItWasStopped) {
  EXPECT_FALSE(graph([] { return false; }).gaps().empty());
}

TEST_F(ProgramGraphTest, DistancesGrowFromCalleeToCaller) {
  ProgramGraph made = graph();
  core::Spot target{&function("m:h/1"), 0, 0};
  Distance distance(made, {&target, 1});
  EXPECT_EQ(distance.of(&function("m:h/1"), core::BlockId{0}), 0u);
  uint64_t from_g = distance.of(&function("m:g/1"), core::BlockId{2});
  uint64_t from_f = distance.of(&function("m:f/1"), core::BlockId{1});
  EXPECT_GT(from_g, 0u);
  EXPECT_GT(from_f, from_g);
  EXPECT_EQ(distance.of(&function("m:f/1"), core::BlockId{2}), Distance::far) << "it returns";
}

} // namespace
} // namespace assay::search
