#include "machine/primitive.h"

#include <stdexcept>
#include <string>

namespace assay {

void PrimitiveRegistry::add(const Primitive& primitive) {
  if (by_name_.contains(primitive.name)) {
    throw std::logic_error("primitive registered twice: " + std::string(primitive.name.text()));
  }
  Primitive& kept = primitives_.emplace_back(primitive);
  by_name_.emplace(kept.name, &kept);
}

void PrimitiveRegistry::lift(std::string_view name, SymbolicFunction symbolic) {
  auto found = by_name_.find(Symbol(name));
  if (found == by_name_.end()) throw std::logic_error("no primitive to lift: " + std::string(name));
  found->second->symbolic = symbolic;
}

const Primitive* PrimitiveRegistry::find(Symbol name) const {
  auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

} // namespace assay
