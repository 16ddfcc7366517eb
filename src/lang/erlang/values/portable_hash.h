#pragma once
// The hash of erlang:phash2: the same number for the same term on every runtime, which `dict` and `sets` build on. Bob
// Jenkins' mixing function over the parts of a term; lists of bytes four at a time; maps whatever the order of keys.

#include <cstdint>

#include "machine/context.h"

namespace assay::erlang {

// All 32 bits; phash2/1 shows the lower 27 of them. Closures, pids and the like have no portable hash: then the run has
// been ended as unsupported, and the result means nothing.
uint32_t portable_hash(Context& context, Value term);

} // namespace assay::erlang
