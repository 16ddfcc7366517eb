#pragma once
// What types mean as shapes. `shape` is the heart: it has a case for each form of a type. Named types are shapes of
// their own, found again by module, name and arguments, so that recursive types close; other forms are in
// structural_shapes.h, and the types of the language itself in predefined_types.h.
//
// A value of an opaque type is what its definition says, but nobody outside of its module may make it so. Where an
// input is built, it is the calls of its module that make it (input/made_by_call.h); where calls can't be made in time,
// inside of maps and of what functions return, no value of it is made, and the shape says so (`unmade_type`). These are
// in opaque_shapes.cpp.
//
// The first error ends it all: what was made until then must not be used, and named types that were begun are
// forgotten.

#include <array>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "input/shape.h"
#include "lang/erlang/load/module_types.h"

namespace assay::erlang {

// The types of a module, loaded when first asked for.
using TypeLookup = std::function<std::expected<const ModuleTypes*, Diagnostics>(std::string_view module)>;
// Whether anybody can call a function.
using ExportLookup = std::function<bool(Symbol function)>;

// What an opaque type stands for: its definition in what a program answers, calls or nothing in an input.
enum class Opaque : uint8_t { Defined, Called, Unmade };

// The type of the one alternative that an opaque type has of which no value is made. Its note says so.
Symbol unmade_type();

// Where a type stands: in which module, and what its variables are.
struct TypeScope {
  struct Variable {
    ShapeId shape;
    bool is_used = false;
  };
  // An argument of a type, which is another shape where opaque types are something else.
  struct Argument {
    const TypeExpression* type;
    TypeScope* scope;
  };
  const ModuleTypes* module = nullptr;
  const SpecClause* clause = nullptr; // whose bounds hold; null in a definition
  std::array<std::unordered_map<Symbol, Variable>, 3> variables = {};
  std::unordered_map<Symbol, Argument> arguments = {};
  std::unordered_map<Symbol, Variable>& variables_with(Opaque opaque) { return variables[static_cast<size_t>(opaque)]; }
};

class TypesToShapes {
 public:
  TypesToShapes(ShapeTable& shapes, const TypeLookup& lookup, const ExportLookup& is_exported)
      : shapes_(shapes), lookup_(lookup), is_exported_(is_exported) {}
  TypesToShapes(const TypesToShapes&) = delete;
  TypesToShapes& operator=(const TypesToShapes&) = delete;
  ~TypesToShapes();

  // What a value of the type is.
  ShapeId shape(const TypeExpression& type, TypeScope& scope);
  // The same for a part of an input.
  ShapeId input_shape(const TypeExpression& type, TypeScope& scope);
  const Diagnostics& errors() const { return errors_; }
  // The first error is at a type that the spec itself names, not one that those are defined by.
  bool is_in_spec() const { return is_in_spec_; }

 private:
  ShapeId fail(const TypeExpression& type, const TypeScope& scope, std::string message);
  ShapeId shape_of_form(const TypeExpression& type, TypeScope& scope);
  std::vector<ShapeId> parts(const TypeExpression& type, TypeScope& scope);
  ShapeId map(const TypeExpression& type, TypeScope& scope);
  ShapeId function(const TypeExpression& type, TypeScope& scope);
  ShapeId variable(const TypeExpression& type, TypeScope& scope);
  ShapeId bounded(Symbol variable, const TypeExpression& bound, TypeScope& scope);
  ShapeId predefined(const TypeExpression& type, TypeScope& scope);
  ShapeId local(const TypeExpression& type, TypeScope& scope);
  ShapeId remote(const TypeExpression& type, TypeScope& scope);
  // A named type where it is used: its definition, what it is used with, as types and as shapes.
  struct Use {
    const ModuleTypes& module;
    const TypeDefinition& definition;
    const TypeExpression& type;
    TypeScope& scope;
    std::vector<ShapeId> arguments;
    std::string name() const;
  };
  ShapeId used(const Use& use);
  ShapeId defined(const Use& use);
  // Those of the module's functions that return it and take what can be built.
  ShapeId by_calls(const Use& use);
  ShapeId unmade(const Use& use, std::string_view why);
  bool has_first_maker(const ModuleTypes& module, const TypeDefinition& definition) const;
  std::optional<std::vector<ShapeId>> maker_arguments(const Use& use, const SpecClause& clause);
  ShapeId record(const TypeExpression& type, TypeScope& scope);
  // A shape that refers to itself: found by its key, or made by `make`.
  template <typename Make>
  ShapeId named(const std::string& key, std::string name, Make make);
  std::string full_key(const std::string& key) const;

  ShapeTable& shapes_;
  const TypeLookup& lookup_;
  const ExportLookup& is_exported_;
  Opaque opaque_ = Opaque::Defined;
  Diagnostics errors_;
  bool is_in_spec_ = false;
  std::vector<std::string> keys_; // of the shapes that were made here
  uint32_t depth_ = 0;
  uint32_t steps_ = 0;
};

// A type with its arguments, for people.
std::string name_of_use(const ShapeTable& shapes, const std::string& type, const std::vector<ShapeId>& arguments);

} // namespace assay::erlang
