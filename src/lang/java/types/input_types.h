#pragma once
// What methods in Java accept: objects that a test can make, as the types of the parameters say.

#include "lang/input_types.h"
#include "lang/java/types/class_under_test.h"
#include "lang/java/types/known_changes.h"

namespace assay::java {

class JavaInputTypes final : public InputTypes {
 public:
  // `left_out`: sources beside the class that have classes below the program's but can't be compiled.
  JavaInputTypes(const ClassUnderTest& tested, const Subclasses& beside, const std::vector<std::string>& left_out)
      : tested_(tested), beside_(beside), left_out_(left_out), changes_(tested, beside) {}

  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;
  Value truth() const override { return Value::integer(1); }

 private:
  const ClassUnderTest& tested_;
  const Subclasses& beside_;
  const std::vector<std::string>& left_out_;
  KnownChanges changes_;
};

} // namespace assay::java
