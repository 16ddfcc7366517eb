// Whole searches over small programs of hand-made Core: how many paths they have, and when a search says that it has
// seen them all.

#include "search/forward.h"

#include <gtest/gtest.h>

#include <set>

#include "machine/test_program.h"
#include "solve/chain.h"

namespace assay::search {
namespace {

// With a primitive that the machine must not perform.
class SearchedProgram : public TestProgram {
 public:
  const Primitive* primitive(Symbol name) override {
    static const Primitive world = {Symbol("test.world"),
                                    0,
                                    [](Context& context, const Value*) { return context.unsupported("the world"); },
                                    Effect::World,
                                    FastPath::None,
                                    "",
                                    nullptr};
    return name == world.name ? &world : TestProgram::primitive(name);
  }
};

// A strategy that somebody adds: a class, and nothing else. Even depths come first.
class AlternatingDepth : public Strategy {
 public:
  uint64_t cost(const TreeNode& node, const Waiting& /*waiting*/) const override { return node.depth % 2; }
};

class ForwardTest : public testing::Test, public RunObserver {
 protected:
  using Arms = std::vector<FunctionBuilder::ArmSpec>;

  static FunctionBuilder::ArmSpec literal(Operand value, BlockId target) {
    return {.test = core::Arm::Test::Literal, .literal = value, .target = target};
  }
  static FunctionBuilder::ArmSpec cons(BlockId target) {
    return {.test = core::Arm::Test::Constructor, .constructor = {Constructor::Type::Cons, 2}, .target = target};
  }

  // f(a) -> 0; f(b) -> 1; f(c) -> 2; f(_) -> -1.
  void add_atoms() {
    FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
    Arms arms;
    for (const char* text : {"a", "b", "c"}) arms.push_back(literal(module.symbol(text), f.new_block()));
    BlockId otherwise = f.new_block();
    f.switch_on(f.parameter(0), arms, otherwise, {}, {}, 1);
    for (size_t i = 0; i < arms.size(); ++i) {
      f.start_block(arms[i].target);
      f.return_values({module.integer(static_cast<int64_t>(i))}, {});
    }
    f.start_block(otherwise);
    f.return_values({module.integer(-1)}, {});
    module.add(f.finish());
  }

  // f([]) -> 0; f([H | T]) does the one thing, f(_) the other.
  template <typename More, typename Otherwise>
  void add_list_function(More do_more, Otherwise do_otherwise) {
    FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
    BlockId end = f.new_block();
    BlockId more = f.new_block(2);
    BlockId otherwise = f.new_block();
    f.switch_on(f.parameter(0), {literal(module.literal(Value::nil()), end), cons(more)}, otherwise, {}, {}, 1);
    f.start_block(end);
    f.return_values({module.integer(0)}, {});
    f.start_block(more);
    do_more(f, f.block_parameter(more, 0), f.block_parameter(more, 1));
    f.start_block(otherwise);
    do_otherwise(f);
    module.add(f.finish());
  }

  // f([]) -> 0; f([_ | T]) -> f(T); f(_) fails.
  void add_walk() {
    add_list_function([](FunctionBuilder& f, auto, auto tail) { f.tail_call(Symbol("m:f/1"), {tail}, {}, 2); },
                      [this](FunctionBuilder& f) { f.raise(module.symbol("no_list"), {}, 3); });
  }

  // f([]) -> 0; f([H | T]) -> f(H), f(T); f(_) -> 1.
  void add_tree_walk() {
    auto more = [](FunctionBuilder& f, auto head, auto tail) {
      f.call(Symbol("m:f/1"), {head}, 1, {}, 2);
      f.tail_call(Symbol("m:f/1"), {tail}, {}, 3);
    };
    add_list_function(more, [this](FunctionBuilder& f) { f.return_values({module.integer(1)}, {}); });
  }

  // f([]) -> 0; f([H | T]) -> H + 1, f(T), by a primitive that must know its argument; f(_) -> 1.
  void add_sum() {
    auto more = [this](FunctionBuilder& f, auto head, auto tail) {
      f.primitive(Symbol("test.add"), {head, module.integer(1)}, {}, 2);
      f.tail_call(Symbol("m:f/1"), {tail}, {}, 3);
    };
    add_list_function(more, [this](FunctionBuilder& f) { f.return_values({module.integer(1)}, {}); });
  }

