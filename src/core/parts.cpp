#include "core/parts.h"

#include <algorithm>

#include "base/hash.h"

namespace assay {

size_t MetParts::HashOfKey::operator()(const Key& key) const {
  uint64_t hash = hash_start;
  for (uint64_t word : key) hash = hash_combine(hash, word);
  return hash;
}

void push_parts(Value value, std::vector<Value>& pending) {
  switch (value.kind()) {
    case Kind::Cons:
      pending.push_back(value.as_cons()->tail);
      pending.push_back(value.as_cons()->head);
      break;
    case Kind::Tuple:
      for (uint32_t i = value.arity(); i-- > 0;) pending.push_back(value.elements()[i]);
      break;
    case Kind::Map: {
      auto first = static_cast<std::ptrdiff_t>(pending.size());
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        pending.push_back(entry.key);
        pending.push_back(entry.value);
        return true;
      });
      std::reverse(pending.begin() + first, pending.end());
      break;
    }
    default: break;
  }
}

} // namespace assay
