#include "lang/ocaml/text/input_reader.h"

namespace assay::ocaml {

std::expected<std::vector<Value>, Diagnostics> OcamlInputReader::read_arguments(Machine& machine, Context& context,
                                                                                std::string_view function,
                                                                                std::string_view text) {
  Outcome started = runs_.start_run(machine, context);
  if (!started.returned()) return std::unexpected(one_diagnostic("the program raises when it is loaded"));
  if (!arguments_) arguments_.emplace(unit_.module->name, source_.path, source_.options);
  bool is_known = unit_.types->value(function) != nullptr;
  return arguments_->read(machine, context, is_known ? function : std::string_view(), text);
}

} // namespace assay::ocaml
