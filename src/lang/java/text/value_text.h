#pragma once
// Values and calls in Java's syntax. Nobody reads them back but javac.

#include "lang/java/types/class_under_test.h"
#include "lang/value_text.h"

namespace assay::java {

class JavaValueText final : public ValueText {
 public:
  explicit JavaValueText(const ClassUnderTest& tested) : tested_(tested) {}

  std::string input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                            const TextParts& parts) const override;
  std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                          const TextParts& parts) const override;
  bool are_read_back() const override { return false; }
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override { return call_text(call); }
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) const override;
  std::string exception_text(Machine& machine, Context& context, Value exception) const override;

 private:
  const ClassUnderTest& tested_;
};

} // namespace assay::java
