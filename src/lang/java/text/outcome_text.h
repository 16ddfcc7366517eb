#pragma once
// How calls end, as the real Java would say it.

#include "lang/java/text/describe_failure.h"
#include "lang/java/types/class_under_test.h"
#include "lang/outcome_text.h"

namespace assay::java {

class JavaOutcomeText final : public OutcomeText {
 public:
  JavaOutcomeText(const LoadedProgram& program, const ClassUnderTest& tested) : OutcomeText(program), tested_(tested) {}

  Failure describe_failure(Context& context, Symbol entry, Value exception) const override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) const override;
  std::string argument_left(Context& context, Symbol entry, uint32_t index, Value value) const override;
  std::string_view stack_overflow() const override { return stack_overflow_error; }

 private:
  const ClassUnderTest& tested_;
};

} // namespace assay::java
