#pragma once
// Terms of the exchange form as values in an arena. What is wrong with the text is reported through ReadErrors.

#include "base/arena.h"
#include "base/read_errors.h"
#include "core/value.h"
#include "lang/erlang/lower/function_name.h"

namespace assay::erlang {

// How deeply terms may be nested in each other: reading them is recursive, and in a build with sanitizers a level takes
// up to 6 KB of the 8 MB of stack. The elements of a list don't count.
constexpr uint32_t nesting_limit = 500;

Value read_term(const Sexpr& text, Arena& arena, ReadErrors& errors, uint32_t depth = 0);
// The same for what a real erl answered, where pids, references, ports and functions may occur. Of these only the kind
// is kept, and a function's arity, so that answers of two runtimes can be compared.
Value read_answered_term(const Sexpr& text, Arena& arena, ReadErrors& errors);

} // namespace assay::erlang
