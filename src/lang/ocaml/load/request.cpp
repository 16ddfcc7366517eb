#include "lang/ocaml/load/request.h"

#include <fmt/core.h>

#include <filesystem>

#include "lang/tokens.h"

namespace assay::ocaml {
namespace {

std::string list_of_strings(std::string_view head, const std::vector<std::string>& texts) {
  if (texts.empty()) return {};
  std::string list = fmt::format(" ({}", head);
  for (const std::string& text : texts) list += " " + string_token(text);
  return list + ")";
}

} // namespace

std::string unit_name(std::string_view path) {
  std::string name = std::filesystem::path(path).stem().string();
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string option_tokens(const UnitOptions& options) {
  std::string tokens = list_of_strings("include", options.includes) + list_of_strings("append", options.appended);
  if (!options.scope.empty()) tokens += " " + options.scope;
  if (!options.order.empty()) {
    tokens += " (order";
    for (const DeclaredOrder& type : options.order) {
      tokens += fmt::format(" ({}", string_token(type.path));
      for (const std::string& name : type.names) tokens += " " + string_token(name);
      tokens += ")";
    }
    tokens += ")";
  }
  if (options.uses.empty()) return tokens;
  tokens += " (uses";
  for (const UsedUnit& unit : options.uses)
    tokens += fmt::format(" ({} {})", symbol_token(unit.name), string_token(unit.path));
  return tokens + ")";
}

std::string dump_file_request(std::string_view path, const UnitOptions& options) {
  return fmt::format("(dump-file {}{})", string_token(path), option_tokens(options));
}

std::string dump_text_request(std::string_view name, std::string_view text, const UnitOptions& options) {
  return fmt::format("(dump-text {} {}{})", symbol_token(name), string_token(text), option_tokens(options));
}

std::string dump_library_request(std::string_view unit) { return fmt::format("(dump-stdlib {})", symbol_token(unit)); }

std::string information_request() { return "(information)"; }

} // namespace assay::ocaml
