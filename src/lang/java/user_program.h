#pragma once
// A program of the user: one class, whose methods are called, and all that its class path has.

#include "lang/java/emit/emit_junit.h"
#include "lang/java/library_boundary.h"
#include "lang/java/load/class_path.h"
#include "lang/java/load/compile_java.h"
#include "lang/java/load/library.h"
#include "lang/java/text/describe_failure.h"
#include "lang/java/types/subclasses.h"

namespace assay::java {

class UserProgram final : public JavaProgram {
 public:
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                         const OpenOptions& options);

  const core::Module& main_module() const override { return *main_; }
  Symbol function_symbol(std::string_view name, size_t arity) const override;
  std::string module_title() const override;
  std::string short_title_of(const core::Function& function) const override;
  bool is_named(const core::Function& function, std::string_view name) const override;
  NamedFunction precondition_of(std::string_view name, const core::Function& tested) const override;
  std::string why_no_precondition(std::string_view name, const core::Function& tested) const override;
  Value truth() const override { return Value::integer(1); }
  bool is_entry(const core::Function& function) const override;
  std::vector<Symbol> functions_of(std::string_view module) override;
  Outcome start_run(Machine& machine, Context& context) override;
  LibraryBoundary* library_boundary() override { return boundary_.get(); }
  bool clauses_begin_lines() const override { return false; } // they are ways out of conditions
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) override;
  std::string exception_text(Machine& machine, Context& context, Value exception) override;

  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;
  bool is_tested_unnamed(const core::Function& function) const override;
  std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                          const TextParts& parts) const override;
  std::string input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                            const TextParts& parts) const override;
  bool reads_own_texts() const override { return false; }
  std::string identity(const core::Function& entry, bool strict) const override;
  std::string operation_text(std::string_view primitive) const override;
  std::string call_text(const RealCall& call) const override;
  std::string expression_text(const RealCall& call) const override { return call_text(call); }
  Failure describe_failure(Context& context, Symbol entry, Value exception) override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) override;
  std::string argument_left(Context& context, Symbol entry, uint32_t index, Value value) override;
  std::string_view stack_overflow() const override { return stack_overflow_error; }
  std::unique_ptr<RealRuntime> real_runtime() override;
  std::expected<std::string, Diagnostics> emit_tests(const std::filesystem::path& folder,
                                                     std::span<const EmittedCase> cases) override;
  std::expected<std::string, Diagnostics> suite_file(const std::filesystem::path& wanted) const override;
  std::expected<std::string, Diagnostics> emit_suite(const std::string& file, std::span<SuiteCase> cases) override;

 private:
  UserProgram(JavaProgram& library, ClassTable::Reader reader) : JavaProgram(&library, std::move(reader)) {}
  // `source` is what it was compiled from; empty: nobody knows.
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_class(const std::string& file,
                                                                               const OpenOptions& options,
                                                                               const std::string& source);
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_source(const std::string& file,
                                                                                const OpenOptions& options);
  TestedClass tested() const;
  CallSource call_source(const RealCall& call) const;
  std::vector<Symbol> argument_types(const Method& method) const;
  std::string simple_name() const;
  const Method* method_of(Symbol function) const;
  // By the method's name in Core, by its selector, or as a user names it, with so many arguments.
  const Method* method_named(std::string_view name, size_t arity) const;
  const Method* method_called(const RealCall& call) const;

  JavaClass* class_ = nullptr;
  std::vector<std::string> class_path_;
  std::optional<CompiledJava> compiled_; // what javac made of the source
  Subclasses beside_;
  std::vector<std::string> left_out_; // sources beside it that have classes below the program's but can't be compiled
  const core::Module* main_ = nullptr;
  std::unique_ptr<JavaBoundary> boundary_;
};

} // namespace assay::java
