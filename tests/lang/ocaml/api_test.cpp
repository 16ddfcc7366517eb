// How calls that make values of hidden types are named, and which ones a unit's modules offer.

#include "lang/ocaml/types/api.h"

#include <gtest/gtest.h>

#include "lang/ocaml/lower/lower.h"
#include "lang/ocaml/primitives/primitives.h"

namespace assay::ocaml {
namespace {

TEST(ApiTest, ACallIsInItsName) {
  ApiCall call;
  call.name = "M.take";
  call.passed = "an";
  call.steps = {{ApiStep::Type::Some}, {ApiStep::Type::Part, 1, 3}};
  auto read = ApiCall::of(call.symbol());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->symbol(), call.symbol());
  EXPECT_EQ(read->passed, "an");
  EXPECT_FALSE(read->changed);
  EXPECT_FALSE(ApiCall::of(Symbol("ocaml.make/0/1")));
}

TEST(ApiTest, FindsWhatMakesAValue) {
  auto unit = lower_dump(
      "(module A (version 1) (files \"a.ml\") (requires) (exports (f 0 @0:0:0 (arrow none (constr M.t) (constr int))))"
      "(types (type M.t () (abstract) none public A) (type int () (abstract) none public none)"
      " (type unit () (abstract) none public none) (type option ((tvar a)) (abstract) none public none))"
      "(api (M.empty A (1 0) (constr M.t) own) (M.get A (1 1) (arrow none (constr M.t) (constr int)) own)"
      " (M.read A (1 2) (arrow none (constr int) (constr option (constr M.t))) own)"
      " (M.set A (1 3) (arrow none (constr int) (arrow none (constr M.t) (constr unit))) own)"
      " (M.map A (1 4) (arrow none (arrow none (constr int) (constr int)) (constr M.t)) own))"
      "(body (i 1)))",
      "dump", primitives());
  ASSERT_TRUE(unit);
  UnitTypes& types = *unit->types;
  const Type& hidden = *function_type(*types.value("f")).arguments.at(0);
  EXPECT_TRUE(types.is_hidden(hidden));
  std::vector<std::string> names;
  for (const ApiMaker& maker : makers_of(types, hidden)) names.emplace_back(maker.call.symbol().text());
  EXPECT_EQ(names, (std::vector<std::string>{"ocaml.api/M.empty -", "ocaml.api/M.read a some",
                                             "ocaml.api/M.set aa changed 1"}));
}

} // namespace
} // namespace assay::ocaml
