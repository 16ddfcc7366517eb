#pragma once
// Core as text. It reads well in a diff, and core/parser.h reads it back to an equal module:
//
//   module lists language erlang
//   file "lists.erl"
//
//   class point extends shape {
//     area = point.area/1
//   }
//
//   function lists:append/2 as append export (v0, v1) @12:1 {
//     clause @12:1
//     clause generated @13:1
//   b0:
//     v2 = primitive erlang:++/2 v0, v1 @13:5
//     switch v2 @13:7
//       [] -> b1
//       cons -> b2(v0)
//       tuple/2 -> b3
//       kind integer -> b4
//       else -> b5(v1, 42)
//   b1 handler b6(v2):
//     …
//   }
//
// An instruction is `results = opcode immediate operands edges @place $site`, as info(opcode) says; a place is
// @line:column, or @line:column:file for another file than the first. How literals look is in core/literal_text.h.
// `;` starts a comment. `as`, `export`, `captures` and unknown places are left out when they say nothing.

#include <functional>
#include <optional>
#include <string>

#include "core/module.h"

namespace assay::core {

struct PrintOptions {
  bool places = true;
  bool sites = false;
  // Without them the module's functions are numbered, `#3`, and the module has no name: what is printed is what the
  // module does, and can't be read back. No symbol starts with `#` unless it is between bars.
  bool own_names = true;
  // What is printed instead of a literal that is an operand of an instruction of the block; nothing: the literal.
  std::function<std::optional<std::string>(const Block&, const Instruction&, Value)> instead_of_literal{};
};

std::string print_module(const Module& module, PrintOptions options = {});
std::string print_function(const Function& function, PrintOptions options = {});

} // namespace assay::core
