#pragma once
// From texts to values. By default a text is a list of literals as Core writes them: `[1, 'a]` (core/literal_text.h).

#include <expected>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "core/value.h"
#include "lang/calls_in_text.h"

namespace assay::machine {
class Context;
class Machine;
} // namespace assay::machine

namespace assay::lang {

class InputReader {
 public:
  virtual ~InputReader() = default;

  // The arguments that a text in the language's own syntax stands for, for a function of that name; empty: any.
  virtual std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                        std::string_view function,
                                                                        std::string_view text);
  // The same for an input of a search, where functions become tables (input/canonical_function.h).
  virtual std::expected<std::vector<Value>, Diagnostics> read_input(Machine& machine, Context& context,
                                                                    std::string_view function, std::string_view text,
                                                                    CallsInText) {
    return read_arguments(machine, context, function, text);
  }
};

} // namespace assay::lang
