#include "report/style.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

namespace assay::report {

namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != 0;
}

} // namespace

bool is_terminal(int descriptor) {
  const char* terminal = std::getenv("TERM");
  return ::isatty(descriptor) == 1 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

Style Style::for_descriptor(int descriptor) { return Style(is_terminal(descriptor) && !is_set("NO_COLOR")); }

std::string Style::wrapped(std::string_view code, std::string_view text) const {
  return coloured_ ? fmt::format("\033[{}m{}\033[0m", code, text) : std::string(text);
}

} // namespace assay::report
