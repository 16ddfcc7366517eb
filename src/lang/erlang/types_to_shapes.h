#pragma once
// What types mean as shapes. `shape` is the heart: it has a case for each form of a type. Named types are shapes of
// their own, found again by module, name and arguments, so that recursive types close; other forms are in
// structural_shapes.h, and the types of the language itself in predefined_types.h.
//
// The first error ends it all: what was made until then must not be used, and named types that were begun are
// forgotten.

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "input/shape.h"
#include "lang/erlang/module_types.h"

namespace assay::erlang {

// The types of a module, loaded when first asked for.
using TypeLookup = std::function<std::expected<const ModuleTypes*, Diagnostics>(std::string_view module)>;
// Whether anybody can call a function.
using ExportLookup = std::function<bool(Symbol function)>;

// Where a type stands: in which module, and what its variables are.
struct TypeScope {
  struct Variable {
    ShapeId shape;
    bool is_used = false;
  };
  const ModuleTypes* module = nullptr;
  const SpecClause* clause = nullptr; // whose bounds hold; null in a definition
  std::unordered_map<Symbol, Variable> variables;
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
  // The same for a part of an input: an opaque type is the calls that make its values (input/made_by_call.h), as far as
  // that is possible. Not inside of maps and functions, where calls could not be made in time.
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
  ShapeId defined(const ModuleTypes& module, const TypeDefinition& definition, const std::vector<ShapeId>& arguments);
  ShapeId opaque(const ModuleTypes& module, const TypeDefinition& definition, const std::vector<ShapeId>& arguments);
  ShapeId by_definition(const ModuleTypes& module, const TypeDefinition& definition,
                        const std::vector<ShapeId>& arguments);
  // Those of the module's functions that return it and take what can be built; none: null.
  std::optional<ShapeId> by_calls(const ModuleTypes& module, const TypeDefinition& definition,
                                  const std::vector<ShapeId>& arguments);
  bool has_first_maker(const ModuleTypes& module, const TypeDefinition& definition) const;
  std::optional<std::vector<ShapeId>> maker_arguments(const ModuleTypes& module, const TypeDefinition& definition,
                                                      const std::vector<ShapeId>& arguments, const SpecClause& clause);
  ShapeId record(const TypeExpression& type, TypeScope& scope);
  // A shape that refers to itself: found by its key, or made by `make`.
  template <typename Make>
  ShapeId named(const std::string& key, std::string name, Make make);

  ShapeTable& shapes_;
  const TypeLookup& lookup_;
  const ExportLookup& is_exported_;
  bool by_calls_ = false; // opaque types are calls
  Diagnostics errors_;
  bool is_in_spec_ = false;
  std::vector<std::string> keys_; // of the shapes that were made here
  uint32_t depth_ = 0;
  uint32_t steps_ = 0;
};

} // namespace assay::erlang
