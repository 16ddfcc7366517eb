// The rules of one function, in two passes: first each thing by itself (shape), then, if blocks and edges make sense,
// who may use which value where (core/dominators.h). Start with FunctionVerifier::verify.

#include <fmt/format.h>

#include "core/dominators.h"
#include "core/flow_graph.h"
#include "core/verify_report.h"

namespace assay::core {

namespace {

constexpr uint32_t undefined = UINT32_MAX;

// Where a value is defined: a node of the flow graph, and when within it (0: as a parameter; n: by instruction n).
struct Definition {
  uint32_t node = undefined;
  uint32_t moment = 0;
  const Instruction* instruction = nullptr; // null for parameters
};

std::string count_text(int wanted) {
  return wanted >= 0 ? fmt::format("{}", wanted) : fmt::format("at least {}", -1 - wanted);
}

size_t edges_wanted(Immediate immediate) {
  switch (immediate) {
    case Immediate::Edge:
    case Immediate::Arms: return 1;
    case Immediate::TwoEdges: return 2;
    default: return 0;
  }
}

class FunctionVerifier {
 public:
  FunctionVerifier(const Module& module, const Function& function, VerifyReport& report)
      : module_(module), function_(function), report_(report) {}

  void verify() {
    verify_header();
    is_flow_sound_ = !function_.blocks.empty();
    for (block_ = 0; block_ < function_.blocks.size(); ++block_) verify_block(function_.blocks[block_]);
    if (!is_flow_sound_ || report_.is_full()) return;

    graph_ = make_flow_graph(function_);
    define_all();
    Dominators dominators(graph_);
    dominators_ = &dominators;
    for (block_ = 0; block_ < function_.blocks.size(); ++block_) verify_uses(function_.blocks[block_]);
  }

 private:
  // Shape

  void verify_header() {
    bool are_first = true;
    for (uint32_t i = 0; i < function_.arity(); ++i) are_first = are_first && function_.parameters[i] == i;
    if (!are_first) fault("the parameters are not the first values, in order");
    if (function_.exported && function_.capture_count != 0) fault("it is exported and has captures");
    verify_place(function_.place);
    for (const Clause& clause : function_.clauses) verify_place(clause.place);
    if (function_.blocks.empty()) {
      fault("it has no blocks");
    } else if (!function_.blocks[0].parameters.empty()) {
      fault("its entry has parameters");
    }
  }

  void verify_block(const Block& block) {
    instruction_ = nullptr;
    if (block.instructions.empty() || !is_terminator(block.instructions.back().opcode)) {
      fault("it does not end with a terminator");
      is_flow_sound_ = false;
    }
    if (block.handler != nullptr) verify_edge(*block.handler, 1, "the handler");
    for (const Instruction& instruction : block.instructions) {
      instruction_ = &instruction;
      if (is_terminator(instruction.opcode) && &instruction != &block.instructions.back()) {
        fault("a terminator before the end of the block");
      }
      if (is_tail_call(instruction.opcode) && block.handler != nullptr) {
        fault("a tail call in a block that has a handler");
      }
      verify_counts(instruction);
      verify_immediate(instruction);
      verify_edges(instruction);
      verify_place(instruction.place);
    }
    instruction_ = nullptr;
  }

  void verify_counts(const Instruction& instruction) {
    const OpcodeInfo& wanted = info(instruction.opcode);
    if (!count_fits(wanted.operands, instruction.operands.size())) {
      fault("takes {} operands, has {}", count_text(wanted.operands), instruction.operands.size());
    }
    if (!count_fits(wanted.results, instruction.results.size())) {
      fault("gives {} results, has {}", count_text(wanted.results), instruction.results.size());
    }
    if (instruction.edges.size() != edges_wanted(wanted.immediate)) {
      fault("has {} edges beside its arms instead of {}", instruction.edges.size(), edges_wanted(wanted.immediate));
      is_flow_sound_ = is_flow_sound_ && instruction.edges.empty();
    }
    if (wanted.immediate != Immediate::Arms && !instruction.arms.empty()) fault("has arms");
  }

