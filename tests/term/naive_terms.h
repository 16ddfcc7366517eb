#pragma once
// Random terms kept as plain trees and evaluated plainly, to compare the table with.

#include <bit>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "term/term.h"

namespace assay::term {

struct NaiveTerm {
  Operator op = Operator::Constant;
  Sort sort = Sort::Bool;
  uint32_t parameter = 0;
  Scalar constant = false;
  std::vector<NaiveTerm> operands = {};
};

// Values of variables, by sort and number.
struct NaiveModel {
  std::vector<bool> truths;
  std::vector<BigInteger> integers;
  std::vector<double> floats;
};

class NaiveGenerator {
 public:
  explicit NaiveGenerator(uint64_t seed) : random_(seed) {}
  uint32_t variables = 3; // of each sort
  bool floats = true;
  bool products = true; // and divisions by other than constants
  bool large = true;    // integers beyond a few bits
  bool ieee = false;    // every double, and bits

  uint64_t below(uint64_t bound) { return random_() % bound; }
  NaiveTerm term(Sort sort, int depth);
  NaiveModel model();
  BigInteger integer();
  double floating();

 private:
  NaiveTerm leaf(Sort sort);
  NaiveTerm compound(Operator op, Sort sort, std::initializer_list<Sort> operands, int depth, uint32_t parameter = 0);
  NaiveTerm truth(int depth);
  NaiveTerm number(int depth);
  NaiveTerm real(int depth);
  NaiveTerm ieee_truth(int depth);
  NaiveTerm ieee_number(int depth);
  NaiveTerm ieee_real(int depth);

  std::mt19937_64 random_;
};

inline Sort pick_ordered(NaiveGenerator& generator) {
  return generator.floats && generator.below(3) == 0 ? Sort::Float : Sort::Int;
}

inline std::string printed(const char* format, uint32_t decimals, double value) {
  char text[512];
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): what C prints is what is compared with
  std::snprintf(text, sizeof(text), format, static_cast<int>(decimals), std::fabs(value));
  return text;
}

// Those in front of an exponent.
inline std::string digits_in(const std::string& text) {
  std::string digits;
  for (char character : text.substr(0, text.find('e'))) {
    if (character != '.') digits += character;
  }
  return digits;
}

inline std::optional<Scalar> finite(double value) {
  if (!std::isfinite(value)) return std::nullopt;
  return value;
}

inline BigInteger wrapped(const BigInteger& value, uint32_t width) {
  // By shifting in an endless two's complement: cut off above, then extend the sign.
  BigInteger modulus = shift_left(IntegerView(1), width);
  BigInteger half = shift_left(IntegerView(1), width - 1);
  BigInteger low = bit_and(value, subtract(modulus, IntegerView(1)));
  return compare(low, half) >= 0 ? subtract(low, modulus) : low;
}

inline BigInteger NaiveGenerator::integer() {
  switch (large ? below(12) : 12) {
    case 0: return shift_left(IntegerView(static_cast<int64_t>(below(7)) - 3), 60 + below(10));
    case 1: return BigInteger(INT64_MIN + static_cast<int64_t>(below(2)));
    case 2: return BigInteger(INT64_MAX - static_cast<int64_t>(below(2)));
    case 3: return add(shift_left(IntegerView(1), 53), IntegerView(static_cast<int64_t>(below(3))));
    default: return BigInteger(static_cast<int64_t>(below(11)) - 5);
  }
}

inline double NaiveGenerator::floating() {
  switch (below(8)) {
    case 0: return -0.0;
    case 1: return 0x1p53;
    case 2: return 1e300;
    case 3: return 0x1p63;
    case 4:
      if (ieee) {
        constexpr double special[] = {INFINITY, -INFINITY, NAN, 5e-324, 1e-40, 0x1p31, 0x1p-149, 0.1};
        return special[below(8)];
      }
      [[fallthrough]];
    default: return (static_cast<double>(below(21)) - 10) / 2;
  }
}

inline NaiveModel NaiveGenerator::model() {
  NaiveModel result;
  for (uint32_t i = 0; i < variables; ++i) {
    result.truths.push_back(below(2) == 0);
    result.integers.push_back(integer());
    result.floats.push_back(floating());
  }
  return result;
}

