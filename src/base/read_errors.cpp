#include "base/read_errors.h"

#include <fmt/format.h>

namespace assay {

void ReadErrors::report(const Sexpr& where, std::string_view message) {
  if (!first_) first_ = sexpr_diagnostic(text_, name_, where.offset(), std::string(message));
}

void ReadErrors::report_too_deep(const Sexpr& where, uint32_t limit) {
  std::string message = fmt::format("nested too deeply; {} levels are the most", limit);
  if (source_line_ == 0) return report(where, message);
  if (!first_) first_ = {std::string(source_file_), source_line_, source_column_, std::move(message)};
}

} // namespace assay
