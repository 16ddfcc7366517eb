#pragma once
// The kinds of the parameters of methods that code calls, worked out once for each descriptor: code can name the same
// one many thousand times.

#include <unordered_map>

#include "base/symbol.h"
#include "lang/java/load/descriptor.h"

namespace assay::java {

class MethodKindsCache {
 public:
  const MethodKinds& of(Symbol descriptor) {
    auto [found, is_new] = known_.try_emplace(descriptor);
    if (is_new) found->second = kinds_of_method(descriptor.text());
    return found->second;
  }

 private:
  std::unordered_map<Symbol, MethodKinds> known_;
};

} // namespace assay::java
