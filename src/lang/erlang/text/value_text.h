#pragma once
// Terms and calls in Erlang's syntax.

#include "lang/value_text.h"

namespace assay::lang {
class LoadedProgram;
}

namespace assay::erlang {

class ErlangValueText final : public ValueText {
 public:
  explicit ErlangValueText(const LoadedProgram& program) : program_(program) {}

  std::string input_text(Value value, const TextParts& parts) const override;
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override;
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) const override;
  std::string exception_text(Machine& machine, Context& context, Value exception) const override;

 private:
  const LoadedProgram& program_;
};

} // namespace assay::erlang
