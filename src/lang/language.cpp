// What a program of a language can do before the language says more about it.

#include "lang/language.h"

#include "core/literal_text.h"

namespace assay {

std::string LoadedProgram::input_text(Value value) const { return core::print_literal(value); }

Failure LoadedProgram::describe_failure(Context&, Symbol entry, Value exception) {
  Failure failure;
  failure.reason = core::print_literal(exception);
  failure.constructor = failure.reason;
  failure.site.module = main_module().name.text();
  failure.site.function = entry.text();
  return failure;
}

Failure LoadedProgram::describe_bad_result(Context& context, Symbol entry, Value result) {
  Failure failure = describe_failure(context, entry, result);
  failure.kind = FailureKind::BadResult;
  failure.constructor.clear();
  return failure;
}

std::expected<std::string, Diagnostics> LoadedProgram::emit_tests(const std::filesystem::path&,
                                                                  std::span<const EmittedCase>) {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

} // namespace assay
