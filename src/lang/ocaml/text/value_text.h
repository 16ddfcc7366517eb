#pragma once
// Values and calls in OCaml's syntax. A value is written as its type says.

#include "lang/ocaml/lower/lower.h"
#include "lang/value_text.h"

namespace assay::ocaml {

class OcamlValueText final : public ValueText {
 public:
  explicit OcamlValueText(const LoweredUnit& unit) : unit_(unit) {}

  std::string input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                            const TextParts& parts) const override;
  std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                          const TextParts& parts) const override;
  std::string argument_list(std::span<const std::string> arguments) const override;
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override { return call_text(call); }
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) const override;
  std::string exception_text(Machine& machine, Context& context, Value exception) const override;
  std::string answer_text(const RealCall& call, const Failure& answer) const override;
  std::string argument_text(const RealCall& call, size_t index, const std::string& text) const override;

 private:
  const LoweredUnit& unit_;
};

} // namespace assay::ocaml
