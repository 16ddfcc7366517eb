#include "base/big_integer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay {

namespace {

int digit_of(char character) {
  if (character >= '0' && character <= '9') return character - '0';
  if (character >= 'a' && character <= 'z') return character - 'a' + 10;
  if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
  return std::numeric_limits<int>::max();
}

template <typename Operation>
BigInteger result_of(Operation operation) {
  BigInteger result;
  operation(result.mpz());
  return result;
}

} // namespace

std::optional<BigInteger> BigInteger::from_text(std::string_view text, int radix) {
  bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  if (!std::all_of(text.begin(), text.end(), [&](char digit) { return digit_of(digit) < radix; })) return std::nullopt;
  BigInteger result;
  mpz_set_str(result.number_, std::string(text).c_str(), radix);
  if (negative) mpz_neg(result.number_, result.number_);
  return result;
}

BigInteger BigInteger::from_double(double number) {
  return result_of([&](mpz_ptr to) { mpz_set_d(to, number); });
}

BigInteger BigInteger::from_limbs(std::span<const uint64_t> magnitude, bool negative) {
  return result_of([&](mpz_ptr to) {
    mpz_import(to, magnitude.size(), -1, sizeof(uint64_t), 0, 0, magnitude.data());
    if (negative) mpz_neg(to, to);
  });
}

std::string to_text(const IntegerView& number, int radix) {
  // A negative radix is GMP's way of asking for capital letters.
  std::string text(mpz_sizeinbase(number.mpz(), radix) + 2, '\0');
  mpz_get_str(text.data(), -radix, number.mpz());
  text.resize(text.find('\0'));
  return text;
}

std::optional<double> to_double(const IntegerView& number) {
  size_t length = number.bit_length();
  if (length > 1024) return std::nullopt;
  // GMP truncates, so we keep 64 leading bits, the last of which stands for everything below it: the conversion of such
  // a word rounds as the whole number would.
  uint64_t leading = 0;
  int shift = 0;
  if (length <= 64) {
    leading = length == 0 ? 0 : number.magnitude()[0];
  } else {
    shift = static_cast<int>(length - 64);
    BigInteger top;
    mpz_tdiv_q_2exp(top.mpz(), number.mpz(), static_cast<mp_bitcnt_t>(shift));
    leading = mpz_get_ui(top.mpz());
    if (mpz_scan1(number.mpz(), 0) < static_cast<mp_bitcnt_t>(shift)) leading |= 1;
  }
  double result = std::ldexp(static_cast<double>(leading), shift);
  if (!std::isfinite(result)) return std::nullopt;
  return number.sign() < 0 ? -result : result;
}

std::optional<double> to_double_by_limbs(const IntegerView& number) {
  double result = 0;
  std::span<const uint64_t> limbs = number.magnitude();
  for (size_t i = limbs.size(); i-- > 0;) {
    result = result * 0x1p64 + static_cast<double>(limbs[i]);
    if (!std::isfinite(result)) return std::nullopt;
  }
  return number.sign() < 0 ? -result : result;
}

int compare(const IntegerView& left, const IntegerView& right) { return mpz_cmp(left.mpz(), right.mpz()); }

int compare(const IntegerView& left, double right) { return mpz_cmp_d(left.mpz(), right); }

BigInteger add(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_add(to, left.mpz(), right.mpz()); });
}

BigInteger subtract(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_sub(to, left.mpz(), right.mpz()); });
}

BigInteger multiply(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_mul(to, left.mpz(), right.mpz()); });
}

BigInteger divide(const IntegerView& dividend, const IntegerView& divisor) {
  return result_of([&](mpz_ptr to) { mpz_tdiv_q(to, dividend.mpz(), divisor.mpz()); });
}

BigInteger remainder(const IntegerView& dividend, const IntegerView& divisor) {
  return result_of([&](mpz_ptr to) { mpz_tdiv_r(to, dividend.mpz(), divisor.mpz()); });
}

BigInteger negate(const IntegerView& number) {
  return result_of([&](mpz_ptr to) { mpz_neg(to, number.mpz()); });
}

BigInteger bit_and(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_and(to, left.mpz(), right.mpz()); });
}

BigInteger bit_or(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_ior(to, left.mpz(), right.mpz()); });
}

BigInteger bit_xor(const IntegerView& left, const IntegerView& right) {
  return result_of([&](mpz_ptr to) { mpz_xor(to, left.mpz(), right.mpz()); });
}

BigInteger bit_not(const IntegerView& number) {
  return result_of([&](mpz_ptr to) { mpz_com(to, number.mpz()); });
}

BigInteger shift_left(const IntegerView& number, uint64_t count) {
  return result_of([&](mpz_ptr to) { mpz_mul_2exp(to, number.mpz(), count); });
}

BigInteger shift_right(const IntegerView& number, uint64_t count) {
  return result_of([&](mpz_ptr to) { mpz_fdiv_q_2exp(to, number.mpz(), count); });
}

} // namespace assay
