#include "lang/own_file.h"

#include <filesystem>

#include "base/file.h"

namespace assay::lang {

std::optional<Diagnostic> why_not_ours(const std::string& file, std::string_view first_line) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return {};
  auto present = read_file(file);
  if (!present) return Diagnostic{file, 0, 0, present.error()};
  if (present->substr(0, present->find('\n')) == first_line) return {};
  return Diagnostic{file, 0, 0, "this file was not written by assay, so it is left as it is"};
}

std::expected<std::string, Diagnostics> write_own_file(const std::string& file, std::string_view first_line,
                                                       const std::string& text) {
  if (auto problem = why_not_ours(file, first_line)) return std::unexpected(Diagnostics{*problem});
  if (auto present = read_file(file); present && *present == text) return file;
  if (!write_file_atomically(file, text)) return std::unexpected(Diagnostics{{file, 0, 0, "can't be written"}});
  return file;
}

} // namespace assay::lang
