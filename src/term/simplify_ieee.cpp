// What holds of every double, infinities and NaN as well: less than one would think.

#include <cmath>

#include "term/simplifier.h"
#include "term/term_contents.h"

namespace assay::term {

TermId Simplifier::ieee(Operator op, TermId left, TermId right, uint32_t parameter) {
  switch (op) {
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return ieee_comparison(op, left, right);
    case Operator::IeeeAdd:
    case Operator::IeeeSubtract:
    case Operator::IeeeMultiply:
    case Operator::IeeeDivide:
    case Operator::IeeeRemainder: return ieee_operation(op, left, right);
    default: return ieee_function(op, left, parameter);
  }
}

TermId Simplifier::ieee_comparison(Operator op, TermId left, TermId right) {
  auto is_nan = [&](TermId id) { return is_constant(id) && std::isnan(std::get<double>(datum(id))); };
  if (is_nan(left) || is_nan(right)) return table_.truth(false);
  if (op == Operator::IeeeLess && left == right) return table_.truth(false);
  if (op == Operator::IeeeEqual && (is_constant(left) || (!is_constant(right) && left > right))) std::swap(left, right);
  return intern(op, Sort::Bool, {left, right});
}

TermId Simplifier::ieee_operation(Operator op, TermId left, TermId right) {
  // The neutral elements keep the sign of zero: x + -0.0, x - 0.0, x * 1.0, x / 1.0.
  switch (op) {
    case Operator::IeeeAdd:
      if (is_float(right, -0.0)) return left;
      if (is_float(left, -0.0)) return right;
      break;
    case Operator::IeeeSubtract:
      if (is_float(right, 0.0)) return left;
      break;
    case Operator::IeeeMultiply:
      if (is_float(right, 1.0)) return left;
      if (is_float(left, 1.0)) return right;
      break;
    case Operator::IeeeDivide:
      if (is_float(right, 1.0)) return left;
      break;
    default: break;
  }
  if ((op == Operator::IeeeAdd || op == Operator::IeeeMultiply) && left > right) std::swap(left, right);
  return intern(op, Sort::Float, {left, right});
}

TermId Simplifier::ieee_function(Operator op, TermId operand, uint32_t parameter) {
  const Operator inner = term(operand).op;
  switch (op) {
    case Operator::IeeeNegate:
      if (inner == op) return term(operand).operands[0];
      break;
    case Operator::IeeeAbsolute:
      if (inner == op) return operand;
      if (inner == Operator::IeeeNegate) return make(op, {term(operand).operands[0]});
      break;
    case Operator::IeeeFloor:
    case Operator::IeeeCeiling:
    case Operator::IeeeRound:
      if (inner == Operator::IeeeFloor || inner == Operator::IeeeCeiling || inner == Operator::IeeeRound)
        return operand;
      break;
    case Operator::ToSingle:
      if (inner == op || inner == Operator::SingleFromBits) return operand;
      break;
    default: break;
  }
  bool is_integer = op == Operator::IeeeToInteger || op == Operator::DoubleBits || op == Operator::SingleBits;
  return intern(op, is_integer ? Sort::Int : Sort::Float, {operand}, parameter);
}

TermId Simplifier::call(uint32_t function, std::span<const TermId> operands) {
  const Evaluator& evaluator = *table_.contents_->evaluator;
  std::vector<Datum> known;
  for (TermId operand : operands) {
    if (is_constant(operand)) known.push_back(datum(operand));
  }
  Sort sort = evaluator[function].result;
  if (known.size() == operands.size()) {
    Datum result = evaluator.apply(function, known);
    if (const bool* truth = std::get_if<bool>(&result)) return table_.truth(*truth);
    if (const Number* number = std::get_if<Number>(&result)) return integer(*number);
    if (const double* floating = std::get_if<double>(&result)) return constant(Sort::Float, *floating);
  }
  return table_.contents_->intern(Operator::Opaque, sort, function, operands);
}

TermId identical(TermTable& terms, TermId left, TermId right) {
  if (left == right) return terms.truth(true);
  auto is_nan = [&](TermId term) { return terms.negation(terms.make(Operator::IeeeEqual, {term, term})); };
  TermId both_nan = terms.make(Operator::And, {is_nan(left), is_nan(right)});
  return terms.make(Operator::Or, {terms.make(Operator::IeeeEqual, {left, right}), both_nan});
}

} // namespace assay::term
