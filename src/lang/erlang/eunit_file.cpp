#include "lang/erlang/eunit_file.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "lang/erlang/quoted_text.h"

namespace assay::erlang {

const std::string_view eunit_marker =
    "%% Written by assay, which will write it anew: copy a test before you change it.";

std::string eunit_header(std::string_view explanation, std::string_view module, std::string_view tests) {
  std::string text = fmt::format("{}\n{}\n-module({}).\n\n-include_lib(\"eunit/include/eunit.hrl\").\n", eunit_marker,
                                 explanation, atom_text(module));
  // Tables within tables may use the same variables.
  if (tests.contains("fun(")) text += "\n-compile(nowarn_shadow_vars).\n";
  return text;
}

std::string plain_name(std::string_view name) {
  std::string plain;
  for (char c : name) {
    bool keeps = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (keeps) plain += c;
    if (!keeps && !plain.empty() && plain.back() != '_') plain += '_';
  }
  while (plain.ends_with('_')) plain.pop_back();
  return plain;
}

std::string comment_lines(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    lines += fmt::format("%% {}\n", text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string unique_name(const std::string& name, std::set<std::string>& taken) {
  std::string unique = name;
  for (int number = 2; !taken.insert(unique).second; ++number) unique = fmt::format("{}_{}", name, number);
  return unique;
}

std::optional<Diagnostic> why_not_ours(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return {};
  auto present = read_file(file);
  if (!present) return Diagnostic{file, 0, 0, present.error()};
  if (present->substr(0, present->find('\n')) == eunit_marker) return {};
  return Diagnostic{file, 0, 0, "this file was not written by assay, so it is left as it is"};
}

std::expected<std::string, Diagnostics> write_eunit_file(const std::string& file, const std::string& text) {
  if (auto problem = why_not_ours(file)) return std::unexpected(Diagnostics{*problem});
  if (auto present = read_file(file); present && *present == text) return file;
  if (!write_file_atomically(file, text)) return std::unexpected(Diagnostics{{file, 0, 0, "can't be written"}});
  return file;
}

} // namespace assay::erlang
