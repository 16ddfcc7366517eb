// Which conditions a backward search asks a solver about at every step.

#include "search/easy_conditions.h"

#include <gtest/gtest.h>

namespace assay::search {
namespace {

class EasyConditionsTest : public testing::Test {
 protected:
  bool is_easy(TermId condition) { return easy.of(std::vector{condition}).size() == 1; }
  TermId product(TermId left, TermId right) { return terms.make(Operator::Multiply, {left, right}); }
  TermId is_seven(TermId term) { return terms.make(Operator::Equal, {term, terms.integer(7)}); }

  TermTable terms;
  EasyConditions easy{terms};
  TermId x = terms.variable(Sort::Int, 0);
  TermId y = terms.variable(Sort::Int, 1);
  TermId z = terms.variable(Sort::Int, 2);
};

TEST_F(EasyConditionsTest, LinearOnesAreEasy) {
  EXPECT_TRUE(is_easy(is_seven(terms.make(Operator::Add, {x, product(terms.integer(3), y)}))));
}

TEST_F(EasyConditionsTest, OneProductOfUnknownsIsEasyTwoAreNot) {
  EXPECT_TRUE(is_easy(is_seven(product(x, y))));
  EXPECT_FALSE(is_easy(is_seven(terms.make(Operator::Add, {product(x, y), product(y, z)}))));
}

TEST_F(EasyConditionsTest, TheOthersAreLeftOutInOrder) {
  TermId linear = is_seven(x);
  TermId hard = is_seven(terms.make(Operator::Add, {product(x, y), product(y, z)}));
  TermId other = is_seven(y);
  EXPECT_EQ(easy.of(std::vector{linear, hard, other}), (std::vector{linear, other}));
}

} // namespace
} // namespace assay::search
