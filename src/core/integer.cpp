#include "core/integer.h"

#include <algorithm>

namespace assay {

IntegerView view_integer(Value integer) {
  if (integer.is(Kind::Integer)) return IntegerView(integer.as_integer());
  const BigIntegerObject& object = *integer.as_big_integer();
  auto count = static_cast<size_t>(object.size < 0 ? -object.size : object.size);
  return IntegerView({object.limbs(), count}, object.size < 0);
}

Value make_integer(Arena& arena, const IntegerView& number) {
  if (number.fits_int64()) return Value::integer(number.to_int64());
  std::span<const uint64_t> limbs = number.magnitude();
  auto* object = static_cast<BigIntegerObject*>(arena.allocate(sizeof(BigIntegerObject) + limbs.size_bytes()));
  auto size = static_cast<int64_t>(limbs.size());
  object->size = number.sign() < 0 ? -size : size;
  std::copy(limbs.begin(), limbs.end(), object->limbs());
  return Value::big_integer(object);
}

Value make_integer(Arena& arena, uint64_t number) {
  if (number <= INT64_MAX) return Value::integer(static_cast<int64_t>(number));
  return make_integer(arena, IntegerView({&number, 1}, false));
}

int compare_integers(Value left, Value right) {
  if (left.is(Kind::Integer) && right.is(Kind::Integer)) {
    return left.as_integer() < right.as_integer() ? -1 : left.as_integer() > right.as_integer() ? 1 : 0;
  }
  return compare(view_integer(left), view_integer(right));
}

} // namespace assay
