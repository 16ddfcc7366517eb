#pragma once
// Calling a function input. One that just returns something is a primitive of the machine's own; one that
// calls functions of the program has a frame, whose code makes the calls one after the other.

#include <optional>
#include <span>

#include "core/value.h"
#include "machine/code.h"

namespace assay::machine {

class Context;

// What a call leads to: the result at once (in context.canonical_result), or an activation, which is the only argument
// of the code to enter.
struct CanonicalCall {
  std::optional<Value> activation;
};
// `code` and `address` are where the call is made.
CanonicalCall begin_canonical_call(Context& context, Value callee, std::span<const Value> arguments, const Code* code,
                                   const uint32_t* address);

// Gives back context.canonical_result.
const Primitive& canonical_result();
const Code& canonical_code();

} // namespace assay::machine
