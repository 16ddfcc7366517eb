#include "lang/java/text/naming.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/java/text/method_title.h"
#include "lang/java/types/precondition_method.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

Symbol JavaNaming::function_symbol(std::string_view name, size_t arity) const {
  const Method* method = tested_.method_named(name, arity);
  return method != nullptr ? entry_of(*method) : Symbol(fmt::format("{}.{}", class_title(tested_.of().name), name));
}

std::string JavaNaming::module_title() const { return class_title(tested_.of().name); }

std::string JavaNaming::short_title_of(const core::Function& function) const {
  // A constructor is a method of its own name as well as what makes an object by it.
  auto found = std::ranges::find(tested_.of().methods, function.name, &Method::function);
  const Method* method = found == tested_.of().methods.end() ? tested_.method_of(function.name) : &*found;
  return method == nullptr ? Naming::short_title_of(function) : short_title(*method);
}

bool JavaNaming::is_named(const core::Function& function, std::string_view name) const {
  const Method* method = tested_.method_of(function.name);
  return method == nullptr ? Naming::is_named(function, name) : java::is_named(*method, name);
}

NamedFunction JavaNaming::precondition_of(std::string_view name, const core::Function& tested) const {
  const Method* method = tested_.method_of(tested.name);
  std::vector<Symbol> taken = method == nullptr ? std::vector<Symbol>() : tested_.argument_types(*method);
  const Method* asked = precondition_method(tested_.classes(), tested_.of(), name, taken);
  if (asked == nullptr) return {Symbol(name), {}, std::string(name)};
  return {asked->function, source_name(asked->owner->name), std::string(asked->selector.text())};
}

std::string JavaNaming::why_no_precondition(std::string_view name, const core::Function& tested) const {
  const Method* method = tested_.method_of(tested.name);
  return method == nullptr ? std::string() : why_no_precondition_method(tested_.classes(), tested_.of(), name, *method);
}

// Constructors are called by what makes new objects.
bool JavaNaming::is_entry(const core::Function& function) const {
  const Method* method = tested_.method_of(function.name);
  if (method == nullptr || method->is(access::is_synthetic) || method->is(access::is_abstract)) return false;
  return is_constructor(*method) ? makes_objects(*method) : method->info->name.text().front() != '<';
}

// What a test in the same package can call.
bool JavaNaming::is_tested_unnamed(const core::Function& function) const {
  const Method* method = tested_.method_of(function.name);
  if (method == nullptr || method->is(access::is_private)) return false;
  if (is_empty_constructor(*method)) return false;
  bool is_main = method->is_static() && method->selector.text() == "main([Ljava/lang/String;)V";
  bool is_of_enum = tested_.of().is(access::is_enum) && method->is_static() &&
                    (method->info->name.text() == "values" || method->info->name.text() == "valueOf");
  return !is_main && !is_of_enum;
}

// Of a class, as a source or a class file writes its name.
std::vector<Symbol> JavaNaming::functions_of(std::string_view module) const {
  std::string name(module);
  std::ranges::replace(name, '.', '/');
  std::vector<Symbol> names;
  const JavaClass* found = tested_.classes().find(Symbol(name));
  if (found == nullptr) return names;
  for (const Method& method : found->methods) {
    if (method.info->code) names.push_back(method.function);
  }
  return names;
}

// Of native methods the titles.
std::string JavaNaming::operation_text(std::string_view primitive) const {
  if (primitive == "java.new_array") return "the length of an array";
  if (primitive == "java.find_class") return "Class.forName(String)";
  const Method* method = tested_.classes().loaded_method(Symbol(primitive));
  return method == nullptr ? std::string(primitive) : full_title(*method);
}

} // namespace assay::java
