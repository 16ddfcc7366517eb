#pragma once
// Types of Java as shapes of inputs. Numbers are themselves; everything else is null or what a maker (makers.h) makes
// of parts: arrays and strings of lists, boxes, constants of enums, objects by their constructors, static methods that
// return them, and calls of their methods afterwards.
//
// What is left out is said: as a restriction where other objects of the type are made, else as a type of which nothing
// is made.

#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "input/shape.h"
#include "input/signature.h"
#include "lang/java/load/java_type.h"
#include "lang/java/lower/function_objects.h"
#include "lang/java/types/known_changes.h"
#include "lang/java/types/makers.h"
#include "lang/java/types/subclasses.h"
#include "lang/open_types.h"

namespace assay::java {

class TypesToShapes {
 public:
  // `inside`: whose tests these are; what is private or in other packages they can't call. `beside`: classes of the
  // program that may be what an interface or superclass stands for.
  TypesToShapes(ShapeTable& shapes, ClassTable& classes, const JavaClass& inside, const Subclasses& beside,
                KnownChanges& changes)
      : shapes_(shapes), classes_(classes), inside_(inside), beside_(beside), changes_(changes) {}

  ShapeId shape_of(const JavaType& type);
  // Never null.
  ShapeId object_of(const JavaType& type);
  // The shape of an argument, or the same object as an earlier argument of a fitting type; the last of the types is its
  // own.
  ShapeId or_same_as_before(ShapeId shape, std::span<const Symbol> types);
  // A variable of nothing but objects becomes Integer.
  void instantiate(std::vector<TypeVariable>& variables);
  // The arguments of a call beside each other.
  void note_arguments(const std::vector<JavaType>& types) { note_parts(types); }
  // What is left out of what there could be.
  std::vector<std::string> restrictions() const;
  // Types of which there is null at most.
  std::vector<std::string> not_made();

 private:
  using Members = std::vector<ShapeTable::Member>;

  ShapeId primitive(char tag);
  ShapeId list_of(ShapeId element, const std::string& name);
  Members members_of(const JavaType& type);
  Members class_members(const JavaType& type);
  void add_subclasses(JavaClass& of, const JavaType& type, bool are_rare, Members& members);
  ShapeId latin_character();
  ShapeId wide_characters();

  // library_shapes.cpp, library_objects.cpp
  bool is_compared_with(const JavaType& type, const JavaType& wanted);
  void note_making(std::string_view made);
  bool library_members(const JavaType& type, Members& members);
  bool collection_members(const JavaType& type, Members& members);
  bool changed_members(const JavaType& type, Members& members);
  bool anything_members(const JavaType& type, Members& members);
  bool can_be_taken_as(const JavaType& type, const JavaClass& expected);
  bool listed_members(const JavaType& type, Members& members);
  void add_listed_maker(const JavaType& type, std::string_view maker, Members& members);
  JavaType element_of(const JavaType& type, size_t index);

  // class_shapes.cpp
  ShapeId exact_object_of(JavaClass& of, const JavaType& type);
  std::vector<const Method*> makers_of(const JavaClass& of);
  std::vector<TypeVariable> arguments_of(const JavaClass& of, const JavaType& type);
  std::vector<const Field*> fields_to_set(JavaClass& of);
  void add_set_fields(JavaClass& of, const JavaType& type, ShapeId fresh, const std::vector<const Field*>& fields,
                      Members& members);
  void add_own_members(JavaClass& of, const JavaType& type, Members& members);
  void add_constants(const JavaClass& of, Members& members);
  void add_given_by_others(JavaClass& of, Members& members);
  Members then_members(JavaClass& of, const JavaType& type, ShapeId object, const OutsideChanges& outside);
  void add_givers(const JavaClass& of, const OutsideChanges& outside, Members& members);
  Alternative given_by(const Method& method);
  Alternative passed_to(const OutsideChanges::Changer& changer, const JavaClass& of, ShapeId object);
  void note_shared_parts(JavaClass& of);
  void note_out_of_reach(const JavaClass& of, const OutsideChanges& outside);
  bool has_hidden_objects(const JavaClass& of);
  std::optional<JavaType> subtype_for(JavaClass& sub, const JavaType& type);

  void note_parts(const std::vector<JavaType>& types);
  void add_function_object(const FunctionObjectSpec& spec, Members& members);
  ShapeId seen_number(char seen);
  ShapeId function_of(const FunctionSpec& spec);
  // What a function of the input answers with.
  ShapeId answered(const FunctionSpec& spec);
  std::vector<ShapeId> parameter_shapes(const Method& method, const std::vector<TypeVariable>& by);
  Alternative made(Symbol maker, const std::vector<ShapeId>& arguments);
  void leave_out(std::string what);
  void note_defaults(const JavaClass& of);
  void note_open(const JavaClass& of);
  void note_taken_as(const JavaType& type, std::string_view by);

  ShapeTable& shapes_;
  ClassTable& classes_;
  const JavaClass& inside_;
  const Subclasses& beside_;
  KnownChanges& changes_;
  std::vector<std::string> restrictions_;
  std::vector<std::pair<ShapeId, JavaType>> objects_; // all types that were asked for
  std::set<std::string> missing_;                     // of these, those whose classes are not there
  std::unordered_set<Symbol> taken_as_others_; // types whose restriction says already which objects of them there are
  std::set<std::string> open_classes_;         // that others could write subclasses of
  std::set<std::string> given_;                // what these are given is not changed afterwards
  std::set<std::string> taken_;                // nor is what these return
  OpenTypes open_;
};

} // namespace assay::java
