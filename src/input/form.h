#pragma once
// The forms a value can have, as far as inputs are concerned: coarser than core's kinds (integers of all sizes are one
// form), so that what is asked of an input does not depend on how the machine stores it.

#include <bit>
#include <cstdint>

#include "core/value.h"

namespace assay::input {

enum class Form : uint8_t { Integer, Float, Symbol, Nil, Cons, Tuple, Map, Bits, Function, Other };
constexpr uint32_t form_count = 10;

// A set of forms.
using Forms = uint32_t;
constexpr Forms forms_of(Form form) { return static_cast<Forms>(1u << static_cast<unsigned>(form)); }
template <typename... Rest>
constexpr Forms forms_of(Form first, Rest... rest) {
  return static_cast<Forms>(forms_of(first) | forms_of(rest...));
}
constexpr Forms every_form = (1u << form_count) - 1;
// What an input can be: pids, references and the like (`Other`) can't be written down.
constexpr Forms input_forms = every_form & ~forms_of(Form::Other);
constexpr bool has(Forms forms, Form form) { return (forms & forms_of(form)) != 0; }
constexpr bool is_single(Forms forms) { return std::has_single_bit(static_cast<unsigned>(forms)); }
constexpr Form single(Forms forms) { return static_cast<Form>(std::countr_zero(static_cast<unsigned>(forms))); }

constexpr Form form_of(Kind kind) {
  switch (kind) {
    case Kind::Integer:
    case Kind::BigInteger: return Form::Integer;
    case Kind::Float: return Form::Float;
    case Kind::Symbol: return Form::Symbol;
    case Kind::Nil: return Form::Nil;
    case Kind::Cons: return Form::Cons;
    case Kind::Tuple: return Form::Tuple;
    case Kind::Map: return Form::Map;
    case Kind::Bits: return Form::Bits;
    case Kind::Closure:
    case Kind::FunctionName: return Form::Function;
    default: return Form::Other;
  }
}

} // namespace assay::input
