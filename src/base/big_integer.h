#pragma once
// Integers of any size, by GMP. A `BigInteger` owns its limbs while one operation needs them; an `IntegerView` reads
// limbs that lie elsewhere (in an arena) or a single machine word, so that operands are never copied. How they become
// values and back is core/integer.h.
//
// Division truncates towards zero; operations on bits see an endless two's complement; a right shift rounds down.

#include <gmp.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay {

static_assert(sizeof(mp_limb_t) == sizeof(uint64_t) && GMP_NAIL_BITS == 0);

class BigInteger {
 public:
  BigInteger() { mpz_init(number_); }
  explicit BigInteger(int64_t number) { mpz_init_set_si(number_, number); }
  BigInteger(const BigInteger& other) { mpz_init_set(number_, other.number_); }
  BigInteger(BigInteger&& other) noexcept : BigInteger() { mpz_swap(number_, other.number_); }
  BigInteger& operator=(BigInteger other) noexcept {
    mpz_swap(number_, other.number_);
    return *this;
  }
  ~BigInteger() { mpz_clear(number_); }

  // Digits of a radix from 2 to 36 in either case, at least one, after an optional sign; nothing else.
  static std::optional<BigInteger> from_text(std::string_view text, int radix = 10);
  // The integer part of a finite number.
  static BigInteger from_double(double number);
  // Least significant limb first.
  static BigInteger from_limbs(std::span<const uint64_t> magnitude, bool negative);

  mpz_ptr mpz() { return number_; }
  mpz_srcptr mpz() const { return number_; }

 private:
  mpz_t number_;
};

class IntegerView {
 public:
  explicit IntegerView(int64_t number) : word_(magnitude_of(number)) {
    mpz_roinit_n(number_, &word_, number == 0 ? 0 : number < 0 ? -1 : 1);
  }
  // Least significant limb first, the most significant one not zero. The limbs must outlive the view.
  IntegerView(std::span<const uint64_t> magnitude, bool negative) {
    auto size = static_cast<mp_size_t>(magnitude.size());
    mpz_roinit_n(number_, magnitude.data(), negative ? -size : size);
  }
  // NOLINTNEXTLINE(google-explicit-constructor): a view of a number is the number, as a string_view is of a string
  IntegerView(const BigInteger& number) { mpz_roinit_n(number_, mpz_limbs_read(number.mpz()), number.mpz()->_mp_size); }
  IntegerView(const IntegerView&) = delete;
  IntegerView& operator=(const IntegerView&) = delete;

  mpz_srcptr mpz() const { return number_; }
  int sign() const { return mpz_sgn(number_); }
  std::span<const uint64_t> magnitude() const { return {mpz_limbs_read(number_), mpz_size(number_)}; }
  // Of the magnitude; 0 for zero.
  size_t bit_length() const { return sign() == 0 ? 0 : mpz_sizeinbase(number_, 2); }
  bool fits_int64() const { return mpz_fits_slong_p(number_) != 0; }
  int64_t to_int64() const { return mpz_get_si(number_); }

 private:
  static uint64_t magnitude_of(int64_t number) {
    return number < 0 ? uint64_t{0} - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  }

  mpz_t number_;
  mp_limb_t word_ = 0;
};

// With a minus sign if negative; digits above 9 as capital letters.
std::string to_text(const IntegerView& number, int radix = 10);
// To the nearest double, ties to even; nothing if that is beyond the largest finite one.
std::optional<double> to_double(const IntegerView& number);
// The same, but rounded after each limb, as erl does it: of numbers with more than one it may be the other neighbour.
std::optional<double> to_double_by_limbs(const IntegerView& number);

// Negative, zero or positive. Exact, also between an integer and a double (which must not be a NaN).
int compare(const IntegerView& left, const IntegerView& right);
int compare(const IntegerView& left, double right);

BigInteger add(const IntegerView& left, const IntegerView& right);
BigInteger subtract(const IntegerView& left, const IntegerView& right);
BigInteger multiply(const IntegerView& left, const IntegerView& right);
// The divisor must not be zero.
BigInteger divide(const IntegerView& dividend, const IntegerView& divisor);
BigInteger remainder(const IntegerView& dividend, const IntegerView& divisor);
BigInteger negate(const IntegerView& number);

BigInteger bit_and(const IntegerView& left, const IntegerView& right);
BigInteger bit_or(const IntegerView& left, const IntegerView& right);
BigInteger bit_xor(const IntegerView& left, const IntegerView& right);
BigInteger bit_not(const IntegerView& number);
BigInteger shift_left(const IntegerView& number, uint64_t count);
BigInteger shift_right(const IntegerView& number, uint64_t count);

} // namespace assay