inline NaiveTerm NaiveGenerator::leaf(Sort sort) {
  NaiveTerm result{.sort = sort};
  if (below(2) == 0) {
    result.op = Operator::Variable;
    result.parameter = static_cast<uint32_t>(below(variables));
  } else if (sort == Sort::Bool) {
    result.constant = below(2) == 0;
  } else if (sort == Sort::Int) {
    result.constant = integer();
  } else {
    result.constant = floating();
  }
  return result;
}

inline NaiveTerm NaiveGenerator::compound(Operator op, Sort sort, std::initializer_list<Sort> operands, int depth,
                                          uint32_t parameter) {
  NaiveTerm result{.op = op, .sort = sort, .parameter = parameter};
  for (Sort operand : operands) result.operands.push_back(term(operand, depth - 1));
  return result;
}

inline NaiveTerm NaiveGenerator::truth(int depth) {
  Sort sort = pick_ordered(*this);
  switch (below(floats ? 9 : 7)) {
    case 0: return compound(Operator::Not, Sort::Bool, {Sort::Bool}, depth);
    case 1: return compound(Operator::And, Sort::Bool, {Sort::Bool, Sort::Bool, Sort::Bool}, depth);
    case 2: return compound(Operator::Or, Sort::Bool, {Sort::Bool, Sort::Bool}, depth);
    case 3: return compound(Operator::IfThenElse, Sort::Bool, {Sort::Bool, Sort::Bool, Sort::Bool}, depth);
    case 4: return compound(Operator::Less, Sort::Bool, {sort, sort}, depth);
    case 5: return compound(Operator::LessOrEqual, Sort::Bool, {sort, sort}, depth);
    case 6: {
      Sort equated = below(4) == 0 ? Sort::Bool : sort;
      return compound(Operator::Equal, Sort::Bool, {equated, equated}, depth);
    }
    default: {
      if (below(5) == 0) return compound(Operator::IsNegative, Sort::Bool, {Sort::Float}, depth);
      if (below(3) == 0) {
        uint64_t operation = static_cast<uint64_t>(Operator::FloatAdd) + below(4);
        return compound(Operator::Overflows, Sort::Bool, {Sort::Float, Sort::Float}, depth,
                        static_cast<uint32_t>(operation));
      }
      auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::MixedEqual) + below(3));
      return compound(op, Sort::Bool, {Sort::Int, Sort::Float}, depth);
    }
  }
}

inline NaiveTerm NaiveGenerator::number(int depth) {
  switch (below(floats ? 11 : 9)) {
    case 0:
    case 1: return compound(Operator::Add, Sort::Int, {Sort::Int, Sort::Int}, depth);
    case 2:
    case 3: return compound(Operator::Subtract, Sort::Int, {Sort::Int, Sort::Int}, depth);
    case 4: {
      NaiveTerm product = compound(Operator::Multiply, Sort::Int, {Sort::Int, Sort::Int}, depth);
      if (!products) product.operands[1] = NaiveTerm{.sort = Sort::Int, .constant = integer()};
      return product;
    }
    case 5: return compound(Operator::Negate, Sort::Int, {Sort::Int}, depth);
    case 6: {
      NaiveTerm division =
          compound(below(2) == 0 ? Operator::Divide : Operator::Remainder, Sort::Int, {Sort::Int, Sort::Int}, depth);
      if (!products) division.operands[1] = NaiveTerm{.sort = Sort::Int, .constant = integer()};
      return division;
    }
    case 7: return compound(Operator::IfThenElse, Sort::Int, {Sort::Bool, Sort::Int, Sort::Int}, depth);
    case 8: {
      constexpr uint32_t widths[] = {1, 8, 32, 63, 64, 65};
      return compound(Operator::Wrap, Sort::Int, {Sort::Int}, depth, widths[below(6)]);
    }
    case 9: return compound(Operator::Truncate, Sort::Int, {Sort::Float}, depth);
    default: {
      constexpr Operator digits[] = {Operator::Scaled, Operator::Significand, Operator::Exponent};
      Operator op = digits[below(3)];
      // As C prints them, which is how they are compared.
      uint64_t least = op == Operator::Scaled ? 19 : 1;
      return compound(op, Sort::Int, {Sort::Float}, depth, static_cast<uint32_t>(least + below(20)));
    }
  }
}

