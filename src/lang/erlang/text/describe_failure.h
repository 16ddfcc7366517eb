#pragma once
// Failures of Erlang calls: class, reason, the reason's constructor and the site, from a trace of our machine or of
// erl.

#include <string>
#include <string_view>
#include <vector>

#include "lang/failure.h"
#include "machine/context.h"

namespace assay::erlang {

// The pattern that reasons of one kind match: `badarg`, `{badmatch,_}`, `{_,_}`, `_`. Equal for two reasons that differ
// in what they tell of the input only.
std::string constructor_pattern(Value reason);

// The frames of a list as programs see it.
std::vector<Frame> frames_of(Value stack_trace);

// `entry` is `module:function/arity`, and its module the one under test.
Failure raised_failure(Symbol entry, Value exception_class, Value reason, std::vector<Frame> trace);
Failure bad_result_failure(Symbol entry, Value result);

} // namespace assay::erlang
