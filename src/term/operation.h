#pragma once
// What each operator computes of values, in the machine's semantics: the one place where folding constants and
// evaluating terms get it from.

#include <span>
#include <variant>

#include "term/number.h"
#include "term/term.h"

namespace assay::term {

// The value of a term while it is computed: none (monostate), or as in a Scalar.
using Datum = std::variant<std::monostate, bool, Number, double>;

inline bool has_value(const Datum& datum) { return datum.index() != 0; }
Datum datum_of(const Scalar& scalar);
Scalar scalar_of(const Datum& datum); // which must have a value

// All that is no number is one NaN.
double with_one_nan(double number);

// Any operator but Constant, Variable and Opaque. And, Or and IfThenElse need only those operands' values that decide
// them.
Datum apply(Operator op, uint32_t parameter, std::span<const Datum> operands);

} // namespace assay::term
