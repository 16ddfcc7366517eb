#pragma once
// The toy language: the smallest thing that is a language to Assay. It stands in for the next one that somebody adds:
// its folder, and one line that registers it. A file is a list of functions of one parameter, ((NAME E)…), where E is
// an integer of 64 bits, which wraps; the parameter x; (+ E E); (if E THEN ELSE), where 0 is false; or a call (NAME E).
// For tests of what a bug of ours does, (fault E) throws, and so does the signature of a function named unreadable….

#include "lang/language.h"

namespace assay::toy {

using namespace lang;

const Language& language();

} // namespace assay::toy
