#include "lang/tokens.h"

#include "base/sexpr.h"

namespace assay::lang {

std::string string_token(std::string_view text) { return to_text(Sexpr(Sexpr::Kind::String, text, 0)); }

std::string symbol_token(std::string_view name) { return to_text(Sexpr(Sexpr::Kind::Symbol, name, 0)); }

} // namespace assay::lang