  // f(X) -> X + 1, by a primitive that must know its argument.
  void add_addition() {
    FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
    f.return_values({f.primitive(Symbol("test.add"), {f.parameter(0), module.integer(1)}, {}, 1)}, {});
    module.add(f.finish());
  }

  // f(a) does what the block says; f(_) -> 0.
  template <typename Build>
  void add_special_case(Build build) {
    FunctionBuilder f(module, Symbol("m:f/1"), Symbol("f"), 1);
    BlockId special = f.new_block();
    BlockId otherwise = f.new_block();
    f.switch_on(f.parameter(0), {literal(module.symbol("a"), special)}, otherwise, {}, {}, 1);
    f.start_block(otherwise);
    f.return_values({module.integer(0)}, {});
    f.start_block(special);
    build(f);
    module.add(f.finish());
  }

  ShapeId shape(std::vector<ShapeTable::Member> members) { return space->shapes.add("test", std::move(members)); }
  ShapeId range(int64_t least, int64_t greatest) {
    return shape({integer_alternative(BigInteger(least), BigInteger(greatest))});
  }

  Subject subject(const core::Function& function, ShapeId input) {
    auto body = [this, &function](Context& context, Input& made) {
      return Ended{machine.call(context, function, made.arguments())};
    };
    return {program, input, body};
  }

  // Of m:f/1, to the end.
  const SearchCounters& search(ShapeId argument, SearchOptions options = {}) {
    if (!added_) program.add(module.finish());
    added_ = true;
    const core::Function* function = program.resolve(Symbol("m:f/1")).function;
    ShapeId input = shape({tuple_alternative({argument})});
    options.budget.steps = 1000;
    solver = make_solver_chain(space->terms, {}, statistics);
    forward = std::make_unique<ForwardSearch>(subject(*function, input), *space, *solver, options);
    inputs.clear();
    forward->watch(*this);
    for (int i = 0; i < 2000 && forward->step(); ++i) {
    }
    EXPECT_EQ(forward->counters().predictions_broken, 0u) << testing::PrintToString(forward->counters().broken);
    return forward->counters();
  }
  void after_insert(FinishedRun& run) override {
    inputs.push_back(space->patterns.ground(run.input.arguments()[0]));
    raised += run.outcome.ending == Ending::Raised;
    size_t length = 0;
    for (Value list = run.input.arguments()[0]; list.is(Kind::Cons); list = list.as_cons()->tail) ++length;
    longest = std::max(longest, length);
  }
  void forget() {
    forward.reset();
    solver.reset();
    space = std::make_unique<InputSpace>();
  }

  ModuleBuilder module{Symbol("m"), Symbol("test")};
  SearchedProgram program;
  Machine machine{program};
  std::unique_ptr<InputSpace> space = std::make_unique<InputSpace>();
  SolverStatistics statistics;
  std::unique_ptr<Solver> solver;
  std::unique_ptr<ForwardSearch> forward;
  std::vector<PatternId> inputs;
  uint64_t raised = 0;
  size_t longest = 0; // list that was an input

