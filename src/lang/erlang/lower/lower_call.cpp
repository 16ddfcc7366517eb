// Calls of all kinds: of functions of the module, of functions by name, of closures, of primitives; primops; closures.

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/core.h>

#include "core/object.h"
#include "lang/erlang/lower/lower_function.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {
namespace {

// erlang:nif_error/1 is none of them: a native that we don't have has a stub that calls it, and returns in erl.
bool always_raises(std::string_view module, std::string_view name, size_t arity) {
  if (module != "erlang") return false;
  if (name == "error") return arity >= 1 && arity <= 3;
  return (name == "exit" || name == "throw") && arity == 1;
}

} // namespace

void FunctionLowering::lower_call_into(const Node& node, const Target& target) {
  if (node.type == NodeType::Apply && node.children[0]->type == NodeType::Function &&
      node.children[0]->lambda->is_label) {
    return builder_.jump(labels_.at(node.children[0]->lambda), lower_all(node.children.subspan(1)), node.place);
  }
  bool is_tail = target.kind == Target::Kind::Return;
  uint32_t count = is_tail ? 1 : target.count;
  Operands results =
      node.type == NodeType::Apply ? lower_apply(node, count, is_tail) : lower_call(node, count, is_tail);
  if (!builder_.is_terminated()) deliver(node, results, target);
}

FunctionLowering::Operands FunctionLowering::lower_call(const Node& node, uint32_t count, bool is_tail) {
  const Node& module = *node.children[0];
  const Node& name = *node.children[1];
  if (module.is_literal() && module.literal.is(Kind::Symbol) && name.is_literal() && name.literal.is(Kind::Symbol)) {
    return lower_named_call(node, module.literal.as_symbol(), name.literal.as_symbol(), count, is_tail);
  }
  Operands parts = lower_all(node.children);
  Operand arity = literal(Value::integer(static_cast<int64_t>(parts.size()) - 2));
  Operand callee = primitive("erlang.function_name", {parts[0], parts[1], arity}, node);
  return emit_indirect(node, callee, Operands(parts.begin() + 2, parts.end()), count, is_tail);
}

FunctionLowering::Operands FunctionLowering::lower_named_call(const Node& node, Symbol module, Symbol name,
                                                              uint32_t count, bool is_tail) {
  size_t arity = node.children.size() - 2;
  Symbol function = function_symbol(module.text(), name.text(), arity);
  if (module.text() == "erlang" && name.text() == "apply" && (arity == 2 || arity == 3)) {
    return lower_spread_call(node, count, is_tail);
  }
  Operands arguments = lower_all(node.children.subspan(2));
  if (always_raises(module.text(), name.text(), arity)) return raising(function.text(), arguments, node, count);
  if (context_.registry.find(function) != nullptr) {
    return one_result(node, builder_.primitive(function, arguments, node.place, site("primitive", node)), count);
  }
  // Called by its full name even from inside, a function must be exported: the name as a value finds no other.
  if (context_.not_exported.contains(function)) {
    Operand callee = literal(Value::function_name(function, static_cast<uint32_t>(arity)));
    return emit_indirect(node, callee, std::move(arguments), count, is_tail);
  }
  // In erl the caller of a native function always stays on the stack, so it does where ours is written in Erlang.
  if (is_tail && !node.is_native) {
    builder_.tail_call(function, arguments, node.place, site("call", node));
    return {};
  }
  return builder_.call(function, arguments, count, node.place, site("call", node));
}

FunctionLowering::Operands FunctionLowering::lower_spread_call(const Node& node, uint32_t count, bool is_tail) {
  std::span<Node* const> arguments = node.children.subspan(2);
  const Node& list = *arguments.back();
  Operands parts = lower_all(arguments.first(arguments.size() - 1));
  // A list whose length is known is a call like any other.
  std::optional<Operands> elements;
  if (list.is_literal()) {
    Value rest = list.literal;
    elements.emplace();
    for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) elements->push_back(literal(rest.as_cons()->head));
    if (!rest.is(Kind::Nil) || elements->size() > 255) elements.reset();
  }
  Operand spread = elements ? Operand() : lower_value(list);
  Operand callee = parts[0];
  if (arguments.size() == 3) {
    Operand arity = elements
                        ? literal(Value::integer(static_cast<int64_t>(elements->size())))
                        : builder_.call(Symbol("erlang:length/1"), {spread}, 1, node.place, site("length", node))[0];
    callee = primitive("erlang.function_name", {parts[0], parts[1], arity}, node);
  }
  if (elements) return emit_indirect(node, callee, *elements, count, is_tail);
  if (is_tail) {
    builder_.tail_call_spread(callee, spread, node.place, site("call", node));
    return {};
  }
  return builder_.call_spread(callee, spread, count, node.place, site("call", node));
}

