#pragma once
// What a language is to the rest of Assay. Each folder of src/lang implements both classes for its language and adds
// one line to src/lang/languages.cpp; nothing else in Assay knows which languages there are. tests/toy is the smallest
// one.

#include <expected>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "input/signature.h"
#include "input/text_parts.h"
#include "lang/calls_in_text.h"
#include "lang/failure.h"
#include "lang/real_runtime.h"
#include "machine/machine.h"

namespace assay {

class LoadedProgram;

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

// A finding to be written as a test of the language's own framework: a call that must not fail as it did.
struct EmittedCase {
  RealCall call;
  Failure failure;
  std::string comment; // a line or more for the reader; may be empty
};

// A call to be written as a test that asserts what the real runtime has seen of it.
struct SuiteCase {
  RealCall call;
  Observation seen;      // a result or an exception
  std::string comment;   // for the reader
  std::string name{};    // of the test; given to it when it is written
  std::string refused{}; // why there is no such test after all, if it could not be written
};

// A function that a user has named: in Core, and as the real runtime is asked for it.
struct NamedFunction {
  Symbol symbol;
  std::string module;
  std::string name; // without the arity
};

// A program that was opened. The machine asks it for functions (machine/program.h); the command line for the rest. It
// lives as long as anything that was made of it: code, base heap, values.
class LoadedProgram : public Program {
 public:
  // What the user named; other modules are loaded when they are needed.
  virtual const core::Module& main_module() const = 0;
  // The name in Core of a function that the user names.
  virtual Symbol function_symbol(std::string_view name, size_t arity) const = 0;

  // What reports call the main module; and a function of it where they have named that: `map/2`, `first(String)`.
  virtual std::string module_title() const { return std::string(main_module().name.text()); }
  virtual std::string short_title_of(const core::Function& function) const;
  // Whether a user may mean the function by a name: by NAME or NAME/ARITY, unless the language has another way.
  virtual bool is_named(const core::Function& function, std::string_view name) const;

  // One of any module: `lists:sort`, or of the main module if none is named. Whether it is there is another question.
  virtual NamedFunction named_function(std::string_view name, size_t arity) const;

  // The boolean function of that name that can be asked about the arguments of a tested one: the one with as many
  // arguments, unless the language has more to choose by. Whether it is there is another question.
  virtual NamedFunction precondition_of(std::string_view name, const core::Function& tested) const {
    return named_function(name, tested.arity());
  }
  // What is wrong with the one that a user named, where the language can tell; empty: it can't.
  virtual std::string why_no_precondition(std::string_view, const core::Function&) const { return {}; }
  // What such a function returns for yes.
  virtual Value truth() const { return Value::boolean(true); }

  // All that a module of this name has; empty if there is no such module.
  virtual std::vector<Symbol> functions_of(std::string_view module);

  // What a function of the program accepts and answers: as its types, spec or contract say, or anything. A spec that
  // names what is not there, or that no arguments can satisfy, ends in diagnostics at its place in the source.
  // Anything for a language without types.
  virtual std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                          bool use_spec);

  // Modules that these functions call by name, and that are nowhere to be found; sorted.
  virtual std::vector<std::string> missing_modules(std::span<const core::Function* const>) { return {}; }

  // Library initialisers, run once, before any run, into a frozen base heap that the program keeps. None by default.
  virtual Outcome initialise(Machine&) { return {}; }
  // Initialisers of the program under test, run at the start of each run in its own heap. None by default.
  virtual Outcome start_run(Machine&, Context&) { return {}; }

  // The function that evaluates the program's own module at the start of a run; null: there is none.
  virtual const core::Function* starting_function() const { return nullptr; }
  // What whoever uses the program sees of it once a run has started: functions in it can be called, whether or not they
  // have a name. Nothing: what is exported is all.
  virtual std::vector<Value> offered(Context&) const { return {}; }

  // Whether a line where clauses begin is reached by entering one of them; else by any of its code.
  virtual bool clauses_begin_lines() const { return true; }

  // Whether an exported function is one that a user may name: not what the compiler adds to each module.
  virtual bool is_entry(const core::Function&) const { return true; }
  // Whether such a function is tested with all others when none is named.
  virtual bool is_tested_unnamed(const core::Function&) const { return true; }

