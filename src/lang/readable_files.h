#pragma once
// Whether the files that a program is opened with can be read at all, before a compiler waits for a pipe to be written
// or reads a device for ever.

#include <optional>
#include <string_view>

#include "lang/language.h"

namespace assay::lang {

// Nothing: they can, or they are not there, which the compiler says best.
std::optional<Diagnostics> why_not_readable(std::string_view target, const OpenOptions& options);

} // namespace assay::lang
