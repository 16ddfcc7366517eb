#pragma once
// A value as text that does not depend on types, equal for two values exactly when they are structurally equal: what
// the real OCaml and our machine are compared by (docs/exchange-form.md).

#include <string>

#include "machine/context.h"

namespace assay::ocaml {

std::string canonical_text(Context& context, Value value);

} // namespace assay::ocaml
