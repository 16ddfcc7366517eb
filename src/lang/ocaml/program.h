#pragma once
// A program in OCaml, as the machine and the command line see it: a unit of the user, and the units of the standard
// library that it needs (library.h). The user's unit is evaluated at the start of each run.

#include "lang/language.h"
#include "lang/ocaml/input_exceptions.h"
#include "lang/ocaml/library.h"
#include "lang/ocaml/lower.h"
#include "lang/ocaml/makers.h"
#include "lang/ocaml/read_arguments.h"
#include "lang/ocaml/real_program.h"
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
  Value truth() const override { return Value::integer(1); }
  std::vector<uint32_t> input_exceptions(const Program& other, bool strict) const override;
  Value input_exception(Context& context, uint32_t number) override;
  bool has_symbolic_output(Context& context) override;
  Value printed(Context& context) override;
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override;
  // Bytecode has 8 MB for its stack. Our frames are larger, but not sixty times.
  std::optional<uint64_t> stack_bytes() const override { return uint64_t{512} << 20; }

  void forget_making(Context& context) override;

  const core::Module& main_module() const override { return *main_.module; }
  bool same_results(Context& context, Value left, Value right) override;
  bool carries_hidden(Context& context, Value exception) override;
  std::optional<ObjectParts> object_parts(Context& context, Value value) override;
  std::optional<std::string> why_not_comparable(const core::Function& function, LoadedProgram& other,
                                                const core::Function& of_other) override;
  const Primitive* arithmetic(Arithmetic operation) override;
  Symbol function_symbol(std::string_view name, size_t arity) const override;
  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;
  std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                          const TextParts& parts) const override;
  Outcome start_run(Machine& machine, Context& context) override;
  bool is_tested_unnamed(const core::Function& function) const override;
  const core::Function* starting_function() const override { return main_.initialise; }
  std::vector<Value> offered(Context& context) const override;
  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                std::string_view function,
                                                                std::string_view text) override;
  std::string argument_list(std::span<const std::string> arguments) const override;
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override { return call_text(call); }
  std::string input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                            const TextParts& parts) const override;
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) override;
  std::string exception_text(Machine& machine, Context& context, Value exception) override;

  Failure describe_failure(Context& context, Symbol entry, Value exception) override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) override;
  std::string answer_text(const RealCall& call, const Failure& answer) const override;
  std::string argument_text(const RealCall& call, size_t index, const std::string& text) const override;
  std::string identity(const core::Function& entry, bool strict) const override;
  std::vector<std::string> left_out(Context& context) const override;
  std::string_view stack_overflow() const override { return "Stack_overflow"; }
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::expected<std::string, Diagnostics> emit_tests(const std::filesystem::path& folder,
                                                     std::span<const EmittedCase> cases) override;
  std::expected<std::string, Diagnostics> emit_answers(const std::filesystem::path& folder,
                                                       std::span<SuiteCase> cases) override;

 private:
  OcamlProgram() = default;
  const core::Function* api_function(Symbol name, const ApiCall& call);
  std::optional<std::string> why_not_made(const core::Function& function, OcamlProgram& other);
  Frame frame_of(Symbol entry) const;
  ExceptionsOfUnit exceptions() const { return {main_.module->name, *main_.types, main_.handled}; }
  std::string unit() const { return std::string(main_.module->name.text()); }

  RealProgram source_;
  LoweredUnit main_;
  Makers makers_;
  // Functions of the library that make the inputs which this program shares with another one, if it does not mention
  // them itself.
  std::vector<ApiValue> shared_api_;
  std::string types_identity_; // of a program that shares inputs
  // What type variables of the function that is compared with another one are taken as, since that one wants it.
  std::vector<std::string> instantiations_;
  std::optional<ArgumentReader> arguments_;
};

} // namespace assay::ocaml
