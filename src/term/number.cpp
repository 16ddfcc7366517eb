#include "term/number.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace assay::term {

namespace {

constexpr int64_t smallest = std::numeric_limits<int64_t>::min();

} // namespace

void Number::assign(BigInteger number) {
  IntegerView digits(number);
  if (digits.fits_int64()) {
    small_ = digits.to_int64();
  } else {
    big_ = std::make_unique<BigInteger>(std::move(number));
  }
}

Number Number::from_double(double number) {
  if (std::abs(number) < 0x1p62) return Number(static_cast<int64_t>(number));
  return Number(BigInteger::from_double(number));
}

Number Number::power_of_two(uint32_t exponent) {
  if (exponent < 63) return Number(int64_t{1} << exponent);
  return Number(shift_left(IntegerView(1), exponent));
}

Number Number::magnitude() const { return sign() < 0 ? -*this : *this; }

Number Number::wrapped(uint32_t width) const {
  if (is_small() && width >= 64) return *this;
  if (is_small()) {
    uint32_t spare = 64 - width;
    return Number(static_cast<int64_t>(static_cast<uint64_t>(small_) << spare) >> spare);
  }
  BigInteger low;
  mpz_fdiv_r_2exp(low.mpz(), big_->mpz(), width);
  if (mpz_tstbit(low.mpz(), width - 1) != 0) {
    BigInteger modulus = shift_left(IntegerView(1), width);
    mpz_sub(low.mpz(), low.mpz(), modulus.mpz());
  }
  return Number(std::move(low));
}

Number operator+(const Number& left, const Number& right) {
  int64_t sum = 0;
  if (left.is_small() && right.is_small() && !__builtin_add_overflow(left.small(), right.small(), &sum)) return sum;
  return Number(add(left.view(), right.view()));
}

Number operator-(const Number& left, const Number& right) {
  int64_t difference = 0;
  if (left.is_small() && right.is_small() && !__builtin_sub_overflow(left.small(), right.small(), &difference)) {
    return difference;
  }
  return Number(subtract(left.view(), right.view()));
}

Number operator*(const Number& left, const Number& right) {
  int64_t product = 0;
  if (left.is_small() && right.is_small() && !__builtin_mul_overflow(left.small(), right.small(), &product)) {
    return product;
  }
  return Number(multiply(left.view(), right.view()));
}

Number operator-(const Number& number) {
  if (number.is_small() && number.small() != smallest) return -number.small();
  return Number(negate(number.view()));
}

Number quotient(const Number& dividend, const Number& divisor) {
  if (dividend.is_small() && divisor.is_small() && dividend.small() != smallest) {
    return dividend.small() / divisor.small();
  }
  return Number(divide(dividend.view(), divisor.view()));
}

Number remainder(const Number& dividend, const Number& divisor) {
  if (dividend.is_small() && divisor.is_small() && dividend.small() != smallest) {
    return dividend.small() % divisor.small();
  }
  return Number(remainder(dividend.view(), divisor.view()));
}

Number floor_quotient(const Number& dividend, const Number& divisor) {
  Number result = quotient(dividend, divisor);
  bool rounded_up = dividend.sign() * divisor.sign() < 0 && !remainder(dividend, divisor).is_zero();
  return rounded_up ? result - 1 : result;
}

Number ceiling_quotient(const Number& dividend, const Number& divisor) {
  Number result = quotient(dividend, divisor);
  bool rounded_down = dividend.sign() * divisor.sign() > 0 && !remainder(dividend, divisor).is_zero();
  return rounded_down ? result + 1 : result;
}

std::strong_ordering operator<=>(const Number& left, const Number& right) {
  if (left.is_small() && right.is_small()) return left.small() <=> right.small();
  return compare(left.view(), right.view()) <=> 0;
}

bool operator==(const Number& left, const Number& right) { return (left <=> right) == 0; }

int compare(const Number& left, double right) { return compare(left.view(), right); }

std::string to_text(const Number& number) {
  return number.is_small() ? fmt::to_string(number.small()) : to_text(number.view());
}

} // namespace assay::term
