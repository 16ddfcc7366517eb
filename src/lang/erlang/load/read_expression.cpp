// Expressions. `expression` is the way in: it reads sequences in a loop, so that they need no stack.

#include <fmt/core.h>

#include <algorithm>

#include "lang/erlang/load/dump_reader.h"

namespace assay::erlang {

Node* DumpReader::expression(const Sexpr& text, uint32_t depth) {
  if (depth >= max_nesting) return too_deep(text);
  Node* result = nullptr;
  Node** slot = &result;
  const Sexpr* current = &text;
  size_t mark = variables_.mark();
  while (Node* node = first_part(*current, depth + 1)) {
    *slot = node;
    slot = &node->children[1];
    current = &current->items().back();
  }
  *slot = single_expression(*current, depth + 1);
  variables_.leave(mark);
  return result;
}

Node* DumpReader::first_part(const Sexpr& text, uint32_t depth) {
  std::string_view head = text.head();
  bool is_let = head == "let";
  if (!is_let && head != "seq" && head != "cons") return nullptr;
  size_t size = is_let ? 5 : 4;
  if (!expect(text, size, size, head)) return nullptr;
  Items items = text.items();
  Node* node = new_node(is_let ? NodeType::Let : head == "seq" ? NodeType::Sequence : NodeType::Cons, items[1]);
  Node* first = expression(items[size - 2], depth);
  if (is_let) node->variables = bind_variables(items[2]);
  set_children(node, {first, nullptr});
  return node;
}

// A table, so that this function, which is in the middle of every recursion, needs little stack.
Node* DumpReader::single_expression(const Sexpr& text, uint32_t depth) {
  struct Expression {
    std::string_view head;
    size_t least; // parts, head and place included
    size_t most;
    Node* (DumpReader::*read)(const Sexpr& text, uint32_t depth);
  };
  static constexpr size_t most_arguments = 260;
  static constexpr Expression expressions[] = {
      {"lit", 3, 3, &DumpReader::literal_expression},
      {"var", 3, 3, &DumpReader::variable_reference},
      {"fname", 4, 4, &DumpReader::function_value},
      {"call", 4, most_arguments, &DumpReader::plain_expression<NodeType::Call>},
      {"apply", 3, most_arguments, &DumpReader::apply_expression},
      {"primop", 3, most_arguments, &DumpReader::primop_expression},
      {"tuple", 2, SIZE_MAX, &DumpReader::plain_expression<NodeType::Tuple>},
      {"values", 2, SIZE_MAX, &DumpReader::plain_expression<NodeType::Values>},
      {"catch", 3, 3, &DumpReader::plain_expression<NodeType::Catch>},
      {"case", 4, SIZE_MAX, &DumpReader::case_expression},
      {"fun", 4, 4, &DumpReader::fun_expression},
      {"letrec", 4, 4, &DumpReader::letrec_expression},
      {"try", 7, 7, &DumpReader::try_expression},
      {"map", 3, SIZE_MAX, &DumpReader::map_expression},
      {"binary", 2, SIZE_MAX, &DumpReader::binary_expression},
  };
  for (const Expression& known : expressions) {
    if (known.head != text.head()) continue;
    if (!expect(text, known.least, known.most, known.head)) return failed(text, "an expression expected");
    return (this->*known.read)(text, depth);
  }
  return unknown_form(text, "an expression");
}

Node* DumpReader::literal_expression(const Sexpr& text, uint32_t /*depth*/) {
  Node* node = new_node(NodeType::Literal, text.items()[1]);
  node->literal = term(text.items()[2]);
  return node;
}

Node* DumpReader::apply_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Apply, text.items()[1]);
  std::vector<Node*> children;
  for (const Sexpr& item : text.items().subspan(2)) {
    bool is_function = children.empty() && item.head() == "fname";
    children.push_back(is_function ? function_reference(item, true) : expression(item, depth));
  }
  const Sexpr& callee = text.items()[2];
  bool knows_arity = callee.head() == "fname" && callee.items().size() == 4;
  if (knows_arity && read_arity(callee.items()[3]) != children.size() - 1) {
    errors_.report(text, "another number of arguments than the arity");
  }
  set_children(node, children);
  return node;
}

