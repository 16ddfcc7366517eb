// Loops of hand-made Core, cut out and run: they give what the parameters of their heads are in the last round.

#include "search/cut_loop.h"

#include <gtest/gtest.h>

#include "core/parser.h"
#include "core/verifier.h"
#include "machine/test_program.h"

namespace assay::search {
namespace {

class CutLoopTest : public testing::Test {
 protected:
  // Of the first function of the module; null: it can't be cut out.
  std::unique_ptr<CutLoop> cut(std::string_view text, BlockId head) {
    auto module = core::parse_module(text, "test");
    if (!module) {
      ADD_FAILURE() << "the module can't be read";
      return nullptr;
    }
    const core::Function* function = (*module)->functions[0];
    program.add(std::move(*module));
    FlowFacts flow(*function, program);
    std::unique_ptr<CutLoop> loop = cut_loop(*function, head, flow);
    if (loop != nullptr) {
      EXPECT_TRUE(core::verify(*loop->module).empty());
    }
    return loop;
  }

  std::vector<int64_t> run(const CutLoop& loop, std::initializer_list<int64_t> arguments) {
    Context context(program, Budget{});
    std::vector<Value> values;
    for (int64_t argument : arguments) values.push_back(Value::integer(argument));
    Outcome outcome = machine.call(context, *loop.function, values);
    EXPECT_TRUE(outcome.returned());
    std::vector<int64_t> result;
    for (Value value : outcome.values) result.push_back(value.as_integer());
    return result;
  }

  TestProgram program;
  Machine machine{program};
};

constexpr std::string_view counting = R"(module m language test

function m:f/1 as f export (v0) {
b0:
  jump b1(0, 0)
b1(v1, v2):
  v3 = primitive test.less v1, v0
  branch v3 b2 b3
b2:
  v4 = primitive test.add v1, 1
  v5 = primitive test.add v2, 17
  jump b1(v4, v5)
b3:
  return v2
}
)";

TEST_F(CutLoopTest, GivesTheLastRound) {
  std::unique_ptr<CutLoop> loop = cut(counting, 1);
  ASSERT_NE(loop, nullptr);
  EXPECT_EQ(loop->outside, std::vector<core::ValueId>{0});
  EXPECT_EQ(run(*loop, {0, 0, 1000}), (std::vector<int64_t>{1000, 17000}));
  EXPECT_EQ(run(*loop, {3, 5, 4}), (std::vector<int64_t>{4, 22}));
  EXPECT_EQ(run(*loop, {7, 5, 4}), (std::vector<int64_t>{7, 5})) << "it leaves in its first round";
}

// for i below v0: for j below i: total += 1; leaves at once when the total is 6.
constexpr std::string_view nested = R"(module m language test

function m:f/1 as f export (v0) {
b0:
  jump b1(0, 0)
b1(v1, v2):
  v3 = primitive test.less v1, v0
  branch v3 b2(0, v2) b6
b2(v4, v5):
  v6 = primitive test.less v4, v1
  branch v6 b3 b5
b3:
  v7 = primitive test.add v5, 1
  switch v7
    6 -> b7
    else -> b4
b4:
  v8 = primitive test.add v4, 1
  jump b2(v8, v7)
b5:
  v9 = primitive test.add v1, 1
  jump b1(v9, v5)
b6:
  return v2
b7:
  return v7
}
)";

TEST_F(CutLoopTest, HoldsInnerLoopsAndAllWaysOut) {
  std::unique_ptr<CutLoop> outer = cut(nested, 1);
  ASSERT_NE(outer, nullptr);
  EXPECT_EQ(run(*outer, {0, 0, 3}), (std::vector<int64_t>{3, 3}));
  EXPECT_EQ(run(*outer, {0, 0, 100}), (std::vector<int64_t>{3, 3})) << "the round that begins with 3 comes to 6";
}

TEST_F(CutLoopTest, AnInnerLoopReadsWhatIsOutsideOfIt) {
  std::unique_ptr<CutLoop> inner = cut(nested, 2);
  ASSERT_NE(inner, nullptr);
  EXPECT_EQ(inner->outside, std::vector<core::ValueId>{1});
  EXPECT_EQ(run(*inner, {0, 10, 4}), (std::vector<int64_t>{4, 14}));
  EXPECT_EQ(run(*inner, {0, 0, 40}), (std::vector<int64_t>{5, 5}));
}

constexpr std::string_view raising = R"(module m language test

function m:f/1 as f export (v0) {
b0:
  jump b1(v0)
b1(v1):
  v2 = primitive test.less 0, v1
  branch v2 b2 b4
b2 handler b5(v1):
  v3 = primitive test.add v1, 9223372036854775000
  jump b3
b3:
  v4 = primitive test.subtract v1, 1
  jump b1(v4)
b4:
  return 0
b5(v5, v6):
  return v6
}
)";

TEST_F(CutLoopTest, AnExceptionIsAWayOut) {
  std::unique_ptr<CutLoop> loop = cut(raising, 1);
  ASSERT_NE(loop, nullptr);
  EXPECT_EQ(run(*loop, {800}), std::vector<int64_t>{0});
  EXPECT_EQ(run(*loop, {2000}), std::vector<int64_t>{2000});
}

constexpr std::string_view storing = R"(module m language test

function m:f/2 as f export (v0, v1) {
b0:
  jump b1(0)
b1(v2):
  v3 = primitive test.less v2, v0
  branch v3 b2 b3
b2:
  store 0 v1, v2
  v4 = primitive test.add v2, 1
  jump b1(v4)
b3:
  return v2
}
)";

TEST_F(CutLoopTest, WhatChangesObjectsStaysWhereItIs) { EXPECT_EQ(cut(storing, 1), nullptr); }

} // namespace
} // namespace assay::search
