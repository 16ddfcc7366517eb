// Which functions lead to which, and which clauses are still in the code.

#include "core/call_graph.h"

#include <gtest/gtest.h>

#include "core/builder.h"

namespace assay::core {
namespace {

class CallGraphTest : public ::testing::Test {
 protected:
  // A function that does what `build` says and returns nothing of interest.
  template <typename Build>
  void add(const char* name, Build build) {
    FunctionBuilder function(module, Symbol(std::string("m:") + name + "/0"), Symbol(name), 0);
    function.start_block(function.entry());
    build(function);
    function.return_values({module.integer(0)}, {});
    module.add(function.finish());
  }
  void add_nothing(const char* name) {
    add(name, [](FunctionBuilder&) {});
  }
  static void call(FunctionBuilder& function, const char* name) { function.call(Symbol(name), {}, 1, {}, 1); }

  std::set<std::string> reached(const char* from) {
    CallGraph graph(module.module());
    std::set<std::string> names;
    for (const Function* each : graph.reachable(*module.module().find(Symbol(from))))
      names.emplace(each->plain_name.text());
    return names;
  }

  ModuleBuilder module{Symbol("m"), Symbol("toy")};
};

using Names = std::set<std::string>;

TEST_F(CallGraphTest, FollowsCallsThroughCircles) {
  add("a", [](FunctionBuilder& f) { call(f, "m:b/0"); });
  add("b", [](FunctionBuilder& f) { call(f, "m:a/0"); });
  add_nothing("c");
  EXPECT_EQ(reached("m:a/0"), (Names{"a", "b"}));
  EXPECT_EQ(reached("m:c/0"), (Names{"c"}));
}

TEST_F(CallGraphTest, FollowsClosuresAndLiteralsThatNameFunctions) {
  add("a", [this](FunctionBuilder& f) {
    f.closure(Symbol("m:b/0"), {}, {});
    f.call_indirect(module.literal(Value::function_name(Symbol("m:c/0"), 0)), {}, 1, {}, 1);
  });
  add_nothing("b");
  add_nothing("c");
  EXPECT_EQ(reached("m:a/0"), (Names{"a", "b", "c"}));
}

TEST_F(CallGraphTest, KnowsWhatIsCalledOutside) {
  add("a", [](FunctionBuilder& f) {
    call(f, "m:b/0");
    call(f, "n:x/0");
  });
  add("b", [](FunctionBuilder& f) { call(f, "n:y/0"); });
  CallGraph graph(module.module());
  CallGraph::Functions inside = graph.reachable(*module.module().find(Symbol("m:a/0")));
  EXPECT_EQ(graph.calls_outside(inside), (std::unordered_set<Symbol>{Symbol("n:x/0"), Symbol("n:y/0")}));
  EXPECT_FALSE(graph.calls_computed(inside));
}

TEST_F(CallGraphTest, NoticesFunctionsThatAreComputed) {
  add("a", [](FunctionBuilder& f) {
    Operand callee = f.primitive(Symbol("toy.name"), {}, {}, 1);
    f.call_indirect(callee, {}, 1, {}, 2);
  });
  CallGraph graph(module.module());
  EXPECT_TRUE(graph.calls_computed(graph.reachable(*module.module().find(Symbol("m:a/0")))));
}

TEST_F(CallGraphTest, ClausesThatWereLeftOutAreNotInTheCode) {
  add("a", [](FunctionBuilder& f) {
    f.clause(0, {});
    f.clause(2, {});
  });
  EXPECT_EQ(clauses_in_code(*module.module().functions[0]), (std::set<uint32_t>{0, 2}));
}

} // namespace
} // namespace assay::core
