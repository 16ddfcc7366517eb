#pragma once
// Arguments and inputs as terms of Erlang, in a list: the compiler translates them, the machine evaluates them.

#include <deque>

#include "input/canonical_function.h"
#include "lang/erlang/load/module_store.h"
#include "lang/input_reader.h"

namespace assay::erlang {

class ErlangInputReader final : public InputReader {
 public:
  explicit ErlangInputReader(ModuleStore& modules) : modules_(modules) {}

  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                std::string_view function,
                                                                std::string_view text) override;
  std::expected<std::vector<Value>, Diagnostics> read_input(Machine& machine, Context& context,
                                                            std::string_view function, std::string_view text,
                                                            CallsInText calls) override;

 private:
  ModuleStore& modules_;
  std::deque<CanonicalFunction> tables_; // of inputs that were read
};

} // namespace assay::erlang
