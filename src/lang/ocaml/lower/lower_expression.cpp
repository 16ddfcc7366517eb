// Values, bindings, calls.

#include <fmt/core.h>

#include <algorithm>

#include "lang/ocaml/lower/lower_function.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

using core::BlockId;
using core::Opcode;

FunctionLowering::FunctionLowering(LoweringContext& context, const Function& function)
    : context_(context), function_(function),
      builder_(context.module, function.name, function.plain_name, static_cast<uint32_t>(function.parameters.size()),
               static_cast<uint32_t>(function.captures.size())),
      place_(function.place) {
  builder_.set_place(function.place);
  for (uint32_t i = 0; i < function.captures.size(); ++i) captures_.emplace(function.captures[i], i);
  for (uint32_t i = 0; i < function.parameters.size(); ++i) {
    values_.emplace(function.parameters[i], builder_.parameter(i));
  }
}

const core::Function* FunctionLowering::lower() {
  builder_.start_block(builder_.entry());
  std::string_view whole = primitive_for_function(context_.unit.name, function_);
  if (whole.empty()) {
    if (const Variable* taker = taker_of_text(context_.unit.name, function_)) pass_on_text(*taker);
    lower_into(*function_.body, Target::to_return());
  } else {
    Operands parameters;
    for (uint32_t i = 0; i < function_.parameters.size(); ++i) parameters.push_back(builder_.parameter(i));
    builder_.return_values({primitive(whole, parameters, place_)}, place_);
  }
  builder_.simplify();
  return builder_.finish();
}

// What was accumulated goes to who takes it as one text; if it is more than text, the body is what is done.
void FunctionLowering::pass_on_text(const Variable& taker) {
  BlockId with_text = builder_.new_block();
  BlockId with_more = builder_.new_block();
  Operand text = primitive("ocaml.accumulated_text", {builder_.parameter(0)}, place_);
  builder_.branch(primitive("ocaml.is_integer", {text}, place_), with_more, with_text, place_, site("text"));
  builder_.start_block(with_text);
  builder_.tail_call_indirect(value_of(taker), {text}, place_, site("call"));
  builder_.start_block(with_more);
}

core::SiteId FunctionLowering::site(std::string_view kind) {
  return core::make_site(context_.unit.name, function_.name, kind, sites_++);
}

FunctionLowering::Operand FunctionLowering::primitive(std::string_view name, const Operands& operands,
                                                      core::Place place) {
  const Primitive* known = context_.registry.find(Symbol(name));
  if (known == nullptr || known->arity != operands.size()) {
    context_.errors.push_back({std::string(context_.unit.name.text()), place.line, place.column,
                               fmt::format("the dump has a primitive '{}' of {} operands", name, operands.size())});
  }
  return builder_.primitive(Symbol(name), operands, place, site("primitive"));
}

// ---- Expressions

void FunctionLowering::lower_into(const Node& given, const Target& target) {
  const Node& node = lower_first_part(given);
  switch (node.type) {
    case NodeType::If: return lower_if(node, target);
    case NodeType::Switch: return lower_switch(node, target);
    case NodeType::StringSwitch: return lower_string_switch(node, target);
    case NodeType::StaticCatch: return lower_catch(node, target);
    case NodeType::Try: return lower_try(node, target);
    case NodeType::Apply: return lower_apply(node, target);
    case NodeType::Primitive:
      if (target.kind == Target::Kind::Condition && is_condition(node)) {
        return lower_condition(node, target.if_true, target.if_false);
      }
      break;
    default: break;
  }
  deliver(lower_value(node), node, target);
}

