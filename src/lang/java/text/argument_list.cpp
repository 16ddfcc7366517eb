#include "lang/java/text/argument_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/java/load/java_type.h"

namespace assay::java {

namespace {

// Whether javac might take the other one for a call of this one.
bool is_namesake(const Method& other, const Method& method) {
  if (other.info->name != method.info->name || other.info->descriptor == method.info->descriptor) return false;
  if (other.is(access::is_synthetic) || other.descriptor.parameters == method.descriptor.parameters) return false;
  return other.descriptor.parameters.size() == method.descriptor.parameters.size() || other.is(access::is_varargs) ||
         method.is(access::is_varargs);
}

std::vector<const Method*> namesakes_of(const Method& method) {
  std::vector<const Method*> found;
  auto add = [&](const JavaClass& of) {
    for (const Method& each : of.methods) {
      if (is_namesake(each, method)) found.push_back(&each);
    }
  };
  if (method.info->name.text() == "<init>") {
    add(*method.owner);
  } else {
    for (const JavaClass* ancestor : method.owner->ancestors) add(*ancestor);
  }
  return found;
}

// Whether what is written is a number, which may be boxed.
bool is_number(std::string_view text) {
  return text == "true" || text == "false" || text.starts_with('\'') || text.starts_with('-') ||
         (!text.empty() && text.front() >= '0' && text.front() <= '9');
}

// Whether the argument would do for the other method as well.
bool may_fit(const Method& namesake, size_t index, std::string_view text) {
  const std::vector<Symbol>& types = namesake.descriptor.parameters;
  return index >= types.size() || is_reference(types[index]) || is_number(text);
}

// Whether the text says itself that it is of the type.
bool shows_type(std::string_view text, const std::string& type) {
  if (type == "String" && text.starts_with('"')) return true;
  if (text.starts_with(fmt::format("({}) ", type))) return true;
  constexpr std::string_view made_new = "new ";
  if (!text.starts_with(made_new)) return false;
  text.remove_prefix(made_new.size());
  // As whole arrays: `int[]` is at the start of `int[][]`.
  if (!text.starts_with(type)) return false;
  text.remove_prefix(type.size());
  return text.starts_with('(') || text.starts_with('{') || text.starts_with('<');
}

} // namespace

std::string argument_list(const Method& method, std::span<const std::string> texts) {
  std::vector<const Method*> namesakes = namesakes_of(method);
  std::string list;
  for (size_t i = 0; i < texts.size(); ++i) {
    Symbol type = method.descriptor.parameters[i];
    bool is_variable = method.is(access::is_varargs) && i + 1 == texts.size();
    bool may_be_other = std::ranges::any_of(namesakes, [&](const Method* each) { return may_fit(*each, i, texts[i]); });
    bool is_unclear = is_reference(type) && (may_be_other || (is_variable && texts[i] == "null"));
    std::string source = source_text(type_of_descriptor(type));
    if (i > 0) list += ", ";
    bool is_cast = is_unclear && !shows_type(texts[i], source);
    bool is_negative = texts[i].starts_with('-'); // behind a name in brackets it would be a difference
    if (is_cast) list += fmt::format("({}) ", source);
    list += is_cast && is_negative ? fmt::format("({})", texts[i]) : texts[i];
  }
  return list;
}

} // namespace assay::java
