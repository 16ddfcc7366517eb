#include "search/program_graph.h"

#include <algorithm>
#include <map>

#include "core/parts.h"

namespace assay::search {

using core::Function;
using core::Instruction;
using core::Opcode;
using core::Operand;
using core::Spot;

namespace {

const std::vector<Spot> no_spots;

template <typename Map, typename Key>
const std::vector<Spot>& found(const Map& map, const Key& key) {
  auto entry = map.find(key);
  return entry == map.end() ? no_spots : entry->second;
}

} // namespace

ProgramGraph::ProgramGraph(Program& program, KnownValues& known, const ProgramEntries& entries,
                           const std::function<bool()>& may_go_on)
    : program_(program), boundary_(program.library_boundary()), known_values_(known), gaps_(entries.gaps) {
  for (const ProgramEntry& entry : entries.tested) {
    add(*entry.function);
    for (const Function* maker : entry.makers) {
      makers_[maker].push_back(entry.function);
      add(*maker);
    }
  }
  add_open(entries.others);
  start_ = entries.start;
  if (start_ != nullptr) {
    open_.insert(start_);
    add(*start_);
  }
  if (boundary_ != nullptr) {
    for (const Function* started : boundary_->started()) add(*started);
  }
  follow(may_go_on);
  open_what_is_given(entries.giving_functions);
}

// What is found on the way joins the end. A class may be met after the calls of its methods.
void ProgramGraph::follow(const std::function<bool()>& may_go_on) {
  size_t done = 0;
  while (done < functions_.size()) {
    for (; done < functions_.size(); ++done) {
      if (!may_go_on()) {
        gaps_.insert("there was no time to follow all of them");
        return;
      }
      look_at(*functions_[done]);
    }
    connect_methods();
    for (const Function* loose : known_values_.loose()) add_value(*loose);
    let_captures_escape();
  }
}

bool ProgramGraph::is_library(const Function& function) const {
  return boundary_ != nullptr && boundary_->is_library(function);
}

void ProgramGraph::add_open(const std::vector<const Function*>& functions) {
  for (const Function* function : functions) {
    if (function == nullptr || is_library(*function)) continue;
    open_.insert(function);
    add(*function);
  }
}

void ProgramGraph::add_class(Symbol name) {
  if (classes_.insert(name).second && boundary_ != nullptr) add_open(boundary_->known_methods(name));
}

namespace {

// Values of the start that become the module, and nothing else: blocks in blocks, up to the one that is kept.
std::set<core::ValueId> parts_of_module(Program& program, const Function& start) {
  std::map<core::ValueId, const Instruction*> made;
  std::map<core::ValueId, uint32_t> uses;
  std::vector<core::ValueId> pending;
  auto use = [&](Operand operand) {
    if (!operand.is_literal()) ++uses[operand.index()];
  };
  for (const core::Block& block : start.blocks) {
    for (const Instruction& code : block.instructions) {
      if (code.opcode == Opcode::Make) made[code.results[0]] = &code;
      std::ranges::for_each(code.operands, use);
      for (const core::Edge& edge : code.edges) std::ranges::for_each(edge.arguments, use);
      for (const core::Arm& arm : code.arms) std::ranges::for_each(arm.edge.arguments, use);
      const Primitive* primitive = code.opcode == Opcode::Primitive ? program.primitive(code.symbol) : nullptr;
      if (primitive == nullptr || primitive->effect != Effect::Task) continue;
      for (Operand operand : code.operands) {
        if (!operand.is_literal()) pending.push_back(operand.index());
      }
    }
  }
  std::set<core::ValueId> parts;
  while (!pending.empty()) {
    core::ValueId value = pending.back();
    pending.pop_back();
    auto block = made.find(value);
    if (block == made.end() || uses[value] != 1 || !parts.insert(value).second) continue;
    for (Operand operand : block->second->operands) {
      if (!operand.is_literal()) pending.push_back(operand.index());
    }
  }
  return parts;
}

} // namespace

// What it calls, and hands over. That it makes the functions of the module, and keeps them, says nothing: the values
// that the start has made are known.
void ProgramGraph::look_at_start(const Function& function) {
  std::set<core::ValueId> of_module = parts_of_module(program_, function);
  for (core::BlockId block = 0; block < function.blocks.size(); ++block) {
    for (uint32_t i = 0; i < function.blocks[block].instructions.size(); ++i) {
      Spot spot{&function, block, i};
      const Instruction& code = spot.code();
      switch (code.opcode) {
        case Opcode::Record:
        case Opcode::Closure:
        case Opcode::Fill: break;
        case Opcode::Make:
          if (!of_module.contains(code.results[0])) look_at_operands(function, code);
          break;
        case Opcode::Primitive: look_at_operands(function, code); break;
        default: look_at(spot);
      }
    }
  }
}

// Where a call leads, or a function that it makes may lead.
std::vector<const Function*> ProgramGraph::next_of(const Function& function) {
  std::vector<const Function*> next;
  for (const core::Block& block : function.blocks) {
    for (const Instruction& code : block.instructions) {
      bool is_indirect = code.opcode == Opcode::CallIndirect || code.opcode == Opcode::TailCallIndirect;
      bool is_spread = code.opcode == Opcode::CallSpread || code.opcode == Opcode::TailCallSpread;
      const Function* callee = nullptr;
      if (code.opcode == Opcode::Call || code.opcode == Opcode::TailCall)
        callee = program_.resolve(code.symbol).function;
      if (code.opcode == Opcode::Closure) callee = function.module->find(code.symbol);
      if (is_indirect) callee = known_values_.function_of(function, code.operands[0]);
      if (callee != nullptr) next.push_back(callee);
      bool may_be_any = is_spread || (is_indirect && callee == nullptr);
      if (may_be_any) next.insert(next.end(), values_.begin(), values_.end());
    }
  }
  return next;
}

// Functions that are made on the way, and passed on as values: who has called one of `by` may have got them.
void ProgramGraph::open_what_is_given(const std::vector<const Function*>& by) {
  std::vector<const Function*> pending(by.begin(), by.end());
  std::set<const Function*> met(by.begin(), by.end());
  while (!pending.empty()) {
    const Function* function = pending.back();
    pending.pop_back();
    if (is_value(*function)) open_.insert(function);
    for (const Function* next : next_of(*function)) {
      if (met.insert(next).second) pending.push_back(next);
    }
  }
}

void ProgramGraph::look_at(const Function& function) {
  if (&function == start_) return look_at_start(function);
  for (core::BlockId block = 0; block < function.blocks.size(); ++block) {
    for (uint32_t i = 0; i < function.blocks[block].instructions.size(); ++i) look_at(Spot{&function, block, i});
  }
  find_computed(function);
}

void ProgramGraph::add(const Function& function) {
  if (is_library(function)) return;
  if (known_.insert(&function).second) functions_.push_back(&function);
}

void ProgramGraph::add_value(const Function& function) {
  values_.insert(&function);
  if (boundary_ != nullptr) open_.insert(&function);
  add(function);
}

void ProgramGraph::add_indirect(const Spot& spot, size_t arguments) {
  indirect_[arguments].push_back(spot);
  if (applying_.contains(arguments)) return;
  // What applies functions piece by piece gives them as many as they take, or hands on fewer than it was given.
  bool is_applying = applying_modules_.contains(spot.function->module);
  if (is_applying && arguments > most_applied_) return;
  if (!is_applying) most_applied_ = std::max(most_applied_, arguments);
  const Function* applying = program_.apply_function(arguments);
  applying_[arguments] = applying;
  if (applying == nullptr) return;
  applying_modules_.insert(applying->module);
  add(*applying);
}

const Function* ProgramGraph::apply_function(size_t arguments) const {
  auto known = applying_.find(arguments);
  return known == applying_.end() ? nullptr : known->second;
}

void ProgramGraph::look_at(const Spot& spot) {
  const Instruction& code = spot.code();
  if (boundary_ != nullptr) {
    add_open(boundary_->handed_over(*spot.function, code));
    if (std::string why = boundary_->why_unknown(code); !why.empty()) gaps_.insert(std::move(why));
  }
  switch (code.opcode) {
    case Opcode::Call:
    case Opcode::TailCall: {
      Callee callee = program_.resolve(code.symbol);
      if (callee.function != nullptr) {
        add(*callee.function);
        std::vector<Spot>& calls = is_library(*callee.function) ? into_library_ : calls_[callee.function];
        calls.push_back(spot);
      } else if (callee.primitive != nullptr && callee.primitive->effect == Effect::World) {
        gaps_.insert(std::string(callee.primitive->name.text()));
      }
      break;
    }
    case Opcode::Closure:
      if (const Function* made = spot.function->module->find(code.symbol)) add(*made);
      break;
    case Opcode::CallIndirect:
    case Opcode::TailCallIndirect: look_at_call(spot); break;
    case Opcode::CallSpread:
    case Opcode::TailCallSpread: spread_.push_back(spot); break;
    case Opcode::CallVirtual:
    case Opcode::TailCallVirtual:
      virtual_[code.symbol].push_back(spot);
      if (!knows_methods(code.symbol)) into_library_.push_back(spot);
      break;
    case Opcode::Record: add_class(code.symbol); break;
    case Opcode::Primitive:
      if (const Primitive* primitive = program_.primitive(code.symbol);
          primitive != nullptr && primitive->effect == Effect::World) {
        gaps_.insert(std::string(primitive->name.text()));
      }
      break;
    default: break;
  }
  look_at_operands(*spot.function, code);
}

void ProgramGraph::look_at_call(const Spot& spot) {
  const Instruction& code = spot.code();
  size_t arguments = code.operands.size() - 1;
  const Function* callee = known_values_.function_of(*spot.function, code.operands[0]);
  if (callee == nullptr) return add_indirect(spot, arguments);
  add(*callee);
  if (callee->arity() == arguments) {
    calls_[callee].push_back(spot);
  } else {
    values_.insert(callee);
    add_indirect(spot, arguments);
  }
}

// What is called, taken apart or kept in a closure is not passed on by that.
void ProgramGraph::look_at_operands(const Function& function, const Instruction& code) {
  bool is_indirect = code.opcode == Opcode::CallIndirect || code.opcode == Opcode::TailCallIndirect;
  const Primitive* primitive = code.opcode == Opcode::Primitive ? program_.primitive(code.symbol) : nullptr;
  bool takes_apart = primitive != nullptr && primitive->backward == Backward::Field;
  for (size_t i = 0; i < code.operands.size(); ++i) {
    if (is_indirect && i == 0) continue;
    if (takes_apart && known_values_.value(function, Operand::value(code.results[0]))) continue;
    if (code.opcode == Opcode::Fill) continue;
    if (code.opcode == Opcode::Closure) {
      const Function* made = function.module->find(code.symbol);
      if (made != nullptr && known_values_.knows_capture(*made, static_cast<uint32_t>(i))) continue;
    }
    let_escape(function, code.operands[i]);
  }
  for (const core::Edge& edge : code.edges) {
    for (Operand argument : edge.arguments) let_escape(function, argument);
  }
  for (const core::Arm& arm : code.arms) {
    for (Operand argument : arm.edge.arguments) let_escape(function, argument);
  }
}

void ProgramGraph::let_escape(const Function& function, Operand operand) {
  if (const Function* known = known_values_.function_of(function, operand)) return add_value(*known);
  if (std::optional<Value> value = known_values_.value(function, operand)) let_escape(*value);
}

void ProgramGraph::let_escape(Value value) {
  holds(value, [&](Value part) {
    if (part.is(Kind::FunctionName)) {
      if (const Function* named = program_.resolve(part.as_symbol()).function) add_value(*named);
    }
    if (part.is(Kind::Closure)) add_value(*part.as_closure()->function);
    return false;
  });
}

// Where code does not say what a closure of the start has captured, whatever calls that may call any of it.
void ProgramGraph::let_captures_escape() {
  for (size_t i = 0; i < functions_.size(); ++i) {
    const Function& function = *functions_[i];
    for (uint32_t index = 0; index < function.capture_count; ++index) {
      if (known_values_.knows_capture(function, index)) continue;
      for (Value value : known_values_.captured_at_start(function, index)) let_escape(value);
    }
  }
}

// A function value that a primitive has made, of a name for instance, may be any function.
void ProgramGraph::find_computed(const Function& function) {
  std::set<core::ValueId> computed;
  std::set<core::ValueId> called;
  for (const core::Block& block : function.blocks) {
    for (const Instruction& code : block.instructions) {
      const Primitive* made_by = code.opcode == Opcode::Primitive ? program_.primitive(code.symbol) : nullptr;
      if (made_by != nullptr && made_by->backward != Backward::Field) computed.insert(code.results[0]);
      bool is_indirect = code.opcode == Opcode::CallIndirect || code.opcode == Opcode::TailCallIndirect ||
                         code.opcode == Opcode::CallSpread || code.opcode == Opcode::TailCallSpread;
      bool is_known = is_indirect && known_values_.function_of(function, code.operands[0]) != nullptr;
      if (is_indirect && !is_known && !code.operands[0].is_literal()) called.insert(code.operands[0].index());
    }
  }
  for (core::ValueId value : called) {
    if (computed.contains(value))
      gaps_.insert("a call of a function that is computed, in " + program_.title_of(function));
  }
}

void ProgramGraph::connect_methods() {
  virtual_calls_.clear();
  for (const auto& [selector, spots] : virtual_) {
    for (const Function* method : methods(selector)) {
      add(*method);
      std::vector<Spot>& calls = virtual_calls_[method];
      calls.insert(calls.end(), spots.begin(), spots.end());
    }
  }
}

std::vector<const Function*> ProgramGraph::methods(Symbol selector) const {
  std::set<const Function*> all;
  for (Symbol each : classes_) {
    if (const Function* method = program_.resolve_method(each, selector)) all.insert(method);
  }
  return {all.begin(), all.end()};
}

bool ProgramGraph::knows_methods(Symbol selector) const {
  return boundary_ == nullptr || !boundary_->can_receive_in_library(selector);
}

const std::vector<Spot>& ProgramGraph::calls_of(const Function& function) const { return found(calls_, &function); }
const std::vector<Spot>& ProgramGraph::indirect_calls(size_t arguments) const { return found(indirect_, arguments); }
const std::vector<Spot>& ProgramGraph::virtual_calls(const Function& function) const {
  return found(virtual_calls_, &function);
}

std::vector<const Function*> ProgramGraph::callees(size_t arguments) const {
  std::vector<const Function*> result;
  for (const Function* function : functions_) {
    if (values_.contains(function) && function->arity() == arguments) result.push_back(function);
  }
  return result;
}

std::set<const Function*> ProgramGraph::callers(std::set<const Function*> of) const {
  std::vector<const Function*> pending(of.begin(), of.end());
  auto reach = [&](const std::vector<Spot>& spots) {
    for (const Spot& spot : spots) {
      if (of.insert(spot.function).second) pending.push_back(spot.function);
    }
  };
  while (!pending.empty()) {
    const Function* function = pending.back();
    pending.pop_back();
    reach(calls_of(*function));
    reach(virtual_calls(*function));
    if (is_open(*function)) reach(into_library_);
    if (auto made_for = makers_.find(function); made_for != makers_.end()) {
      for (const Function* entry : made_for->second) {
        if (of.insert(entry).second) pending.push_back(entry);
      }
    }
    for (const auto& [arguments, applying] : applying_) {
      if (applying == function) reach(indirect_calls(arguments));
    }
    if (!is_value(*function)) continue;
    reach(spread_);
    reach(indirect_calls(function->arity()));
  }
  return of;
}

} // namespace assay::search
