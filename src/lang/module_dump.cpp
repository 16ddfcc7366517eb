#include "lang/module_dump.h"

namespace assay::lang {

std::expected<const Sexpr*, Diagnostic> read_module_dump(std::string_view text, std::string_view name, Arena& arena) {
  std::expected<const Sexpr*, Diagnostic> dump = read_sexpr(text, name, arena);
  if (!dump) return dump;
  bool is_module = (*dump)->head() == "module" && (*dump)->items().size() >= 2 && (*dump)->items()[1].is_symbol();
  if (is_module) return dump;
  ReadErrors errors(text, name);
  errors.report(**dump, "(module NAME …) expected");
  return std::unexpected(*errors.first());
}

} // namespace assay::lang
