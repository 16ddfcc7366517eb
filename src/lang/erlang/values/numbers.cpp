#include "lang/erlang/values/numbers.h"

#include <cmath>

#include "lang/erlang/values/exception.h"

namespace assay::erlang {

std::optional<double> to_float(Value number) {
  switch (number.kind()) {
    case Kind::Float: return number.as_float();
    case Kind::Integer: return static_cast<double>(number.as_integer());
    case Kind::BigInteger: return to_double_by_limbs(view_integer(number));
    default: return std::nullopt;
  }
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