inline NaiveTerm NaiveGenerator::real(int depth) {
  switch (below(7)) {
    case 0: return compound(Operator::FloatNegate, Sort::Float, {Sort::Float}, depth);
    case 1: return compound(Operator::ToFloat, Sort::Float, {Sort::Int}, depth);
    case 2: return compound(Operator::IfThenElse, Sort::Float, {Sort::Bool, Sort::Float, Sort::Float}, depth);
    default: {
      auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::FloatAdd) + below(4));
      return compound(op, Sort::Float, {Sort::Float, Sort::Float}, depth);
    }
  }
}

inline NaiveTerm NaiveGenerator::ieee_truth(int depth) {
  auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::IeeeEqual) + below(3));
  return compound(op, Sort::Bool, {Sort::Float, Sort::Float}, depth);
}

inline NaiveTerm NaiveGenerator::ieee_number(int depth) {
  switch (below(5)) {
    case 0: return compound(Operator::DoubleBits, Sort::Int, {Sort::Float}, depth);
    case 1: {
      NaiveTerm bits{.op = Operator::SingleBits, .sort = Sort::Int};
      bits.operands.push_back(compound(Operator::ToSingle, Sort::Float, {Sort::Float}, depth));
      return bits;
    }
    case 2: return compound(Operator::IeeeToInteger, Sort::Int, {Sort::Float}, depth, below(2) == 0 ? 32 : 64);
    case 3: {
      NaiveTerm shift = compound(below(2) == 0 ? Operator::ShiftLeft : Operator::ShiftRight, Sort::Int,
                                 {Sort::Int, Sort::Int}, depth);
      if (below(2) == 0) shift.operands[1] = NaiveTerm{.sort = Sort::Int, .constant = BigInteger(int64_t(below(70)))};
      return shift;
    }
    default: {
      auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::BitAnd) + below(3));
      NaiveTerm bits = compound(op, Sort::Int, {Sort::Int, Sort::Int}, depth);
      if (below(2) == 0) {
        int64_t mask = (int64_t{1} << below(40)) - (int64_t{1} << below(20));
        bits.operands[1] = NaiveTerm{.sort = Sort::Int, .constant = BigInteger(mask)};
      }
      return bits;
    }
  }
}

inline NaiveTerm NaiveGenerator::ieee_real(int depth) {
  switch (below(4)) {
    case 0: {
      auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::IeeeNegate) + below(7));
      return compound(op, Sort::Float, {Sort::Float}, depth);
    }
    case 1: {
      uint64_t kind = below(3);
      Operator op = kind == 0   ? Operator::IeeeFromInteger
                    : kind == 1 ? Operator::DoubleFromBits
                                : Operator::SingleFromBits;
      uint32_t parameter = kind == 0 && below(2) == 0 ? 32 : 0;
      return compound(op, Sort::Float, {Sort::Int}, depth, parameter);
    }
    default: {
      auto op = static_cast<Operator>(static_cast<uint64_t>(Operator::IeeeAdd) + below(5));
      return compound(op, Sort::Float, {Sort::Float, Sort::Float}, depth);
    }
  }
}

inline NaiveTerm NaiveGenerator::term(Sort sort, int depth) {
  if (depth <= 0 || below(6) == 0) return leaf(sort);
  if (ieee && below(3) != 0) {
    if (sort == Sort::Bool) return ieee_truth(depth);
    return sort == Sort::Int ? ieee_number(depth) : ieee_real(depth);
  }
  if (sort == Sort::Bool) return truth(depth);
  return sort == Sort::Int ? number(depth) : real(depth);
}

