#include "lang/java/library_boundary.h"

#include <array>

#include "lang/java/lower/emitter.h"
#include "lang/java/types/makers.h"

namespace assay::java {

using core::Function;
using core::Opcode;

namespace {

// What a program can have members called by that it does not name.
constexpr std::array<std::string_view, 10> reflective = {"java/lang/reflect/",
                                                         "java/lang/invoke/",
                                                         "java/lang/Class.forName",
                                                         "java/lang/Class.newInstance",
                                                         "java/lang/ClassLoader",
                                                         "java/util/ServiceLoader",
                                                         "java/beans/",
                                                         "java/io/ObjectInputStream",
                                                         "java/io/ObjectOutputStream",
                                                         "sun/reflect/"};
constexpr std::string_view harmless = "java/lang/reflect/Array.";

} // namespace

// A function is part of a module that has the name of its class, but for what makes inputs.
bool JavaBoundary::is_library(const Function& function) {
  auto [known, is_new] = of_library_.try_emplace(function.module, false);
  if (is_new && !maker_of_name(function.module->name)) {
    const JavaClass* of = program_.classes().find(function.module->name);
    known->second = of != nullptr && of->of_library;
  }
  return known->second;
}

// Methods and constructors of the class and of those inside of it.
std::vector<const Function*> JavaBoundary::callable() {
  std::vector<const Function*> functions;
  if (main_ == nullptr) return functions;
  std::vector<JavaClass*> classes = {main_};
  for (const InnerClass& inner : main_->file->inner_classes) {
    JavaClass* found =
        inner.name.text().starts_with(main_->name.text()) ? program_.classes().find(inner.name) : nullptr;
    if (found != nullptr && found != main_) classes.push_back(found);
  }
  for (JavaClass* of : classes) {
    for (const Method& method : of->methods) {
      bool is_for_others = method.info->code && &method != of->initialiser && !method.is(access::is_private) &&
                           !method.is(access::is_synthetic);
      if (is_for_others) functions.push_back(program_.resolve(method.function).function);
    }
  }
  return functions;
}

bool JavaBoundary::is_a(Symbol class_name, Symbol other) {
  const JavaClass* one = program_.classes().find(class_name);
  const JavaClass* of = program_.classes().find(other);
  return one != nullptr && of != nullptr && one->is_a(*of);
}

bool JavaBoundary::can_receive_in_library(Symbol selector) {
  const JavaClass* owner = program_.classes().find(receiver_of(selector));
  return owner == nullptr || owner->of_library || owner->is_array();
}

// Those that a superclass or an interface of the library declares.
std::vector<const Function*> JavaBoundary::known_methods(Symbol class_name) {
  std::vector<const Function*> known;
  JavaClass* of = program_.classes().find(class_name);
  if (of == nullptr || of->of_library) return known;
  for (const JavaClass* ancestor : of->ancestors) {
    if (!ancestor->of_library) continue;
    for (const auto& [selector, declared] : ancestor->by_selector) {
      const Method* method = ClassTable::dispatch(*of, selector);
      bool is_own = method != nullptr && !method->owner->of_library;
      if (is_own) known.push_back(program_.resolve_method(class_name, selector));
    }
  }
  return known;
}

std::vector<const Function*> JavaBoundary::initialising(JavaClass& of) {
  if (!has_initialiser(of)) return {};
  return {program_.resolve(statics_function(of)).function};
}

// Whoever has a class can have it initialised, and an enum asked for its constants.
std::vector<const Function*> JavaBoundary::handed_over(const Function& in, const core::Instruction& code) {
  bool is_class = code.opcode == Opcode::Primitive && code.symbol.text() == "java.class";
  if (!is_class || !code.operands[0].is_literal()) return {};
  JavaClass* of = program_.classes().find(in.module->literals[code.operands[0].index()].as_symbol());
  while (of != nullptr && of->element != nullptr) of = of->element;
  if (of == nullptr || of->of_library || of->is_primitive) return {};
  std::vector<const Function*> functions = initialising(*of);
  for (const Method& method : of->methods) {
    bool asks_for_constants = of->is(access::is_enum) && method.is_static() && method.info->name.text() == "values";
    if (asks_for_constants) functions.push_back(program_.resolve(method.function).function);
  }
  return functions;
}

std::vector<const Function*> JavaBoundary::started() {
  return main_ == nullptr ? std::vector<const Function*>() : initialising(*main_);
}

std::string JavaBoundary::why_unknown(const core::Instruction& call) {
  std::string_view callee = call.symbol.text();
  if (callee.starts_with(harmless)) return {};
  for (std::string_view each : reflective) {
    if (callee.starts_with(each)) return "reflection, by " + std::string(callee.substr(0, callee.find('(')));
  }
  return {};
}

} // namespace assay::java
