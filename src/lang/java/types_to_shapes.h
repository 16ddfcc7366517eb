#pragma once
// Types of Java as shapes of inputs. Numbers are themselves; everything else is null or what a maker (makers.h) makes
// of parts: arrays and strings of lists, boxes, constants of enums, objects by their constructors, static methods that
// return them, and calls of their methods afterwards.

#include <span>
#include <string>
#include <vector>

#include "input/shape.h"
#include "input/signature.h"
#include "lang/java/function_objects.h"
#include "lang/java/java_type.h"
#include "lang/java/makers.h"
#include "lang/open_types.h"

namespace assay::java {

class TypesToShapes {
 public:
  // `inside`: whose tests these are; what is private or in other packages they can't call. `candidates`: classes of the
  // program that may be what an interface or superclass stands for.
  TypesToShapes(ShapeTable& shapes, ClassTable& classes, const JavaClass& inside, std::vector<JavaClass*> candidates)
      : shapes_(shapes), classes_(classes), inside_(inside), candidates_(std::move(candidates)) {}

  ShapeId shape_of(const JavaType& type);
  // Never null.
  ShapeId object_of(const JavaType& type);
  // The shape of an argument, or the same object as an earlier argument of a fitting type; the last of the types is its
  // own.
  ShapeId or_same_as_before(ShapeId shape, std::span<const Symbol> types);
  // What is left out of what there could be.
  const std::vector<std::string>& restrictions() const { return restrictions_; }

 private:
  using Members = std::vector<ShapeTable::Member>;

  ShapeId primitive(char tag);
  ShapeId list_of(ShapeId element, const std::string& name);
  Members members_of(const JavaType& type);
  Members class_members(const JavaType& type);
  ShapeId latin_character();
  ShapeId wide_characters();
  bool library_members(const JavaType& type, Members& members); // library_shapes.cpp
  bool collection_members(const JavaType& type, Members& members);
  bool changed_members(const JavaType& type, Members& members);
  bool anything_members(const JavaType& type, Members& members);
  bool can_be_taken_as(const JavaType& type, const JavaClass& expected);
  std::vector<const Method*> makers_of(const JavaClass& of);
  std::vector<const Field*> fields_to_set(JavaClass& of);
  void note_parts(const std::vector<JavaType>& types);
  void add_set_fields(JavaClass& of, const JavaType& type, ShapeId fresh, const std::vector<const Field*>& fields,
                      Members& members);
  void add_own_members(JavaClass& of, const JavaType& type, Members& members);
  Members then_members(JavaClass& of, const JavaType& type, ShapeId object);
  void add_function_object(const FunctionObjectSpec& spec, Members& members);
  ShapeId seen_number(char seen);
  ShapeId function_of(const FunctionSpec& spec);
  std::vector<ShapeId> parameter_shapes(const MethodType& type, size_t from, const std::vector<TypeVariable>& by);
  Alternative made(Symbol maker, const std::vector<ShapeId>& arguments);
  void leave_out(std::string what);

  ShapeTable& shapes_;
  ClassTable& classes_;
  const JavaClass& inside_;
  std::vector<JavaClass*> candidates_;
  std::vector<std::string> restrictions_;
  OpenTypes open_;
};

} // namespace assay::java
