#pragma once
// A program in OCaml, as the machine and the command line see it: a unit of the user, and the units of the standard
// library that it needs (library.h). The user's unit is evaluated at the start of each run.

#include "lang/language.h"
#include "lang/ocaml/emit/test_emitter.h"
#include "lang/ocaml/load/library.h"
#include "lang/ocaml/lower/lower.h"
#include "lang/ocaml/run_start.h"
#include "lang/ocaml/runtime/real_program.h"
#include "lang/ocaml/text/input_reader.h"
#include "lang/ocaml/text/naming.h"
#include "lang/ocaml/text/outcome_text.h"
#include "lang/ocaml/text/value_text.h"
#include "lang/ocaml/types/input_exceptions.h"
#include "lang/ocaml/types/input_types.h"
#include "lang/ocaml/types/makers.h"
#include "machine/unread_text.h"

namespace assay::ocaml {

class OcamlProgram final : public LoadedProgram, public SymbolicPrinter {
 public:
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                         const OpenOptions& options);

  Callee resolve(Symbol function) override;
  const Primitive* primitive(Symbol name) override;
  const core::Function* apply_function(size_t arguments) override {
    return Library::shared().apply_function(arguments);
  }
  const Primitive* arithmetic(Arithmetic operation) override;
  std::vector<uint32_t> input_exceptions(const Program& other, bool strict) const override;
  Value input_exception(Context& context, uint32_t number) override;
  bool has_symbolic_output(Context& context) override;
  Value printed(Context& context) override;
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override;
  // Bytecode has 8 MB for its stack. Our frames are larger, but not sixty times.
  std::optional<uint64_t> stack_bytes() const override { return uint64_t{512} << 20; }
  void forget_making(Context& context) override;
  bool same_results(Context& context, Value left, Value right) override;
  bool carries_hidden(Context& context, Value exception) override;
  std::optional<ObjectParts> object_parts(Context& context, Value value) override;

  const core::Module& main_module() const override { return *main_.module; }
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::string identity(const core::Function& entry, bool strict) const override;
  const Naming& names() const override { return names_; }
  InputTypes& inputs() override { return inputs_; }
  InputReader& reader() override { return reader_; }
  const ValueText& texts() const override { return texts_; }
  const OutcomeText& outcomes() const override { return outcomes_; }
  RunStart& runs() override { return runs_; }
  const TestEmitter& test_emitter() const override { return test_emitter_; }

  const LoweredUnit& unit() const { return main_; }
  // That carries out a call by which inputs are made (api.h); null: there is nothing of that name.
  const core::Function* api_function(Symbol name, const ApiCall& call);

 private:
  OcamlProgram() = default;
  ExceptionsOfUnit exceptions() const { return {main_.module->name, *main_.types, main_.handled}; }

  RealProgram source_;
  LoweredUnit main_;
  Makers makers_;
  // Functions of the library that make the inputs which this program shares with another one, if it does not mention
  // them itself.
  std::vector<ApiValue> shared_api_;
  std::string types_identity_; // of a program that shares inputs

  OcamlNaming names_{*this};
  OcamlInputTypes inputs_{*this};
  OcamlRunStart runs_{main_};
  OcamlInputReader reader_{source_, main_, runs_};
  OcamlValueText texts_{main_};
  OcamlOutcomeText outcomes_{*this, main_};
  OcamlTestEmitter test_emitter_{source_, main_};
};

} // namespace assay::ocaml
