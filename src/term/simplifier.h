#pragma once
// Makes terms: folds constants and brings the rest to a form in which equal things look equal more often. What holds of
// every term made, and what readers of terms may rely on:
//
// - Not stands only before a variable, Equal, MixedEqual, MixedLess, MixedGreater, IsNegative, Overflows, the IEEE
//   comparisons, a Bool IfThenElse and a Bool Opaque.
// - And and Or are flat, sorted by id, without repetition, constants or a variable beside its Not.
// - Add and Multiply have a constant on the right only, Equal as well; constants are summed: x + 1 + y + 2 is (x + y)
// + 3.
//   Subtract has no constant operand: x - 1 is x + -1.
// - An integer is compared with a constant by LessOrEqual and Equal only, never by Less; and x + 1 <= 3, -x <= 3, 2 * x
// <= 3
//   become bounds of x. Between other terms at most one side carries a constant summand.
// - Comparisons of an integer with a constant float, or the other way, are comparisons within one sort.
//
// - A shift to the left by a constant is a product. Bit operations have a constant on the right only.
//
// Floats are left alone but for what is exact for every finite number, or for every double.

#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "term/operation.h"
#include "term/term.h"

namespace assay::term {

class Simplifier {
 public:
  explicit Simplifier(TermTable& table) : table_(table) {}
  TermId make(Operator op, std::span<const TermId> operands, uint32_t parameter);

 private:
  // x + c, taken apart; c is 0 where there is none.
  struct Sum {
    TermId rest;
    Number constant;
  };

  const Term& term(TermId id) const { return table_[id]; }
  bool is_constant(TermId id) const { return table_[id].op == Operator::Constant; }
  bool is(TermId id, Operator op) const { return table_[id].op == op; }
  const Datum& datum(TermId constant) const;
  const Number& number(TermId constant) const { return std::get<Number>(datum(constant)); }
  bool is_float(TermId id, double value) const;
  TermId integer(const Number& number);
  TermId constant(Sort sort, Datum datum);
  TermId intern(Operator op, Sort sort, std::initializer_list<TermId> operands, uint32_t parameter = 0);
  TermId make(Operator op, std::initializer_list<TermId> operands, uint32_t parameter = 0) {
    return make(op, std::span(operands.begin(), operands.size()), parameter);
  }

  std::optional<TermId> fold(Operator op, std::span<const TermId> operands, uint32_t parameter);

  // simplify_boolean.cpp
  TermId negation(TermId operand);
  TermId junction(Operator op, std::span<const TermId> operands);
  TermId choice(TermId condition, TermId yes, TermId no);
  TermId choose_truth(TermId condition, TermId yes, TermId no);

  // simplify_integer.cpp
  // A term as a multiple of another one.
  struct Product {
    TermId rest;
    Number factor;
  };
  Product factors(TermId id) const;
  Sum split(TermId id) const;
  TermId plus(TermId term, const Number& constant);
  TermId add(TermId left, TermId right);
  TermId subtract(TermId left, TermId right);
  TermId multiply(TermId left, TermId right);
  TermId negate(TermId operand);
  TermId divide(TermId left, TermId right);
  TermId remainder_of(TermId left, TermId right);
  TermId wrap(TermId operand, uint32_t width);
  TermId without_wraps(TermId id, uint32_t width, uint32_t depth);

  // simplify_comparison.cpp
  TermId equal(TermId left, TermId right);
  TermId equal_truth(TermId left, TermId right);
  TermId equal_constant(TermId left, TermId right);
  TermId compare(Operator op, TermId left, TermId right);
  TermId at_most(TermId left, const Number& bound);
  TermId at_least(TermId left, const Number& bound);
  TermId compare_sums(Operator op, TermId left, TermId right);
  std::optional<TermId> compare_choice(Operator op, TermId left, TermId right);
  TermId mixed(Operator op, TermId integer, TermId floating);

  // simplify_float.cpp
  TermId float_operation(Operator op, TermId left, TermId right);
  TermId float_negate(TermId operand);
  TermId digits_of(Operator op, TermId operand, uint32_t digits);
  TermId is_negative(TermId operand);
  TermId overflows(TermId left, TermId right, uint32_t operation);

  // simplify_ieee.cpp
  TermId ieee(Operator op, TermId left, TermId right, uint32_t parameter);
  TermId ieee_comparison(Operator op, TermId left, TermId right);
  TermId ieee_operation(Operator op, TermId left, TermId right);
  TermId ieee_function(Operator op, TermId operand, uint32_t parameter);
  TermId call(uint32_t function, std::span<const TermId> operands);

  // simplify_bits.cpp
  TermId bits(Operator op, TermId left, TermId right);
  TermId shift(Operator op, TermId left, TermId right);

  TermTable& table_;
};

} // namespace assay::term
