#pragma once
// Values and exceptions in Erlang's own words. Nothing is formatted here: the library's own io_lib and erl_error run on
// our machine, in the context that holds the value, with a budget of their own. If that fails, the plain text of a
// literal has to do.

#include <string>

#include "machine/machine.h"

namespace assay::erlang {

std::string word_value(Machine& machine, Context& context, Value value);         // as ~p
std::string word_exception(Machine& machine, Context& context, Value exception); // as the shell: ** exception error: …

} // namespace assay::erlang
