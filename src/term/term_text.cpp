// Terms as text. Where SMT-LIB has no operator with the machine's meaning, the name is a word of its own: quotient and
// remainder truncate, wrap_N is the machine integer of N bits, scaled_N the digits of a float with N decimals.
// Variables are named by sort and number: b0, i0, f0.

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "term/evaluator.h"
#include "term/term.h"

namespace assay::term {

namespace {

// Shared parts are written out each time, so a term can be far larger as text than in memory.
constexpr size_t longest_text = 200'000;

std::string_view operator_name(Operator op) {
  switch (op) {
    case Operator::Not: return "not";
    case Operator::And: return "and";
    case Operator::Or: return "or";
    case Operator::Equal: return "=";
    case Operator::Less: return "<";
    case Operator::LessOrEqual: return "<=";
    case Operator::Add: return "+";
    case Operator::Subtract: return "-";
    case Operator::Multiply: return "*";
    case Operator::Negate: return "-";
    case Operator::Divide: return "quotient";
    case Operator::Remainder: return "remainder";
    case Operator::Wrap: return "wrap";
    case Operator::Truncate: return "truncate";
    case Operator::Scaled: return "scaled";
    case Operator::Significand: return "significand";
    case Operator::Exponent: return "exponent";
    case Operator::IsNegative: return "is_negative";
    case Operator::FloatAdd: return "f+";
    case Operator::FloatSubtract: return "f-";
    case Operator::FloatMultiply: return "f*";
    case Operator::FloatDivide: return "f/";
    case Operator::FloatNegate: return "f-";
    case Operator::ToFloat: return "to_float";
    case Operator::MixedEqual: return "mixed=";
    case Operator::MixedLess: return "mixed<";
    case Operator::MixedGreater: return "mixed>";
    case Operator::Overflows: return "overflows";
    case Operator::IfThenElse: return "ite";
    case Operator::BitAnd: return "bit_and";
    case Operator::BitOr: return "bit_or";
    case Operator::BitXor: return "bit_xor";
    case Operator::ShiftLeft: return "shift_left";
    case Operator::ShiftRight: return "shift_right";
    case Operator::IeeeEqual: return "ieee=";
    case Operator::IeeeLess: return "ieee<";
    case Operator::IeeeLessOrEqual: return "ieee<=";
    case Operator::IeeeAdd: return "ieee+";
    case Operator::IeeeSubtract:
    case Operator::IeeeNegate: return "ieee-";
    case Operator::IeeeMultiply: return "ieee*";
    case Operator::IeeeDivide: return "ieee/";
    case Operator::IeeeRemainder: return "ieee_remainder";
    case Operator::IeeeAbsolute: return "ieee_abs";
    case Operator::IeeeSquareRoot: return "ieee_sqrt";
    case Operator::IeeeFloor: return "ieee_floor";
    case Operator::IeeeCeiling: return "ieee_ceiling";
    case Operator::IeeeRound: return "ieee_round";
    case Operator::ToSingle: return "to_single";
    case Operator::IeeeFromInteger: return "ieee_from_integer";
    case Operator::DoubleFromBits: return "double_from_bits";
    case Operator::SingleFromBits: return "single_from_bits";
    case Operator::IeeeToInteger: return "ieee_to_integer";
    case Operator::DoubleBits: return "double_bits";
    case Operator::SingleBits: return "single_bits";
    case Operator::Opaque:
    case Operator::Constant:
    case Operator::Variable: break;
  }
  return "";
}

bool is_decimal(Operator op) {
  return op == Operator::Scaled || op == Operator::Significand || op == Operator::Exponent;
}

std::string text_of(const Scalar& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  bool negative = false;
  std::string digits;
  if (const double* floating = std::get_if<double>(&value)) {
    negative = std::signbit(*floating);
    digits = fmt::format("{}", std::abs(*floating));
    if (digits.find_first_of(".en") == std::string::npos) digits += ".0";
  } else {
    IntegerView integer(std::get<BigInteger>(value));
    negative = integer.sign() < 0;
    digits = to_text(integer).substr(negative ? 1 : 0);
  }
  return negative ? fmt::format("(- {})", digits) : digits;
}

std::string text_of_leaf(const TermTable& terms, TermId id) {
  const Term& term = terms[id];
  if (term.op == Operator::Constant) return text_of(terms.constant(id));
  constexpr std::string_view letters = "bif";
  return fmt::format("{}{}", letters[static_cast<size_t>(term.sort)], term.parameter);
}

} // namespace

std::string to_text(const TermTable& terms, TermId id) {
  std::string text;
  std::vector<TermId> pending = {id}; // no_term: a closing parenthesis
  while (!pending.empty() && text.size() < longest_text) {
    TermId next = pending.back();
    pending.pop_back();
    if (next == no_term) {
      text += ')';
      continue;
    }
    if (!text.empty() && text.back() != '(') text += ' ';
    const Term& term = terms[next];
    if (term.operands.empty()) {
      text += text_of_leaf(terms, next);
      continue;
    }
    text += '(';
    text += term.op == Operator::Opaque ? std::string_view((*terms.evaluator())[term.parameter].name)
                                        : operator_name(term.op);
    if (is_ieee(term.op) && term.parameter != 0) text += fmt::format("_{}", term.parameter);
    if (term.op == Operator::Wrap || is_decimal(term.op)) text += fmt::format("_{}", term.parameter);
    if (term.op == Operator::Overflows)
      text += fmt::format("_{}", operator_name(static_cast<Operator>(term.parameter)));
    pending.push_back(no_term);
    pending.insert(pending.end(), term.operands.rbegin(), term.operands.rend());
  }
  if (!pending.empty()) text += " ...";
  return text;
}

} // namespace assay::term
