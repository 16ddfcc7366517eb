// Modules, functions and expressions. Read `expression` first.

#include "lang/erlang/read_dump.h"

#include <algorithm>
#include <charconv>

#include <fmt/core.h>

#include "lang/erlang/dump_reader.h"

namespace assay::erlang {

std::unique_ptr<Form> read_dump(const Sexpr& dump, core::ModuleBuilder& module, ReadErrors& errors) {
  return DumpReader(module, errors).read(dump);
}

DumpReader::DumpReader(core::ModuleBuilder& module, ReadErrors& errors)
    : module_(module), errors_(errors), form_(std::make_unique<Form>()) {
  form_->name = module.module().name;
}

std::unique_ptr<Form> DumpReader::read(const Sexpr& dump) {
  // (module NAME (version 1) (files …) (exports …) (functions …))
  if (!expect(dump, 6, 6, "module")) return std::move(form_);
  Items items = dump.items();
  Items version = items[2].items();
  if (items[2].head() != "version" || version.size() != 2 || version[1].small_integer() != 1) {
    errors_.report(items[2], "this dump has another version than (version 1)");
  }
  read_files(items[3]);
  read_exports(items[4]);
  if (items[5].head() != "functions") errors_.report(items[5], "(functions …) expected");
  if (errors_.first()) return std::move(form_);
  Items functions = items[5].items().subspan(1);
  declare_functions(functions);
  if (!errors_.first()) read_functions(functions);
  return std::move(form_);
}

void DumpReader::read_files(const Sexpr& files) {
  if (files.head() != "files") return errors_.report(files, "(files …) expected");
  for (const Sexpr& file : files.items().subspan(1)) {
    if (!file.is_string()) return errors_.report(file, "a file name is a string");
    files_.push_back(module_.file(file.text()));
  }
}

void DumpReader::read_exports(const Sexpr& exports) {
  if (exports.head() != "exports") return errors_.report(exports, "(exports …) expected");
  for (const Sexpr& item : exports.items().subspan(1)) {
    if (item.items().size() != 2) return errors_.report(item, "an export is (NAME ARITY)");
    exports_[function_key(item.items()[0].text(), read_arity(item.items()[1]))] = true;
  }
}

void DumpReader::declare_functions(Items functions) {
  for (const Sexpr& text : functions) {
    if (!expect(text, 5, 5, "function")) return;
    Items items = text.items();
    if (!items[1].is_symbol()) return errors_.report(items[1], "a function name is a symbol");
    uint32_t arity = read_arity(items[2]);
    Lambda& lambda = form_->lambdas.emplace_back();
    lambda.kind = Lambda::Kind::Module;
    lambda.plain_name = Symbol(items[1].text());
    lambda.name = function_symbol(form_->name.text(), items[1].text(), arity);
    lambda.root = &lambda;
    std::string_view flags;
    lambda.place = read_place(items[3], flags);
    uint64_t key = function_key(items[1].text(), arity);
    lambda.exported = exports_.contains(key);
    if (!module_functions_.emplace(key, &lambda).second) return errors_.report(text, "this function is there twice");
    form_->functions.push_back(&lambda);
  }
}

void DumpReader::read_functions(Items functions) {
  for (size_t i = 0; i < functions.size(); ++i) {
    variables_.clear();
    functions_.clear();
    next_ordinal_ = 0;
    Items items = functions[i].items();
    Lambda& lambda = *form_->functions[i];
    read_lambda(items[4], lambda, 0);
    if (lambda.arity() != read_arity(items[2])) errors_.report(items[4], "another number of parameters than the arity");
    if (errors_.first()) return;
  }
}

void DumpReader::read_lambda(const Sexpr& text, Lambda& lambda, uint32_t depth) {
  // (fun PLACE (NAME…) BODY)
  if (!expect(text, 4, 4, "fun")) {
    lambda.body = failed(text, "a fun expected");
    return;
  }
  Lambda* outer = std::exchange(current_, &lambda);
  size_t mark = variables_.mark();
  lambda.parameters = bind_variables(text.items()[2]);
  lambda.body = expression(text.items()[3], depth);
  variables_.leave(mark);
  current_ = outer;
}

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

Node* DumpReader::new_node(NodeType type, const Sexpr& place) {
  std::string_view flags;
  core::Place read = read_place(place, flags);
  Node* node = new_node_at(type, read);
  node->compiler_generated = flags.contains('c');
  return node;
}

Node* DumpReader::new_node_at(NodeType type, core::Place place) {
  auto* node = form_->arena.create<Node>();
  node->type = type;
  node->place = place;
  node->ordinal = next_ordinal_++;
  return node;
}

Node* DumpReader::failed(const Sexpr& where, std::string message) {
  errors_.report(where, std::move(message));
  Node* node = new_node_at(NodeType::Literal, {});
  node->literal = Value::nil();
  return node;
}

core::Place DumpReader::read_place(const Sexpr& text, std::string_view& flags) {
  core::Place place;
  std::string_view rest = text.text();
  auto number = [&](char before) {
    uint32_t value = 0;
    if (rest.empty() || rest[0] != before) {
      errors_.report(text, "a place @LINE:COLUMN:FILE expected");
      return value;
    }
    auto [end, error] = std::from_chars(rest.data() + 1, rest.data() + rest.size(), value);
    if (error != std::errc()) errors_.report(text, "a place @LINE:COLUMN:FILE expected");
    rest.remove_prefix(static_cast<size_t>(end - rest.data()));
    return value;
  };
  place.line = number('@');
  place.column = static_cast<uint16_t>(std::min<uint32_t>(number(':'), UINT16_MAX));
  uint32_t file = number(':');
  if (file < files_.size()) {
    place.file = files_[file];
  } else if (place.line != 0) {
    errors_.report(text, "a file that is not in the list");
  }
  flags = rest;
  return place;
}

void DumpReader::set_children(Node* node, const std::vector<Node*>& children) {
  node->children = form_->arena.copy(children);
}

Value DumpReader::term(const Sexpr& text) {
  if (!text.is_list()) return read_term(text, module_.arena(), errors_);
  // Equal literals are made once, so that a module has less of them and equal keys of map patterns are one test.
  auto [entry, is_new] = compound_terms_.try_emplace(to_text(text));
  if (is_new) entry->second = read_term(text, module_.arena(), errors_);
  return entry->second;
}

Variable* DumpReader::new_variable() {
  auto* variable = form_->arena.create<Variable>();
  variable->id = current_->root->variable_count++;
  variable->owner = current_;
  return variable;
}

Variable* DumpReader::bind_variable(const Sexpr& name) {
  Variable* variable = new_variable();
  variables_.enter(variable_key(name), variable);
  return variable;
}

std::span<Variable*> DumpReader::bind_variables(const Sexpr& names) {
  if (!names.is_list()) errors_.report(names, "a list of variables expected");
  std::vector<Variable*> bound;
  for (const Sexpr& name : names.items()) bound.push_back(bind_variable(name));
  return form_->arena.copy(bound);
}

uint64_t DumpReader::variable_key(const Sexpr& name) {
  if (std::optional<int64_t> number = name.small_integer()) return static_cast<uint64_t>(*number) << 1 | 1;
  if (!name.is_symbol()) errors_.report(name, "a variable's name is a symbol or a number");
  return uint64_t{Symbol(name.text()).id()} << 1;
}

uint64_t DumpReader::function_key(std::string_view name, uint64_t arity) {
  return uint64_t{Symbol(name).id()} << 32 | arity;
}

uint32_t DumpReader::read_arity(const Sexpr& text) {
  std::optional<int64_t> arity = text.small_integer();
  if (!arity || *arity < 0 || *arity > 255) {
    errors_.report(text, "an arity is a number from 0 to 255");
    return 0;
  }
  return static_cast<uint32_t>(*arity);
}

bool DumpReader::expect(const Sexpr& text, size_t at_least, size_t at_most, std::string_view what) {
  size_t size = text.items().size();
  if (text.head() == what && size >= at_least && size <= at_most) return true;
  errors_.report(text, fmt::format("({} …) with {} expected", what, text.head() == what ? "other parts" : "its parts"));
  return false;
}

} // namespace assay::erlang
