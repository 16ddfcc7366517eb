// Conditions: expressions whose value decides where to go, so that it need not be there as a value. Guards are
// conditions in which raising means false.

#include <algorithm>
#include <array>

#include "lang/erlang/lower/lower_function.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {
namespace {

enum class Connective : uint8_t { None, And, Or, Not };

// The name and the number of arguments of a call to a function of module erlang that is written out.
std::string_view erlang_function(const Node& node) {
  if (node.type != NodeType::Call) return {};
  const Node& module = *node.children[0];
  const Node& name = *node.children[1];
  if (!module.is_literal() || !name.is_literal() || !name.literal.is(Kind::Symbol)) return {};
  if (!module.literal.is(Kind::Symbol) || module.literal.as_symbol().text() != "erlang") return {};
  return name.literal.as_symbol().text();
}

size_t argument_count(const Node& call) { return call.children.size() - 2; }

// Those that give a boolean for any arguments.
bool is_total_test(std::string_view name, size_t arity) {
  static constexpr std::array<std::string_view, 8> comparisons = {"==", "/=", "=:=", "=/=", "<", "=<", ">", ">="};
  static constexpr std::array<std::string_view, 14> type_tests = {
      "is_atom", "is_binary", "is_bitstring", "is_boolean", "is_float", "is_function",  "is_integer",
      "is_list", "is_map",    "is_number",    "is_pid",     "is_port",  "is_reference", "is_tuple"};
  if (arity == 2) return std::ranges::find(comparisons, name) != comparisons.end();
  return arity == 1 && std::ranges::find(type_tests, name) != type_tests.end();
}

// Those that give a boolean or raise.
bool is_partial_test(std::string_view name, size_t arity) {
  if (arity == 1) return name == "not";
  if (arity == 2) {
    return name == "and" || name == "or" || name == "xor" || name == "is_function" || name == "is_map_key" ||
           name == "is_record";
  }
  return arity == 3 && name == "is_record";
}

Connective connective(const Node& node) {
  std::string_view name = erlang_function(node);
  if (name == "and" && argument_count(node) == 2) return Connective::And;
  if (name == "or" && argument_count(node) == 2) return Connective::Or;
  if (name == "not" && argument_count(node) == 1) return Connective::Not;
  return Connective::None;
}

} // namespace

const Node& FunctionLowering::look_through(const Node& node) const {
  const Node* current = &node;
  while (current->type == NodeType::Variable && waiting_[current->variables[0]->id] != nullptr) {
    current = waiting_[current->variables[0]->id];
  }
  return *current;
}

bool FunctionLowering::is_boolean(const Node& given) const {
  const Node& node = look_through(given);
  if (node.is_literal()) return node.literal.is_boolean();
  if (node.type == NodeType::Variable) return is_boolean_[node.variables[0]->id];
  std::string_view name = erlang_function(node);
  return !name.empty() && (is_total_test(name, argument_count(node)) || is_partial_test(name, argument_count(node)));
}

bool FunctionLowering::can_raise(const Node& given) {
  // Long sequences and lists are walked in a loop, as everywhere.
  const Node* last = &given;
  while (last->type == NodeType::Let || last->type == NodeType::Sequence || last->type == NodeType::Cons) {
    // What follows may depend on the type of the variable.
    if (last->variables.size() == 1) is_boolean_[last->variables[0]->id] = is_boolean(*last->children[0]);
    if (can_raise(*last->children[0])) return true;
    last = last->children[1];
  }
  const Node& node = look_through(*last);
  switch (node.type) {
    case NodeType::Literal:
    case NodeType::Variable:
    case NodeType::Function: return false;
    case NodeType::Tuple:
    case NodeType::Values:
      return std::ranges::any_of(node.children, [&](const Node* child) { return can_raise(*child); });
    case NodeType::Case:
      if (can_raise(*node.children[0])) return true;
      for (const Node* clause : node.children.subspan(1)) {
        // Its guard can't, whatever it does.
        if (can_raise(*clause->children[1])) return true;
      }
      return false;
    case NodeType::Try: return can_raise(*node.children[1]) || can_raise(*node.children[2]);
    case NodeType::Call: break;
    default: return true;
  }
  std::string_view name = erlang_function(node);
  std::span<Node* const> arguments = node.children.subspan(2);
  bool is_logical = connective(node) != Connective::None;
  if (!is_logical && !is_total_test(name, arguments.size())) return true;
  return std::ranges::any_of(
      arguments, [&](const Node* argument) { return can_raise(*argument) || (is_logical && !is_boolean(*argument)); });
}

