#pragma once
// OCaml's exceptions. A constant one is its identity, a mutable block with tag 248; one with arguments is a block whose
// first field is that. What was raised last, and where, is kept for reports.

#include <string_view>

#include "lang/ocaml/values/values.h"
#include "machine/task.h"

namespace assay::ocaml {

// Not_found, Failure, …; unset if there is none of that name. Shared by all runs.
Value predefined_exception(std::string_view name);

// For reports: that it is raised here.
void note_raised(Context& context, Value exception);

// Each returns what a primitive returns.
Value raise(Context& context, Value exception);
// As `raise`, but the place where it was raised first stays if it is the one that was raised last.
Value raise_again(Context& context, Value exception);
Value raise_with_text(Context& context, std::string_view name, std::string_view text);
inline Value invalid_argument(Context& context, std::string_view text) {
  return raise_with_text(context, "Invalid_argument", text);
}
inline Value failure(Context& context, std::string_view text) { return raise_with_text(context, "Failure", text); }
inline Value out_of_bounds(Context& context) { return invalid_argument(context, "index out of bounds"); }
Value not_found(Context& context);
Value division_by_zero(Context& context);

} // namespace assay::ocaml
