#pragma once
// Whether values of a type in one unit are values of a type in another: types that the units declare themselves are
// the same if they have the same name and the same constructors and fields, which are in the same order then (see
// DeclaredOrder). Of a type that the first unit hides, the second one has to offer what makes values. The type
// variables of both are taken as what makes them one type: the most general one that both allow.

#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/ocaml/load/types.h"

namespace assay::ocaml {

class TypeMatch {
 public:
  // `right_unit` is the name of the right one.
  TypeMatch(UnitTypes& left, UnitTypes& right, std::string right_unit)
      : left_(left), right_(right), right_unit_(std::move(right_unit)) {}

  // In words; nothing: they match.
  std::optional<std::string> why_not(const Type& left, const Type& right);
  // Once they match: what both are, as a type of the left unit; and which variables of the left one are something else
  // there, in words.
  const Type* common(const Type& left);
  std::vector<std::string> instantiations(const Type& left);

 private:
  enum class Side : uint8_t { Left, Right };
  struct Sided {
    Side side;
    const Type* type;
  };

  bool match(Sided left, Sided right);
  bool match(const Type& left, const Type& right) { return match({Side::Left, &left}, {Side::Right, &right}); }
  bool match_hidden(const Type& left, const Type& right);
  bool match_parts(Sided left, Sided right);
  bool match_variables(const Type& left, const Type& right);
  bool match_declarations(std::string_view path);
  bool match_all(const std::vector<const Type*>& left, const std::vector<const Type*>& right);
  bool match_fields(const std::vector<Field>& left, const std::vector<Field>& right);
  bool match_constructors(const std::vector<Constructor>& left, const std::vector<Constructor>& right);
  bool bind(const Sided& variable, const Sided& to);
  Sided resolved(Sided of);
  bool occurs(const std::string& variable, Sided in);
  bool is_known_on_the_left(Sided type);
  const Type* written(Sided type);
  bool makes_as_much(const Type& wanted, const Type& found);
  static std::string name_of(const Sided& variable);

  UnitTypes& left_;
  UnitTypes& right_;
  std::string right_unit_;
  std::unordered_set<std::string> compared_;
  std::string different_; // the first declaration that is, and how
  std::unordered_map<std::string, Sided> bindings_;
  // While declarations are compared: which variable of the one is which of the other.
  std::optional<std::unordered_map<std::string, std::string>> renamed_;
};

} // namespace assay::ocaml