 private:
  bool added_ = false;
};

TEST_F(ForwardTest, ASwitchOnLiteralsHasAPathForEachAndOneForNone) {
  add_atoms();
  const SearchCounters& counters = search(ShapeTable::any);
  EXPECT_EQ(counters.paths, 4u);
  EXPECT_EQ(counters.runs, 4u);
  EXPECT_EQ(counters.deeper, 0u);
  EXPECT_TRUE(forward->is_exhausted());
  EXPECT_EQ(std::set(inputs.begin(), inputs.end()).size(), 4u);
}

TEST_F(ForwardTest, AShapeLeavesOutWhatItDoesNotHave) {
  add_atoms();
  EXPECT_EQ(search(shape({symbol_alternative(Symbol("a")), symbol_alternative(Symbol("c"))})).paths, 2u);
  EXPECT_TRUE(forward->is_exhausted());
}

TEST_F(ForwardTest, NothingIsExhaustedBeforeTheFirstRun) {
  add_atoms();
  SearchOptions none;
  none.most_paths = 0;
  search(ShapeTable::any, none);
  EXPECT_FALSE(forward->is_exhausted());
}

TEST_F(ForwardTest, ALimitOfPathsForbidsExhausted) {
  add_atoms();
  SearchOptions few;
  few.most_paths = 3;
  EXPECT_EQ(search(ShapeTable::any, few).paths, 3u);
  EXPECT_FALSE(forward->is_exhausted());
}

// Far more trees than may wait: the search stays small, and what was left out forbids a verdict.
TEST_F(ForwardTest, OnlySoManyAlternativesWait) {
  add_tree_walk();
  SearchOptions full;
  full.depth = 300;
  full.max_waiting = 8;
  const SearchCounters& counters = search(ShapeTable::any, full);
  EXPECT_GT(counters.paths, 100u);
  EXPECT_GT(counters.not_kept, 0u);
  EXPECT_FALSE(forward->is_exhausted());
  EXPECT_LE(forward->waiting(), 16u);
}

TEST_F(ForwardTest, WhatWaitsTakesOnlySoMuchMemory) {
  add_tree_walk();
  SearchOptions full;
  full.depth = 300;
  full.max_waiting_bytes = 100'000;
  const SearchCounters& counters = search(ShapeTable::any, full);
  EXPECT_GT(counters.paths, 1000u);
  EXPECT_GT(counters.not_kept, 0u);
  EXPECT_FALSE(forward->is_exhausted());
  EXPECT_LE(forward->tree().bytes(), 200'000u);
}

// Of each length up to the bound one list and one thing that is no list; at the bound both wait, and a longer one.
TEST_F(ForwardTest, ALoopOverAListEndsAtTheDepth) {
  add_walk();
  SearchOptions shallow;
  shallow.depth = 4;
  shallow.unfold_every = 0; // a larger input is a run more
  const SearchCounters& counters = search(ShapeTable::any, shallow);
  EXPECT_TRUE(forward->is_exhausted());
  EXPECT_GT(counters.deeper, 0u);
  EXPECT_EQ(counters.paths, 9u);
  EXPECT_EQ(raised, 4u);
}

TEST_F(ForwardTest, AProperListNeverFails) {
  add_walk();
  SearchOptions shallow;
  shallow.depth = 4;
  ShapeId list = space->shapes.declare("list");
  space->shapes.define(list, {nil_alternative(), cons_alternative(ShapeTable::any, list)});
  const SearchCounters& counters = search(list, shallow);
  EXPECT_EQ(raised, 0u);
  EXPECT_EQ(counters.paths, 5u);
  EXPECT_TRUE(forward->is_exhausted());
}

TEST_F(ForwardTest, AnEnumerationOfAllValuesIsComplete) {
  add_addition();
  const SearchCounters& counters = search(range(0, 2));
  EXPECT_EQ(counters.paths, 3u);
  EXPECT_EQ(counters.infeasible, 1u); // a fourth value
  EXPECT_EQ(counters.enumerated.at("test.add"), 3u);
  EXPECT_TRUE(forward->is_exhausted());
}

// The second value of an enumeration takes "any other"; the third one is no place where nobody went.
TEST_F(ForwardTest, AnEnumerationTakesTurnsWithTheRest) {
  add_sum();
  SearchOptions options;
  options.most_values = 1'000'000;
  options.most_paths = 300;
  options.unfold_every = 0;
  ShapeId list = space->shapes.declare("list");
  space->shapes.define(list, {nil_alternative(), cons_alternative(range(0, 1'000'000), list)});
  search(list, options);
  EXPECT_GE(longest, 4u); // else the values of the first two elements take all turns
}

TEST_F(ForwardTest, AnOpenEnumerationForbidsExhausted) {
  add_addition();
  SearchOptions options;
  options.most_values = 2;
  const SearchCounters& counters = search(range(0, 20), options);
  EXPECT_LE(counters.paths, 2u);
  EXPECT_GT(counters.open_enumerations, 0u);
  EXPECT_FALSE(forward->is_exhausted());
}

TEST_F(ForwardTest, ACutRunForbidsExhausted) {
  add_special_case([&](FunctionBuilder& f) { f.tail_call(Symbol("m:f/1"), {module.symbol("a")}, {}, 2); });
  EXPECT_EQ(search(ShapeTable::any).cut_runs, 1u);
  EXPECT_FALSE(forward->is_exhausted());
}

TEST_F(ForwardTest, WhatIsUnsupportedForbidsExhausted) {
  add_special_case([&](FunctionBuilder& f) { f.return_values({f.primitive(Symbol("test.world"), {}, {}, 2)}, {}); });
  const SearchCounters& counters = search(ShapeTable::any);
  EXPECT_EQ(counters.paths, 2u);
  EXPECT_EQ(counters.unsupported.size(), 1u);
  EXPECT_FALSE(forward->is_exhausted());
}

TEST_F(ForwardTest, ThePathsDoNotDependOnTheStrategy) {
  add_walk();
  SearchOptions options;
  options.depth = 5;
  std::set<uint64_t> paths;
  const AlternatingDepth added;
  for (const Strategy* strategy :
       {&unvisited_first(), &breadth_first(), &depth_first(), static_cast<const Strategy*>(&added)}) {
    options.strategy = strategy;
    paths.insert(search(ShapeTable::any, options).paths);
    EXPECT_TRUE(forward->is_exhausted());
    forget();
  }
  EXPECT_EQ(paths.size(), 1u);
}

TEST_F(ForwardTest, TheSameSearchGivesTheSameInputsInTheSameOrder) {
  add_walk();
  search(ShapeTable::any);
  std::vector<PatternId> first = inputs;
  forget();
  search(ShapeTable::any);
  EXPECT_EQ(inputs, first);
}

TEST_F(ForwardTest, LargerInputsAreTriedWhereNothingNewWaits) {
  add_walk();
  SearchOptions options;
  options.depth = 60;
  options.unfold_every = 4;
  const SearchCounters& counters = search(ShapeTable::any, options);
  EXPECT_GT(counters.unfolded, 5u);
  EXPECT_TRUE(forward->is_exhausted());
  uint64_t paths = counters.paths;
  forget();
  options.unfold_every = 0;
  EXPECT_EQ(search(ShapeTable::any, options).paths, paths);
  EXPECT_EQ(forward->counters().unfolded, 0u);
}

// What the solver leaves undecided at first is asked again with more effort, and only then counted as unknown.
TEST_F(ForwardTest, AHardQuestionIsAskedAgainWithFullEffort) {
  class Hesitating : public Solver {
   public:
    explicit Hesitating(std::unique_ptr<Solver> next) : next_(std::move(next)) {}
    Answer solve(const Query& query) override {
      if (query.effort == Effort::Quick && !query.conditions.empty()) return {};
      full += query.effort == Effort::Full;
      return next_->solve(query);
    }
    uint64_t full = 0;

   private:
    std::unique_ptr<Solver> next_;
  };
  add_addition();
  program.add(module.finish());
  Hesitating hesitating(make_solver_chain(space->terms, {}, statistics));
  const core::Function* function = program.resolve(Symbol("m:f/1")).function;
  ShapeId few = shape({tuple_alternative({range(0, 2)})});
  ForwardSearch hard(subject(*function, few), *space, hesitating, {});
  for (int i = 0; i < 100 && hard.step(); ++i) {
  }
  EXPECT_GT(hesitating.full, 0u);
  EXPECT_EQ(hard.counters().unknown, 0u);
  EXPECT_EQ(hard.counters().paths, 3u);
  EXPECT_TRUE(hard.is_exhausted());
}

TEST_F(ForwardTest, ASeedIsThePathThatTheSearchStartsFrom) {
  add_atoms();
  search(ShapeTable::any); // finishes the module
  forget();
  const core::Function* function = program.resolve(Symbol("m:f/1")).function;
  solver = make_solver_chain(space->terms, {}, statistics);
  ShapeId input = shape({tuple_alternative({ShapeTable::any})});
  ForwardSearch seeded(subject(*function, input), *space, *solver, {});
  const Value seed[] = {Value::symbol(Symbol("b"))};
  seeded.run_seed(seed);
  EXPECT_EQ(seeded.counters().paths, 1u);
  EXPECT_FALSE(seeded.is_exhausted());
  while (seeded.step()) {
  }
  EXPECT_EQ(seeded.counters().paths, 4u);
  EXPECT_TRUE(seeded.is_exhausted());
}

} // namespace
} // namespace assay::search
