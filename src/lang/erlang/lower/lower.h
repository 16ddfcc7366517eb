#pragma once
// Core Erlang to Core: the whole way from the text of a dump to a module.

#include <expected>
#include <memory>
#include <string_view>

#include "base/diagnostic.h"
#include "core/module.h"
#include "machine/primitive.h"

namespace assay::erlang {

// `name` is what diagnostics call the dump. Calls of functions in the registry become primitives.
std::expected<std::unique_ptr<core::Module>, Diagnostics> lower_dump(std::string_view dump_text, std::string_view name,
                                                                     const PrimitiveRegistry& registry);

} // namespace assay::erlang