FunctionLowering::Operand FunctionLowering::lower_value(const Node& given) {
  const Node& node = lower_first_part(given);
  switch (node.type) {
    case NodeType::Variable: return value_of(*node.variable);
    case NodeType::Constant: return context_.module.literal(node.constant);
    case NodeType::Function: return closure_of(*node.function);
    case NodeType::Primitive: return is_condition(node) ? truth_as_integer(node) : lower_primitive(node);
    case NodeType::Send: return send(node);
    case NodeType::Apply: {
      Operands arguments = lower_all(node.parts.subspan(1));
      return apply(lower_value(*node.parts[0]), std::move(arguments), place_of(node));
    }
    case NodeType::Assign: {
      Operand value = lower_value(*node.parts[0]);
      builder_.append(Opcode::Store, {values_.at(node.variable), value}, 0, place_);
      return integer(0);
    }
    case NodeType::While: lower_while(node); return integer(0);
    case NodeType::For: lower_for(node); return integer(0);
    case NodeType::StaticRaise: lower_static_raise(node); return integer(0);
    default: {
      BlockId join = builder_.new_block(1);
      lower_into(node, Target::join(join));
      builder_.start_block(join);
      return builder_.block_parameter(join, 0);
    }
  }
}

// What is bound or done first; gives back the expression that is left.
const Node& FunctionLowering::lower_first_part(const Node& given) {
  const Node* node = &given;
  while (true) {
    switch (node->type) {
      case NodeType::Let: lower_let(*node); break;
      case NodeType::LetRec: lower_letrec(*node); break;
      case NodeType::Sequence: lower_effect(*node->parts[0]); break;
      case NodeType::Event:
        if (node->place.line != 0) place_ = node->place;
        if (node->name == "before" && node->place.line != 0) {
          builder_.clause(builder_.add_clause({node->place, site("clause"), false}), node->place);
        }
        break;
      default: return *node;
    }
    node = node->parts.back();
  }
}

void FunctionLowering::lower_effect(const Node& given) {
  const Node& node = lower_first_part(given);
  switch (node.type) {
    case NodeType::If:
    case NodeType::Switch:
    case NodeType::StringSwitch:
    case NodeType::StaticCatch:
    case NodeType::Try: {
      BlockId next = builder_.new_block();
      lower_into(node, Target::effect(next));
      builder_.start_block(next);
      return;
    }
    default: lower_value(node);
  }
}

FunctionLowering::Operands FunctionLowering::lower_all(std::span<Node* const> nodes) {
  // OCaml evaluates operands from right to left.
  Operands operands(nodes.size());
  for (size_t i = nodes.size(); i-- > 0;) operands[i] = lower_value(*nodes[i]);
  return operands;
}

void FunctionLowering::deliver(Operand value, const Node& node, const Target& target) {
  core::Place place = place_of(node);
  switch (target.kind) {
    case Target::Kind::Return: return builder_.return_values({value}, place);
    case Target::Kind::Join: return builder_.jump(target.block, {value}, place);
    case Target::Kind::Effect: return builder_.jump(target.block, {}, place);
    case Target::Kind::Condition: {
      Operand truth = primitive("ocaml.is_true", {value}, place);
      return builder_.branch(truth, target.if_true, target.if_false, place, site("truth"));
    }
  }
}

FunctionLowering::Operand FunctionLowering::truth_as_integer(const Node& node) {
  BlockId join = builder_.new_block(1);
  BlockId if_true = builder_.new_block();
  BlockId if_false = builder_.new_block();
  lower_condition(node, if_true, if_false);
  builder_.start_block(if_true);
  builder_.jump(join, {integer(1)}, place_);
  builder_.start_block(if_false);
  builder_.jump(join, {integer(0)}, place_);
  builder_.start_block(join);
  return builder_.block_parameter(join, 0);
}

// ---- Variables and functions

FunctionLowering::Operand FunctionLowering::value_of(const Variable& variable) {
  auto captured = captures_.find(&variable);
  Operand value = captured != captures_.end() ? builder_.capture(captured->second, place_) : values_.at(&variable);
  return variable.is_mutable ? builder_.append(Opcode::Load, {value}, 1, place_)[0] : value;
}

void FunctionLowering::lower_let(const Node& node) {
  Operand value = lower_value(*node.parts[0]);
  values_.insert_or_assign(node.variable, node.variable->is_mutable ? new_box(value) : value);
}

FunctionLowering::Operand FunctionLowering::new_box(Operand value) {
  static const Symbol box("box");
  return builder_.append(Opcode::Record, {value}, 1, place_, 0, box)[0];
}

