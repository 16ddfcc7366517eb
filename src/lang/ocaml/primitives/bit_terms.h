#pragma once
// Bit operations on machine integers of some width as terms. Of the distance of a shift only the low bits count, as
// the processor has it.

#include "term/term.h"

namespace assay::ocaml {

// A machine integer of so many bits; a shift looks at the distance modulo `distances`, a power of two.
struct Width {
  uint32_t bits;
  uint32_t distances;
};
constexpr Width plain_width = {63, 64};

TermId shifted_left(TermTable& terms, Width width, TermId number, TermId distance);
// Copies of the sign, or zeros, come in from above.
TermId shifted_right(TermTable& terms, Width width, TermId number, TermId distance);
TermId shifted_right_logically(TermTable& terms, Width width, TermId number, TermId distance);

} // namespace assay::ocaml
