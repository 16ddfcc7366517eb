#pragma once
// What reading numbers of all kinds asks of characters: of values that are known to be integers.

#include <optional>

#include "machine/trace.h"

namespace assay::erlang {

bool ask_character(Trace& trace, Value value, char character);
// The digit that a character is in a base from 2 to 36; nothing if it is none.
std::optional<TermId> ask_digit(Trace& trace, Value character, int64_t base);
// The number with one digit more at its end.
TermId with_digit(Trace& trace, TermId number, TermId digit, int64_t base);

} // namespace assay::erlang
