#pragma once
// What a language is to the rest of Assay. Each folder of src/lang implements Language and LoadedProgram for its
// language and adds one line to src/lang/languages.cpp; nothing else in Assay knows which languages there are.
//
// A language must be able to load and lower: open a program and find its functions (machine/program.h). Everything else
// about a program is in parts, a small class each (naming.h, input_types.h, input_reader.h, value_text.h,
// outcome_text.h, run_start.h, test_emitter.h). Each part is optional, and so is each of its functions: what a language
// does not override has a default. tests/toy is the smallest language.

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "lang/input_reader.h"
#include "lang/input_types.h"
#include "lang/naming.h"
#include "lang/outcome_text.h"
#include "lang/real_runtime.h"
#include "lang/run_start.h"
#include "lang/test_emitter.h"
#include "lang/value_text.h"
#include "machine/program.h"

namespace assay::lang {

// What a user may say about how a program is to be loaded. Each language takes what it understands.
struct OpenOptions {
  std::vector<std::string> include_folders;
  std::vector<std::string> definitions;  // NAME or NAME=VALUE
  std::vector<std::string> code_folders; // of compiled code that the program uses
  std::vector<std::string> appended;     // files whose text belongs to the program, after its own
  bool use_cache = true;
  // Another program whose inputs this one is given, too: values of types that both declare are to be the same in both.
  const LoadedProgram* shares_inputs_with = nullptr;
};

// A program that was opened. The machine asks it for functions (machine/program.h); commands ask its parts for the
// rest. It lives as long as anything that was made of it: code, base heap, values, parts.
class LoadedProgram : public Program {
 public:
  LoadedProgram() = default;
  LoadedProgram(const LoadedProgram&) = delete; // parts refer to it
  LoadedProgram& operator=(const LoadedProgram&) = delete;

  // What the user named; other modules are loaded when they are needed.
  virtual const core::Module& main_module() const = 0;

  // The real runtime, ready to load this program as it was opened; null if the language has none here.
  virtual std::unique_ptr<RealRuntime> real_runtime() { return nullptr; }

  // A text that two programs have in common only if calls of `entry` do the same in both, and are given the same
  // inputs: their code, with all that a run can see of it, and what their types and other files contribute. What a run
  // can't see may be left out, names and lines for instance. `strict`: exceptions are compared, and so what they carry
  // is seen.
  virtual std::string identity(const core::Function& entry, bool strict) const;

  // The parts.
  virtual const Naming& names() const { return names_; }
  virtual InputTypes& inputs() { return inputs_; }
  virtual InputReader& reader() { return reader_; }
  virtual const ValueText& texts() const { return texts_; }
  virtual const OutcomeText& outcomes() const { return outcomes_; }
  virtual RunStart& runs() { return runs_; }
  virtual const TestEmitter& test_emitter() const { return test_emitter_; }

 private:
  // Of a language that has no such part of its own.
  Naming names_{*this};
  InputTypes inputs_;
  InputReader reader_;
  ValueText texts_;
  OutcomeText outcomes_{*this};
  RunStart runs_;
  TestEmitter test_emitter_;
};

// One thing that `assay doctor` looks for.
struct DoctorCheck {
  std::string what; // "erl"
  bool is_there = false;
  std::string detail; // a version, or what to do about it
};

class Language {
 public:
  virtual ~Language() = default;
  virtual std::string_view name() const = 0;                      // "erlang"
  virtual std::vector<std::string_view> file_endings() const = 0; // ".erl", ".beam"
  // `target` is a file with one of the endings, or the name of a module.
  virtual std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                          const OpenOptions& options) const = 0;
  // What tells its compiler and runtime from other versions of them: answers that are kept depend on it.
  virtual std::string toolchain() const { return {}; }
  virtual std::vector<DoctorCheck> doctor() const { return {}; } // nothing: it needs nothing
};

} // namespace assay::lang
