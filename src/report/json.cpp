#include "report/json.h"

#include <algorithm>

#include "base/utf8.h"

namespace assay::report {

// Bytes that are no UTF-8 (a compiler may quote them from a source) become the character that stands for such.
std::string json_string(std::string_view text) {
  std::string result = "\"";
  while (!text.empty()) {
    char c = text.front();
    size_t length = utf8_length(text);
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (c == '\n' || c == '\t') {
      result += c == '\n' ? "\\n" : "\\t";
    } else if (length == 0) {
      result += "\uFFFD";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  return result + "\"";
}

std::string json_strings(std::span<const std::string> texts) {
  std::string result = "[";
  for (const std::string& text : texts) result += (result.size() == 1 ? "" : ",") + json_string(text);
  return result + "]";
}

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view json) {
  if (!fields_.empty()) fields_ += ",";
  fields_ += json_string(name) + ":" + std::string(json);
  return *this;
}

} // namespace assay::report
