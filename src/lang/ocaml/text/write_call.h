#pragma once
// Calls in OCaml's syntax, with what is done with their results: `total [1]`, `adder 1 2`, `(fst (pair 1)) 2`.

#include <string>

#include "lang/ocaml/load/types.h"
#include "lang/real_runtime.h"

namespace assay::ocaml {

struct CallText {
  std::string text;
  const Type* type = nullptr; // of what it gives; null: that is not known
  bool can_be_read = true;
};

// An operator is a name in parentheses: `( + )`, `M.( + )`.
std::string function_text(std::string_view name);

CallText call_text(UnitTypes& types, const RealCall& call);

} // namespace assay::ocaml
