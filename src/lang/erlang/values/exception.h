#pragma once
// Erlang's exceptions in the machine: a tuple {Class, Reason, RawStack}. The raw stack is an opaque object that
// remembers where the exception was raised; erlang:raise/3 may put a list in its place.

#include <span>

#include "machine/context.h"

namespace assay::erlang {

// Raises, with the stack as it is now; what a primitive returns on a fault.
Value raise(Context& context, Symbol exception_class, Value reason);
Value raise_error(Context& context, Value reason);
Value badarg(Context& context);
Value badarith(Context& context);
Value system_limit(Context& context);
// error with reason {Tag, Value}: badmap, badkey, badfun, …
Value raise_tagged(Context& context, std::string_view tag, Value value);

// The exception itself, not raised.
Value make_exception(Context& context, Symbol exception_class, Value reason);
// As above with the arguments that `function_clause`, undef and erlang:error/2 put into the first entry of the trace.
Value make_exception_with_arguments(Context& context, Symbol exception_class, Value reason,
                                    std::span<const Value> arguments);
// As above for a call that has no frame of its own and stands first in the trace, such as that of an undefined
// function.
Value make_exception_of_call(Context& context, Symbol exception_class, Value reason, Symbol callee,
                             std::span<const Value> arguments);
// The list that a program sees: [{Module, Function, Arity or Arguments, [{file, F}, {line, L}]}].
Value build_stacktrace(Context& context, Value raw_stack);

} // namespace assay::erlang
