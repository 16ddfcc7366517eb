#include "report/json.h"

namespace assay {

std::string json_string(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    switch (c) {
      case '"': result += "\\\""; break;
      case '\\': result += "\\\\"; break;
      case '\n': result += "\\n"; break;
      case '\t': result += "\\t"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
          result += c;
        }
    }
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

} // namespace assay
