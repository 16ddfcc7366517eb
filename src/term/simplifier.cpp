#include "term/simplifier.h"

#include <bit>

#include "term/term_contents.h"

namespace assay::term {

const Datum& Simplifier::datum(TermId constant) const { return table_.contents_->datum(constant); }

bool Simplifier::is_float(TermId id, double value) const {
  return is_constant(id) && std::bit_cast<uint64_t>(std::get<double>(datum(id))) == std::bit_cast<uint64_t>(value);
}

TermId Simplifier::integer(const Number& number) {
  return number.is_small() ? table_.integer(number.small()) : constant(Sort::Int, number);
}

TermId Simplifier::constant(Sort sort, Datum datum) {
  return table_.contents_->intern_constant(sort, std::move(datum));
}

TermId Simplifier::intern(Operator op, Sort sort, std::initializer_list<TermId> operands, uint32_t parameter) {
  return table_.contents_->intern(op, sort, parameter, std::span(operands.begin(), operands.size()));
}

std::optional<TermId> Simplifier::fold(Operator op, std::span<const TermId> operands, uint32_t parameter) {
  std::array<Datum, 2> values;
  if (operands.size() > values.size()) return std::nullopt;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!is_constant(operands[i])) return std::nullopt;
    values[i] = datum(operands[i]);
  }
  Datum result = apply(op, parameter, std::span(values.data(), operands.size()));
  if (const bool* truth = std::get_if<bool>(&result)) return table_.truth(*truth);
  if (const Number* number = std::get_if<Number>(&result)) return integer(*number);
  if (const double* floating = std::get_if<double>(&result)) return constant(Sort::Float, *floating);
  return std::nullopt; // no value: it stays as it is, and has none when evaluated
}

TermId Simplifier::make(Operator op, std::span<const TermId> operands, uint32_t parameter) {
  if (op == Operator::Opaque) return call(parameter, operands);
  if (std::optional<TermId> folded = fold(op, operands, parameter)) return *folded;
  TermId left = operands[0];
  TermId right = operands[operands.size() - 1];
  switch (op) {
    case Operator::Not: return negation(left);
    case Operator::And:
    case Operator::Or: return junction(op, operands);
    case Operator::Equal: return equal(left, right);
    case Operator::Less:
    case Operator::LessOrEqual: return compare(op, left, right);
    case Operator::Add: return add(left, right);
    case Operator::Subtract: return subtract(left, right);
    case Operator::Multiply: return multiply(left, right);
    case Operator::Negate: return negate(left);
    case Operator::Divide: return divide(left, right);
    case Operator::Remainder: return remainder_of(left, right);
    case Operator::Wrap: return wrap(left, parameter);
    case Operator::Truncate: return intern(op, Sort::Int, {left});
    case Operator::Scaled:
    case Operator::Significand:
    case Operator::Exponent: return digits_of(op, left, parameter);
    case Operator::IsNegative: return is_negative(left);
    case Operator::ToFloat: return intern(op, Sort::Float, {left});
    case Operator::FloatNegate: return float_negate(left);
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide: return float_operation(op, left, right);
    case Operator::MixedEqual:
    case Operator::MixedLess:
    case Operator::MixedGreater: return mixed(op, left, right);
    case Operator::Overflows: return overflows(left, right, parameter);
    case Operator::IfThenElse: return choice(left, operands[1], right);
    case Operator::BitAnd:
    case Operator::BitOr:
    case Operator::BitXor: return bits(op, left, right);
    case Operator::ShiftLeft:
    case Operator::ShiftRight: return shift(op, left, right);
    case Operator::Constant:
    case Operator::Variable: return no_term;
    default: return ieee(op, left, right, parameter);
  }
}

} // namespace assay::term
