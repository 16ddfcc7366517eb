#pragma once
// Checks everything that core/module.h and core/opcode.h promise about a module. Whoever makes Core (a front end's
// lowering, the parser, a pass) has it verified before anything runs it; the machine relies on that and checks none of
// it again. The rules: of modules and classes in verifier.cpp, of literals in verify_literal.cpp, of functions in
// verify_function.cpp, of switches in verify_switch.cpp.

#include <expected>
#include <memory>
#include <string>

#include "base/diagnostic.h"
#include "core/module.h"

namespace assay::core {

// Empty: the module is sound. Each message names the function, the block and the instruction, and carries the place in
// the source. After `most_faults` messages it stops.
Diagnostics verify(const Module& module);

constexpr size_t most_faults = 100;

// What is wrong with a literal, `unset` included; empty if nothing is.
std::string verify_literal(Value literal);

// The same module, if it is sound.
std::expected<std::unique_ptr<Module>, Diagnostics> verified(std::unique_ptr<Module> module);

} // namespace assay::core
