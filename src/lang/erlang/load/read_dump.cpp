// Modules and functions, and what all parts of the reader use. Expressions are in read_expression.cpp.

#include "lang/erlang/load/read_dump.h"

#include <algorithm>
#include <charconv>

#include <fmt/core.h>

#include "lang/erlang/load/dump_reader.h"

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

Node* DumpReader::new_node(NodeType type, const Sexpr& place) {
  std::string_view flags;
  core::Place read = read_place(place, flags);
  Node* node = new_node_at(type, read);
  node->compiler_generated = flags.contains('c');
  node->is_native = flags.contains('b');
  return node;
}

Node* DumpReader::new_node_at(NodeType type, core::Place place) {
  auto* node = form_->arena.create<Node>();
  node->type = type;
  node->place = place;
  const auto& files = module_.module().files;
  if (place.line != 0 && place.file < files.size()) {
    errors_.set_source(files[place.file], place.line, place.column);
  }
  node->ordinal = next_ordinal_++;
  return node;
}

Node* DumpReader::unknown_form(const Sexpr& text, std::string_view expected) {
  return failed(text, fmt::format("not {}: ({} …)", expected, text.head()));
}

Node* DumpReader::failed(const Sexpr& where, std::string_view message) {
  errors_.report(where, message);
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
