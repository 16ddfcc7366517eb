#pragma once
// Floats as text in erl's own forms, and back. Where erl's digits are not the correctly rounded ones (fixed notation
// with up to 18 decimals), ours are wrong in the same way.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::erlang {

enum class TrailingZeros { Keep, Drop };

// `%.*e`, with at least two digits of exponent; nothing if it is longer than erl allows.
std::optional<std::string> scientific_text(double number, int decimals);
// Fixed notation; nothing if it is too long.
std::optional<std::string> fixed_text(double number, int decimals, TrailingZeros zeros);
// The fewest digits that give the same number back; in fixed notation if that is not longer.
std::string shortest_text(double number);
// Whether that is fixed notation, of so many digits and a decimal exponent; at 2^53 and above it never is.
bool is_shortest_fixed(int digits, int64_t exponent);

struct ParsedFloat {
  double number;
  size_t length; // of the text that was read
};
// The float that the text starts with: sign, digits, point, digits, exponent. Nothing if there is none or it is out of
// range.
std::optional<ParsedFloat> parse_float(std::string_view text);

} // namespace assay::erlang
