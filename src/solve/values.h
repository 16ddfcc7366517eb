#pragma once
// Small helpers about values of variables that several layers share.

#include "term/number.h"
#include "term/term.h"

namespace assay::solve {

// What a variable counts as when nobody said: false, 0, 0.0.
Scalar default_value(Sort sort);
// A constant of that value.
TermId constant_term(TermTable& terms, const Scalar& value);
// The value of a variable in a model, or the default.
Scalar value_in(const TermTable& terms, const Model* model, TermId variable);

} // namespace assay::solve
