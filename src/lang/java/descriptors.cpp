#include "lang/java/descriptors.h"

#include <cstddef>

namespace assay::java {
namespace {

constexpr uint32_t most_dimensions = 255;
constexpr uint32_t most_slots = 255;

// The length of the field descriptor that `text` starts with; 0 when it does not start with one.
size_t field_length(std::string_view text) {
  size_t brackets = dimensions(text);
  if (brackets > most_dimensions || brackets == text.size()) return 0;
  std::string_view element = text.substr(brackets);
  if (std::string_view("BCDFIJSZ").find(element[0]) != std::string_view::npos) return brackets + 1;
  if (element[0] != 'L') return 0;
  size_t end = element.find(';');
  if (end == std::string_view::npos || !is_class_name(element.substr(1, end - 1))) return 0;
  return brackets + end + 1;
}

} // namespace

uint32_t dimensions(std::string_view text) {
  size_t count = text.find_first_not_of('[');
  return static_cast<uint32_t>(count == std::string_view::npos ? text.size() : count);
}

bool is_field_descriptor(std::string_view text) {
  size_t length = field_length(text);
  return length != 0 && length == text.size();
}

bool is_method_descriptor(std::string_view text) {
  if (text.empty() || text[0] != '(') return false;
  text.remove_prefix(1);
  uint32_t slots = 0;
  while (!text.empty() && text[0] != ')') {
    size_t length = field_length(text);
    if (length == 0) return false;
    slots += slots_of(kind_of(text));
    if (slots > most_slots) return false;
    text.remove_prefix(length);
  }
  if (text.empty()) return false;
  text.remove_prefix(1);
  return text == "V" || is_field_descriptor(text);
}

bool is_class_name(std::string_view text) {
  bool part_is_empty = true;
  for (char c : text) {
    if (c == '.' || c == ';' || c == '[') return false;
    if (c == '/' && part_is_empty) return false;
    part_is_empty = c == '/';
  }
  return !part_is_empty;
}

bool is_class_or_array_name(std::string_view text) {
  return dimensions(text) > 0 ? is_field_descriptor(text) : is_class_name(text);
}

bool is_plain_name(std::string_view text) {
  return !text.empty() && text.find_first_of(".;[/") == std::string_view::npos;
}

bool is_method_name(std::string_view text) {
  if (text == "<init>" || text == "<clinit>") return true;
  return is_plain_name(text) && text.find_first_of("<>") == std::string_view::npos;
}

char kind_of(std::string_view descriptor) {
  switch (descriptor.empty() ? 'V' : descriptor[0]) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return 'I';
    case 'J': return 'J';
    case 'F': return 'F';
    case 'D': return 'D';
    case 'L':
    case '[': return 'A';
    default: return 'V';
  }
}

MethodKinds kinds_of_method(std::string_view descriptor) {
  MethodKinds kinds;
  descriptor.remove_prefix(1);
  while (descriptor[0] != ')') {
    char kind = kind_of(descriptor);
    kinds.parameters += kind;
    kinds.slots += slots_of(kind);
    descriptor.remove_prefix(field_length(descriptor));
  }
  kinds.result = kind_of(descriptor.substr(1));
  return kinds;
}

} // namespace assay::java
