#pragma once
// Values in OCaml's own syntax, as their type says. The text reads back to the same value, here and in the real OCaml.
// Function inputs are written as functions (input/canonical_function.h).

#include <functional>
#include <span>
#include <string>

#include "core/value.h"
#include "lang/ocaml/load/types.h"
#include "lang/ocaml/types/api.h"

namespace assay::ocaml {

class ValueWriter {
 public:
  explicit ValueWriter(UnitTypes& types) : types_(types) {}

  // As an argument of a function: in parentheses where that is needed.
  std::string argument(const Type& type, Value value) { return write(type, value, Place::Argument); }
  std::string expression(const Type& type, Value value) { return write(type, value, Place::Anywhere); }

 private:
  enum class Place : uint8_t { Anywhere, Argument };
  // Names of variables in scope, and of which type they are; innermost last.
  struct Scope {
    std::vector<std::string> names;
    std::vector<const Type*> types;
  };
  friend class FunctionWriter;

  std::string write(const Type& type, Value value, Place place);
  std::string float_text(double number) const;
  std::string library_name(const std::string& name) const;
  std::string write_constructor(const Type& type, Value value, Place place);
  std::string write_variant(const Declaration& declaration, const Type& type, Value value, Place place);
  std::string write_list(const Type& type, Value value);
  std::string write_record(const Declaration& declaration, const Type& type, std::span<const Value> fields);
  std::string fields_text(std::span<const Field> fields, const UnitTypes::Substitution& by,
                          std::span<const Value> values);
  std::string write_made(const Type& type, Value value, Place place);
  std::string write_api_call(const Type& type, const ApiCall& call, Value value, Place place);
  std::string api_call_text(const Type& type, const ApiCall& call, Value value, std::string_view changed);
  std::string write_poly_variant(const Type& type, Value value, Place place);
  std::string write_function(const Type& type, Value value);
  std::vector<std::string> all(std::span<const Type* const> types, std::span<const Value> values);

  UnitTypes& types_;
  const Scope* scope_ = nullptr; // of the body that is being written; null outside of functions
  uint32_t next_name_ = 1;
  uint32_t next_object_ = 1;                               // that calls change before it is what is written
  std::function<std::string(const Type&)> function_names_; // for functions in keys, while one is written
  std::function<std::string(double)> float_names_;         // the same for floats that no pattern tells; may give none
};

std::string char_literal(unsigned char byte);
std::string string_literal(std::string_view bytes);
std::string float_literal(double number);

} // namespace assay::ocaml
