#pragma once
// Arguments as OCaml text, written as they would be in a call: `1 [2; 3] (Some 4)`. The compiler types and translates
// them, with the program's unit open; the machine evaluates a call of a function that collects what it is given.

#include <deque>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "lang/ocaml/load/request.h"
#include "lang/ocaml/lower/lower.h"
#include "machine/machine.h"

namespace assay::ocaml {

class ArgumentReader {
 public:
  // `unit` is the program's, and `file` where it is from.
  ArgumentReader(Symbol unit, std::string file, UnitOptions options)
      : unit_(unit), file_(std::move(file)), options_(std::move(options)) {}

  // The program's own unit has been evaluated in the context. The arguments are typed as those of `function`, a value
  // of the program; empty: as those of anything.
  std::expected<std::vector<Value>, Diagnostics> read(Machine& machine, Context& context, std::string_view function,
                                                      std::string_view text);

 private:
  Symbol unit_;
  std::string file_;
  UnitOptions options_;
  std::deque<LoweredUnit> units_; // what was read may hold functions of them
};

} // namespace assay::ocaml
