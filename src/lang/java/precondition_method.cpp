#include "lang/java/precondition_method.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/java/method_title.h"
#include "lang/java/visibility.h"

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

} // namespace

const Method* precondition_method(ClassTable& classes, const JavaClass& inside, std::string_view name,
                                  std::span<const Symbol> taken) {
  std::string text(name);
  std::ranges::replace(text, ':', '.');
  size_t dot = text.substr(0, text.find('(')).rfind('.');
  const JavaClass* of = dot == std::string::npos ? &inside : class_named(classes, inside, text.substr(0, dot));
  if (of == nullptr) return nullptr;
  if (dot != std::string::npos) text = text.substr(dot + 1);
  const Method* found = nullptr;
  for (const Method& method : of->methods) {
    bool is_asked = type_tag(method.descriptor.result) == 'Z' && !method.is(access::is_abstract);
    if (!is_asked || !is_named(method, text)) continue;
    std::vector<Symbol> types = taken_by(method);
    if (std::ranges::equal(types, taken)) return &method;
    auto fit = [&](Symbol given, Symbol wanted) { return fits(classes, given, wanted); };
    if (found == nullptr && std::ranges::equal(taken, types, fit)) found = &method;
  }
  return found;
}

} // namespace assay::java