FunctionLowering::Operands FunctionLowering::lower_apply(const Node& node, uint32_t count, bool is_tail) {
  const Node& callee = *node.children[0];
  if (callee.type != NodeType::Function || callee.lambda->closure != nullptr) {
    Operand function = lower_value(callee);
    return emit_indirect(node, function, lower_all(node.children.subspan(1)), count, is_tail);
  }
  Operands arguments = lower_all(node.children.subspan(1));
  if (callee.lambda->kind == Lambda::Kind::Letrec) {
    for (const Variable* variable : callee.lambda->free) arguments.push_back(value_of(variable, node));
  }
  if (is_tail) {
    builder_.tail_call(callee.lambda->name, arguments, node.place, site("call", node));
    return {};
  }
  return builder_.call(callee.lambda->name, arguments, count, node.place, site("call", node));
}

FunctionLowering::Operands FunctionLowering::emit_indirect(const Node& node, Operand callee, Operands arguments,
                                                           uint32_t count, bool is_tail) {
  if (is_tail) {
    builder_.tail_call_indirect(callee, std::move(arguments), node.place, site("call", node));
    return {};
  }
  return builder_.call_indirect(callee, std::move(arguments), count, node.place, site("call", node));
}

FunctionLowering::Operands FunctionLowering::lower_primop(const Node& node, uint32_t count) {
  Operands arguments = lower_all(node.children);
  std::string_view name = node.name.text();
  if (name == "match_fail" && arguments.size() == 1) return raising("erlang.match_fail", arguments, node, count);
  if (name == "raise" && arguments.size() == 2) return raising("erlang.reraise", arguments, node, count);
  // This one returns `badarg` when the class is none.
  if (name == "raw_raise" && arguments.size() == 3) {
    return one_result(node, primitive("erlang.raw_raise", arguments, node), count);
  }
  if (name == "build_stacktrace" && arguments.size() == 1) {
    return one_result(node, primitive("erlang.build_stacktrace", arguments, node), count);
  }
  if (name == "bs_init_writable" && arguments.size() == 1) {
    return one_result(node, primitive("erlang.bits_init_writable", arguments, node), count);
  }
  // A run ends there. What comes after is lowered all the same: it is not dead, only not reached yet. Its results are
  // not one value: whether there is a message, and the message.
  Operands results;
  for (uint32_t i = 0; i < std::max(count, 1u); ++i) {
    results.push_back(primitive("erlang.unsupported_primop", {literal(Value::symbol(node.name))}, node));
  }
  results.resize(count);
  return results;
}

FunctionLowering::Operands FunctionLowering::raising(std::string_view name, const Operands& operands, const Node& node,
                                                     uint32_t count) {
  primitive(name, operands, node);
  builder_.unreachable(node.place);
  start_dead_block();
  return Operands(count, literal(Value::nil()));
}

FunctionLowering::Operands FunctionLowering::one_result(const Node& node, Operand result, uint32_t count) {
  Operands results = {result};
  return count == 1 ? results : wrong_count(node, std::move(results), count);
}

FunctionLowering::Operand FunctionLowering::primitive(std::string_view name, const Operands& operands,
                                                      const Node& node) {
  return builder_.primitive(Symbol(name), operands, node.place, site("primitive", node));
}

FunctionLowering::Operand FunctionLowering::closure_of(const Lambda& lambda, const Node& where) {
  Operands captures;
  for (const Variable* variable : lambda.free) captures.push_back(value_of(variable, where));
  return builder_.closure(lambda.name, captures, where.place);
}

} // namespace assay::erlang
