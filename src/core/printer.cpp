#include "core/printer.h"

#include <fmt/format.h>

#include "core/literal_text.h"

namespace assay::core {

namespace {

class Printer {
 public:
  Printer(const Module& module, PrintOptions options) : module_(module), options_(std::move(options)) {
    if (options_.own_names) return;
    for (const Function* function : module_.functions) numbers_.emplace(function->name, numbers_.size());
  }

  void print_header() {
    if (!options_.own_names) return;
    text_ += "module ";
    print_symbol(module_.name, text_);
    text_ += " language ";
    print_symbol(module_.language, text_);
    text_ += '\n';
    for (std::string_view file : module_.files) {
      text_ += "file ";
      print_quoted(file, '"', text_);
      text_ += '\n';
    }
  }

  void print(const Class& klass) {
    text_ += "class ";
    print_symbol(klass.name, text_);
    if (klass.parent != symbols::empty) {
      text_ += " extends ";
      print_symbol(klass.parent, text_);
    }
    text_ += " {\n";
    for (const Class::Method& method : klass.methods) {
      text_ += "  ";
      print_symbol(method.selector, text_);
      text_ += " = ";
      print_function_name(method.function);
      text_ += '\n';
    }
    text_ += "}\n";
  }

  void print(const Function& function) {
    text_ += "function ";
    print_function_name(function.name);
    if (options_.own_names && function.plain_name != symbols::empty) {
      text_ += " as ";
      print_symbol(function.plain_name, text_);
    }
    if (function.exported) text_ += " export";
    text_ += " (";
    print_values(function.parameters);
    text_ += ')';
    if (function.capture_count != 0) append(" captures {}", function.capture_count);
    print_place(function.place);
    text_ += " {\n";
    for (const Clause& clause : function.clauses) {
      text_ += "  clause";
      if (clause.compiler_generated) text_ += " generated";
      print_place(clause.place);
      print_site(clause.site);
      text_ += '\n';
    }
    for (size_t i = 0; i < function.blocks.size(); ++i) print(function.blocks[i], i);
    text_ += "}\n";
  }

  void separate() { text_ += '\n'; }
  std::string take() { return std::move(text_); }

 private:
  void print(const Block& block, size_t id) {
    append("b{}", id);
    if (!block.parameters.empty()) {
      text_ += '(';
      print_values(block.parameters);
      text_ += ')';
    }
    if (block.handler != nullptr) {
      text_ += " handler ";
      print(*block.handler);
    }
    text_ += ":\n";
    for (const Instruction& instruction : block.instructions) print(block, instruction);
  }

  void print(const Block& block, const Instruction& instruction) {
    const OpcodeInfo& opcode = info(instruction.opcode);
    text_ += "  ";
    print_values(instruction.results);
    if (!instruction.results.empty()) text_ += " = ";
    text_ += opcode.text;
    print_immediate(opcode.immediate, instruction);
    print_operands(block, instruction);
    bool has_arms = opcode.immediate == Immediate::Arms;
    if (!has_arms) {
      for (const Edge& edge : instruction.edges) {
        text_ += ' ';
        print(edge);
      }
    }
    print_place(instruction.place);
    print_site(instruction.site);
    text_ += '\n';
    if (!has_arms) return;
    for (const Arm& arm : instruction.arms) print(arm);
    for (const Edge& edge : instruction.edges) {
      text_ += "    else -> ";
      print(edge);
      text_ += '\n';
    }
  }

  void print_immediate(Immediate immediate, const Instruction& instruction) {
    switch (immediate) {
      case Immediate::Constructor: append(" {}", constructor_text(instruction.constructor)); break;
      case Immediate::Index: append(" {}", instruction.index); break;
      case Immediate::Function:
        text_ += ' ';
        print_function_name(instruction.symbol);
        break;
      case Immediate::Class:
      case Immediate::Selector:
      case Immediate::Primitive:
        text_ += ' ';
        print_symbol(instruction.symbol, text_);
        break;
      case Immediate::Nothing:
      case Immediate::Edge:
      case Immediate::TwoEdges:
      case Immediate::Arms: break;
    }
  }

  void print(const Arm& arm) {
    text_ += "    ";
    switch (arm.test) {
      case Arm::Test::Literal: print(Operand::literal(arm.literal)); break;
      case Arm::Test::Constructor: text_ += constructor_text(arm.constructor); break;
      case Arm::Test::Kind: append("kind {}", kind_text(arm.kind)); break;
    }
    text_ += " -> ";
    print(arm.edge);
    text_ += '\n';
  }

  void print(const Edge& edge) {
    append("b{}", edge.target);
    if (edge.arguments.empty()) return;
    print_operands(edge.arguments, "(");
    text_ += ')';
  }

  void print_operands(const Block& block, const Instruction& instruction) {
    if (!options_.instead_of_literal) return print_operands(instruction.operands, " ");
    std::string_view before = " ";
    for (Operand operand : instruction.operands) {
      std::optional<std::string> instead;
      if (operand.is_literal() && operand.index() < module_.literals.size())
        instead = options_.instead_of_literal(block, instruction, module_.literals[operand.index()]);
      text_ += before;
      if (instead) {
        text_ += *instead;
      } else {
        print(operand);
      }
      before = ", ";
    }
  }

  void print_operands(std::span<const Operand> operands, std::string_view before) {
    for (Operand operand : operands) {
      text_ += before;
      print(operand);
      before = ", ";
    }
  }

  void print(Operand operand) {
    if (!operand.is_literal()) {
      append("v{}", operand.index());
    } else if (operand.index() < module_.literals.size()) {
      print_literal(module_.literals[operand.index()], text_);
    } else {
      append("?literal {}", operand.index()); // unsound; still printed, for whoever looks for the fault
    }
  }

  void print_function_name(Symbol name) {
    auto own = numbers_.find(name);
    if (own == numbers_.end()) return print_symbol(name, text_);
    append("#{}", own->second);
  }

  void print_values(std::span<const ValueId> values) {
    std::string_view before;
    for (ValueId id : values) {
      append("{}v{}", before, id);
      before = ", ";
    }
  }

  void print_place(Place place) {
    if (!options_.places || place == Place{}) return;
    append(" @{}:{}", place.line, place.column);
    if (place.file != 0) append(":{}", place.file);
  }

  void print_site(SiteId site) {
    if (options_.sites && site != 0) append(" ${:016x}", site);
  }

  template <typename... Arguments>
  void append(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Arguments>(arguments)...);
  }

  const Module& module_;
  PrintOptions options_;
  std::unordered_map<Symbol, size_t> numbers_; // of the module's own functions, if they are not named
  std::string text_;
};

} // namespace

std::string print_module(const Module& module, PrintOptions options) {
  Printer printer(module, std::move(options));
  printer.print_header();
  for (const Class* klass : module.classes) {
    printer.separate();
    printer.print(*klass);
  }
  for (const Function* function : module.functions) {
    printer.separate();
    printer.print(*function);
  }
  return printer.take();
}

std::string print_function(const Function& function, PrintOptions options) {
  Printer printer(*function.module, std::move(options));
  printer.print(function);
  return printer.take();
}

} // namespace assay::core
