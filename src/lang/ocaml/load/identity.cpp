// The text of a string or of an exception's name is part of the program wherever it came from: a run can see it. So
// `__FILE__`, `__LOC__` and the like are what they are in this file. Left out is what OCaml shows to backtraces alone
// (the names and places of functions), and the place in Match_failure and Assert_failure where nothing catches it.

#include "lang/ocaml/load/identity.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/object.h"
#include "core/printer.h"

namespace assay::ocaml {

namespace {

bool is_symbol(const core::Module& module, core::Operand operand, std::string_view name) {
  if (!operand.is_literal()) return false;
  Value literal = module.literals[operand.index()];
  return literal.is(Kind::Symbol) && literal.as_symbol().text() == name;
}

bool is_primitive(const core::Instruction& instruction, std::string_view name) {
  return instruction.opcode == core::Opcode::Primitive && instruction.symbol.text() == name;
}

template <typename Is>
bool has_instruction(const core::Module& module, Is&& is) {
  return std::ranges::any_of(module.functions, [&](const core::Function* function) {
    return std::ranges::any_of(function->blocks,
                               [&](const core::Block& block) { return std::ranges::any_of(block.instructions, is); });
  });
}

// Whether it can look at the stack: by Printexc, or by what Printexc does it with.
bool sees_places(const core::Module& module) {
  return has_instruction(module, [&](const core::Instruction& each) {
    if (each.opcode != core::Opcode::Primitive) return false;
    std::string_view name = each.symbol.text();
    if (name.contains("backtrace") || name.contains("callstack")) return true;
    return name == "ocaml.global" && is_symbol(module, each.operands[0], "Stdlib__Printexc");
  });
}

bool catches(const core::Module& module) {
  return std::ranges::any_of(module.functions, [](const core::Function* function) {
    return std::ranges::any_of(function->blocks, [](const core::Block& block) { return block.handler != nullptr; });
  });
}

// Whether the instruction makes an exception that says where it was raised, and is raised at once:
//     v1 = primitive ocaml.predefined 'Match_failure
//     v2 = make tuple/2 v1, {FILE, LINE, COLUMN}
//     v3 = primitive ocaml.raise v2
//     unreachable
bool raises_with_place(const core::Module& module, const core::Block& block, const core::Instruction& made) {
  auto at = static_cast<size_t>(&made - block.instructions.data());
  if (at == 0 || at + 3 != block.instructions.size() || made.opcode != core::Opcode::Make) return false;
  const core::Instruction& predefined = block.instructions[at - 1];
  const core::Instruction& raised = block.instructions[at + 1];
  if (!is_primitive(predefined, "ocaml.predefined") || !is_primitive(raised, "ocaml.raise")) return false;
  if (block.terminator().opcode != core::Opcode::Unreachable) return false;
  core::Operand name = predefined.operands[0];
  return (is_symbol(module, name, "Match_failure") || is_symbol(module, name, "Assert_failure")) &&
         made.operands.size() == 2 && made.operands[0] == core::Operand::value(predefined.results[0]) &&
         raised.operands[0] == core::Operand::value(made.results[0]);
}

bool is_own_global(const core::Instruction& instruction, Value literal, Symbol module) {
  return (is_primitive(instruction, "ocaml.global") || is_primitive(instruction, "ocaml.set_global")) &&
         literal.is(Kind::Symbol) && literal.as_symbol() == module;
}

// `Ann.Empty` of the unit Ann.
std::string without_unit(std::string_view name, std::string_view unit) {
  bool is_own = name.size() > unit.size() && name.starts_with(unit) && name[unit.size()] == '.';
  return is_own ? fmt::format("#{}", name.substr(unit.size())) : std::string(name);
}

std::string unit_text(const Sexpr& name, std::string_view unit) { return name.text() == unit ? "#" : to_text(name); }

} // namespace

std::string identity_of_types(const Sexpr& dump, bool by_name) {
  std::string_view unit = dump.items()[1].text();
  std::string text;
  for (const Sexpr& part : dump.items().subspan(2)) {
    bool is_of_types = part.head() == "types";
    for (const Sexpr& each : part.head() == "body" ? std::span<const Sexpr>() : part.items()) {
      std::span<const Sexpr> items = each.items();
      if (part.head() == "exports" && items.size() == 4) {
        text += fmt::format("{} {} {}\n", by_name ? to_text(items[0]) : "", to_text(items[1]), to_text(items[3]));
      } else if (part.head() == "exceptions" && !items.empty()) {
        text += without_unit(items[0].text(), unit);
        for (const Sexpr& item : items.subspan(1)) text += " " + to_text(item);
        text += "\n";
      } else if (part.head() == "api" && items.size() > 2) {
        text += fmt::format("{} {}", to_text(items[0]), unit_text(items[1], unit));
        for (const Sexpr& item : items.subspan(2)) text += " " + to_text(item);
        text += "\n";
      } else if (is_of_types && !items.empty()) {
        for (const Sexpr& item : items.first(items.size() - 1)) text += to_text(item) + " ";
        text += unit_text(items.back(), unit) + "\n";
      }
    }
  }
  return text;
}

std::string identity_of_code(const core::Module& module, const core::Function& entry, bool strict) {
  if (sees_places(module)) return fmt::format("{}\n{}", core::print_module(module), entry.name.text());
  bool sees_failures = strict || catches(module);
  core::PrintOptions options{.places = false, .own_names = false};
  options.instead_of_literal = [&](const core::Block& block, const core::Instruction& instruction,
                                   Value literal) -> std::optional<std::string> {
    if (is_own_global(instruction, literal, module.name)) return "#module";
    if (!sees_failures && raises_with_place(module, block, instruction)) return "#place";
    return std::nullopt;
  };
  auto number = std::ranges::find(module.functions, &entry) - module.functions.begin();
  return fmt::format("{}\n#{}", core::print_module(module, options), number);
}

} // namespace assay::ocaml
