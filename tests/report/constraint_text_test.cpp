#include "report/constraint_text.h"

#include <gtest/gtest.h>

namespace assay::report {
namespace {

class ConstraintTextTest : public testing::Test {
 protected:
  CellId argument(uint32_t index) { return space.cells.child(CellTable::root, Step::Element, 2, index); }
  CellId head(CellId cell) { return space.cells.child(cell, Step::Head); }
  CellId tail(CellId cell) { return space.cells.child(cell, Step::Tail); }

  InputSpace space;
  ConstraintText words{space, [](Value) { return std::string("VALUE"); }};
};

TEST_F(ConstraintTextTest, NamesPartsOfTheInput) {
  EXPECT_EQ(words.cell(argument(0)), "argument 1");
  EXPECT_EQ(words.cell(head(argument(1))), "element 1 of argument 2");
  EXPECT_EQ(words.cell(head(tail(tail(argument(0))))), "element 3 of argument 1");
  EXPECT_EQ(words.cell(tail(argument(0))), "argument 1 after 1 element");
  EXPECT_EQ(words.cell(space.cells.child(argument(0), Step::Element, 3, 2)), "element 3 of argument 1");
}

TEST_F(ConstraintTextTest, SaysFormsTheShorterWay) {
  CellId cell = argument(0);
  EXPECT_EQ(words.constraint(Constraint::forms(cell, forms_of(Form::Integer))), "argument 1 is an integer");
  EXPECT_EQ(words.constraint(Constraint::forms(cell, forms_of(Form::Nil, Form::Cons))), "argument 1 is a list");
  EXPECT_EQ(words.constraint(Constraint::forms(cell, input_forms & ~forms_of(Form::Map))), "argument 1 is not a map");
}

TEST_F(ConstraintTextTest, WritesTermsBetweenTheirOperands) {
  TermId x = space.terms.variable(Sort::Int, argument(0));
  TermId y = space.terms.variable(Sort::Int, argument(1));
  TermId sum = space.terms.make(Operator::Add, {x, y});
  EXPECT_EQ(words.term(sum), "argument 1 + argument 2");
}

} // namespace
} // namespace assay::report