Node* DumpReader::primop_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Primop, text.items()[1]);
  node->name = Symbol(text.items()[2].text());
  children_from(node, text.items().subspan(3), depth);
  return node;
}

Node* DumpReader::variable_reference(const Sexpr& text, uint32_t) {
  Variable* variable = variables_.find(variable_key(text.items()[2]));
  if (variable == nullptr) return failed(text, fmt::format("unbound variable {}", to_text(text.items()[2])));
  ++variable->uses;
  for (Lambda* lambda = current_; lambda != variable->owner; lambda = lambda->parent) {
    if (std::ranges::find(lambda->free, variable) == lambda->free.end()) lambda->free.push_back(variable);
  }
  Node* node = new_node(NodeType::Variable, text.items()[1]);
  node->variables = form_->arena.copy(std::span<Variable* const>(&variable, 1));
  return node;
}

Node* DumpReader::function_reference(const Sexpr& text, bool is_operator) {
  if (!expect(text, 4, 4, "fname")) return failed(text, "a function's name expected");
  Items items = text.items();
  uint64_t key = function_key(items[2].text(), read_arity(items[3]));
  Lambda* lambda = functions_.find(key);
  if (lambda != nullptr) {
    if (std::ranges::find(current_->references, lambda) == current_->references.end()) {
      current_->references.push_back(lambda);
    }
    if (!is_operator) lambda->used_as_value = true;
  } else if (auto found = module_functions_.find(key); found != module_functions_.end()) {
    lambda = found->second;
  } else {
    return failed(text, fmt::format("unknown function {}/{}", items[2].text(), items[3].text()));
  }
  Node* node = new_node(NodeType::Function, items[1]);
  node->lambda = lambda;
  return node;
}

Node* DumpReader::map_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Map, text.items()[1]);
  std::vector<Node*> children = {expression(text.items()[2], depth)};
  std::vector<bool> exact;
  for (const Sexpr& pair : text.items().subspan(3)) {
    if (pair.items().size() != 3) return failed(pair, "a pair of a map is (assoc K V) or (exact K V)");
    exact.push_back(pair.head() == "exact");
    children.push_back(expression(pair.items()[1], depth));
    children.push_back(expression(pair.items()[2], depth));
  }
  set_children(node, children);
  bool* copied = form_->arena.allocate_array<bool>(exact.size());
  std::copy(exact.begin(), exact.end(), copied);
  node->exact = {copied, exact.size()};
  return node;
}

Node* DumpReader::binary_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Binary, text.items()[1]);
  std::vector<Node*> segments;
  for (const Sexpr& item : text.items().subspan(2)) segments.push_back(segment(item, depth, false));
  set_children(node, segments);
  return node;
}

Node* DumpReader::case_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Case, text.items()[1]);
  std::vector<Node*> children = {expression(text.items()[2], depth)};
  for (const Sexpr& item : text.items().subspan(3)) {
    children.push_back(clause(item, depth));
    if (children.back()->children.size() != children[1]->children.size()) {
      errors_.report(item, "clauses with different numbers of patterns");
    }
  }
  set_children(node, children);
  return node;
}

Node* DumpReader::clause(const Sexpr& text, uint32_t depth) {
  Node* node = new_node_at(NodeType::Clause, {});
  if (!expect(text, 5, 5, "clause")) {
    set_children(node, {failed(text, "a clause expected"), failed(text, "a clause expected")});
    return node;
  }
  Items items = text.items();
  std::string_view flags;
  node->place = read_place(items[1], flags);
  node->compiler_generated = flags.contains('c');
  size_t mark = variables_.mark();
  std::vector<Node*> children = {nullptr, nullptr};
  if (!items[2].is_list()) errors_.report(items[2], "a list of patterns expected");
  for (const Sexpr& item : items[2].items()) children.push_back(pattern(item, depth));
  children[0] = expression(items[3], depth);
  children[1] = expression(items[4], depth);
  variables_.leave(mark);
  set_children(node, children);
  return node;
}

