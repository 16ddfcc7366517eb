#include "lang/erlang/values/float_format.h"

namespace assay::erlang {

std::optional<FloatFormat> format_of_options(Value options) {
  static const Symbol compact("compact");
  static const Symbol shortest("short");
  static const Symbol decimals("decimals");
  static const Symbol scientific("scientific");
  constexpr int most_fixed = 253;
  constexpr int most_scientific = 249;
  constexpr int64_t largest_small = (int64_t{1} << 59) - 1;
  FloatFormat format;
  for (; options.is(Kind::Cons); options = options.as_cons()->tail) {
    Value option = options.as_cons()->head;
    if (option.is_symbol(compact)) {
      format.zeros = TrailingZeros::Drop;
    } else if (option.is_symbol(shortest)) {
      format.notation = FloatFormat::Notation::Shortest;
    } else if (option.is(Kind::Tuple) && option.arity() == 2 && option.elements()[1].is(Kind::Integer)) {
      // erl looks at the low 32 bits of its small integers only.
      int64_t number = option.elements()[1].as_integer();
      if (number > largest_small || number < -largest_small - 1) return std::nullopt;
      int count = static_cast<int>(static_cast<uint32_t>(number));
      if (option.elements()[0].is_symbol(decimals) && count <= most_fixed) {
        format.notation = FloatFormat::Notation::Fixed;
      } else if (option.elements()[0].is_symbol(scientific) && count <= most_scientific) {
        format.notation = FloatFormat::Notation::Scientific;
      } else {
        return std::nullopt;
      }
      format.decimals = count;
    } else {
      return std::nullopt;
    }
  }
  if (!options.is(Kind::Nil)) return std::nullopt;
  return format;
}

} // namespace assay::erlang
