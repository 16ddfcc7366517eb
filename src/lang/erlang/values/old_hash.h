#pragma once
// The hash of erlang:phash/2, older than that of phash2 and as portable: dict and sets choose their slots by it.

#include <cstdint>

#include "machine/context.h"

namespace assay::erlang {

// Closures, pids and the like have no portable hash: then the run has been ended as unsupported.
uint32_t old_hash(Context& context, Value term);

} // namespace assay::erlang
