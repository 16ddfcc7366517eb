#include "lang/java/text/method_title.h"

#include <algorithm>
#include <iterator>

namespace assay::java {

namespace {

constexpr std::string_view digits = "0123456789";

// `java.util.Map.Entry`, with the dots of source text.
std::string dotted(std::string_view name) {
  std::string text(name);
  std::ranges::replace(text, '/', '.');
  std::ranges::replace(text, '$', '.');
  return text;
}

// `Entry` of `java/util/Map$Entry`. A class without a name keeps the number that javac gave it: `Map$1`.
std::string simple_name(std::string_view name) {
  name = name.substr(name.rfind('/') + 1);
  std::string_view inner = name.substr(name.rfind('$') + 1);
  inner.remove_prefix(std::min(inner.find_first_not_of(digits), inner.size()));
  return std::string(inner.empty() ? name : inner);
}

enum class Types : uint8_t { Simple, Qualified };

std::string type_text(Symbol type, Types types) {
  switch (type_tag(type)) {
    case '[': return type_text(Symbol(type.text().substr(1)), types) + "[]";
    case 'L': break;
    default: return source_type(type);
  }
  std::string_view name = class_of_type(type).text();
  return types == Types::Simple ? simple_name(name) : dotted(name);
}

std::string name_of(const Method& method) {
  std::string_view name = method.info->name.text();
  if (name == "<init>") return "new " + simple_name(method.owner->name.text());
  return name == "<clinit>" ? "the static initialiser" : std::string(name);
}

std::string title(const Method& method, Types types) {
  std::string text;
  const std::vector<Symbol>& parameters = method.descriptor.parameters;
  for (size_t i = 0; i < parameters.size(); ++i) {
    std::string type = type_text(parameters[i], types);
    bool takes_any_number = i + 1 == parameters.size() && method.is(access::is_varargs) && type.ends_with("[]");
    if (takes_any_number) type.replace(type.size() - 2, 2, "...");
    text += (i == 0 ? "" : ", ") + type;
  }
  return name_of(method) + "(" + text + ")";
}

// `Entry` and `Map.Entry` are ends of `java.util.Map.Entry`, `try` is not.
bool is_end_of(std::string_view text, std::string_view whole) {
  if (!whole.ends_with(text) || text.empty()) return false;
  return text.size() == whole.size() || whole[whole.size() - text.size() - 1] == '.';
}

std::string without_spaces(std::string_view text) {
  std::string result;
  std::ranges::copy_if(text, std::back_inserter(result), [](char c) { return c != ' ' && c != '\t'; });
  return result;
}

// What stands between < and > is taken out; an array at the end may be written `int...`.
std::string erased_types(std::string_view text) {
  std::string result;
  size_t depth = 0;
  for (char c : text) {
    if (c == '<') ++depth;
    if (depth == 0) result += c;
    if (c == '>' && depth > 0) --depth;
  }
  if (result.ends_with("...")) result.replace(result.size() - 3, 3, "[]");
  return result;
}

bool are_types(std::string_view text, const std::vector<Symbol>& parameters) {
  if (parameters.empty()) return text.empty();
  for (size_t i = 0; i < parameters.size(); ++i) {
    bool is_last = i + 1 == parameters.size();
    size_t comma = text.find(',');
    if (is_last != (comma == std::string_view::npos)) return false;
    if (!is_end_of(text.substr(0, comma), type_text(parameters[i], Types::Qualified))) return false;
    if (!is_last) text.remove_prefix(comma + 1);
  }
  return true;
}

} // namespace

std::string class_title(Symbol class_name) {
  std::string_view name = class_name.text();
  return dotted(name.substr(name.rfind('/') + 1));
}

std::string short_title(const Method& method) {
  std::string simple = title(method, Types::Simple);
  bool is_shared = std::ranges::any_of(method.owner->methods, [&](const Method& other) {
    return &other != &method && other.info->name == method.info->name && title(other, Types::Simple) == simple;
  });
  return is_shared ? title(method, Types::Qualified) : simple;
}

std::string full_title(const Method& method) {
  std::string_view name = method.info->name.text();
  if (name == "<init>") return short_title(method);
  std::string owner = class_title(method.owner->name);
  return name == "<clinit>" ? "the static initialiser of " + owner : owner + "." + short_title(method);
}

bool is_named(const Method& method, std::string_view text) {
  std::string wanted = without_spaces(text);
  size_t parenthesis = wanted.find('(');
  std::string_view name = std::string_view(wanted).substr(0, parenthesis);
  size_t dot = name.rfind('.');
  if (dot != std::string_view::npos) {
    if (!is_end_of(name.substr(0, dot), dotted(method.owner->name.text()))) return false;
    name.remove_prefix(dot + 1);
  }
  std::string plain(method.info->name.text());
  if (plain == "<init>") plain = without_spaces(name_of(method)); // `new Shop`
  if (parenthesis == std::string::npos) {
    return name == plain || name == plain + "/" + std::to_string(method.descriptor.parameters.size());
  }
  if (name != plain) return false;
  if (!wanted.ends_with(')')) return false;
  std::string types = erased_types(wanted.substr(parenthesis + 1, wanted.size() - parenthesis - 2));
  return are_types(types, method.descriptor.parameters);
}

} // namespace assay::java
