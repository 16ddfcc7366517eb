#include "lang/java/load/descriptor.h"

#include <algorithm>

#include "lang/java/load/names.h"

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

// Calls `take` with the descriptor of each parameter; what is left, behind the parenthesis, is that of the result.
template <typename Take>
std::string_view for_each_parameter(std::string_view descriptor, Take take) {
  descriptor.remove_prefix(1);
  while (descriptor.front() != ')') {
    size_t length = field_length(descriptor);
    take(descriptor.substr(0, length));
    descriptor.remove_prefix(length);
  }
  return descriptor.substr(1);
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

bool is_class_or_array_name(std::string_view text) {
  return dimensions(text) > 0 ? is_field_descriptor(text) : is_class_name(text);
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
  std::string_view result = for_each_parameter(descriptor, [&](std::string_view parameter) {
    kinds.parameters += kind_of(parameter);
    kinds.slots += slots_of(kind_of(parameter));
  });
  kinds.result = kind_of(result);
  return kinds;
}

MethodDescriptor method_descriptor(Symbol descriptor) {
  MethodDescriptor types;
  types.result = Symbol(for_each_parameter(
      descriptor.text(), [&](std::string_view parameter) { types.parameters.emplace_back(parameter); }));
  return types;
}

Symbol class_of_type(Symbol type) {
  std::string_view text = type.text();
  return text.front() == 'L' ? Symbol(text.substr(1, text.size() - 2)) : type;
}

Symbol type_of_class(Symbol class_name) {
  std::string_view text = class_name.text();
  if (text.front() == '[') return class_name;
  std::string type = "L";
  type += text;
  type += ';';
  return Symbol(type);
}

Value default_of(Symbol type) {
  switch (type_tag(type)) {
    case 'F':
    case 'D': return Value::floating(0);
    case 'L':
    case '[': return Value::nil();
    default: return Value::integer(0);
  }
}

std::string binary_name(Symbol class_name) {
  std::string name(class_name.text());
  std::ranges::replace(name, '/', '.');
  return name;
}

std::string source_name(Symbol class_name) {
  return class_name.text().front() == '[' ? source_type(class_name) : binary_name(class_name);
}

std::string source_type(Symbol type) {
  switch (type_tag(type)) {
    case 'B': return "byte";
    case 'C': return "char";
    case 'D': return "double";
    case 'F': return "float";
    case 'I': return "int";
    case 'J': return "long";
    case 'S': return "short";
    case 'Z': return "boolean";
    case 'V': return "void";
    case '[': return source_type(Symbol(type.text().substr(1))) + "[]";
    default: return source_name(class_of_type(type));
  }
}

} // namespace assay::java
