#pragma once
// How languages register their primitives: `add(registry, name, arity, function, symbolic half)`, and behind these what
// is unusual about the primitive, by name.

#include <string_view>

#include "machine/primitive.h"

namespace assay::machine {

struct PrimitiveTraits {
  FastPath fast_path = FastPath::None;
  std::string_view faults = {};
  Effect effect = Effect::Pure;
};

inline void add(PrimitiveRegistry& registry, std::string_view name, uint32_t arity, PrimitiveFunction function,
                SymbolicFunction symbolic = nullptr, const PrimitiveTraits& traits = {}) {
  registry.add({Symbol(name), arity, function, traits.effect, traits.fast_path, traits.faults, symbolic});
}

// The symbolic half of a primitive that passes values on without looking at them: symbolic halves travel along.
inline Value pass_on(Context& context, Trace&, const Primitive& primitive, const Value* arguments) {
  return primitive.function(context, arguments);
}

} // namespace assay::machine