FunctionLowering::Operand FunctionLowering::closure_of(const Function& function) {
  Operands captures;
  for (const Variable* variable : function.captures) {
    auto captured = captures_.find(variable);
    if (captured != captures_.end()) {
      captures.push_back(builder_.capture(captured->second, place_));
    } else {
      // In a recursive binding, what comes later is filled in when it is there.
      auto known = values_.find(variable);
      captures.push_back(known == values_.end() ? context_.module.literal(Value::unset()) : known->second);
    }
  }
  return builder_.closure(function.name, captures, function.place.line != 0 ? function.place : place_);
}

// Functions first, with what they capture left open, room for blocks, and boxes for all else; then the values in their
// order.
void FunctionLowering::lower_letrec(const Node& node) {
  struct Waiting {
    Operand closure;
    uint32_t capture;
    const Variable* variable;
  };
  std::vector<Waiting> waiting;
  for (size_t i = 0; i < node.variables.size(); ++i) {
    const Node& value = last_part(*node.parts[i]);
    if (node.variables[i]->is_mutable) {
      values_.insert_or_assign(node.variables[i], new_box(integer(0)));
      continue;
    }
    if (node.parts[i]->type != NodeType::Function) {
      if (is_recursive_block(value)) {
        Operands layout = {integer(value.immediates[0].number), integer(static_cast<int64_t>(value.parts.size()))};
        values_.insert_or_assign(node.variables[i], primitive("ocaml.reserve_block", layout, place_));
      }
      continue;
    }
    std::vector<uint32_t> open;
    for (uint32_t k = 0; k < value.function->captures.size(); ++k) {
      const Variable* captured = value.function->captures[k];
      if (!captures_.contains(captured) && !values_.contains(captured)) open.push_back(k);
    }
    Operand closure = closure_of(*value.function);
    for (uint32_t k : open) waiting.push_back({closure, k, value.function->captures[k]});
    values_.insert_or_assign(node.variables[i], closure);
  }
  auto fill = [&](const Variable* variable) {
    for (const Waiting& one : waiting) {
      if (one.variable == variable) builder_.fill(one.closure, one.capture, values_.at(variable), place_);
    }
  };
  for (const Variable* variable : node.variables) fill(variable);
  for (size_t i = 0; i < node.variables.size(); ++i) {
    if (node.parts[i]->type == NodeType::Function) continue;
    Operand room = values_.at(node.variables[i]);
    Operand value = lower_value(*node.parts[i]);
    if (node.variables[i]->is_mutable) {
      builder_.append(Opcode::Store, {room, value}, 0, place_);
    } else {
      primitive("ocaml.fill_block", {room, value}, place_);
    }
  }
}

// ---- Calls

namespace {

const Node& without_events(const Node& given) {
  const Node* node = &given;
  while (node->type == NodeType::Event) node = node->parts.back();
  return *node;
}

} // namespace

// `failwith`, `List.hd`: a function of another unit. If it raises, the line that is to be shown is that of its call, so
// its caller stays on the stack. One that is given a function of the program may call that as its last act, and loops
// are written so: there the caller goes.
bool FunctionLowering::keeps_caller(const Node& apply) const {
  const Node& callee = without_events(*apply.parts[0]);
  if (callee.type != NodeType::Primitive || callee.name != "field") return false;
  const Node& unit = without_events(*callee.parts[0]);
  bool is_global = unit.type == NodeType::Primitive && unit.name == "getglobal";
  if (!is_global || unit.immediates[0].text == context_.unit.name.text()) return false;
  return std::ranges::none_of(apply.parts.subspan(1), [](const Node* argument) {
    return without_events(*argument).type == NodeType::Function;
  });
}

void FunctionLowering::lower_apply(const Node& node, const Target& target) {
  bool keeps = keeps_caller(node);
  Operands arguments = lower_all(node.parts.subspan(1));
  Operand callee = lower_value(*node.parts[0]);
  if (target.kind == Target::Kind::Return && !keeps) {
    builder_.tail_call_indirect(callee, std::move(arguments), place_of(node), site("call"));
  } else {
    deliver(apply(callee, std::move(arguments), place_of(node)), node, target);
  }
}

FunctionLowering::Operand FunctionLowering::apply(Operand callee, Operands arguments, core::Place place) {
  return builder_.call_indirect(callee, std::move(arguments), 1, place, site("call"))[0];
}

} // namespace assay::ocaml
