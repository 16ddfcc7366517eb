#pragma once
// A program of the user: one class, whose methods are called, and all that its class path has.

#include "lang/java/emit/test_emitter.h"
#include "lang/java/library_boundary.h"
#include "lang/java/load/class_path.h"
#include "lang/java/load/compile_java.h"
#include "lang/java/load/library.h"
#include "lang/java/run_start.h"
#include "lang/java/text/naming.h"
#include "lang/java/text/outcome_text.h"
#include "lang/java/text/value_text.h"
#include "lang/java/types/input_types.h"

namespace assay::java {

class UserProgram final : public JavaProgram {
 public:
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                         const OpenOptions& options);

  LibraryBoundary* library_boundary() override { return boundary_.get(); }

  const core::Module& main_module() const override { return *main_; }
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::string identity(const core::Function& entry, bool strict) const override;
  const Naming& names() const override { return names_; }
  InputTypes& inputs() override { return inputs_; }
  const ValueText& texts() const override { return texts_; }
  const OutcomeText& outcomes() const override { return outcomes_; }
  RunStart& runs() override { return runs_; }
  const TestEmitter& test_emitter() const override { return test_emitter_; }

 private:
  UserProgram(JavaProgram& library, ClassTable::Reader reader) : JavaProgram(&library, std::move(reader)) {}
  // `source` is what it was compiled from; empty: nobody knows.
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_class(const std::string& file,
                                                                               const OpenOptions& options,
                                                                               const std::string& source);
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_source(const std::string& file,
                                                                                const OpenOptions& options);

  ClassUnderTest tested_{classes()};
  std::vector<std::string> class_path_;
  std::optional<CompiledJava> compiled_; // what javac made of the source
  Subclasses beside_;
  std::vector<std::string> left_out_; // sources beside it that have classes below the program's but can't be compiled
  const core::Module* main_ = nullptr;
  std::unique_ptr<JavaBoundary> boundary_;

  JavaNaming names_{*this, tested_};
  JavaInputTypes inputs_{tested_, beside_, left_out_};
  JavaValueText texts_{tested_};
  JavaOutcomeText outcomes_{*this, tested_};
  JavaRunStart runs_{*this, tested_};
  JavaTestEmitter test_emitter_{tested_, class_path_};
};

} // namespace assay::java