Node* DumpReader::fun_expression(const Sexpr& text, uint32_t depth) {
  Node* node = new_node(NodeType::Fun, text.items()[1]);
  Lambda& lambda = form_->lambdas.emplace_back();
  lambda.kind = Lambda::Kind::Anonymous;
  lambda.parent = current_;
  lambda.root = current_->root;
  lambda.place = node->place;
  node->lambda = &lambda;
  read_lambda(text, lambda, depth);
  // Behind what is inside, as the compiler numbers them.
  current_->children.push_back(&lambda);
  return node;
}

Node* DumpReader::letrec_expression(const Sexpr& text, uint32_t depth) {
  // (letrec PLACE ((NAME ARITY FUN)…) BODY)
  Items items = text.items();
  Node* node = new_node(NodeType::Letrec, items[1]);
  std::string_view flags;
  read_place(items[1], flags);
  node->is_goto = flags.contains('g');
  size_t mark = functions_.mark();
  node->lambdas = declare_letrec(items[2]);
  for (size_t i = 0; i < node->lambdas.size(); ++i) {
    Lambda& lambda = *node->lambdas[i];
    Items parts = items[2].items()[i].items();
    read_lambda(parts[2], lambda, depth);
    if (lambda.arity() != read_arity(parts[1])) {
      errors_.report(parts[2], "another number of parameters than the arity");
    }
    current_->children.push_back(&lambda);
  }
  set_children(node, {expression(items[3], depth)});
  functions_.leave(mark);
  return node;
}

std::span<Lambda*> DumpReader::declare_letrec(const Sexpr& functions) {
  std::vector<Lambda*> lambdas;
  for (const Sexpr& text : functions.items()) {
    Items parts = text.items();
    if (parts.size() != 3 || !parts[0].is_symbol()) {
      errors_.report(text, "(NAME ARITY FUN) expected");
      break;
    }
    Lambda& lambda = form_->lambdas.emplace_back();
    lambda.kind = Lambda::Kind::Letrec;
    lambda.parent = current_;
    lambda.root = current_->root;
    lambda.plain_name = Symbol(parts[0].text());
    std::string_view ignored;
    if (parts[2].items().size() > 1) lambda.place = read_place(parts[2].items()[1], ignored);
    functions_.enter(function_key(parts[0].text(), read_arity(parts[1])), &lambda);
    lambdas.push_back(&lambda);
  }
  return form_->arena.copy(lambdas);
}

Node* DumpReader::try_expression(const Sexpr& text, uint32_t depth) {
  // (try PLACE ARGUMENT (NAME…) BODY (NAME…) HANDLER)
  Items items = text.items();
  Node* node = new_node(NodeType::Try, items[1]);
  Node* argument = expression(items[2], depth);
  size_t mark = variables_.mark();
  std::span<Variable*> bound = bind_variables(items[3]);
  std::vector<Variable*> variables(bound.begin(), bound.end());
  Node* body = expression(items[4], depth);
  variables_.leave(mark);
  std::span<Variable*> exception = bind_variables(items[5]);
  if (exception.size() != 2 && exception.size() != 3) errors_.report(items[5], "two or three variables expected");
  variables.insert(variables.end(), exception.begin(), exception.end());
  Node* handler = expression(items[6], depth);
  variables_.leave(mark);
  node->bound = static_cast<uint32_t>(bound.size());
  node->variables = form_->arena.copy(variables);
  set_children(node, {argument, body, handler});
  return node;
}

void DumpReader::children_from(Node* node, Items items, uint32_t depth) {
  std::vector<Node*> children;
  children.reserve(items.size());
  for (const Sexpr& item : items) children.push_back(expression(item, depth));
  set_children(node, children);
}

} // namespace assay::erlang
