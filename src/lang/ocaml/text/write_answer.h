#pragma once
// What a program answers, in OCaml's own syntax as its type says: from canonical text (docs/exchange-form.md), which
// our machine and the real OCaml write alike. What can't be written is worded as OCaml's toplevel does: <fun>, <abstr>.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/sexpr.h"
#include "lang/ocaml/load/types.h"

namespace assay::ocaml {

class AnswerWriter {
 public:
  // `types` are those of `unit`; null: nothing is known of them.
  AnswerWriter(UnitTypes* types, std::string_view unit) : types_(types), unit_(unit) {}

  // Without a type, in words that look like OCaml as far as they can.
  std::string value(const Type* type, std::string_view canonical);
  // `Failure "hd"`, `Bad ("n", 4)`: without the names of the unit and of the standard library before it.
  std::string exception(std::string_view canonical);

  // Whether the texts so far are source text that stands for the same values.
  bool can_be_read() const { return can_be_read_; }

 private:
  enum class Place : uint8_t { Anywhere, Argument };

  std::string write(const Type* type, const Sexpr& value, Place place);
  std::string typed(const Type& type, const Sexpr& value, Place place);
  std::string scalar(std::string_view type, const Sexpr& value, Place place);
  std::string constructed(const Type& type, const Sexpr& value, Place place);
  std::string variant(const Declaration& declaration, const Type& type, const Sexpr& value, Place place);
  std::string poly_variant(const Type& type, const Sexpr& value, Place place);
  std::string list(const Type* element, const Sexpr& value);
  std::string record(std::span<const Field> fields, const UnitTypes::Substitution& by, std::span<const Sexpr> values);
  // What a constructor or an exception is applied to.
  std::string arguments(const Constructor& constructor, const UnitTypes::Substitution& by,
                        std::span<const Sexpr> values);
  std::string raised(const Sexpr& exception, Place place);
  std::string separated(std::span<const Type* const> types, std::span<const Sexpr> values, std::string_view separator);
  std::string untyped(const Sexpr& value, Place place);
  std::string untyped_block(const Sexpr& block, Place place);
  std::string number(const Sexpr& value, std::string_view suffix, Place place) const;
  std::string unreadable(std::string words);

  UnitTypes* types_;
  std::string_view unit_;
  uint32_t depth_ = 0;
  bool can_be_read_ = true;
  bool is_exception_ = false; // then two that are not the same must not read the same
};

// `Bad (_, _)`; `_` if it is no exception.
std::string exception_pattern(std::string_view canonical, std::string_view unit);

} // namespace assay::ocaml
