// The heap that library initialisers fill: frozen afterwards, and shared by all runs. A run that writes to an object of
// it has its own copy from then on.

#include <gtest/gtest.h>

#include "core/parser.h"
#include "test_program.h"

namespace assay::machine {
namespace {

constexpr std::string_view text = R"(module m language test

class counter {
}

function m:initialise as initialise () {
b0:
  v0 = record counter 10
  v1 = array 3, 0
  return v0, v1
}

function m:next as next (v0) {
b0:
  v1 = load 0 v0
  v2 = primitive test.add v1, 1
  store 0 v0, v2
  return v2
}

function m:put as put (v0, v1, v2) {
b0:
  array_store v0, v1, v2
  v3 = array_load v0, v1
  return v3
}

function m:at as at (v0, v1) {
b0:
  v2 = array_load v0, v1
  return v2
}
)";

class BaseHeapTest : public testing::Test {
 protected:
  void SetUp() override {
    auto module = core::parse_module(text, "base_heap_test");
    ASSERT_TRUE(module.has_value()) << to_string(module.error());
    program.add(std::move(*module));
    base.make_base_heap();
    Outcome outcome = machine.call(base, Symbol("m:initialise"), {});
    ASSERT_EQ(outcome.values.size(), 2u);
    counter = outcome.values[0];
    table = outcome.values[1];
    base.freeze();
  }
  int64_t call(Context& run, std::string_view name, std::vector<Value> arguments) {
    Outcome outcome = machine.call(run, Symbol(name), arguments);
    return outcome.returned() ? outcome.values.at(0).as_integer() : -1;
  }

  TestProgram program;
  Machine machine{program};
  Context base{program, Budget{}};
  Context first{program, Budget{}};
  Context second{program, Budget{}};
  Value counter;
  Value table;
};

TEST_F(BaseHeapTest, ARunSeesItsOwnWritesToRecordsOnly) {
  EXPECT_EQ(call(first, "m:next", {counter}), 11);
  EXPECT_EQ(call(first, "m:next", {counter}), 12);
  EXPECT_EQ(call(second, "m:next", {counter}), 11);
  EXPECT_EQ(call(first, "m:next", {counter}), 13);
  EXPECT_EQ(call(second, "m:next", {counter}), 12);
}

TEST_F(BaseHeapTest, ARunSeesItsOwnWritesToArraysOnly) {
  EXPECT_EQ(call(first, "m:put", {table, Value::integer(1), Value::integer(42)}), 42);
  EXPECT_EQ(call(first, "m:at", {table, Value::integer(0)}), 0);
  EXPECT_EQ(call(first, "m:at", {table, Value::integer(1)}), 42);
  EXPECT_EQ(call(second, "m:at", {table, Value::integer(1)}), 0);
}

} // namespace
} // namespace assay::machine
