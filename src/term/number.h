#pragma once
// An exact integer that is a machine word until it no longer fits. Terms, bounds and solutions are nearly always small,
// and are computed by the million; BigInteger alone would allocate for each.

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/big_integer.h"

namespace assay::term {

class Number {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): an int64_t is a number, exactly
  Number(int64_t number = 0) : small_(number) {}
  explicit Number(const BigInteger& number) { assign(BigInteger(number)); }
  explicit Number(BigInteger&& number) { assign(std::move(number)); }
  // The integer part of a finite number.
  static Number from_double(double number);
  static Number power_of_two(uint32_t exponent);

  Number(const Number& other)
      : small_(other.small_), big_(other.big_ ? std::make_unique<BigInteger>(*other.big_) : nullptr) {}
  Number(Number&&) noexcept = default;
  Number& operator=(const Number& other) {
    if (this != &other) *this = Number(other);
    return *this;
  }
  Number& operator=(Number&&) noexcept = default;
  ~Number() = default;

  bool is_small() const { return big_ == nullptr; }
  int64_t small() const { return small_; } // only if is_small()
  // Must not outlive the number.
  IntegerView view() const { return big_ ? IntegerView(*big_) : IntegerView(small_); }
  BigInteger big() const { return big_ ? *big_ : BigInteger(small_); }

  bool is_zero() const { return !big_ && small_ == 0; }
  int sign() const { return big_ ? view().sign() : (small_ > 0) - (small_ < 0); }
  Number magnitude() const;
  // Into `width` bits, two's complement.
  Number wrapped(uint32_t width) const;

 private:
  void assign(BigInteger number);

  int64_t small_ = 0;
  std::unique_ptr<BigInteger> big_; // only for what does not fit a word, so that equal numbers look equal
};

Number operator+(const Number& left, const Number& right);
Number operator-(const Number& left, const Number& right);
Number operator*(const Number& left, const Number& right);
Number operator-(const Number& number);
// The divisor must not be zero. Towards zero, down, up; the remainder has the sign of the dividend.
Number quotient(const Number& dividend, const Number& divisor);
Number remainder(const Number& dividend, const Number& divisor);
Number floor_quotient(const Number& dividend, const Number& divisor);
Number ceiling_quotient(const Number& dividend, const Number& divisor);

std::strong_ordering operator<=>(const Number& left, const Number& right);
bool operator==(const Number& left, const Number& right);
int compare(const Number& left, double right);

std::string to_text(const Number& number);

} // namespace assay::term
