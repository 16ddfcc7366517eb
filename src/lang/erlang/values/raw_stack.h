#pragma once
// What an exception remembers of where it was raised: the third element of {Class, Reason, RawStack}. It also knows the
// class, because Core's primop raise/2 has only the raw stack and the reason.

#include <span>

#include "machine/context.h"

namespace assay::erlang {

struct RawStack {
  Symbol exception_class;
  // A call that has no frame and stands first in the trace: a BIF or an undefined function. Empty: none.
  Symbol callee;
  bool callee_is_primitive = false;
  // Arguments of the callee, or of the innermost frame if there is no callee: a list, or unset.
  Value arguments;
  std::span<const StackEntry> entries; // innermost first
  Value location;                      // more for the first entry's location: a list, or unset
  Value list;                          // what erlang:raise/3 was given instead of all this, or unset
};

constexpr size_t most_stack_entries = 8; // as erl keeps by default (backtrace_depth)

// The stack as it is now. The result may still be changed before it is wrapped.
RawStack* take_stack(Context& context, Symbol exception_class);
Value wrap(Context& context, const RawStack* stack);
const RawStack* raw_stack_of(Value value); // null if it is none

// The list that a program sees.
Value stack_list(Context& context, const RawStack& stack);

} // namespace assay::erlang
