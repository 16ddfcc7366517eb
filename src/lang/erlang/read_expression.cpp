// Expressions. `expression` is the way in: it reads sequences in a loop, so that they need no stack.

#include <fmt/core.h>

#include <algorithm>

#include "lang/erlang/dump_reader.h"

namespace assay::erlang {

Node* DumpReader::expression(const Sexpr& text, uint32_t depth) {
  Node* result = nullptr;
  Node** slot = &result;
  const Sexpr* current = &text;
  size_t mark = variables_.mark();
  for (;;) {
    std::string_view head = current->head();
    if (head == "let" && expect(*current, 5, 5, "let")) {
      Items items = current->items();
      Node* node = new_node(NodeType::Let, items[1]);
      Node* argument = expression(items[3], depth + 1);
      node->variables = bind_variables(items[2]);
      set_children(node, {argument, nullptr});
      *slot = node;
      slot = &node->children[1];
      current = &items[4];
    } else if ((head == "seq" || head == "cons") && expect(*current, 4, 4, head)) {
      Items items = current->items();
      Node* node = new_node(head == "seq" ? NodeType::Sequence : NodeType::Cons, items[1]);
      set_children(node, {expression(items[2], depth + 1), nullptr});
      *slot = node;
      slot = &node->children[1];
      current = &items[3];
    } else {
      *slot = single_expression(*current, depth + 1);
      break;
    }
  }
  variables_.leave(mark);
  return result;
}

Node* DumpReader::single_expression(const Sexpr& text, uint32_t depth) {
  if (depth > nesting_limit) return failed(text, "nested too deeply");
  std::string_view head = text.head();
  if (head.empty() || text.items().size() < 2) return failed(text, "an expression expected");
  Items items = text.items();
  if (head == "lit" && expect(text, 3, 3, head)) {
    Node* node = new_node(NodeType::Literal, items[1]);
    node->literal = term(items[2]);
    return node;
  }
  if (head == "var") return variable_reference(text);
  if (head == "fname") return function_reference(text, false);
  if (head == "call" && expect(text, 4, 260, head)) {
    Node* node = new_node(NodeType::Call, items[1]);
    children_from(node, items.subspan(2), depth);
    return node;
  }
  if (head == "apply" && expect(text, 3, 260, head)) {
    Node* node = new_node(NodeType::Apply, items[1]);
    std::vector<Node*> children;
    for (const Sexpr& item : items.subspan(2)) {
      bool is_function = children.empty() && item.head() == "fname";
      children.push_back(is_function ? function_reference(item, true) : expression(item, depth));
    }
    set_children(node, children);
    return node;
  }
  if (head == "tuple" || head == "values") {
    Node* node = new_node(head == "tuple" ? NodeType::Tuple : NodeType::Values, items[1]);
    children_from(node, items.subspan(2), depth);
    return node;
  }
  if (head == "primop" && expect(text, 3, 260, head)) {
    Node* node = new_node(NodeType::Primop, items[1]);
    node->name = Symbol(items[2].text());
    children_from(node, items.subspan(3), depth);
    return node;
  }
  if (head == "catch" && expect(text, 3, 3, head)) {
    Node* node = new_node(NodeType::Catch, items[1]);
    children_from(node, items.subspan(2), depth);
    return node;
  }
  if (head == "case") return case_expression(text, depth);
  if (head == "fun") return fun_expression(text, depth);
  if (head == "letrec") return letrec_expression(text, depth);
  if (head == "try") return try_expression(text, depth);
  if (head == "map") return map_expression(text, depth);
  if (head == "binary") return binary_expression(text, depth);
  return failed(text, fmt::format("not an expression: ({} …)", head));
}

Node* DumpReader::variable_reference(const Sexpr& text) {
  if (!expect(text, 3, 3, "var")) return failed(text, "a variable expected");
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
  if (!expect(text, 3, SIZE_MAX, "map")) return failed(text, "a map expected");
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
  if (!expect(text, 4, SIZE_MAX, "case")) return failed(text, "a case expected");
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
  if (!expect(text, 4, 4, "letrec")) return failed(text, "a letrec expected");
  Items items = text.items();
  Node* node = new_node(NodeType::Letrec, items[1]);
  std::string_view flags;
  read_place(items[1], flags);
  node->is_goto = flags.contains('g');
  size_t mark = functions_.mark();
  std::vector<Lambda*> lambdas;
  for (const Sexpr& item : items[2].items()) {
    if (item.items().size() != 3 || !item.items()[0].is_symbol()) return failed(item, "(NAME ARITY FUN) expected");
    Lambda& lambda = form_->lambdas.emplace_back();
    lambda.kind = Lambda::Kind::Letrec;
    lambda.parent = current_;
    lambda.root = current_->root;
    lambda.plain_name = Symbol(item.items()[0].text());
    functions_.enter(function_key(item.items()[0].text(), read_arity(item.items()[1])), &lambda);
    lambdas.push_back(&lambda);
  }
  for (size_t i = 0; i < lambdas.size(); ++i) {
    const Sexpr& function = items[2].items()[i].items()[2];
    std::string_view ignored;
    if (function.items().size() > 1) lambdas[i]->place = read_place(function.items()[1], ignored);
    read_lambda(function, *lambdas[i], depth);
    if (lambdas[i]->arity() != read_arity(items[2].items()[i].items()[1])) {
      errors_.report(function, "another number of parameters than the arity");
    }
    current_->children.push_back(lambdas[i]);
  }
  node->lambdas = form_->arena.copy(lambdas);
  set_children(node, {expression(items[3], depth)});
  functions_.leave(mark);
  return node;
}

Node* DumpReader::try_expression(const Sexpr& text, uint32_t depth) {
  // (try PLACE ARGUMENT (NAME…) BODY (NAME…) HANDLER)
  if (!expect(text, 7, 7, "try")) return failed(text, "a try expected");
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
