#pragma once
// Types of Java as signatures have them, generics included: what a parameter is said to be.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/java/lower/classes.h"

namespace assay::java {

struct JavaType {
  enum class Kind : uint8_t { Primitive, Class, Array, Variable } kind = Kind::Primitive;
  char tag = 'I';                    // Primitive; `V`: nothing
  Symbol name{};                     // Class: internal name; Variable: its name
  std::vector<JavaType> arguments{}; // Class: those between < and >; a wildcard is its bound. Array: the element
  bool operator==(const JavaType&) const = default;

  bool is_primitive() const { return kind == Kind::Primitive; }
  bool is_class(std::string_view of) const { return kind == Kind::Class && name.text() == of; }
};

JavaType class_type(std::string_view name, std::vector<JavaType> arguments = {});
// Of a descriptor of a field.
JavaType type_of_descriptor(Symbol descriptor);
// The descriptor of a type without what is generic in it.
Symbol erased(const JavaType& type);

struct TypeVariable {
  Symbol name;
  JavaType bound;
};
struct MethodType {
  std::vector<TypeVariable> variables;
  std::vector<JavaType> parameters;
  JavaType result;
};
// As the signature has it, or the descriptor where there is none, or where the two differ in the number of parameters
// (constructors of inner classes and enums).
MethodType type_of_method(const MethodInfo& method);
JavaType type_of_field(const FieldInfo& field);
std::vector<TypeVariable> variables_of_class(const ClassFile& file);
// Of the class's variables, what a type has for them; those it has nothing for keep their bounds.
std::vector<TypeVariable> variables_by(const ClassFile& file, const JavaType& type);
// A type seen as one of the classes or interfaces that its class extends, however far up; nothing: it is none, or a
// class between them is missing.
std::optional<JavaType> as_ancestor(ClassTable& classes, const JavaType& type, Symbol ancestor);

// Variables replaced; those that are not among them become their bounds.
JavaType substitute(const JavaType& type, const std::vector<TypeVariable>& by);

// As source text: `java.util.List<Integer>`, with the names that javac takes.
std::string source_text(const JavaType& type);

} // namespace assay::java
