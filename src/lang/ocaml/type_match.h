#pragma once
// Whether values of a type in one unit are values of a type in another: types that the units declare themselves are
// the same if they have the same name and the same constructors and fields, which are in the same order then (see
// DeclaredOrder). Of a type that the first unit hides, the second one has to offer what makes values. A type variable
// is anything, since inputs are made for one choice of it that suits both.

#include <optional>
#include <string>
#include <unordered_set>

#include "lang/ocaml/types.h"

namespace assay::ocaml {

class TypeMatch {
 public:
  TypeMatch(UnitTypes& left, UnitTypes& right) : left_(left), right_(right) {}

  // In words; nothing: they match.
  std::optional<std::string> why_not(const Type& left, const Type& right);

 private:
  bool match(const Type& left, const Type& right);
  bool match_hidden(const Type& left, const Type& right);
  bool match_declarations(std::string_view path);
  bool match_all(const std::vector<const Type*>& left, const std::vector<const Type*>& right);
  bool match_fields(const std::vector<Field>& left, const std::vector<Field>& right);
  bool match_constructors(const std::vector<Constructor>& left, const std::vector<Constructor>& right);

  UnitTypes& left_;
  UnitTypes& right_;
  std::unordered_set<std::string> compared_;
  std::string different_; // the first declaration that is, and how
};

} // namespace assay::ocaml
