#include "lang/java/descriptor.h"

#include <algorithm>

namespace assay::java {

namespace {

// The length of the type at the start of a text.
size_t type_length(std::string_view text) {
  size_t dimensions = text.find_first_not_of('[');
  if (text[dimensions] != 'L') return dimensions + 1;
  return text.find(';', dimensions) + 1;
}

} // namespace

MethodDescriptor method_descriptor(Symbol descriptor) {
  MethodDescriptor result;
  std::string_view rest = descriptor.text().substr(1);
  while (rest.front() != ')') {
    size_t length = type_length(rest);
    result.parameters.emplace_back(rest.substr(0, length));
    rest.remove_prefix(length);
  }
  result.result = Symbol(rest.substr(1));
  return result;
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
  for (char& letter : name) letter = letter == '/' ? '.' : letter;
  return name;
}

std::string source_name(Symbol class_name) {
  if (class_name.text().front() == '[') return source_type(class_name);
  std::string name(class_name.text());
  std::ranges::replace(name, '/', '.');
  return name;
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
