#pragma once
// The reader behind read_dump: its state, and one function for each kind of thing in a dump. Modules and
// functions are in read_dump.cpp, expressions in read_expression.cpp, patterns in read_pattern.cpp.
//
// What always holds: every function returns a usable node, also after an error (see ReadErrors).

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/large_stack.h"
#include "base/sexpr.h"
#include "core/builder.h"
#include "lang/erlang/load/core_erlang.h"
#include "lang/erlang/load/dump_scope.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {

class DumpReader {
 public:
  DumpReader(core::ModuleBuilder& module, ReadErrors& errors);
  std::unique_ptr<Form> read(const Sexpr& dump);

 private:
  using Items = std::span<const Sexpr>;

  // read_dump.cpp
  void read_files(const Sexpr& files);
  void read_exports(const Sexpr& exports);
  void declare_functions(Items functions);
  void read_functions(Items functions);
  void read_lambda(const Sexpr& text, Lambda& lambda, uint32_t depth);

  // read_expression.cpp
  Node* expression(const Sexpr& text, uint32_t depth);
  // Of a let, seq or cons: the node without its last part, which `expression` reads in a loop. Null for all others.
  Node* first_part(const Sexpr& text, uint32_t depth);
  // For all others.
  Node* single_expression(const Sexpr& text, uint32_t depth);
  Node* literal_expression(const Sexpr& text, uint32_t depth);
  // One whose parts are all expressions.
  template <NodeType type>
  Node* plain_expression(const Sexpr& text, uint32_t depth) {
    Node* node = new_node(type, text.items()[1]);
    children_from(node, text.items().subspan(2), depth);
    return node;
  }
  Node* apply_expression(const Sexpr& text, uint32_t depth);
  Node* primop_expression(const Sexpr& text, uint32_t depth);
  Node* function_reference(const Sexpr& text, bool is_operator);
  Node* function_value(const Sexpr& text, uint32_t) { return function_reference(text, false); }
  Node* variable_reference(const Sexpr& text, uint32_t depth);
  Node* map_expression(const Sexpr& text, uint32_t depth);
  Node* binary_expression(const Sexpr& text, uint32_t depth);
  Node* case_expression(const Sexpr& text, uint32_t depth);
  Node* clause(const Sexpr& text, uint32_t depth);
  Node* fun_expression(const Sexpr& text, uint32_t depth);
  Node* letrec_expression(const Sexpr& text, uint32_t depth);
  std::span<Lambda*> declare_letrec(const Sexpr& functions);
  Node* try_expression(const Sexpr& text, uint32_t depth);
  void children_from(Node* node, Items items, uint32_t depth);

  // read_pattern.cpp
  Node* pattern(const Sexpr& text, uint32_t depth);
  Node* compound_pattern(const Sexpr& text, uint32_t depth);
  Node* map_pattern(const Sexpr& text, uint32_t depth);
  Node* literal_pattern(const Sexpr& text, core::Place place, Value value, uint32_t depth);
  Node* segment(const Sexpr& text, uint32_t depth, bool in_pattern);
  SegmentSpec segment_spec(const Sexpr& text, Node* size);

  // Small things.
  Node* new_node(NodeType type, const Sexpr& place);
  Node* new_node_at(NodeType type, core::Place place);
  Node* failed(const Sexpr& where, std::string_view message);
  Node* unknown_form(const Sexpr& text, std::string_view expected);
  Node* too_deep(const Sexpr& where) {
    errors_.report_too_deep(where, max_nesting);
    return failed(where, "");
  }
  core::Place read_place(const Sexpr& text, std::string_view& flags);
  void set_children(Node* node, std::span<Node* const> children) { node->children = form_->arena.copy(children); }
  void set_children(Node* node, std::initializer_list<Node*> children) {
    set_children(node, std::span(children.begin(), children.size()));
  }
  Value term(const Sexpr& text);
  Variable* new_variable();
  std::span<Variable*> bind_variables(const Sexpr& names);
  Variable* bind_variable(const Sexpr& name);
  uint64_t variable_key(const Sexpr& name);
  static uint64_t function_key(std::string_view name, uint64_t arity);
  uint32_t read_arity(const Sexpr& text);
  bool expect(const Sexpr& text, size_t at_least, size_t at_most, std::string_view what);

  core::ModuleBuilder& module_;
  ReadErrors& errors_;
  std::unique_ptr<Form> form_;
  std::vector<uint16_t> files_; // index in the dump to index in the module
  std::unordered_map<uint64_t, Lambda*> module_functions_;
  std::unordered_map<uint64_t, bool> exports_;
  std::unordered_map<std::string, Value> compound_terms_; // so that equal literals are one
  Scope<Variable> variables_;
  Scope<Lambda> functions_;
  Lambda* current_ = nullptr;
  uint32_t next_ordinal_ = 0;
};

} // namespace assay::erlang
