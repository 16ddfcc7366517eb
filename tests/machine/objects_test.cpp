// Mutable objects, classes and raised values: opcodes that no Erlang program executes, so the conformance programs
// can't cover them. Every opcode that tests/conformance/foreign_opcodes.txt lists is executed here, but for
// `unreachable`.

#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "core/parser.h"
#include "test_program.h"

namespace assay::machine {
namespace {

constexpr std::string_view text = R"(module m language test

class point {
  sum = point.sum
}

class named_point extends point {
}

function point.sum as sum (v0, v1) {
b0:
  v2 = load 0 v0
  v3 = load 1 v0
  v4 = primitive test.add v2, v3
  v5 = primitive test.add v4, v1
  return v5
}

function m:moved as moved (v0, v1, v2) {
b0:
  v3 = record named_point v0, v1
  store 1 v3, v2
  v4 = call_virtual sum v3, 100
  return v4
}

function m:sum_of as sum_of (v0, v1) {
b0:
  v2 = record point v0, v1
  tail_call_virtual sum v2, 0
}

function m:method_of as method_of (v0) {
b0:
  tail_call_virtual sum v0, 0
}

function m:field as field (v0, v1) {
b0:
  v2 = record point v0, v1
  tail_call_virtual no_such_method v2
}

function m:filled as filled (v0, v1, v2) {
b0:
  v3 = array v0, v1
  array_store v3, 1, v2
  v4 = array_length v3
  v5 = array_load v3, 0
  v6 = array_load v3, 1
  return v4, v5, v6
}

function m:beyond as beyond (v0, v1) {
b0:
  v2 = array v0, []
  v3 = array_load v2, v1
  return v3
}

function m:first_field as first_field (v0) {
b0:
  v1 = load 0 v0
  return v1
}

function m:length as length (v0) {
b0:
  v1 = array_length v0
  return v1
}

function m:truth as truth (v0) {
b0:
  branch v0 b1 b2
b1:
  return 1
b2:
  return 0
}

function m:raising as raising (v0) {
b0:
  raise v0
}
)";

class ObjectsTest : public testing::Test {
 protected:
  void SetUp() override {
    auto module = core::parse_module(text, "objects_test");
    ASSERT_TRUE(module.has_value()) << module.error().front().message;
    program.add(std::move(*module));
  }
  Outcome call(std::string_view name, std::vector<Value> arguments) {
    context_ = std::make_unique<Context>(program, Budget{});
    return machine.call(*context_, Symbol(name), arguments);
  }
  Outcome call(std::string_view name, std::initializer_list<int64_t> numbers) {
    std::vector<Value> arguments;
    for (int64_t number : numbers) arguments.push_back(Value::integer(number));
    return call(name, arguments);
  }
  // Exceptions of faults are tuples {fault, Number}.
  static void expect_fault(const Outcome& outcome, Fault fault) {
    ASSERT_EQ(outcome.ending, Ending::Raised);
    EXPECT_EQ(outcome.exception.elements()[1].as_integer(), static_cast<int64_t>(fault));
  }

  TestProgram program;
  Machine machine{program};

 private:
  std::unique_ptr<Context> context_;
};

TEST_F(ObjectsTest, AStoredFieldIsWhatIsLoaded) {
  Outcome outcome = call("m:moved", {1, 2, 30});
  ASSERT_TRUE(outcome.returned());
  EXPECT_EQ(outcome.values[0].as_integer(), 131);
}

TEST_F(ObjectsTest, AMethodIsFoundInTheClassOrItsParent) {
  EXPECT_EQ(call("m:sum_of", {3, 4}).values[0].as_integer(), 7);
  EXPECT_EQ(call("m:moved", {0, 0, 0}).values[0].as_integer(), 100);
}

TEST_F(ObjectsTest, CallsOfNoMethodAreFaults) {
  expect_fault(call("m:method_of", {5}), Fault::NotARecord);
  expect_fault(call("m:field", {5, 6}), Fault::NoMethod);
}

TEST_F(ObjectsTest, AnArrayKeepsItsElements) {
  Outcome outcome = call("m:filled", {3, 7, 8});
  ASSERT_TRUE(outcome.returned());
  ASSERT_EQ(outcome.values.size(), 3u);
  EXPECT_EQ(outcome.values[0].as_integer(), 3);
  EXPECT_EQ(outcome.values[1].as_integer(), 7);
  EXPECT_EQ(outcome.values[2].as_integer(), 8);
}

TEST_F(ObjectsTest, ArraysHaveBounds) {
  expect_fault(call("m:beyond", {2, 2}), Fault::OutOfBounds);
  expect_fault(call("m:beyond", {2, -1}), Fault::OutOfBounds);
  expect_fault(call("m:beyond", {-1, 0}), Fault::BadLength);
  expect_fault(call("m:filled", {1, 0, 0}), Fault::OutOfBounds);
}

TEST_F(ObjectsTest, ValuesOfAnotherKindAreFaults) {
  expect_fault(call("m:first_field", {1}), Fault::NotARecord);
  expect_fault(call("m:length", {1}), Fault::NotAnArray);
  expect_fault(call("m:truth", {1}), Fault::NotABoolean);
  EXPECT_EQ(call("m:truth", {Value::boolean(true)}).values[0].as_integer(), 1);
}

TEST_F(ObjectsTest, ARaisedValueIsTheException) {
  Outcome outcome = call("m:raising", {9});
  ASSERT_EQ(outcome.ending, Ending::Raised);
  EXPECT_EQ(outcome.exception.as_integer(), 9);
}

TEST_F(ObjectsTest, EveryOpcodeThatIsForeignToErlangIsExecuted) {
  machine.count_operations(true);
  call("m:moved", {1, 2, 3});
  call("m:sum_of", {1, 2});
  call("m:filled", {2, 1, 2});
  call("m:raising", {1});
  auto counts = machine.opcode_counts();

  std::ifstream list(ASSAY_SOURCE_DIR "/tests/conformance/foreign_opcodes.txt");
  size_t listed = 0;
  for (std::string line; std::getline(list, line);) {
    if (line.empty() || line[0] == '#' || line == "unreachable") continue;
    bool found = false;
    for (uint32_t i = 0; i < core::opcode_count; ++i) {
      if (core::info(static_cast<core::Opcode>(i)).text != line) continue;
      found = true;
      EXPECT_GT(counts[i], 0u) << line;
    }
    EXPECT_TRUE(found) << line << " is no opcode";
    ++listed;
  }
  EXPECT_GT(listed, 0u);
}

} // namespace
} // namespace assay::machine
