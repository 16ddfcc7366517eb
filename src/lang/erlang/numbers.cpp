#include "lang/erlang/numbers.h"

#include <cmath>

#include "lang/erlang/exception.h"

namespace assay::erlang {

std::optional<double> to_float(Value number) {
  switch (number.kind()) {
    case Kind::Float: return number.as_float();
    case Kind::Integer: return static_cast<double>(number.as_integer());
    case Kind::BigInteger: break;
    default: return std::nullopt;
  }
  IntegerView view = view_integer(number);
  double result = 0;
  std::span<const uint64_t> limbs = view.magnitude();
  for (size_t i = limbs.size(); i-- > 0;) {
    result = result * 0x1p64 + static_cast<double>(limbs[i]);
    if (!std::isfinite(result)) return std::nullopt;
  }
  return view.sign() < 0 ? -result : result;
}

Value integer_result(Context& context, const BigInteger& number) {
  size_t limbs = mpz_size(number.mpz());
  if (limbs > most_limbs) return system_limit(context);
  if (!context.can_allocate(limbs * sizeof(uint64_t))) return Value::fault();
  return make_integer(context.arena(), number);
}

Value float_result(Context& context, double number) {
  return std::isfinite(number) ? Value::floating(number) : badarith(context);
}

} // namespace assay::erlang
