#pragma once
// Constraints on an input in words, for explanations: `element 2 of argument 1 is an integer`.

#include <functional>
#include <span>
#include <string>

#include "input/constraint.h"
#include "input/store.h"

namespace assay::report {

class ConstraintText {
 public:
  // `value_text` words a value in the program's language.
  using ValueText = std::function<std::string(Value)>;
  ConstraintText(const InputSpace& space, ValueText value_text) : space_(space), value_text_(std::move(value_text)) {}

  std::string cell(CellId cell) const;
  std::string pattern(PatternId pattern) const;
  std::string term(TermId term) const;
  std::string constraint(const Constraint& constraint) const;
  std::string all(std::span<const Constraint> constraints) const;

 private:
  std::string list_part(CellId cell) const;
  std::string pieces(PatternId pattern) const;
  std::string operation(const Term& term) const;

  const InputSpace& space_;
  ValueText value_text_;
};

} // namespace assay::report
