#pragma once
// What a decision says about an input. An alternative of a decision is a list of constraints, all of which hold when it
// is taken; the store (input/store.h) is told them in the order of the path.

#include <cstdint>

#include "input/cell.h"
#include "input/form.h"
#include "input/pattern.h"

namespace assay::input {

struct Constraint {
  enum class Type : uint8_t {
    FormIn,           // cell `a` has one of the forms `b`
    Arity,            // cell `a` is a tuple of `b` elements
    NotArity,         // cell `a` is no tuple of `b` elements
    FunctionArity,    // cell `a` is a function of `b` arguments
    NotFunctionArity, // cell `a` is no function of `b` arguments
    Holds,            // Bool term `a`
    Equal,            // patterns `a` and `b` are exactly equal
    Apart,            // patterns `a` and `b` are not exactly equal
    KeyPresent,       // map cell `a` has the key that is pattern `b`
    KeyAbsent,        // map cell `a` lacks it
    SymbolLess,       // patterns `a` and `b` are symbols, and the text of `a` comes first
    Closed,           // map cell `a` has no keys but those that are known
    NoneOf,           // cell `a` is exactly equal to no element of tuple pattern `b`
    Plain,            // no function is in cell `a`, nor is it one
    NotPlain,         // it is one, or one is in it
    Choice,           // cell `a`, a body or an argument of a call in one, is what `b` says (input/body.h)
    Outcome, // a function that runs on known values came to pattern `a`: says nothing about the input by itself
  };
  Type type = Type::Holds;
  uint32_t a = 0;
  uint32_t b = 0;
  bool operator==(const Constraint&) const = default;

  static Constraint forms(CellId cell, Forms forms) { return {Type::FormIn, cell, forms}; }
  static Constraint arity(CellId cell, uint32_t arity) { return {Type::Arity, cell, arity}; }
  static Constraint not_arity(CellId cell, uint32_t arity) { return {Type::NotArity, cell, arity}; }
  static Constraint function_arity(CellId cell, uint32_t arity) { return {Type::FunctionArity, cell, arity}; }
  static Constraint not_function_arity(CellId cell, uint32_t arity) { return {Type::NotFunctionArity, cell, arity}; }
  static Constraint holds(TermId term) { return {Type::Holds, term, 0}; }
  static Constraint equal(PatternId left, PatternId right) { return {Type::Equal, left, right}; }
  static Constraint apart(PatternId left, PatternId right) { return {Type::Apart, left, right}; }
  static Constraint key_present(CellId map, PatternId key) { return {Type::KeyPresent, map, key}; }
  static Constraint symbol_less(PatternId left, PatternId right) { return {Type::SymbolLess, left, right}; }
  static Constraint closed(CellId map) { return {Type::Closed, map, 0}; }
  static Constraint none_of(CellId cell, PatternId literals) { return {Type::NoneOf, cell, literals}; }
  static Constraint plain(CellId cell) { return {Type::Plain, cell, 0}; }
  static Constraint not_plain(CellId cell) { return {Type::NotPlain, cell, 0}; }
  static Constraint choice(CellId cell, uint32_t choice) { return {Type::Choice, cell, choice}; }
  static Constraint outcome(PatternId pattern) { return {Type::Outcome, pattern, 0}; }
  static Constraint key_absent(CellId map, PatternId key) { return {Type::KeyAbsent, map, key}; }
};

} // namespace assay::input
