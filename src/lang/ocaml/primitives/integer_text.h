#pragma once
// How OCaml's runtime writes and reads integers.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "machine/unread_text.h"

namespace assay::ocaml {

// A format of C for one integer, with the length put in: "%5d" becomes "%5lld".
struct IntegerFormat {
  std::string text;
  bool is_unsigned = false;
};
// Nothing if it is none.
std::optional<IntegerFormat> integer_format(std::string_view format);
// The same of a format that neither pads nor adds a prefix, for a type of so many bits.
std::optional<DigitFormat> digit_format(std::string_view format, uint32_t width);

// What comes before the digits of a number.
struct NumberStart {
  bool is_negative = false;
  uint32_t base = 10;
  bool is_signed = true; // decimal numbers are; others may use the sign's bit
};
// What letter behind a 0 says about the digits that follow: 'x' that they are of base 16. 0: nothing.
uint32_t base_of_letter(char letter);
// Nothing: it is no number, or none of so many bits.
std::optional<int64_t> read_integer(std::string_view text, uint32_t width);

} // namespace assay::ocaml
