#pragma once
// How users name functions and lines of a program, and how reports do. A language implements what differs from the
// defaults: a function of the main module is NAME or NAME/ARITY, and its name in Core is found by these.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "core/module.h"

namespace assay::lang {

class LoadedProgram;

// A function that a user has named: in Core, and as the real runtime is asked for it.
struct NamedFunction {
  Symbol symbol;
  std::string module;
  std::string name; // without the arity
};

class Naming {
 public:
  explicit Naming(const LoadedProgram& program) : program_(program) {}
  virtual ~Naming() = default;

  // The name in Core of a function that the user names. Whether it is there is another question.
  virtual Symbol function_symbol(std::string_view name, size_t arity) const;

  // What reports call the main module; and a function of it where they have named that: `map/2`, `first(String)`.
  virtual std::string module_title() const;
  virtual std::string short_title_of(const core::Function& function) const;
  // Whether a user may mean the function by a name.
  virtual bool is_named(const core::Function& function, std::string_view name) const;

  // A function of any module: `lists:sort`, or of the main module if none is named. Whether it is there is another
  // question.
  virtual NamedFunction named_function(std::string_view name, size_t arity) const;

  // The boolean function of that name that can be asked about the arguments of a tested one: the one with as many
  // arguments, unless the language has more to choose by. Whether it is there is another question.
  virtual NamedFunction precondition_of(std::string_view name, const core::Function& tested) const;
  // What is wrong with the one that a user named, where the language can tell; empty: it can't.
  virtual std::string why_no_precondition(std::string_view /*name*/, const core::Function& /*tested*/) const {
    return {};
  }

  // All functions of the module of this name, which is loaded for it; empty if there is no such module.
  virtual std::vector<Symbol> functions_of(std::string_view module) const;
  // Modules that these functions call by name, and that are nowhere to be found; sorted.
  virtual std::vector<std::string> missing_modules(std::span<const core::Function* const>) const { return {}; }

  // Whether an exported function is one that a user may name: not what the compiler adds to each module.
  virtual bool is_entry(const core::Function&) const { return true; }
  // Whether such a function is tested with all others when none is named.
  virtual bool is_tested_unnamed(const core::Function&) const { return true; }

  // Whether a line where clauses begin is reached by entering one of them; else by any of its code.
  virtual bool clauses_begin_lines() const { return true; }

  // A primitive, for people: one that no program can name is described.
  virtual std::string operation_text(std::string_view primitive) const { return std::string(primitive); }

 protected:
  const core::Module& main_module() const;

 private:
  const LoadedProgram& program_;
};

} // namespace assay::lang
