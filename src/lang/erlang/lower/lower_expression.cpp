// Expressions that are no control flow: literals, data, sequences. lower_into is the way in for everything.

#include <fmt/core.h>

#include "lang/erlang/lower/lower_function.h"

namespace assay::erlang {
namespace {

// let V = E in case V of …
bool is_let_of_case(const Node& node) {
  if (node.type != NodeType::Let || node.variables.size() != 1) return false;
  const Node& body = *node.children[1];
  return body.type == NodeType::Case && body.children[0]->is_variable(node.variables[0]);
}

} // namespace

void FunctionLowering::lower_into(const Node& first, const Target& target) {
  const Node* node = &first;
  for (const Node* rest = node; rest != nullptr; rest = lower_first_part(*node)) {
    node = rest;
    if (node->type == NodeType::Let && lower_condition_let(*node, target)) return;
  }
  switch (node->type) {
    case NodeType::Letrec: return lower_labels(*node, target);
    case NodeType::Case: return lower_case(*node, *node->children[0], target);
    case NodeType::Try: return lower_try(*node, target);
    case NodeType::Catch: return lower_catch(*node, target);
    case NodeType::Call:
    case NodeType::Apply:
      if (target.kind == Target::Kind::Condition && node->type == NodeType::Call) return lower_condition(*node, target);
      return lower_call_into(*node, target);
    case NodeType::Variable:
    case NodeType::Literal:
      if (target.kind == Target::Kind::Condition) return lower_condition(*node, target);
      return deliver(*node, {lower_value(*node)}, target);
    case NodeType::Values:
      if (target.kind == Target::Kind::Return) return builder_.return_values(lower_all(node->children), node->place);
      return deliver(*node, lower_values(*node, target.count), target);
    case NodeType::Primop:
      return deliver(*node, lower_primop(*node, target.kind == Target::Kind::Return ? 1 : target.count), target);
    default: return deliver(*node, {lower_value(*node)}, target);
  }
}

// Of a let, a sequence or a letrec whose functions are no labels: lowers all but the last part, and returns that. Null:
// the node is something else.
const Node* FunctionLowering::lower_first_part(const Node& node) {
  switch (node.type) {
    case NodeType::Let: lower_let(node); return node.children[1];
    case NodeType::Sequence: lower_value(*node.children[0]); return node.children[1];
    case NodeType::Letrec:
      if (node.is_goto) return nullptr;
      lower_letrec_functions(node);
      return node.children[0];
    default: return nullptr;
  }
}

// let V = E in case V of …, or in V =:= true, V not used again: E may be a condition and need no value. False if the
// let is no such one.
bool FunctionLowering::lower_condition_let(const Node& node, const Target& target) {
  const Node& body = *node.children[1];
  if (node.variables.size() != 1 || node.variables[0]->uses != 1) return false;
  if (is_let_of_case(node)) {
    lower_case(body, *node.children[0], target);
    return true;
  }
  if (target.kind == Target::Kind::Condition && is_test_for_true(body) &&
      body.children[2]->is_variable(node.variables[0])) {
    lower_into(*node.children[0], Target::condition(target.if_true, target.if_false));
    return true;
  }
  return false;
}

FunctionLowering::Operand FunctionLowering::lower_value(const Node& node) {
  switch (node.type) {
    case NodeType::Literal: return literal(node.literal);
    case NodeType::Variable: return value_of(node.variables[0], node);
    case NodeType::Function:
      if (node.lambda->closure != nullptr) return value_of(node.lambda->closure, node);
      return builder_.closure(node.lambda->name, {}, node.place);
    case NodeType::Fun: return closure_of(*node.lambda, node);
    case NodeType::Cons: return lower_cons(node);
    case NodeType::Tuple: return builder_.make_tuple(lower_all(node.children), node.place);
    case NodeType::Map: return lower_map(node);
    case NodeType::Binary: return lower_binary(node);
    default: return lower_values(node, 1)[0];
  }
}

FunctionLowering::Operands FunctionLowering::lower_values(const Node& first, uint32_t count) {
  const Node* node = &first;
  for (const Node* rest = node; rest != nullptr; rest = lower_first_part(*node)) {
    node = rest;
    if (is_let_of_case(*node)) break; // lower_into may see a condition in it
  }
  switch (node->type) {
    case NodeType::Values: {
      Operands values = lower_all(node->children);
      return values.size() == count ? values : wrong_count(*node, std::move(values), count);
    }
    case NodeType::Call: return lower_call(*node, count, false);
    case NodeType::Apply: return lower_apply(*node, count, false);
    case NodeType::Primop: return lower_primop(*node, count);
    case NodeType::Let:
    case NodeType::Letrec:
    case NodeType::Case:
    case NodeType::Try:
    case NodeType::Catch: return lower_joined(*node, count);
    default: {
      Operands values = {lower_value(*node)};
      return count == 1 ? values : wrong_count(*node, std::move(values), count);
    }
  }
}

// Control flow: its ways meet in a new block, which has the values.
FunctionLowering::Operands FunctionLowering::lower_joined(const Node& node, uint32_t count) {
  core::BlockId join = builder_.new_block(count);
  lower_into(node, Target::join(join, count));
  builder_.start_block(join);
  Operands values;
  for (uint32_t i = 0; i < count; ++i) values.push_back(builder_.block_parameter(join, i));
  return values;
}

FunctionLowering::Operands FunctionLowering::lower_all(std::span<Node* const> nodes) {
  Operands values;
  values.reserve(nodes.size());
  for (const Node* node : nodes) values.push_back(lower_value(*node));
  return values;
}

void FunctionLowering::deliver(const Node& node, const Operands& values, const Target& target) {
  switch (target.kind) {
    case Target::Kind::Return: return builder_.return_values(values, node.place);
    case Target::Kind::Join:
      return builder_.jump(
          target.block, values.size() == target.count ? values : wrong_count(node, values, target.count), node.place);
    case Target::Kind::Condition: {
      std::vector<core::FunctionBuilder::ArmSpec> arms(1);
      arms[0].test = core::Arm::Test::Literal;
      arms[0].literal = literal(Value::boolean(true));
      arms[0].target = target.if_true;
      core::BlockId rest = target.if_false;
      Operands arguments;
      if (target.has_otherwise) {
        arms.push_back(arms[0]);
        arms[1].literal = literal(Value::boolean(false));
        arms[1].target = target.if_false;
        rest = target.otherwise;
        arguments = values;
      }
      return builder_.switch_on(values[0], arms, rest, arguments, node.place, site("case", node));
    }
  }
}

void FunctionLowering::lower_let(const Node& node) {
  if (node.variables.size() == 1) {
    if (can_wait(node)) {
      waiting_[node.variables[0]->id] = node.children[0];
    } else {
      is_boolean_[node.variables[0]->id] = is_boolean(*node.children[0]);
      bind(node.variables[0], lower_value(*node.children[0]));
    }
    return;
  }
  Operands values = lower_values(*node.children[0], static_cast<uint32_t>(node.variables.size()));
  for (size_t i = 0; i < values.size(); ++i) bind(node.variables[i], values[i]);
}

FunctionLowering::Operand FunctionLowering::lower_cons(const Node& node) {
  std::vector<std::pair<Operand, core::Place>> heads;
  const Node* rest = &node;
  for (; rest->type == NodeType::Cons; rest = rest->children[1]) {
    heads.push_back({lower_value(*rest->children[0]), rest->place});
  }
  Operand list = lower_value(*rest);
  for (size_t i = heads.size(); i-- > 0;) list = builder_.make_cons(heads[i].first, list, heads[i].second);
  return list;
}

FunctionLowering::Operand FunctionLowering::lower_map(const Node& node) {
  Operands parts = lower_all(node.children);
  Operand map = parts[0];
  for (size_t i = 0; i < node.exact.size(); ++i) {
    Symbol name(node.exact[i] ? "erlang.map_update" : "erlang.map_put");
    map = builder_.primitive(name, {map, parts[2 * i + 1], parts[2 * i + 2]}, node.place,
                             site("primitive", *node.children[2 * i + 1]));
  }
  return map;
}

FunctionLowering::Operand FunctionLowering::lower_binary(const Node& node) {
  std::vector<std::pair<Operand, Operand>> parts; // values and sizes are there before anything is built
  for (const Node* segment : node.children) {
    Operand value = lower_value(*segment->children[0]);
    parts.push_back({value, lower_value(*segment->children[1])});
  }
  auto integer = [&](int64_t number) { return literal(Value::integer(number)); };
  bool starts_whole = !node.children.empty() && node.children[0]->segment.all;
  Operand bits = starts_whole ? primitive("erlang.bits_start",
                                          {parts[0].first, integer(node.children[0]->segment.unit)}, *node.children[0])
                              : primitive("erlang.bits_new", {}, node);
  for (size_t i = starts_whole ? 1 : 0; i < parts.size(); ++i) {
    const Node& segment = *node.children[i];
    const SegmentSpec& spec = segment.segment;
    auto [value, size] = parts[i];
    Operand unit = integer(spec.unit);
    Operand flags = integer(spec.flags);
    switch (spec.type) {
      case SegmentSpec::Type::Integer:
        bits = primitive("erlang.bits_append_integer", {bits, value, size, unit, flags}, segment);
        break;
      case SegmentSpec::Type::Float:
        bits = primitive("erlang.bits_append_float", {bits, value, size, unit, flags}, segment);
        break;
      case SegmentSpec::Type::Binary:
        bits = spec.all ? primitive("erlang.bits_append_all", {bits, value, unit}, segment)
                        : primitive("erlang.bits_append_part", {bits, value, size, unit}, segment);
        break;
      case SegmentSpec::Type::Utf:
        bits = primitive("erlang.bits_append_utf", {bits, value, unit, flags}, segment);
        break;
    }
  }
  return bits;
}

FunctionLowering::Operands FunctionLowering::wrong_count(const Node& node, Operands values, uint32_t wanted) {
  const auto& files = context_.module.module().files;
  context_.errors.push_back({node.place.file < files.size() ? std::string(files[node.place.file]) : std::string(),
                             node.place.line, node.place.column,
                             fmt::format("{} values where {} are expected", values.size(), wanted)});
  values.resize(wanted, literal(Value::nil()));
  return values;
}

} // namespace assay::erlang
