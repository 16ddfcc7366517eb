#pragma once
// The toy language: the smallest thing that is a language to Assay. It stands in for the next one that somebody adds:
// its folder (toy.cpp implements src/lang/language.h, lower.cpp makes Core), and one line that registers it.
//
//   (module NAME (function NAME (PARAMETER…) E)…)
//
// E is an integer, a parameter, (if E E E), (raise E), one of the primitives (+ E E), (< E E) and (print E), or a call
// (FUNCTION E…).

#include "lang/language.h"

namespace assay::toy {

const Language& language();
const PrimitiveRegistry& primitives();
std::expected<std::unique_ptr<core::Module>, Diagnostics> lower(std::string_view text, std::string_view file);

} // namespace assay::toy
