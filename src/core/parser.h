#pragma once
// Reads the text that core/printer.h writes. The text is untrusted: any bytes give a module or a located diagnostic, in
// time and memory in proportion to their number. A module that was read is not sound yet: core/verifier.h says whether
// it is.

#include <expected>
#include <memory>
#include <string_view>

#include "base/diagnostic.h"
#include "core/module.h"

namespace assay::core {

// `file` is what diagnostics blame.
std::expected<std::unique_ptr<Module>, Diagnostics> parse_module(std::string_view text, std::string_view file);

} // namespace assay::core
