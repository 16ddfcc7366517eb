// Control flow: case, try, catch, letrec.

#include <algorithm>

#include "lang/erlang/lower/lower_function.h"
#include "lang/erlang/lower/match.h"

namespace assay::erlang {

using core::BlockId;

uint32_t FunctionLowering::add_clause(const Node& clause) {
  return builder_.add_clause({clause.place, site("clause", clause), clause.compiler_generated});
}

void FunctionLowering::lower_clause_body(const Node& clause, uint32_t index, const Target& target) {
  builder_.clause(index, clause.place);
  lower_into(*clause.children[1], target);
}

void FunctionLowering::lower_case(const Node& node, const Node& argument, const Target& target) {
  if (lower_boolean_case(node, argument, target)) return;
  size_t first_pattern = 2;
  auto count = static_cast<uint32_t>(node.children[1]->children.size() - first_pattern);
  Operands values = lower_values(argument, count);
  std::vector<uint32_t> clause_indices;
  for (const Node* clause : node.children.subspan(1)) clause_indices.push_back(add_clause(*clause));
  std::vector<MatchExit> exits = compile_match(*this, node, values);
  for (size_t i = 0; i < exits.size(); ++i) {
    if (!exits[i].is_reached) continue;
    builder_.start_block(exits[i].block);
    for (uint32_t k = 0; k < exits[i].variables.size(); ++k) {
      bind(exits[i].variables[k], builder_.block_parameter(exits[i].block, k));
    }
    lower_clause_body(*node.children[i + 1], clause_indices[i], target);
  }
}

// A case on a condition: clauses for true, for false and for anything, without guards.
bool FunctionLowering::lower_boolean_case(const Node& node, const Node& given, const Target& target) {
  const Node& argument = look_through(given);
  bool is_condition = argument.type == NodeType::Case || argument.type == NodeType::Let ||
                      argument.type == NodeType::Try || is_boolean(argument);
  if (!is_condition || argument.is_literal()) return false;
  const Node* for_true = nullptr;
  const Node* for_false = nullptr;
  const Node* for_rest = nullptr;
  for (const Node* clause : node.children.subspan(1)) {
    if (clause->children.size() != 3 || !clause->children[0]->is_symbol(symbols::true_)) return false;
    const Node& pattern = *clause->children[2];
    if (for_rest != nullptr) continue; // never reached
    if (pattern.is_symbol(symbols::true_)) {
      if (for_true == nullptr) for_true = clause;
    } else if (pattern.is_symbol(symbols::false_)) {
      if (for_false == nullptr) for_false = clause;
    } else if (pattern.type == NodeType::Variable) {
      for_rest = clause;
    } else {
      return false;
    }
  }
  if (for_true == nullptr && for_false == nullptr) return false;

  Target condition = Target::condition(builder_.new_block(), builder_.new_block());
  condition.has_otherwise = !is_boolean(argument);
  BlockId rest = builder_.new_block(1);
  condition.otherwise = rest;
  lower_into(argument, condition);
  for (const Node* clause : node.children.subspan(1)) {
    uint32_t index = add_clause(*clause);
    if (clause == for_true) {
      builder_.start_block(condition.if_true);
    } else if (clause == for_false) {
      builder_.start_block(condition.if_false);
    } else if (clause == for_rest) {
      builder_.start_block(rest);
      bind(clause->children[2]->variables[0], builder_.block_parameter(rest, 0));
    } else {
      continue;
    }
    lower_clause_body(*clause, index, target);
  }
  // What has no clause of its own goes to the last one.
  auto go_on = [&](BlockId block, Value value) {
    builder_.start_block(block);
    builder_.jump(rest, {literal(value)}, node.place);
  };
  if (for_true == nullptr) go_on(condition.if_true, Value::boolean(true));
  if (for_false == nullptr) go_on(condition.if_false, Value::boolean(false));
  if (for_rest == nullptr) {
    builder_.start_block(rest);
    builder_.unreachable(node.place);
  }
  return true;
}

core::FunctionBuilder::Handler FunctionLowering::enter_handler(BlockId handler, core::Place place) {
  core::FunctionBuilder::Handler outer = builder_.set_default_handler({handler, {}});
  BlockId inside = builder_.new_block();
  builder_.jump(inside, {}, place);
  builder_.start_block(inside);
  return outer;
}

void FunctionLowering::lower_try(const Node& node, const Target& target) {
  const Node& argument = *node.children[0];
  const Node& body = *node.children[1];
  BlockId handler = builder_.new_block(1);
  // try E of V -> V: the value goes where that of the whole goes.
  bool is_plain = node.bound == 1 && body.is_variable(node.variables[0]) && target.kind != Target::Kind::Return &&
                  target.count == 1;
  BlockId after = builder_.new_block(node.bound);
  core::FunctionBuilder::Handler outer = enter_handler(handler, node.place);
  lower_into(argument, is_plain ? target : Target::join(after, node.bound));
  builder_.set_default_handler(std::move(outer));
  if (!is_plain) {
    builder_.start_block(after);
    for (uint32_t i = 0; i < node.bound; ++i) bind(node.variables[i], builder_.block_parameter(after, i));
    lower_into(body, target);
  }

  builder_.start_block(handler);
  std::span<Variable* const> wanted = node.variables.subspan(node.bound);
  if (std::ranges::any_of(wanted, [](const Variable* variable) { return variable->uses > 0; })) {
    bind_exception(node, wanted, builder_.block_parameter(handler, 0));
  }
  lower_into(*node.children[2], target);
}

// An exception is {Class, Reason, RawStack}.
void FunctionLowering::bind_exception(const Node& node, std::span<Variable* const> variables, Operand exception) {
  BlockId parts = builder_.new_block(3);
  BlockId never = builder_.new_block();
  core::FunctionBuilder::ArmSpec arm;
  arm.test = core::Arm::Test::Constructor;
  arm.constructor = {core::Constructor::Type::Tuple, 3};
  arm.target = parts;
  builder_.switch_on(exception, {arm}, never, {}, node.place, site("exception", node));
  builder_.start_block(never);
  builder_.unreachable(node.place);
  builder_.start_block(parts);
  for (uint32_t i = 0; i < variables.size(); ++i) bind(variables[i], builder_.block_parameter(parts, i));
}

void FunctionLowering::lower_catch(const Node& node, const Target& target) {
  BlockId handler = builder_.new_block(1);
  BlockId after = builder_.new_block(1);
  core::FunctionBuilder::Handler outer = enter_handler(handler, node.place);
  lower_into(*node.children[0], Target::join(after, 1));
  builder_.set_default_handler(std::move(outer));
  builder_.start_block(handler);
  Operand caught = primitive("erlang.catch_value", {builder_.block_parameter(handler, 0)}, node);
  builder_.jump(after, {caught}, node.place);
  builder_.start_block(after);
  deliver(node, {builder_.block_parameter(after, 0)}, target);
}

void FunctionLowering::lower_letrec_functions(const Node& node) {
  // Closures that are captured before they exist are filled in when all are there.
  struct Hole {
    const Lambda* in;
    uint32_t index;
    const Variable* of;
  };
  std::vector<Hole> holes;
  for (const Lambda* lambda : node.lambdas) {
    if (lambda->closure != nullptr) has_value_[lambda->closure->id] = false;
  }
  for (const Lambda* lambda : node.lambdas) {
    if (lambda->closure == nullptr) continue;
    Operands captures;
    for (const Variable* variable : lambda->free) {
      bool is_missing = !has_value_[variable->id] && waiting_[variable->id] == nullptr;
      if (is_missing) holes.push_back({lambda, static_cast<uint32_t>(captures.size()), variable});
      captures.push_back(is_missing ? literal(Value::unset()) : value_of(variable, node));
    }
    bind(lambda->closure, builder_.closure(lambda->name, captures, node.place));
  }
  for (const Hole& hole : holes) {
    builder_.fill(value_of(hole.in->closure, node), hole.index, value_of(hole.of, node), node.place);
  }
}

void FunctionLowering::lower_labels(const Node& node, const Target& target) {
  for (const Lambda* label : node.lambdas) {
    BlockId block = builder_.new_block(label->arity());
    labels_[label] = block;
    for (uint32_t i = 0; i < label->arity(); ++i) bind(label->parameters[i], builder_.block_parameter(block, i));
  }
  lower_into(*node.children[0], target);
  for (const Lambda* label : node.lambdas) {
    builder_.start_block(labels_[label]);
    lower_into(*label->body, target);
  }
}

} // namespace assay::erlang
