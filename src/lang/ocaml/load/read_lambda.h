#pragma once
// Reads a dump of a unit (docs/exchange-form.md) into Lambda in memory, resolving variables on the way.
// The text is untrusted: whatever is wrong with it ends in a diagnostic with its place in the text.

#include <memory>

#include "base/read_errors.h"
#include "core/builder.h"
#include "lang/ocaml/load/lambda.h"

namespace assay::ocaml {

// `dump` is the expression (module …). Constants and names of files go to the module.
std::unique_ptr<Unit> read_unit(const Sexpr& dump, core::ModuleBuilder& module, ReadErrors& errors);

// `@LINE:COLUMN:FILE`; line 0 if it is none.
core::Place read_place(const Sexpr& text);

} // namespace assay::ocaml
