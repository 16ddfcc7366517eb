#pragma once
// Values of a run in the text by which they are compared with those of the real Java (docs/exchange-form.md). What only
// its own methods could tell of an object of the library is left out of it: `(opaque CLASS)`.

#include <string>

#include "lang/java/heap.h"

namespace assay::java {

// `type` is the descriptor of what it was declared to be; `V`: nothing was returned.
std::string canonical_text(Context& context, Value value, Symbol type);

} // namespace assay::java
