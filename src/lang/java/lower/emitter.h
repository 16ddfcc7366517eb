#pragma once
// What every function in Core that is made for Java needs: how fields, statics, calls, strings, boxes and classes are
// written. One is made for one function.

#include <string_view>

#include "core/builder.h"
#include "lang/java/lower/classes.h"

namespace assay::java {

// How a method is called: by its class's word, or by the receiver's.
enum class CallKind : uint8_t { Static, Special, Virtual };

class Emitter {
 public:
  using Operand = core::Operand;
  using Operands = core::FunctionBuilder::Operands;

  // `name` is the function's; `inside` the class whose code it is, null if it is nobody's.
  Emitter(core::ModuleBuilder& module, core::FunctionBuilder& function, Symbol name, ClassTable& classes,
          const JavaClass* inside)
      : module_(module), function_(function), name_(name), classes_(classes), inside_(inside) {}

  // What is emitted from now on comes from there; `ordinal` tells sites of one kind apart.
  void at(core::Place place, uint32_t ordinal) {
    place_ = place;
    ordinal_ = ordinal;
    sites_ = 0;
  }
  core::Place place() const { return place_; }
  uint32_t ordinal() const { return ordinal_; }
  core::SiteId site(std::string_view kind);

  Operand integer(int64_t number) { return module_.integer(number); }
  Operand null() { return module_.literal(Value::nil()); }
  Operand primitive(std::string_view name, const Operands& operands);
  Operand class_symbol(const JavaClass& of) { return module_.symbol(of.name.text()); }
  Operand string(const std::u16string& text);
  Operand string(std::string_view text); // ASCII
  // Nobody carries this out: says so by name, as an error of the language or as what Assay lacks.
  Operand unsupported(std::string_view what);
  // Notes why nothing is exhausted from here on (Context::leave_open), and answers with the value, of which nothing is
  // known any more by those who go backwards.
  Operand from_world(std::string_view why, Operand value);
  Operand missing_class(Symbol name);
  Operand missing_member(std::string_view error, const MemberReference& member);

  // The statics of a class, which is initialised by then.
  Operand statics(JavaClass& of);
  void initialise(JavaClass& of);
  Operand new_object(JavaClass& of);
  Operand load(uint32_t index, Operand object);
  void store(uint32_t index, Operand object, Operand value);
  // Nothing comes back of a method that returns nothing.
  Operands call(const MemberReference& member, CallKind kind, const Operands& arguments);
  Operands call(const Method& method, CallKind kind, const Operands& arguments) {
    return call(method, kind, arguments, *method.owner);
  }
  // By names of the library that are always there.
  Operand call_library(std::string_view owner, std::string_view selector, CallKind kind, const Operands& arguments);
  Operand checked_cast(Operand object, Symbol class_name);

  Operand box(Operand value, Symbol primitive_type);
  Operand unbox(Operand object, Symbol primitive_type);
  // As an assignment of a value of one type to a variable of another one does it, boxing included. `known` is a type
  // that the value is known to have where `from` says less.
  Operand convert(Operand value, Symbol from, Symbol known, Symbol to);

  core::ModuleBuilder& module() { return module_; }
  core::FunctionBuilder& function() { return function_; }
  ClassTable& classes() { return classes_; }

 private:
  // `receiver`: the type that the object is known to be of.
  Operands call(const Method& method, CallKind kind, const Operands& arguments, const JavaClass& receiver);

  core::ModuleBuilder& module_;
  core::FunctionBuilder& function_;
  Symbol name_;
  ClassTable& classes_;
  const JavaClass* inside_;
  core::Place place_;
  uint32_t ordinal_ = 0;
  uint32_t sites_ = 0;
};

// The function that answers with a class's statics.
Symbol statics_function(const JavaClass& of);
// Whether a class, or what is initialised with it, has something to run before its first use.
bool has_initialiser(const JavaClass& of);
// Whether it is an interface that a class which implements it initialises: one that has methods with code.
bool is_initialised_with_classes(const JavaClass& interface);
// The class that boxes a primitive type.
Symbol box_class(Symbol primitive_type);
// The text of a string constant as a symbol, and back.
Symbol string_symbol(const std::u16string& text);
std::u16string string_of_symbol(Symbol symbol);

} // namespace assay::java
