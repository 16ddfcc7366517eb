#pragma once
// What function inputs raise: throw(raised), error(raised), exit(raised).

#include <cstdint>
#include <optional>

#include "base/symbol.h"

namespace assay::erlang {

constexpr uint32_t input_exception_count = 3;

inline Symbol input_exception_class(uint32_t number) {
  static const Symbol classes[] = {Symbol("throw"), Symbol("error"), Symbol("exit")};
  return classes[number % input_exception_count];
}

} // namespace assay::erlang
