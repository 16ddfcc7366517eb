#pragma once
// The outermost form of a dump of a module, the same for all languages: (module NAME …).

#include <expected>
#include <string_view>

#include "base/read_errors.h"

namespace assay::lang {

// The expression; its second item is the name, a symbol. `name` is the file to blame.
std::expected<const Sexpr*, Diagnostic> read_module_dump(std::string_view text, std::string_view name, Arena& arena);

} // namespace assay::lang
