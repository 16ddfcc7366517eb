#pragma once
// Structural comparison, as `compare` and `=` have it: concretely, or with questions to the trace where something is
// symbolic. One walk serves both, so that they can't differ.

#include "machine/trace.h"

namespace assay::ocaml {

enum class Order : uint8_t {
  Less,
  Equal,
  Greater,
  Unordered, // a float that is no number is involved
  Raised,    // the values can't be compared: an exception is on its way
};

// Total: what is no number is equal to itself and less than all others, and a value is equal to itself without a look
// at what is in it.
enum class Comparing : uint8_t { Totally, Partially };

// Where less is wanted, less is asked. Equality: what is not equal is Less. Below: only whether it is less or equal
// counts, so what is neither may be Unordered for Greater; Above the other way round.
enum class Wanted : uint8_t { Order, Equality, Below, Above };

// `trace` may be null.
Order compare(Context& context, Trace* trace, Value left, Value right, Comparing comparing,
              Wanted wanted = Wanted::Order);
// Of strings one of which is symbolic.
Order compare_strings(Trace& trace, Value left, Value right, Wanted wanted);

} // namespace assay::ocaml