  // The arguments that a text in the language's own syntax stands for, for a function of that name; empty: any. A
  // language that does not say how it writes values, here and below, writes `[1, 'a]` as Core does
  // (core/literal_text.h).
  virtual std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                        std::string_view function,
                                                                        std::string_view text);
  // The same for an input of a search, where functions become tables (input/canonical_function.h); and the text of a
  // part of such an input, which reads back to it here and in the real runtime.
  virtual std::expected<std::vector<Value>, Diagnostics> read_input(Machine& machine, Context& context,
                                                                    std::string_view function, std::string_view text,
                                                                    CallsInText) {
    return read_arguments(machine, context, function, text);
  }
  // Whether the two above read what `argument_texts` writes. If not, they read inputs as Core writes them.
  virtual bool reads_own_texts() const { return true; }
  // Texts of arguments as one text for the two above.
  virtual std::string argument_list(std::span<const std::string> arguments) const;
  // `parts` says which lists are text.
  virtual std::string input_text(Value value, const TextParts& parts = {}) const;

  // The same of a part whose shape came from a type of the program.
  virtual std::string input_text_of(const ShapeTable&, ShapeId, Value value, const TextParts& parts) const {
    return input_text(value, parts);
  }

  // The texts of all arguments of a call of a function; where a language writes values as their types say, these are
  // it.
  virtual std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                                  const TextParts& parts) const;

  // A call as a user would write it; empty: see RealCall::text.
  virtual std::string call_text(const RealCall&) const { return {}; }
  // The same without a module, and with what is done with the result: `total([1])`, `(adder(1))(2)`.
  virtual std::string expression_text(const RealCall& call) const;

  // A text that two programs have in common only if calls of `entry` do the same in both, and are given the same
  // inputs: their code, with all that a run can see of it, and what their types and other files contribute. What a run
  // can't see may be left out, names and lines for instance. `strict`: exceptions are compared, and so what they carry
  // is seen.
  virtual std::string identity(const core::Function& entry, bool strict) const;

  // Why inputs of a function of this program can't be given to one of another program in the same language: they are of
  // other types. Nothing: they can, and from now on inputs of this one are such that both take them.
  virtual std::optional<std::string> why_not_comparable(const core::Function&, LoadedProgram&, const core::Function&) {
    return std::nullopt;
  }

  // What a primitive does, for people: one that no program can name is described.
  virtual std::string operation_text(std::string_view primitive) const { return std::string(primitive); }

  // What a call of `entry` has returned, and an exception, in the language's own words. Both may run code in the
  // context, on a new budget.
  virtual std::string value_text(Machine& machine, Context& context, Symbol entry, Value value);
  virtual std::string exception_text(Machine& machine, Context& context, Value exception);

  // What the run that has just ended in this context would have needed to be told of more inputs than are made, in
  // words: it has looked at something that all inputs have in common. A restriction, like those of a signature.
  virtual std::vector<std::string> left_out(Context&) const { return {}; }

  // How a call of `entry` failed: by an exception that it raised, or by a result that it should not have.
  virtual Failure describe_failure(Context& context, Symbol entry, Value exception);
  virtual Failure describe_bad_result(Context& context, Symbol entry, Value result);
  // What an argument has become, as an observation of the real runtime words it.
  virtual std::string argument_left(Context& context, Symbol entry, uint32_t /*index*/, Value value) {
    return describe_bad_result(context, entry, value).reason;
  }
  // What one of these says that a call answers, for people.
  virtual std::string answer_text(const RealCall&, const Failure& answer) const { return answer.reason; }
  // The same for what has become of one of its arguments.
  virtual std::string argument_text(const RealCall&, size_t, const std::string& text) const { return text; }
  // The reason of the exception that the real runtime raises when a call has used up its stack; empty: it raises none.
  // To our machine that is the end, and its stack may be larger.
  virtual std::string_view stack_overflow() const { return {}; }
  // From now on runs see as other processes of the real runtime may see it what is different there, identity hashes for
  // instance; 0: as always. False: nothing is.
  virtual bool vary(uint64_t /*number*/) { return false; }

  // The real runtime, ready to load this program as it was opened; null if the language has none here.
  virtual std::unique_ptr<RealRuntime> real_runtime() { return nullptr; }
  // Writes the cases as one file of tests, and says which. A file that somebody else wrote is left alone.
  virtual std::expected<std::string, Diagnostics> emit_tests(const std::filesystem::path& folder,
                                                             std::span<const EmittedCase> cases);
  // The file for a suite of tests of this program: `wanted`, or one with the usual name, there if that is a folder,
  // here if it is empty. Not one that somebody else wrote.
  virtual std::expected<std::string, Diagnostics> suite_file(const std::filesystem::path& wanted) const;
  // Writes the cases into a file of tests in the folder, each asserting what another program has answered, and says
  // which.
  virtual std::expected<std::string, Diagnostics> emit_answers(const std::filesystem::path& folder,
                                                               std::span<SuiteCase> cases);
  // Writes the suite, and gives the cases their names.
  virtual std::expected<std::string, Diagnostics> emit_suite(const std::string& file, std::span<SuiteCase> cases);
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

} // namespace assay
