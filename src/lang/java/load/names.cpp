#include "lang/java/load/names.h"

namespace assay::java {

bool is_class_name(std::string_view text) {
  bool part_is_empty = true;
  for (char c : text) {
    if (c == '.' || c == ';' || c == '[') return false;
    if (c == '/' && part_is_empty) return false;
    part_is_empty = c == '/';
  }
  return !part_is_empty;
}

bool is_plain_name(std::string_view text) {
  return !text.empty() && text.find_first_of(".;[/") == std::string_view::npos;
}

bool is_method_name(std::string_view text) {
  if (text == "<init>" || text == "<clinit>") return true;
  return is_plain_name(text) && text.find_first_of("<>") == std::string_view::npos;
}

} // namespace assay::java