// What C++ makes of it, in the same word sizes.
inline std::optional<Scalar> evaluate_ieee(const NaiveTerm& term, const std::vector<Scalar>& values) {
  auto real = [&](size_t i) { return std::get<double>(values[i]); };
  auto integer = [&](size_t i) -> const BigInteger& { return std::get<BigInteger>(values[i]); };
  auto one_nan = [](double value) -> Scalar { return std::isnan(value) ? double{NAN} : value; };
  auto low = [&](uint32_t width) { return IntegerView(wrapped(integer(0), width)).to_int64(); };
  auto distance = [&]() -> std::optional<uint64_t> {
    IntegerView count(integer(1));
    if (!count.fits_int64() || count.to_int64() < 0 || count.to_int64() > most_shift) return std::nullopt;
    return static_cast<uint64_t>(count.to_int64());
  };
  switch (term.op) {
    case Operator::BitAnd: return bit_and(integer(0), integer(1));
    case Operator::BitOr: return bit_or(integer(0), integer(1));
    case Operator::BitXor: return bit_xor(integer(0), integer(1));
    case Operator::ShiftLeft:
      if (!distance()) return std::nullopt;
      return shift_left(integer(0), *distance());
    case Operator::ShiftRight:
      if (!distance()) return std::nullopt;
      return shift_right(integer(0), *distance());
    case Operator::IeeeEqual: return real(0) == real(1);
    case Operator::IeeeLess: return real(0) < real(1);
    case Operator::IeeeLessOrEqual: return real(0) <= real(1);
    case Operator::IeeeAdd: return one_nan(real(0) + real(1));
    case Operator::IeeeSubtract: return one_nan(real(0) - real(1));
    case Operator::IeeeMultiply: return one_nan(real(0) * real(1));
    case Operator::IeeeDivide: return one_nan(real(0) / real(1));
    case Operator::IeeeRemainder: return one_nan(std::fmod(real(0), real(1)));
    case Operator::IeeeNegate: return one_nan(-real(0));
    case Operator::IeeeAbsolute: return one_nan(std::fabs(real(0)));
    case Operator::IeeeSquareRoot: return one_nan(std::sqrt(real(0)));
    case Operator::IeeeFloor: return one_nan(std::floor(real(0)));
    case Operator::IeeeCeiling: return one_nan(std::ceil(real(0)));
    case Operator::IeeeRound: return one_nan(std::rint(real(0)));
    case Operator::ToSingle: return one_nan(static_cast<float>(real(0)));
    case Operator::IeeeFromInteger: {
      IntegerView whole(integer(0));
      if (term.parameter == 32) {
        if (!whole.fits_int64()) return std::nullopt;
        return static_cast<double>(static_cast<float>(whole.to_int64()));
      }
      return to_double_by_limbs(whole).value_or(whole.sign() < 0 ? -INFINITY : INFINITY);
    }
    case Operator::DoubleFromBits: return one_nan(std::bit_cast<double>(low(64)));
    case Operator::SingleFromBits: return one_nan(std::bit_cast<float>(static_cast<int32_t>(low(32))));
    case Operator::IeeeToInteger: {
      if (std::isnan(real(0))) return BigInteger(0);
      double least = term.parameter == 32 ? -0x1p31 : -0x1p63;
      int64_t greatest = term.parameter == 32 ? INT32_MAX : INT64_MAX;
      if (real(0) < least) return BigInteger(term.parameter == 32 ? INT32_MIN : INT64_MIN);
      return real(0) >= -least ? BigInteger(greatest) : BigInteger(static_cast<int64_t>(real(0)));
    }
    case Operator::DoubleBits: return BigInteger(std::bit_cast<int64_t>(real(0)));
    case Operator::SingleBits: return BigInteger(std::bit_cast<int32_t>(static_cast<float>(real(0))));
    default: return std::nullopt;
  }
}

