#pragma once
// Single tokens of the exchange form (docs/exchange-form.md), as text.

#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::lang {

std::string string_token(std::string_view text);
std::string symbol_token(std::string_view name);

} // namespace assay::lang