  void verify_immediate(const Instruction& instruction) {
    switch (info(instruction.opcode).immediate) {
      case Immediate::Constructor: verify_constructor(instruction); break;
      case Immediate::Function: verify_callee(instruction); break;
      case Immediate::Index: verify_index(instruction); break;
      case Immediate::Arms:
        if (std::string message = verify_arms(module_, instruction); !message.empty()) fault("{}", message);
        break;
      case Immediate::Nothing:
      case Immediate::Class:
      case Immediate::Selector:
      case Immediate::Primitive:
      case Immediate::Edge:
      case Immediate::TwoEdges: break;
    }
  }

  void verify_constructor(const Instruction& instruction) {
    Constructor constructor = instruction.constructor;
    if (constructor.type == Constructor::Type::Cons && constructor.arity != 2) fault("a cons has 2 fields");
    if (constructor.arity > largest_arity) fault("a tuple has at most {} fields", largest_arity);
    if (constructor.arity != instruction.operands.size()) {
      fault("the constructor has {} fields, but there are {} operands", constructor.arity, instruction.operands.size());
    }
  }

  // Functions of other modules are found when first called; those of this one can be checked now.
  void verify_callee(const Instruction& instruction) {
    const Function* callee = module_.find(instruction.symbol);
    size_t count = instruction.operands.size();
    if (instruction.opcode == Opcode::Closure) {
      if (callee == nullptr) {
        fault("function {} is not in the module", instruction.symbol.text());
      } else if (callee->capture_count != count) {
        fault("function {} has {} captures, not {}", instruction.symbol.text(), callee->capture_count, count);
      }
    } else if (callee != nullptr && callee->capture_count != 0) {
      fault("function {} has captures: it can be called as a closure only", instruction.symbol.text());
    } else if (callee != nullptr && callee->arity() != count) {
      fault("function {} takes {} arguments, not {}", instruction.symbol.text(), callee->arity(), count);
    }
  }

  void verify_index(const Instruction& instruction) {
    if (instruction.opcode == Opcode::Capture && instruction.index >= function_.capture_count) {
      fault("capture {} of {}", instruction.index, function_.capture_count);
    }
    if (instruction.opcode == Opcode::Clause && instruction.index >= function_.clauses.size()) {
      fault("clause {} of {}", instruction.index, function_.clauses.size());
    }
  }

  void verify_edges(const Instruction& instruction) {
    for (const Arm& arm : instruction.arms) verify_edge(arm.edge, arm.field_count(), "an arm");
    for (const Edge& edge : instruction.edges) verify_edge(edge, 0, "an edge");
  }

  // `bound`: how many parameters of the target are given by the machine rather than by the edge.
  void verify_edge(const Edge& edge, size_t bound, std::string_view what) {
    if (edge.target >= function_.blocks.size()) {
      fault("{} leads to b{}, which does not exist", what, edge.target);
      is_flow_sound_ = false;
      return;
    }
    if (edge.target == 0) fault("{} leads to the entry", what);
    size_t wanted = function_.blocks[edge.target].parameters.size();
    if (bound + edge.arguments.size() == wanted) return;
    if (bound == 0) {
      fault("{} to b{} passes {} arguments, but it has {} parameters", what, edge.target, edge.arguments.size(),
            wanted);
    } else {
      fault("{} to b{} passes {} arguments after the {} bound ones, but it has {} parameters", what, edge.target,
            edge.arguments.size(), bound, wanted);
    }
  }

  void verify_place(Place place) {
    if (place.line != 0 && place.file >= module_.files.size())
      fault("its place is in file {}, of {}", place.file, module_.files.size());
  }

  // Definitions and uses

  void define_all() {
    definitions_.assign(function_.value_count, {});
    block_ = none;
    uint32_t entry = graph_.upper[0];
    for (ValueId id : function_.parameters) define(id, {entry, 0, nullptr});
    for (block_ = 0; block_ < function_.blocks.size(); ++block_) {
      const Block& block = function_.blocks[block_];
      for (ValueId id : block.parameters) define(id, {graph_.upper[block_], 0, nullptr});
      for (uint32_t i = 0; i < block.instructions.size(); ++i) {
        instruction_ = &block.instructions[i];
        for (ValueId id : instruction_->results) define(id, {graph_.lower[block_], i + 1, instruction_});
      }
      instruction_ = nullptr;
    }
    block_ = none;
    for (ValueId id = 0; id < function_.value_count; ++id) {
      if (definitions_[id].node == undefined) fault("v{} is never defined", id);
    }
  }

