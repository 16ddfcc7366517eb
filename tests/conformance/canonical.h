#pragma once
// A canonical text of Erlang terms, for comparing what erl answered (the exchange form) with what our machine made (a
// value). Two terms are taken for the same exactly when their texts are equal. It is strict: 1 is not 1.0, 0.0 is not
// -0.0. It leaves open what no two runtimes share: the order of map pairs, and what closures, pids and references are
// beyond their kind.

#include <string>

#include "base/sexpr.h"
#include "core/value.h"

namespace assay::conformance {

std::string canonical_text(const Sexpr& term);
std::string canonical_text(Value value);

} // namespace assay::conformance
