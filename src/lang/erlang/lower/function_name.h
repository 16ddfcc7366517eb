#pragma once
// Names of functions in Core are symbols like `lists:map/2`; Erlang sees their parts.

#include <cstdint>
#include <string_view>

#include "base/symbol.h"

namespace assay::erlang {

struct FunctionName {
  std::string_view module;
  std::string_view function;
  uint32_t arity = 0;
};

Symbol function_symbol(std::string_view module, std::string_view function, uint64_t arity);
// The name ends at the last `/`, and the module at the first `:`, because operators may contain both.
FunctionName split_function_name(Symbol name);

} // namespace assay::erlang
