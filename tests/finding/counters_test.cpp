// The counters that must stay at 0 everywhere else: here each is made 1, so that it is known to count.

#include <array>

#include "finding/finding_fixture.h"
#include "machine/context.h"
#include "machine/program.h"

namespace assay::finding {
namespace {

constexpr std::string_view absolute =
    "-module(module).\n"
    "-export([f/1]).\n"
    "-spec f(integer()) -> ok.\n"
    "f(X) when abs(X) =:= -5 -> error(impossible);\n"
    "f(_) -> ok.\n";

// Says that abs(X) is X.
Value wrong_abs(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value plain = arguments[0].without_symbolic();
  return trace.with_term(primitive.function(context, &plain), trace.term_of(arguments[0]));
}

// The symbolic half of a primitive, until it is put back.
class Lifting {
 public:
  Lifting(LoadedProgram& program, std::string_view name, SymbolicFunction instead)
      : primitive_(const_cast<Primitive&>(*program.primitive(Symbol(name)))), before_(primitive_.symbolic) {
    primitive_.symbolic = instead;
  }
  Lifting(const Lifting&) = delete;
  Lifting& operator=(const Lifting&) = delete;
  ~Lifting() { primitive_.symbolic = before_; }

 private:
  Primitive& primitive_;
  SymbolicFunction before_;
};

TEST(Counters, RightLiftingBreaksNoPrediction) {
  TestedModule module(absolute);
  FunctionTest& test = module.search();
  EXPECT_EQ(test.counters().predictions_broken, 0u);
  EXPECT_EQ(test.verdict(), TestVerdict::Exhausted);
}

TEST(Counters, WrongLiftingBreaksOnePrediction) {
  TestedModule module(absolute);
  Lifting wrong(module.program(), "erlang:abs/1", wrong_abs);
  FunctionTest& test = module.search();
  EXPECT_EQ(test.counters().predictions_broken, 1u);
  EXPECT_EQ(test.counters().broken.size(), 1u);
  EXPECT_EQ(test.verdict(), TestVerdict::NotExhausted);
  EXPECT_TRUE(test.findings().empty());
}

// No input of the spec is an atom: whoever made one made a mistake, and what the function does then is no finding.
TEST(Counters, InputOutsideTheSpecIsAFaultAndNoFinding) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/1]).\n"
      "-spec f(integer()) -> integer().\n"
      "f(X) -> X + 1.\n");
  FunctionTest& test = module.test();
  test.search().run_seed(std::array{Value::symbol(Symbol("plum"))});
  EXPECT_EQ(test.counters().predictions_broken, 1u);
  EXPECT_EQ(test.counters().broken, std::vector<std::string>{"an input is outside the spec"});
  ASSERT_EQ(test.broken_calls().size(), 1u);
  EXPECT_EQ(test.broken_calls()[0].arguments, std::vector<std::string>{"plum"});
  EXPECT_TRUE(test.findings().empty());
  EXPECT_EQ(test.verdict(), TestVerdict::NotExhausted);
}

// A runtime in which every call returns.
class PeacefulRuntime : public RealRuntime {
 public:
  Observation run(const RealCall&, const RealLimits&, RuntimeProcess) override {
    ++runs;
    return {.what = Observed::Returned, .value = "ok", .failure = {}, .detail = ""};
  }
  int runs = 0;
};

TEST(Counters, RuntimeThatDiffersLeavesAFindingUnconfirmed) {
  TestedModule module(
      "-module(module).\n"
      "-export([f/1]).\n"
      "-spec f(integer()) -> ok.\n"
      "f(X) when X > 1000 -> error(large);\n"
      "f(_) -> ok.\n");
  FunctionTest& test = module.search();
  PeacefulRuntime runtime;
  module.finish(&runtime);
  ASSERT_EQ(test.findings().size(), 1u);
  EXPECT_EQ(test.unconfirmed(), 1u);
  EXPECT_EQ(test.findings()[0].judgement.confirmation, Confirmation::Different);
  EXPECT_GT(runtime.runs, 0);
}

} // namespace
} // namespace assay::finding
