#include "lang/erlang/lower/function_name.h"

#include <fmt/format.h>

#include <charconv>

namespace assay::erlang {

Symbol function_symbol(std::string_view module, std::string_view function, uint64_t arity) {
  return Symbol(fmt::format("{}:{}/{}", module, function, arity));
}

FunctionName split_function_name(Symbol name) {
  std::string_view text = name.text();
  FunctionName parts;
  size_t slash = text.rfind('/');
  if (slash != std::string_view::npos) {
    std::from_chars(text.data() + slash + 1, text.data() + text.size(), parts.arity);
    text = text.substr(0, slash);
  }
  size_t colon = text.find(':');
  if (colon != std::string_view::npos) {
    parts.module = text.substr(0, colon);
    text.remove_prefix(colon + 1);
  }
  parts.function = text;
  return parts;
}

} // namespace assay::erlang
