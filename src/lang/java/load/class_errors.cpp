#include "lang/java/load/class_errors.h"

#include <fmt/core.h>

namespace assay::java {

void ClassErrors::malformed_at(size_t instruction, std::string_view message) {
  if (!any()) malformed(fmt::format("{} (instruction at {})", message, instruction));
}

void ClassErrors::report(std::string_view start, std::string_view message) {
  if (any()) return;
  std::string place = kind_.empty() ? "" : fmt::format("{} {}{}: ", kind_, name_.text(), descriptor_.text());
  first_ = Diagnostic{std::string(path_), 0, 0, fmt::format("{}{}{}", start, place, message)};
}

} // namespace assay::java
