#pragma once
// A program in Erlang, as the machine and the command line see it.

#include <string>
#include <unordered_set>

#include "lang/erlang/emit/test_emitter.h"
#include "lang/erlang/load/module_store.h"
#include "lang/erlang/load/on_load.h"
#include "lang/erlang/text/input_reader.h"
#include "lang/erlang/text/naming.h"
#include "lang/erlang/text/outcome_text.h"
#include "lang/erlang/text/value_text.h"
#include "lang/erlang/types/input_types.h"
#include "lang/language.h"

namespace assay::erlang {

class ErlangProgram final : public LoadedProgram {
 public:
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                         const OpenOptions& options);

  Callee resolve(Symbol function) override;
  const Primitive* primitive(Symbol name) override;
  const Primitive* arithmetic(Arithmetic operation) override;
  bool exactly_equal(Value left, Value right) const override;
  std::vector<uint32_t> input_exceptions(const Program& other, bool strict) const override;
  Value input_exception(Context& context, uint32_t number) override;
  bool same_results(Context& context, Value left, Value right) override;
  bool same_exceptions(Context& context, Value left, Value right) override;
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override;

  FloatInputs float_inputs() const override { return FloatInputs::Finite; }

  const core::Module& main_module() const override { return *main_; }
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::string identity(const core::Function& entry, bool strict) const override;
  const Naming& names() const override { return names_; }
  InputTypes& inputs() override { return inputs_; }
  InputReader& reader() override { return reader_; }
  const ValueText& texts() const override { return texts_; }
  const OutcomeText& outcomes() const override { return outcomes_; }
  const TestEmitter& test_emitter() const override { return test_emitter_; }

  ModuleStore& modules() { return modules_; }

 private:
  bool handles_exceptions() const;
  explicit ErlangProgram(bool use_cache) : modules_(use_cache) {}
  Value undefined(Context& context, std::span<const Value> operands);

  ModuleStore modules_;
  const core::Module* main_ = nullptr;
  std::unordered_set<Symbol> loaded_; // modules whose -on_load function has run
  std::string on_load_;               // why it is not known what that of the main module does; empty: it is

  ErlangNaming names_{*this, modules_};
  ErlangInputTypes inputs_{*this, modules_, on_load_};
  ErlangInputReader reader_{modules_};
  ErlangValueText texts_{*this};
  ErlangOutcomeText outcomes_{*this};
  ErlangTestEmitter test_emitter_{*this};
};

} // namespace assay::erlang
