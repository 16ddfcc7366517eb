#pragma once
// Atoms and strings as Erlang source text, quoted where the scanner needs it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/value.h"
#include "input/text_parts.h"

namespace assay::erlang {

// Bare if erl's scanner reads it so, else between single quotes.
std::string atom_text(std::string_view atom);

// Between double quotes; the text is UTF-8.
std::string quoted_string(std::string_view text);

// Whether a reader is better served with the character than with its number.
bool is_printable(uint32_t character);

// The characters, as UTF-8, of a list that a person would rather read as a string: all printable, and more than one
// unless it is known to be text (nobody means "*" by [42]). Nothing for all other values.
std::optional<std::string> string_of_list(Value list, ListMeaning meaning = ListMeaning::Unknown);

} // namespace assay::erlang
