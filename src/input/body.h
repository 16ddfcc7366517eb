#pragma once
// What is chosen about a body of a function input, and about an argument of a call in it: a number, so that
// it can be a constraint. Variables are those in scope (input/canonical_function.h).

#include <cstdint>

#include "base/rooms.h"

namespace assay::input {

constexpr uint32_t choose_value = 0; // the cell is a value like any other

constexpr uint32_t choose_variable(uint32_t variable) { return 1 + 2 * variable; }
constexpr uint32_t choose_call(uint32_t variable) { return 2 + 2 * variable; }
// Raises one of the exceptions that the language has for it, where functions may raise at all.
constexpr uint32_t first_raise = uint32_t{1} << 31;
constexpr uint32_t choose_raise(uint32_t exception) { return first_raise + exception; }
constexpr bool is_raise(uint32_t choice) { return choice >= first_raise; }
constexpr bool is_call(uint32_t choice) { return choice != choose_value && choice % 2 == 0 && !is_raise(choice); }
constexpr uint32_t variable_of(uint32_t choice) { return (choice - 1) / 2; }

} // namespace assay::input
