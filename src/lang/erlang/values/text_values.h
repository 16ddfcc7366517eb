#pragma once
// Text as Erlang has it: lists of bytes, lists of characters, binaries.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/object.h"
#include "machine/context.h"

namespace assay::erlang {

// A list of small integers, one a byte.
Value list_of_bytes(Arena& arena, std::string_view bytes);
// A list of the characters of UTF-8 text, which must be well-formed.
Value list_of_characters(Arena& arena, std::string_view text);
// The same for text of any length: a fault if the list is beyond the budget.
Value list_of_bytes(Context& context, std::string_view bytes);
Value list_of_characters(Context& context, std::string_view text);

// The bytes of a proper list of integers from 0 to 255; nothing for any other value.
std::optional<std::string> bytes_of_list(Value list);

// The characters of UTF-8 text one by one; `text` loses what was read. Nothing at the end, or if it is ill-formed.
std::optional<uint32_t> next_character(std::string_view& text);
void append_character(std::string& text, uint32_t character);

} // namespace assay::erlang
