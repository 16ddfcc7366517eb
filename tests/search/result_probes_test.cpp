// Further parts of the input, for functions in results to be applied to.

#include "search/result_probes.h"

#include <gtest/gtest.h>

namespace assay::search {
namespace {

class ResultProbesTest : public testing::Test {
 protected:
  ResultProbes probes_of(ShapeId result) {
    signature = signature_of_any(shapes, 1);
    signature.declared = true;
    signature.clauses[0].result = result;
    return {shapes, signature};
  }
  size_t parts_of(const ResultProbes& probes) { return shapes.alternatives(probes.input())[0].fields.size(); }

  ShapeTable shapes;
  Signature signature;
  ShapeId integer = shapes.add("integer", {integer_alternative()});
};

TEST_F(ResultProbesTest, PlainResultsNeedNone) {
  ResultProbes probes = probes_of(integer);
  EXPECT_TRUE(probes.empty());
  EXPECT_EQ(probes.arguments(), 1u);
  EXPECT_EQ(probes.input(), signature.input);
}

TEST_F(ResultProbesTest, AFunctionIsAppliedToPartsBehindTheArguments) {
  Alternative function = function_alternative(std::vector{integer, integer}, integer);
  ResultProbes probes = probes_of(shapes.add("function", {function}));
  EXPECT_FALSE(probes.empty());
  EXPECT_EQ(parts_of(probes), 3u);
  EXPECT_EQ(probes.first_of(function.fields), 1u);
  EXPECT_FALSE(probes.first_of({integer}).has_value());
}

TEST_F(ResultProbesTest, FunctionsThatFunctionsReturnHaveTheirOwn) {
  Alternative inner = function_alternative(std::vector{integer}, integer);
  ShapeId inner_shape = shapes.add("inner", {inner});
  Alternative outer = function_alternative(std::vector{integer}, inner_shape);
  ResultProbes probes = probes_of(shapes.add("outer", {tuple_alternative({shapes.add("f", {outer}), inner_shape})}));
  EXPECT_EQ(parts_of(probes), 3u) << "functions of one type share what they are applied to";
  EXPECT_NE(probes.first_of(inner.fields), probes.first_of(outer.fields));
}

} // namespace
} // namespace assay::search
