#pragma once
// From types of OCaml to shapes of inputs. The type variables of a function are all taken as int, and all as int64: one
// type whose values are what they are, and one whose values are objects, so that identity and equality differ. Both are
// alternatives of one shape: a path that never looks at such a value is taken once. What is mutable is made by a call
// before the run (input/made_by_call.h), so that every run has objects of its own: `ref 1` is made of 1.

#include <expected>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "input/signature.h"
#include "lang/ocaml/load/types.h"
#include "lang/open_types.h"

namespace assay::ocaml {

class TypesToShapes {
 public:
  TypesToShapes(ShapeTable& shapes, UnitTypes& types) : shapes_(shapes), types_(types) {}

  ShapeId shape_of(const Type& type);
  // The same for what two programs come to: values of hidden types are hidden there (input/hidden.h).
  ShapeId result_shape(const Type& type);

  // What the shapes leave out, in words.
  std::vector<std::string> restrictions();
  // Mutable objects that may be parts of an input, each with its type in words.
  const std::vector<std::pair<ShapeId, std::string>>& mutable_objects() const { return mutable_; }
  // Why no value of a type can be made that the input needs; empty: all can.
  std::vector<std::string> problems(ShapeId input);

 private:
  ShapeId constructor_shape(const Type& type, ShapeId self);
  void choose_own_variables(const Constructor& constructor, UnitTypes::Substitution& by);
  ShapeId variant_shape(const Declaration& declaration, const Type& type, ShapeId self);
  ShapeId record_shape(const Declaration& declaration, const Type& type, ShapeId self);
  ShapeId poly_variant_shape(const Type& type, ShapeId self);
  ShapeId function_shape(const Type& type, ShapeId self);
  ShapeId defined(ShapeId self, std::vector<ShapeTable::Member> members);
  bool is_mutable(const Type& type) const;
  bool can_be_looked_into(const Type& type) const;
  ShapeId hidden_shape(const Type& type, ShapeId self);
  ShapeId impossible(const Type& type, ShapeId self, std::string_view why);
  ShapeId tag_shape(Symbol tag);
  // A block as lowering makes it: its fields, or its tag and they.
  Alternative block(int64_t tag, const std::vector<ShapeId>& fields, bool is_mutable);
  std::vector<ShapeId> shapes_of(std::span<const Type* const> types, const UnitTypes::Substitution& by);
  void restrict(std::string words);
  ShapeId new_shape(const Type& type, ShapeId self);

  ShapeTable& shapes_;
  UnitTypes& types_;
  std::vector<std::string> restrictions_;
  std::vector<std::pair<ShapeId, std::string>> unmakeable_; // and why
  std::vector<std::pair<ShapeId, const Type*>> hidden_;     // made by calls
  std::vector<std::pair<ShapeId, std::string>> mutable_;
  OpenTypes open_;
  bool of_result_ = false;
};

// Of a function of the unit. Diagnostics: there are arguments that nobody can make.
std::expected<Signature, Diagnostics> signature_of_type(ShapeTable& shapes, UnitTypes& types, const Type& type,
                                                        std::string_view name);

// The function that makes a mutable block of its fields: `ocaml.make/TAG/COUNT`.
Symbol block_maker(int64_t tag, size_t count);

} // namespace assay::ocaml
