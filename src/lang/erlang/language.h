#pragma once
// Erlang, for the list of languages (src/lang/languages.cpp).

#include "lang/language.h"

namespace assay::erlang {

const Language& erlang_language();

} // namespace assay::erlang
