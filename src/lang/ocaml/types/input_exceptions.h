#pragma once
// What function inputs raise: Not_found, what one of the two programs that are compared handles, and what
// both of them declare. One with arguments is raised with the simplest ones: `Failure ""`.

#include <cstdint>
#include <string>
#include <vector>

#include "lang/ocaml/load/types.h"
#include "lang/ocaml/lower/handled_exceptions.h"
#include "machine/context.h"

namespace assay::ocaml {

// A unit, as far as exceptions go.
struct ExceptionsOfUnit {
  Symbol name;
  UnitTypes& types;
  const HandledExceptions& handled;
};

// Numbers, the simplest first: see Program::input_exceptions. Each has one in any program; it is Not_found's that is 0.
std::vector<uint32_t> input_exceptions(const ExceptionsOfUnit& left, const ExceptionsOfUnit& right, bool strict);
// One as a value of a run that has evaluated the unit, and as an argument of `raise`.
Value input_exception(Context& context, const ExceptionsOfUnit& unit, uint32_t number);
std::string input_exception_text(UnitTypes& types, uint32_t number);

} // namespace assay::ocaml