inline std::optional<Scalar> evaluate(const NaiveTerm& term, const NaiveModel& model) {
  std::vector<Scalar> values;
  if (term.op == Operator::Constant) return term.constant;
  if (term.op == Operator::Variable) {
    if (term.sort == Sort::Bool) return static_cast<bool>(model.truths[term.parameter]);
    if (term.sort == Sort::Int) return model.integers[term.parameter];
    return model.floats[term.parameter];
  }
  for (const NaiveTerm& operand : term.operands) {
    std::optional<Scalar> value = evaluate(operand, model);
    if (!value) return std::nullopt; // stricter than the table, which is right: no value is then expected of it
    values.push_back(*value);
  }
  if (term.op >= Operator::BitAnd) return evaluate_ieee(term, values);
  for (const Scalar& value : values) {
    const double* floating = std::get_if<double>(&value);
    bool passes = term.op == Operator::IfThenElse || floating == nullptr || std::isfinite(*floating);
    if (!passes) return std::nullopt;
  }
  auto truth = [&](size_t i) { return std::get<bool>(values[i]); };
  auto integer = [&](size_t i) -> const BigInteger& { return std::get<BigInteger>(values[i]); };
  auto real = [&](size_t i) { return std::get<double>(values[i]); };
  auto order = [&]() -> int {
    if (values[0].index() == 1) return compare(integer(0), integer(1));
    return real(0) < real(1) ? -1 : real(0) > real(1) ? 1 : 0;
  };
  bool by_zero = values.size() == 2 && values[1].index() == 1 && IntegerView(integer(1)).sign() == 0;
  switch (term.op) {
    case Operator::Not: return !truth(0);
    case Operator::And: return truth(0) && truth(1) && truth(2);
    case Operator::Or: return truth(0) || truth(1);
    case Operator::Equal: return values[0].index() == 0 ? truth(0) == truth(1) : order() == 0;
    case Operator::Less: return order() < 0;
    case Operator::LessOrEqual: return order() <= 0;
    case Operator::Add: return add(integer(0), integer(1));
    case Operator::Subtract: return subtract(integer(0), integer(1));
    case Operator::Multiply: return multiply(integer(0), integer(1));
    case Operator::Negate: return negate(integer(0));
    case Operator::Divide:
      if (by_zero) return std::nullopt;
      return divide(integer(0), integer(1));
    case Operator::Remainder:
      if (by_zero) return std::nullopt;
      return remainder(integer(0), integer(1));
    case Operator::Wrap: return wrapped(integer(0), term.parameter);
    case Operator::Truncate: return BigInteger::from_double(real(0));
    case Operator::IsNegative: return std::signbit(real(0));
    case Operator::Scaled: return BigInteger::from_text(digits_in(printed("%.*f", term.parameter, real(0))));
    case Operator::Significand: return BigInteger::from_text(digits_in(printed("%.*e", term.parameter - 1, real(0))));
    case Operator::Exponent: {
      std::string text = printed("%.*e", term.parameter - 1, real(0));
      return BigInteger(std::stoll(text.substr(text.find('e') + 1)));
    }
    case Operator::FloatAdd: return finite(real(0) + real(1));
    case Operator::FloatSubtract: return finite(real(0) - real(1));
    case Operator::FloatMultiply: return finite(real(0) * real(1));
    case Operator::FloatDivide:
      if (real(1) == 0) return std::nullopt;
      return finite(real(0) / real(1));
    case Operator::FloatNegate: return -real(0);
    case Operator::ToFloat: {
      std::optional<double> nearest = to_double_by_limbs(integer(0));
      if (!nearest) return std::nullopt;
      return *nearest;
    }
    case Operator::MixedEqual: return compare(integer(0), real(1)) == 0;
    case Operator::MixedLess: return compare(integer(0), real(1)) < 0;
    case Operator::MixedGreater: return compare(integer(0), real(1)) > 0;
    case Operator::Overflows:
      switch (static_cast<Operator>(term.parameter)) {
        case Operator::FloatAdd: return !std::isfinite(real(0) + real(1));
        case Operator::FloatSubtract: return !std::isfinite(real(0) - real(1));
        case Operator::FloatMultiply: return !std::isfinite(real(0) * real(1));
        default:
          if (real(1) == 0) return std::nullopt;
          return !std::isfinite(real(0) / real(1));
      }
    case Operator::IfThenElse: return truth(0) ? values[1] : values[2];
    default: return std::nullopt;
  }
}

inline TermId build(TermTable& terms, const NaiveTerm& term) {
  if (term.op == Operator::Variable) return terms.variable(term.sort, term.parameter);
  if (term.op == Operator::Constant) {
    if (const bool* truth = std::get_if<bool>(&term.constant)) return terms.truth(*truth);
    if (const double* floating = std::get_if<double>(&term.constant)) return terms.floating(*floating);
    return terms.integer(std::get<BigInteger>(term.constant));
  }
  std::vector<TermId> operands;
  for (const NaiveTerm& operand : term.operands) operands.push_back(build(terms, operand));
  return terms.make(term.op, operands, term.parameter);
}

inline Model model_for(TermTable& terms, const NaiveModel& model) {
  Model result;
  for (uint32_t i = 0; i < model.truths.size(); ++i) {
    result[terms.variable(Sort::Bool, i)] = static_cast<bool>(model.truths[i]);
    result[terms.variable(Sort::Int, i)] = model.integers[i];
    result[terms.variable(Sort::Float, i)] = model.floats[i];
  }
  return result;
}

} // namespace assay::term
