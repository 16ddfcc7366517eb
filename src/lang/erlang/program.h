#pragma once
// A program in Erlang, as the machine and the command line see it.

#include <deque>
#include <string>
#include <unordered_set>

#include "input/canonical_function.h"
#include "lang/erlang/load/module_store.h"
#include "lang/erlang/load/on_load.h"
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

  const core::Module& main_module() const override { return *main_; }
  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;
  Symbol function_symbol(std::string_view name, size_t arity) const override;
  bool is_entry(const core::Function& function) const override;
  FloatInputs float_inputs() const override { return FloatInputs::Finite; }
  NamedFunction named_function(std::string_view name, size_t arity) const override;
  std::vector<Symbol> functions_of(std::string_view module) override;
  std::vector<std::string> missing_modules(std::span<const core::Function* const> functions) override;
  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                std::string_view function,
                                                                std::string_view text) override;
  std::expected<std::vector<Value>, Diagnostics> read_input(Machine& machine, Context& context,
                                                            std::string_view function, std::string_view text,
                                                            CallsInText calls) override;
  std::string identity(const core::Function& entry, bool strict) const override;
  std::string operation_text(std::string_view primitive) const override;
  std::string input_text(Value value, const TextParts& parts) const override;
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override;
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) override;
  std::string exception_text(Machine& machine, Context& context, Value exception) override;

  Failure describe_failure(Context& context, Symbol entry, Value exception) override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) override;
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::expected<std::string, Diagnostics> emit_tests(const std::filesystem::path& folder,
                                                     std::span<const EmittedCase> cases) override;
  std::expected<std::string, Diagnostics> suite_file(const std::filesystem::path& wanted) const override;
  std::expected<std::string, Diagnostics> emit_answers(const std::filesystem::path& folder,
                                                       std::span<SuiteCase> cases) override;
  std::expected<std::string, Diagnostics> emit_suite(const std::string& file, std::span<SuiteCase> cases) override;

  ModuleStore& modules() { return modules_; }

 private:
  bool handles_exceptions() const;
  explicit ErlangProgram(bool use_cache) : modules_(use_cache) {}
  Value undefined(Context& context, std::span<const Value> operands);
  std::expected<Signature, Diagnostics> signature_as_declared(ShapeTable& shapes, const core::Function& function);
  std::expected<std::vector<Value>, Diagnostics> evaluate(Machine& machine, Context& context,
                                                          std::expected<const core::Module*, Diagnostics> module);

  ModuleStore modules_;
  const core::Module* main_ = nullptr;
  std::unordered_set<Symbol> loaded_;    // modules whose -on_load function has run
  std::string on_load_;                  // why it is not known what that of the main module does; empty: it is
  std::deque<CanonicalFunction> tables_; // of inputs that were read
};

} // namespace assay::erlang
