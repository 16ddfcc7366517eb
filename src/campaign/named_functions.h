#pragma once
// Functions that options name: what is assumed of inputs, what runs on known values, what is to be covered.

#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lang/language.h"

namespace assay::campaign {

struct Assumptions {
  std::map<const core::Function*, NamedFunction> by_tested;
  std::vector<const core::Function*> without; // functions that it does not fit, if there is one at all

  std::optional<NamedFunction> of(const core::Function& function) const;
};

// `name` is MODULE:NAME or NAME; the function that takes what the tested one takes is meant. An error is a message
// for the user: there is none for any of the functions.
std::expected<Assumptions, std::string> find_assumptions(LoadedProgram& program, const std::optional<std::string>& name,
                                                         std::span<const core::Function* const> functions);

// MODULE:NAME/ARITY or NAME/ARITY each.
std::expected<std::vector<Symbol>, std::string> find_concrete(LoadedProgram& program,
                                                              std::span<const std::string> names);

// All functions of modules, closures among them; not those of the main module.
std::expected<std::vector<const core::Function*>, std::string> find_modules(LoadedProgram& program,
                                                                            std::span<const std::string> modules);

} // namespace assay::campaign
