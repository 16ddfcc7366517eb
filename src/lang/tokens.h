#pragma once
// Single tokens of the exchange form (docs/exchange-form.md), as text.

#include <string>
#include <string_view>

namespace assay {

std::string string_token(std::string_view text);
std::string symbol_token(std::string_view name);

} // namespace assay