  void define(ValueId id, Definition definition) {
    if (id >= definitions_.size()) {
      fault("v{} is not one of the {} values of the function", id, definitions_.size());
    } else if (definitions_[id].node != undefined) {
      fault("v{} is defined twice", id);
    } else {
      definitions_[id] = definition;
    }
  }

  void verify_uses(const Block& block) {
    if (!dominators_->is_reachable(graph_.upper[block_])) {
      fault("it can't be reached");
      return;
    }
    if (block.handler != nullptr) {
      for (Operand operand : block.handler->arguments) {
        verify_use(operand, graph_.upper[block_], 1, "is not defined before the block whose handler gets it");
      }
    }
    for (uint32_t i = 0; i < block.instructions.size(); ++i) {
      instruction_ = &block.instructions[i];
      auto use = [&](Operand operand) {
        verify_use(operand, graph_.lower[block_], i + 1, "may be used before it is defined");
      };
      for (Operand operand : instruction_->operands) use(operand);
      for (const Arm& arm : instruction_->arms) {
        for (Operand operand : arm.edge.arguments) use(operand);
      }
      for (const Edge& edge : instruction_->edges) {
        for (Operand operand : edge.arguments) use(operand);
      }
      if (instruction_->opcode == Opcode::Fill) verify_fill(*instruction_);
    }
    instruction_ = nullptr;
  }

  void verify_use(Operand operand, uint32_t node, uint32_t moment, std::string_view otherwise) {
    if (operand.is_literal()) {
      verify_literal_use(operand.index());
      return;
    }
    ValueId id = operand.index();
    if (id >= definitions_.size() || definitions_[id].node == undefined) {
      fault("v{} is not defined", id);
      return;
    }
    const Definition& definition = definitions_[id];
    bool is_before = definition.node == node
                         ? definition.moment < moment
                         : dominators_->is_reachable(definition.node) && dominators_->dominates(definition.node, node);
    if (!is_before) fault("v{} {}", id, otherwise);
  }

  void verify_literal_use(uint32_t index) {
    if (index >= module_.literals.size()) {
      fault("literal {} does not exist", index);
    } else if (module_.literals[index].is(Kind::Unset)) {
      // Whoever reads it must ask whether it was filled; only captures and fields do.
      bool is_checked = instruction_ != nullptr &&
                        (instruction_->opcode == Opcode::Closure || instruction_->opcode == Opcode::Record);
      if (!is_checked) fault("`unset` is no operand but of a closure or a record");
    }
  }

  void verify_fill(const Instruction& instruction) {
    if (instruction.operands.size() != 2) return;
    Operand closure = instruction.operands[0];
    const Instruction* maker = nullptr;
    if (!closure.is_literal() && closure.index() < definitions_.size()) {
      maker = definitions_[closure.index()].instruction;
    }
    if (maker == nullptr || maker->opcode != Opcode::Closure) {
      fault("what it fills is not made by a `closure` of the same function");
      return;
    }
    bool is_unset = false;
    if (instruction.index < maker->operands.size()) {
      Operand capture = maker->operands[instruction.index];
      is_unset = capture.is_literal() && capture.index() < module_.literals.size() &&
                 module_.literals[capture.index()].is(Kind::Unset);
    }
    if (!is_unset) fault("capture {} of the closure is not `unset`", instruction.index);
  }

  // Messages

  template <typename... Arguments>
  void fault(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    if (report_.is_full()) return;
    report_.add(where(), fmt::format(format, std::forward<Arguments>(arguments)...),
                instruction_ != nullptr ? instruction_->place : function_.place);
  }

  std::string where() const {
    std::string text(function_.name.text());
    if (block_ == none) return text;
    text += fmt::format(", b{}", block_);
    if (instruction_ != nullptr) {
      auto number = instruction_ - function_.blocks[block_].instructions.data() + 1;
      text += fmt::format(", instruction {} ({})", number, info(instruction_->opcode).text);
    }
    return text;
  }

  static constexpr uint32_t none = UINT32_MAX;

  const Module& module_;
  const Function& function_;
  VerifyReport& report_;
  uint32_t block_ = none;                    // the one being looked at
  const Instruction* instruction_ = nullptr; // likewise
  bool is_flow_sound_ = true;
  FlowGraph graph_;
  std::vector<Definition> definitions_;
  const Dominators* dominators_ = nullptr;
};

} // namespace

void verify_function(const Module& module, const Function& function, VerifyReport& report) {
  FunctionVerifier(module, function, report).verify();
}

} // namespace assay::core
