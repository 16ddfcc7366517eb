#pragma once
// Reads a dump (docs/exchange-form.md) into Core Erlang in memory, resolving names and numbering nodes on the way.
// The text is untrusted: whatever is wrong with it ends in a diagnostic with its place in the text.

#include <expected>
#include <memory>

#include "base/diagnostic.h"
#include "base/sexpr.h"
#include "core/builder.h"
#include "lang/erlang/load/core_erlang.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {

// `dump` is the expression (module …). Literals and names of files go to the module.
std::unique_ptr<Form> read_dump(const Sexpr& dump, core::ModuleBuilder& module, ReadErrors& errors);

} // namespace assay::erlang