// Whether the argument of this let is better lowered where its variable is used, because it will be part of a condition
// there. It must not matter when and whether it is computed.
bool FunctionLowering::can_wait(const Node& let) {
  const Node& argument = *let.children[0];
  if (let.variables[0]->uses != 1 || argument.type != NodeType::Call) return false;
  // What waits may contain what waits; the limit keeps the recursion over it shallow.
  constexpr uint8_t deepest = 64;
  uint8_t depth = 0;
  for (const Node* child : argument.children) {
    if (child->type == NodeType::Variable) depth = std::max(depth, waiting_depth_[child->variables[0]->id]);
  }
  if (depth == deepest || !is_boolean(argument) || can_raise(argument)) return false;
  waiting_depth_[let.variables[0]->id] = static_cast<uint8_t>(depth + 1);
  return true;
}

// B =:= true, as the compiler ends some guards with.
bool FunctionLowering::is_test_for_true(const Node& node) const {
  return erlang_function(node) == "=:=" && argument_count(node) == 2 && node.children[3]->is_symbol(symbols::true_);
}

void FunctionLowering::lower_condition(const Node& given, const Target& target) {
  const Node& node = look_through(given);
  if (node.is_literal()) {
    if (node.literal.is_true()) return builder_.jump(target.if_true, {}, node.place);
    if (node.literal.is_false() || !target.has_otherwise) return builder_.jump(target.if_false, {}, node.place);
    return builder_.jump(target.otherwise, {literal(node.literal)}, node.place);
  }
  if (!is_boolean(node)) {
    if (node.type == NodeType::Call) return lower_call_into(node, target);
    return deliver(node, {lower_value(node)}, target);
  }
  switch (connective(node)) {
    case Connective::Not:
      if (can_raise(node)) break;
      return lower_into(*node.children[2], Target::condition(target.if_false, target.if_true));
    case Connective::And:
    case Connective::Or: {
      if (can_raise(node)) break;
      core::BlockId second = builder_.new_block();
      bool is_and = connective(node) == Connective::And;
      lower_into(*node.children[2],
                 is_and ? Target::condition(second, target.if_false) : Target::condition(target.if_true, second));
      builder_.start_block(second);
      return lower_into(*node.children[3], Target::condition(target.if_true, target.if_false));
    }
    case Connective::None: break;
  }
  if (is_test_for_true(node) && is_boolean(*node.children[2])) {
    return lower_into(*node.children[2], Target::condition(target.if_true, target.if_false));
  }
  Operand truth = node.type == NodeType::Call ? lower_call(node, 1, false)[0] : lower_value(node);
  builder_.branch(truth, target.if_true, target.if_false, node.place, site("branch", node));
}

void FunctionLowering::lower_guard(const Node& guard, core::BlockId if_true, core::BlockId if_false) {
  Target target = Target::condition(if_true, if_false);
  if (!can_raise(guard)) return lower_into(guard, target);
  core::BlockId handler = builder_.new_block(1);
  core::FunctionBuilder::Handler outer = enter_handler(handler, guard.place);
  lower_into(guard, target);
  builder_.set_default_handler(std::move(outer));
  builder_.start_block(handler);
  builder_.jump(if_false, {}, guard.place);
}

} // namespace assay::erlang
