#pragma once
// Values of a run in the text by which they are compared with those of the real Java (docs/exchange-form.md). Of an
// object of the library there is what collections, maps and texts hold; others are `(opaque CLASS)`.

#include <string>

#include "lang/java/primitives/heap.h"

namespace assay::java {

// `type` is the descriptor of what it was declared to be; `V`: nothing was returned.
std::string canonical_text(Context& context, Value value, Symbol type);

} // namespace assay::java
