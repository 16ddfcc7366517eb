// Two programs of hand-made Core on one input: what the run says of them, and what each sees of what the other has
// changed.

#include "search/pair_run.h"

#include <gtest/gtest.h>

#include "machine/test_program.h"
#include "search/mutable_parts.h"

namespace assay::search {
namespace {

class PairRunTest : public testing::Test {
 protected:
  // A program whose m:f/1 is built by `build`.
  struct OneFunction {
    template <typename Build>
    explicit OneFunction(Build&& build) {
      ModuleBuilder module(Symbol("m"), Symbol("test"));
      FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
      build(module, f);
      module.add(f.finish());
      program.add(module.finish());
    }
    PairRun::Side side() { return {machine, WholeCall{*program.resolve(Symbol("m:f/1")).function, {}}}; }

    TestProgram program;
    Machine machine{program};
  };

  // Sets the first field of a record.
  static OneFunction setter(int64_t number) {
    return OneFunction([number](ModuleBuilder& module, FunctionBuilder& f) {
      f.append(core::Opcode::Store, {f.parameter(0), module.integer(number)}, 0, {});
      f.return_values({module.symbol("ok")}, {});
    });
  }
  // Adds to the first field of a record, and returns it.
  static OneFunction adder(int64_t number) {
    return OneFunction([number](ModuleBuilder& module, FunctionBuilder& f) {
      Operand before = f.append(core::Opcode::Load, {f.parameter(0)}, 1, {})[0];
      Operand after = f.primitive(Symbol("test.add"), {before, module.integer(number)}, {}, 1);
      f.append(core::Opcode::Store, {f.parameter(0), after}, 0, {});
      f.return_values({after}, {});
    });
  }
  static OneFunction raiser(const char* reason) {
    return OneFunction([reason](ModuleBuilder& module, FunctionBuilder& f) { f.raise(module.symbol(reason), {}, 1); });
  }
  static OneFunction looper() {
    return OneFunction(
        [](ModuleBuilder&, FunctionBuilder& f) { f.tail_call(Symbol("m:f/1"), {f.parameter(0)}, {}, 1); });
  }

  PairOutcome compare(OneFunction& reference, OneFunction& submission, Value argument, bool strict = false) {
    Signature signature = signature_of_any(shapes, 1);
    ResultProbes probes(shapes, signature);
    PairRun pair(reference.side(), submission.side(), shapes, probes, {strict, 10, {}});
    Context context(reference.program, {});
    pair.run(context, {&argument, 1});
    return pair.outcome();
  }
  Value record(int64_t number) {
    const Value fields[] = {Value::integer(number)};
    return Value::record(new_record(arena, Symbol("box"), fields));
  }

  ShapeTable shapes;
  Arena arena;
};

TEST_F(PairRunTest, EachProgramChangesACopyOfItsOwn) {
  OneFunction one = adder(1);
  OneFunction other = adder(1);
  PairOutcome outcome = compare(one, other, record(5));
  EXPECT_EQ(outcome.relation, Relation::Same);
  EXPECT_EQ(outcome.submission->values.at(0).as_integer(), 6);
}

TEST_F(PairRunTest, WhatArgumentsHaveBecomeIsCompared) {
  OneFunction one = setter(1);
  OneFunction same = setter(1);
  OneFunction other = setter(2);
  EXPECT_EQ(compare(one, same, record(0)).relation, Relation::Same);
  PairOutcome outcome = compare(one, other, record(0));
  EXPECT_EQ(outcome.relation, Relation::Different);
  EXPECT_EQ(outcome.contrast, Contrast::Argument);
}

TEST_F(PairRunTest, AReferenceThatRaisesIsOutsideItsContract) {
  OneFunction reference = raiser("no");
  OneFunction submission = setter(1);
  PairOutcome outcome = compare(reference, submission, record(0));
  EXPECT_EQ(outcome.relation, Relation::Outside);
  EXPECT_FALSE(outcome.submission.has_value());
}

TEST_F(PairRunTest, StrictlyExceptionsAreCompared) {
  OneFunction no = raiser("no");
  OneFunction no_again = raiser("no");
  OneFunction never = raiser("never");
  OneFunction returns = setter(1);
  EXPECT_EQ(compare(no, no_again, record(0), true).relation, Relation::Same);
  EXPECT_EQ(compare(no, never, record(0), true).contrast, Contrast::Exception);
  EXPECT_EQ(compare(no, returns, record(0), true).contrast, Contrast::Returned);
  EXPECT_EQ(compare(returns, no, record(0), true).contrast, Contrast::Raised);
}

TEST_F(PairRunTest, ASubmissionThatTakesMuchLongerMayNotEnd) {
  OneFunction reference = setter(1);
  OneFunction submission = looper();
  PairOutcome outcome = compare(reference, submission, record(0));
  EXPECT_EQ(outcome.relation, Relation::Different);
  EXPECT_EQ(outcome.contrast, Contrast::Endless);
}

TEST_F(PairRunTest, NobodyKnowsWhatAReferenceThatDoesNotEndSays) {
  OneFunction reference = looper();
  OneFunction submission = setter(1);
  Signature signature = signature_of_any(shapes, 1);
  ResultProbes probes(shapes, signature);
  PairRun pair(reference.side(), submission.side(), shapes, probes, {false, 10, {}});
  Context context(reference.program, Budget{.steps = 1000});
  Value argument = record(0);
  EXPECT_EQ(pair.run(context, {&argument, 1}).outcome.ending, Ending::StepsSpent);
  EXPECT_EQ(pair.outcome().relation, Relation::Unknown);
}

TEST_F(PairRunTest, CopiesShareWhatWasSharedAndEndAtCycles) {
  RecordObject* box = new_record(arena, Symbol("box"), std::array{Value::nil()});
  box->fields()[0] = Value::record(box);
  const Value values[] = {make_tuple_of(arena, Value::record(box), Value::integer(1)), Value::record(box)};
  std::vector<Value> copies = copy_mutable_parts(arena, values);
  RecordObject* copied = copies[1].as_record();
  EXPECT_NE(copied, box);
  EXPECT_EQ(copied->fields()[0].as_record(), copied);
  EXPECT_EQ(copies[0].elements()[0].as_record(), copied);
  Value plain = make_tuple_of(arena, Value::integer(1));
  EXPECT_TRUE(copy_mutable_parts(arena, {&plain, 1})[0].same(plain));
}

} // namespace
} // namespace assay::search
