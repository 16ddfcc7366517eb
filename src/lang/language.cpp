#include "lang/language.h"

#include <fmt/format.h>

#include "core/printer.h"

namespace assay::lang {

std::string LoadedProgram::identity(const core::Function& entry, bool) const {
  return fmt::format("{}\n{}", core::print_module(main_module()), entry.name.text());
}

} // namespace assay::lang
