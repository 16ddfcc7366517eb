#pragma once
// The class under test is initialised at the start of each run.

#include "lang/java/types/class_under_test.h"
#include "lang/run_start.h"

namespace assay::java {

class JavaProgram;

class JavaRunStart final : public RunStart {
 public:
  JavaRunStart(JavaProgram& program, const ClassUnderTest& tested) : program_(program), tested_(tested) {}

  Outcome start_run(Machine& machine, Context& context) override;
  bool vary(uint64_t number) override; // identity hashes

 private:
  JavaProgram& program_;
  const ClassUnderTest& tested_;
};

} // namespace assay::java
