#include "core/module.h"

#include "base/hash.h"

namespace assay::core {

SiteId make_site(Symbol module, Symbol function, std::string_view kind, uint32_t ordinal) {
  uint64_t state = hash_bytes(module.text());
  state = hash_combine(state, hash_bytes(function.text()));
  state = hash_combine(state, hash_bytes(kind));
  state = hash_combine(state, ordinal);
  return state == 0 ? 1 : state;
}

} // namespace assay::core
