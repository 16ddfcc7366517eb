#include "lang/java/types/precondition_method.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/java/load/java_type.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

// Of `p.Checks`, or of `Checks` in the package of the class under test, `Inner` inside of that, or itself.
JavaClass* class_named(ClassTable& classes, const JavaClass& inside, std::string name) {
  std::ranges::replace(name, '.', '/');
  std::string_view package = package_of(inside.name);
  std::string beside = package.empty() ? name : fmt::format("{}/{}", package, name);
  for (const std::string& each : {beside, name, fmt::format("{}${}", inside.name.text(), name)}) {
    if (JavaClass* found = classes.find(Symbol(each))) return found;
  }
  return nullptr;
}

std::vector<Symbol> taken_by(const Method& method) {
  std::vector<Symbol> types = method.descriptor.parameters;
  if (takes_object(method)) types.insert(types.begin(), type_of_class(method.owner->name));
  return types;
}

// Without conversions of numbers: the machine hands on what it has.
bool fits(ClassTable& classes, Symbol given, Symbol wanted) {
  if (given == wanted) return true;
  if (!is_reference(given) || !is_reference(wanted)) return false;
  const JavaClass* from = classes.of_type(given);
  const JavaClass* to = classes.of_type(wanted);
  return from != nullptr && to != nullptr && from->is_a(*to);
}

// The class that a name is of, and the name of the method in it; null: there is no such class.
struct Named {
  const JavaClass* of = nullptr;
  std::string method;
};
Named named(ClassTable& classes, const JavaClass& inside, std::string_view name) {
  std::string text(name);
  std::ranges::replace(text, ':', '.');
  size_t dot = text.substr(0, text.find('(')).rfind('.');
  if (dot == std::string::npos) return {&inside, text};
  return {class_named(classes, inside, text.substr(0, dot)), text.substr(dot + 1)};
}

bool returns_boolean(const Method& method) { return type_tag(method.descriptor.result) == 'Z'; }

// `Checks.isSmall(int) (Checks.java:3)`.
std::string with_place(const Method& method) {
  bool has_line = method.info->code && !method.info->code->lines.empty() && !method.owner->file->source_file.empty();
  if (!has_line) return full_title(method);
  return fmt::format("{} ({}:{})", full_title(method), method.owner->file->source_file,
                     method.info->code->lines.front().line);
}

} // namespace

const Method* precondition_method(ClassTable& classes, const JavaClass& inside, std::string_view name,
                                  std::span<const Symbol> taken) {
  Named wanted = named(classes, inside, name);
  if (wanted.of == nullptr) return nullptr;
  const Method* found = nullptr;
  for (const Method& method : wanted.of->methods) {
    bool is_asked = returns_boolean(method) && !method.is(access::is_abstract);
    if (!is_asked || !is_named(method, wanted.method)) continue;
    std::vector<Symbol> types = taken_by(method);
    if (std::ranges::equal(types, taken)) return &method;
    auto fit = [&](Symbol given, Symbol asked) { return fits(classes, given, asked); };
    if (found == nullptr && std::ranges::equal(taken, types, fit)) found = &method;
  }
  return found;
}

std::string why_no_precondition_method(ClassTable& classes, const JavaClass& inside, std::string_view name,
                                       const Method& tested) {
  Named wanted = named(classes, inside, name);
  if (wanted.of == nullptr) return "there is no such class";
  const Method* other = nullptr; // one that returns a boolean, if there is any
  for (const Method& method : wanted.of->methods) {
    if (!is_named(method, wanted.method)) continue;
    if (other == nullptr || returns_boolean(method)) other = &method;
  }
  if (other == nullptr) return fmt::format("{} has no method of that name", class_title(wanted.of->name));
  if (!returns_boolean(*other)) {
    return fmt::format("{} returns {}, not boolean", with_place(*other),
                       source_text(type_of_descriptor(other->descriptor.result)));
  }
  if (other->is(access::is_abstract)) return fmt::format("{} is abstract", with_place(*other));
  return fmt::format("{} does not take what {} takes", with_place(*other), full_title(tested));
}

} // namespace assay::java
