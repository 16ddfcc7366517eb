#pragma once
// The toy language: the smallest thing that is a language to Assay. It stands in for the fifth language that somebody
// adds: its folder, and one line that registers it. lower.h describes it; toy.cpp implements src/lang/language.h.

#include "lang/language.h"

namespace assay::toy {

const Language& language();

// Registers the toy's primitives: + - * < = and the two records of globals.
const PrimitiveRegistry& primitives();

// The records that initialisers made: the library's in the frozen base heap, the program's in the heap of the run.
struct RunState {
  Value globals;
};
Value library_globals(Program& program);

} // namespace assay::toy
