#pragma once
// The real Java as the judge of what our machine says of one program. All programs share one process; a fresh one is
// started for the call.

#include <memory>

#include "lang/java/runtime/jvm.h"
#include "lang/real_runtime.h"

namespace assay::java {

class JavaRuntime final : public RealRuntime {
 public:
  explicit JavaRuntime(RealProgram program) : JavaRuntime(std::move(program), Jvm::shared()) {}
  JavaRuntime(RealProgram program, std::shared_ptr<Jvm> jvm) : program_(std::move(program)), jvm_(std::move(jvm)) {}

  std::string_view name() const override { return "java"; }
  // Identity hash codes are another one in each.
  std::unique_ptr<RealRuntime> elsewhere() const override {
    return std::make_unique<JavaRuntime>(program_, jvm_->another());
  }
  Observation run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) override;
  std::optional<Observation> run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) override;

 private:
  RealProgram program_;
  std::shared_ptr<Jvm> jvm_;
};

} // namespace assay::java
