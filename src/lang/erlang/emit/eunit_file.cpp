#include "lang/erlang/emit/eunit_file.h"

#include <fmt/core.h>

#include <algorithm>

#include "lang/erlang/text/quoted_text.h"

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

} // namespace assay::erlang
