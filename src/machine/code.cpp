#include "machine/code.h"

#include <algorithm>

namespace assay::machine {

core::Opcode opcode_of(Operation operation) {
  static constexpr core::Opcode table[] = {
#define OPERATION(name, opcode) core::Opcode::opcode,
#include "machine/operation.def"
  };
  return table[static_cast<uint32_t>(operation)];
}

core::Place Code::place_at(const uint32_t* address) const {
  auto offset = static_cast<uint32_t>(address - words.data());
  auto after = std::upper_bound(places.begin(), places.end(), offset,
                                [](uint32_t at, const PlaceEntry& entry) { return at < entry.begin; });
  return after == places.begin() ? core::Place{} : std::prev(after)->place;
}

const Code::HandlerRange* Code::handler_at(const uint32_t* address) const {
  auto offset = static_cast<uint32_t>(address - words.data());
  auto after = std::upper_bound(handlers.begin(), handlers.end(), offset,
                                [](uint32_t at, const HandlerRange& range) { return at < range.begin; });
  if (after == handlers.begin()) return nullptr;
  const HandlerRange& range = *std::prev(after);
  return offset < range.end ? &range : nullptr;
}

} // namespace assay::machine
