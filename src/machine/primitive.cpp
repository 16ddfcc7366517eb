#include "machine/primitive.h"

#include <stdexcept>
#include <string>

namespace assay::machine {

void PrimitiveRegistry::add(const Primitive& primitive) {
  if (by_name_.contains(primitive.name)) {
    throw std::logic_error("primitive registered twice: " + std::string(primitive.name.text()));
  }
  Primitive& kept = primitives_.emplace_back(primitive);
  by_name_.emplace(kept.name, &kept);
}

Primitive& PrimitiveRegistry::registered(std::string_view name) {
  auto found = by_name_.find(Symbol(name));
  if (found == by_name_.end()) throw std::logic_error("no primitive of this name: " + std::string(name));
  return *found->second;
}

void PrimitiveRegistry::lift(std::string_view name, SymbolicFunction symbolic) { registered(name).symbolic = symbolic; }

void PrimitiveRegistry::go_back(std::string_view name, Backward rule) { registered(name).backward = rule; }

void PrimitiveRegistry::go_back_by_integers(std::string_view name) {
  registered(name).backward = Backward::Lifted;
  registered(name).takes = Takes::Integers;
}

void PrimitiveRegistry::go_back_by_lifting() {
  for (Primitive& primitive : primitives_) {
    if (primitive.symbolic != nullptr && primitive.effect == Effect::Pure) primitive.backward = Backward::Lifted;
  }
}

void PrimitiveRegistry::go_back_by_reading() {
  for (Primitive& primitive : primitives_) {
    if (primitive.backward == Backward::Skip) primitive.backward = Backward::Reads;
  }
}

const Primitive* PrimitiveRegistry::find(Symbol name) const {
  auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

} // namespace assay::machine
