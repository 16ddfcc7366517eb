#include "lang/ocaml/load/read_lambda.h"

#include <fmt/core.h>

#include <charconv>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/large_stack.h"
#include "lang/ocaml/load/read_constant.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

// How many immediates and operands a primitive has at least, where lowering looks at them one by one.
struct Needs {
  std::string_view name;
  size_t immediates;
  size_t operands;
};
constexpr Needs needs[] = {
    {"makeblock", 2, 0}, {"field", 1, 1},     {"floatfield", 1, 1},     {"setfield", 1, 2},  {"setfloatfield", 1, 2},
    {"offsetint", 1, 1}, {"offsetref", 1, 1}, {"getglobal", 1, 0},      {"setglobal", 1, 1}, {"predef", 1, 0},
    {"ccall", 2, 0},     {"intcomp", 1, 2},   {"floatcomp", 1, 2},      {"bintcomp", 2, 2},  {"raise", 1, 1},
    {"ignore", 0, 1},    {"opaque", 0, 1},    {"int_as_pointer", 0, 1}, {"ctconst", 1, 0},   {"not", 0, 1},
    {"sequand", 0, 2},   {"sequor", 0, 2},    {"bintofint", 1, 1},      {"intofbint", 1, 1}, {"cvtbint", 2, 1},
    {"negbint", 1, 1},   {"addbint", 1, 2},   {"subbint", 1, 2},        {"mulbint", 1, 2},   {"divbint", 1, 2},
    {"modbint", 1, 2},   {"andbint", 1, 2},   {"orbint", 1, 2},         {"xorbint", 1, 2},   {"lslbint", 1, 2},
    {"lsrbint", 1, 2},   {"asrbint", 1, 2},   {"bbswap", 1, 1}};

class UnitReader {
 public:
  UnitReader(core::ModuleBuilder& module, ReadErrors& errors)
      : module_(module), errors_(errors), unit_(std::make_unique<Unit>()) {}

  std::unique_ptr<Unit> read(const Sexpr& dump) {
    std::span<const Sexpr> items = dump.items();
    unit_->name = Symbol(items[1].text());
    const Sexpr* body = nullptr;
    for (const Sexpr& part : items.subspan(2)) {
      if (part.head() == "files") {
        for (const Sexpr& file : part.items().subspan(1)) module_.file(file.text());
      } else if (part.head() == "requires") {
        for (const Sexpr& unit : part.items().subspan(1)) unit_->requires_.push_back(Symbol(unit.text()));
      } else if (part.head() == "exports") {
        for (const Sexpr& value : part.items().subspan(1)) read_export(value);
      } else if (part.head() == "body" && part.items().size() == 2) {
        body = &part.items()[1];
      }
    }
    if (body == nullptr) {
      errors_.report(dump, "a (body …) expected");
      return std::move(unit_);
    }
    unit_->body = new_function({}, Symbol("initialise"), nullptr);
    function_ = unit_->body;
    unit_->body->body = read_expression(*body);
    return std::move(unit_);
  }

 private:
  using Items = std::span<const Sexpr>;

  void read_export(const Sexpr& text) {
    Items items = text.items();
    if (items.size() != 4 || !items[0].is_symbol()) {
      return errors_.report(text, "(NAME POSITION PLACE TYPE) expected");
    }
    std::vector<uint32_t> positions;
    for (const Sexpr& position : items[1].is_list() ? items[1].items() : items.subspan(1, 1)) {
      if (!position.small_integer()) return errors_.report(position, "a position expected");
      positions.push_back(static_cast<uint32_t>(*position.small_integer()));
    }
    uint32_t arity = 0;
    for (const Sexpr* type = &items[3]; type->head() == "arrow" && type->items().size() == 4;
         type = &type->items()[3]) {
      ++arity;
    }
    unit_->exports.push_back({Symbol(items[0].text()), std::move(positions), read_place(items[2]), arity});
  }

  Function* new_function(core::Place place, Symbol plain_name, Function* parent) {
    Function& function = unit_->functions.emplace_back();
    function.parent = parent;
    function.place = place;
    function.plain_name = plain_name;
    function.name = Symbol(fmt::format("{}.{}#{}", unit_->name.text(), plain_name.text(), unit_->functions.size() - 1));
    return &function;
  }

  Variable* bind(const Sexpr& name, bool is_mutable = false) {
    Variable& variable = unit_->variables.emplace_back();
    variable.name = Symbol(name.text());
    variable.id = static_cast<uint32_t>(unit_->variables.size() - 1);
    variable.is_mutable = is_mutable;
    variable.owner = function_;
    if (!name.is_symbol()) errors_.report(name, "a variable expected");
    Variable*& known = by_name_[variable.name];
    shadowed_.push_back({variable.name, known});
    known = &variable;
    return &variable;
  }

  // A variable that is used here: whoever is between here and its function passes it on.
  Variable* use(const Sexpr& name) {
    auto found = by_name_.find(Symbol(name.text()));
    if (!name.is_symbol() || found == by_name_.end() || found->second == nullptr) {
      errors_.report(name, "a variable in scope expected");
      return nullptr;
    }
    for (Function* function = function_; function != nullptr && function != found->second->owner;
         function = function->parent) {
      bool is_new = captured_[function].insert(found->second).second;
      if (!is_new) break; // those around it have it as well
      function->captures.push_back(found->second);
    }
    return found->second;
  }

  Node* new_node(NodeType type, core::Place place = {}) {
    Node* node = unit_->arena.create<Node>();
    node->type = type;
    node->place = place;
    return node;
  }
  template <typename T>
  std::span<T const> kept(const std::vector<T>& items) {
    return unit_->arena.copy(std::span<const T>(items));
  }

  Node* wrong(const Sexpr& text, std::string_view message) {
    errors_.report(text, message);
    Node* node = new_node(NodeType::Constant);
    node->constant = unit();
    return node;
  }

  // The body of a let and the second part of a sequence are no deeper than the whole.
  Node* read_expression(const Sexpr& text) {
    if (++depth_ > max_nesting) {
      errors_.report_too_deep(text, max_nesting);
      --depth_;
      return wrong(text, "nested too deep");
    }
    size_t scope = shadowed_.size();
    // What ends in another expression is read in a loop, and each is told its last part afterwards.
    std::vector<std::pair<Node*, std::vector<Node*>>> open;
    const Sexpr* current = &text;
    Node* last = nullptr;
    while (last == nullptr && !errors_.first()) {
      if (const Sexpr* next = read_first_part(*current, open)) {
        current = next;
      } else {
        last = read_other(*current);
      }
    }
    if (last == nullptr) last = wrong(text, "an expression expected");
    while (!open.empty()) {
      auto [node, parts] = std::move(open.back());
      open.pop_back();
      parts.push_back(last);
      node->parts = kept(parts);
      last = node;
    }
    for (; shadowed_.size() > scope; shadowed_.pop_back()) by_name_[shadowed_.back().first] = shadowed_.back().second;
    --depth_;
    return last;
  }

  // Of a let, a sequence or an event all but the last part; that is given back. Null: it is something else.
  const Sexpr* read_first_part(const Sexpr& text, std::vector<std::pair<Node*, std::vector<Node*>>>& open) {
    Items items = text.items();
    std::string_view head = text.head();
    bool is_mutable = head == "letmut";
    if ((head == "let" && items.size() == 5) || (is_mutable && items.size() == 4)) {
      size_t at = is_mutable ? 1 : 2;
      Symbol outer = std::exchange(binding_, plain_name_of(items[at].text()));
      Node* value = read_expression(items[at + 1]);
      binding_ = outer;
      Node* node = new_node(NodeType::Let);
      node->variable = bind(items[at], is_mutable);
      open.push_back({node, {value}});
      return &items.back();
    }
    if (head == "seq" && items.size() == 3) {
      open.push_back({new_node(NodeType::Sequence), {read_expression(items[1])}});
      return &items.back();
    }
    if (head == "event" && items.size() == 4) {
      Node* node = new_node(NodeType::Event, read_place(items[2]));
      node->name = kept_text(items[1].text());
      open.push_back({node, {}});
      return &items.back();
    }
    if (head == "letrec" && items.size() == 3) {
      Node* node = new_node(NodeType::LetRec);
      std::vector<Variable*> variables;
      for (const Sexpr& binding : items[1].items()) {
        if (binding.items().size() != 2) return errors_.report(binding, "(VARIABLE EXPRESSION) expected"), nullptr;
        variables.push_back(bind(binding.items()[0]));
      }
      std::vector<Node*> values;
      for (const Sexpr& binding : items[1].items()) {
        Symbol outer = std::exchange(binding_, plain_name_of(binding.items()[0].text()));
        values.push_back(read_expression(binding.items()[1]));
        binding_ = outer;
        // Everybody who uses it is lowered later.
        const Node& value = *values.back();
        variables[values.size() - 1]->is_mutable = value.type != NodeType::Function && !is_recursive_block(value);
      }
      node->variables = kept(variables);
      open.push_back({node, std::move(values)});
      return &items.back();
    }
    return nullptr;
  }

  std::string_view kept_text(std::string_view text) {
    std::span<const char> copy = unit_->arena.copy(std::span<const char>(text.data(), text.size()));
    return {copy.data(), copy.size()};
  }

  static Symbol plain_name_of(std::string_view unique) { return Symbol(unique.substr(0, unique.rfind('/'))); }

  std::vector<Node*> read_all(Items items) {
    std::vector<Node*> nodes;
    for (const Sexpr& item : items) nodes.push_back(read_expression(item));
    return nodes;
  }

  Node* with_parts(NodeType type, Items items, core::Place place = {}) {
    Node* node = new_node(type, place);
    node->parts = kept(read_all(items));
    return node;
  }

  Node* read_other(const Sexpr& text) {
    Items items = text.items();
    std::string_view head = text.head();
    if (is_constant(head)) {
      Node* node = new_node(NodeType::Constant);
      node->constant = read_constant(text, module_.arena(), errors_);
      return node;
    }
    size_t count = items.size();
    if (head == "v" && count == 2) {
      Node* node = new_node(NodeType::Variable);
      node->variable = use(items[1]);
      return node;
    }
    if (head == "fun" && count == 4) return read_function(items);
    if (head == "apply" && count >= 3) return with_parts(NodeType::Apply, items.subspan(2), read_place(items[1]));
    if (head == "p" && count >= 4) return read_primitive(items);
    if (head == "assign" && count == 3) {
      Node* node = with_parts(NodeType::Assign, items.subspan(2));
      node->variable = use(items[1]);
      return node;
    }
    if (head == "switch" && count == 5) return read_switch(items);
    if (head == "strswitch" && count == 4) return read_string_switch(items);
    if (head == "sraise" && count >= 2) {
      Node* node = with_parts(NodeType::StaticRaise, items.subspan(2));
      node->label = label_of(items[1]);
      return node;
    }
    if (head == "catch" && count == 5) return read_catch(items);
    if (head == "try" && count == 4) {
      Node* body = read_expression(items[1]);
      Node* node = new_node(NodeType::Try);
      node->variable = bind(items[2]);
      node->parts = kept(std::vector<Node*>{body, read_expression(items[3])});
      return node;
    }
    if (head == "if" && count == 4) return with_parts(NodeType::If, items.subspan(1));
    if (head == "while" && count == 3) return with_parts(NodeType::While, items.subspan(1));
    if (head == "for" && count == 6) {
      Node* from = read_expression(items[2]);
      Node* to = read_expression(items[3]);
      Node* node = new_node(NodeType::For);
      node->is_down = items[4].is_symbol("down");
      node->variable = bind(items[1]);
      node->parts = kept(std::vector<Node*>{from, to, read_expression(items[5])});
      return node;
    }
    if (head == "send" && count >= 5) {
      Node* node = with_parts(NodeType::Send, items.subspan(3), read_place(items[2]));
      node->name = kept_text(items[1].text());
      return node;
    }
    return wrong(text, "an expression expected");
  }

  uint32_t label_of(const Sexpr& text) {
    std::optional<int64_t> label = text.small_integer();
    if (!label || *label < 0 || *label > UINT32_MAX) errors_.report(text, "a label expected");
    return static_cast<uint32_t>(label.value_or(0));
  }

  Node* read_function(Items items) {
    static const Symbol anonymous("fun");
    Function* function = new_function(read_place(items[1]), binding_ == Symbol() ? anonymous : binding_, function_);
    Function* outer = std::exchange(function_, function);
    Symbol outer_binding = std::exchange(binding_, Symbol());
    std::vector<Variable*> parameters;
    for (const Sexpr& parameter : items[2].items()) parameters.push_back(bind(parameter));
    function->parameters = kept(parameters);
    function->body = read_expression(items[3]);
    function_ = outer;
    binding_ = outer_binding;
    Node* node = new_node(NodeType::Function, function->place);
    node->function = function;
    return node;
  }

  Node* read_primitive(Items items) {
    Node* node = with_parts(NodeType::Primitive, items.subspan(4), read_place(items[3]));
    node->name = kept_text(items[1].text());
    std::vector<Immediate> immediates;
    for (const Sexpr& item : items[2].items()) {
      immediates.push_back({kept_text(item.text()), item.small_integer().value_or(0)});
    }
    node->immediates = kept(immediates);
    for (const Needs& each : needs) {
      if (each.name != node->name) continue;
      bool has_all = immediates.size() >= each.immediates && node->parts.size() >= each.operands;
      if (!has_all) return wrong(items[1], "more immediates or operands of this primitive expected");
    }
    return node;
  }

  Node* read_switch(Items items) {
    Node* node = new_node(NodeType::Switch);
    std::vector<Node*> parts = {read_expression(items[1])};
    std::vector<Case> cases;
    for (size_t i : {size_t{2}, size_t{3}}) {
      Items group = items[i].items();
      if (group.size() < 2 || !group[1].small_integer()) return wrong(items[i], "(ints COUNT …) expected");
      auto count = static_cast<uint32_t>(*group[1].small_integer());
      (i == 2 ? node->integer_count : node->block_count) = count;
      for (const Sexpr& one : group.subspan(2)) {
        if (one.items().size() != 2 || !one.items()[0].small_integer()) return wrong(one, "(NUMBER E) expected");
        cases.push_back({i == 3, *one.items()[0].small_integer()});
        parts.push_back(read_expression(one.items()[1]));
      }
    }
    node->cases = kept(cases);
    node->has_default = !items[4].is_symbol("none");
    if (node->has_default) parts.push_back(read_expression(items[4]));
    node->parts = kept(parts);
    return node;
  }

  Node* read_string_switch(Items items) {
    Node* node = new_node(NodeType::StringSwitch);
    std::vector<Node*> parts = {read_expression(items[1])};
    std::vector<Value> keys;
    for (const Sexpr& one : items[2].items()) {
      std::optional<std::string> key = one.items().size() == 2 ? bytes_of_hex(one.items()[0].text()) : std::nullopt;
      if (!key) return wrong(one, "(\"HEX\" E) expected");
      keys.push_back(make_string(module_.arena(), *key));
      parts.push_back(read_expression(one.items()[1]));
    }
    node->keys = kept(keys);
    node->has_default = !items[3].is_symbol("none");
    if (node->has_default) parts.push_back(read_expression(items[3]));
    node->parts = kept(parts);
    return node;
  }

  Node* read_catch(Items items) {
    Node* node = new_node(NodeType::StaticCatch);
    node->label = label_of(items[1]);
    Node* body = read_expression(items[3]);
    std::vector<Variable*> variables;
    for (const Sexpr& variable : items[2].items()) variables.push_back(bind(variable));
    node->variables = kept(variables);
    node->parts = kept(std::vector<Node*>{body, read_expression(items[4])});
    return node;
  }

  core::ModuleBuilder& module_;
  ReadErrors& errors_;
  std::unique_ptr<Unit> unit_;
  Function* function_ = nullptr;
  Symbol binding_; // the variable whose value is being read: what a function is called
  // The compiler may copy what binds a variable: then the innermost binding holds.
  std::unordered_map<Symbol, Variable*> by_name_;
  std::vector<std::pair<Symbol, Variable*>> shadowed_;
  std::unordered_map<Function*, std::unordered_set<Variable*>> captured_;
  uint32_t depth_ = 0;
};

} // namespace

core::Place read_place(const Sexpr& text) {
  core::Place place;
  std::string_view rest = text.text();
  if (!text.is_symbol() || !rest.starts_with('@')) return place;
  const char* at = rest.data() + 1;
  const char* end = rest.data() + rest.size();
  at = std::from_chars(at, end, place.line).ptr;
  if (at < end && *at == ':') at = std::from_chars(at + 1, end, place.column).ptr;
  if (at < end && *at == ':') std::from_chars(at + 1, end, place.file);
  return place;
}

std::unique_ptr<Unit> read_unit(const Sexpr& dump, core::ModuleBuilder& module, ReadErrors& errors) {
  return UnitReader(module, errors).read(dump);
}

} // namespace assay::ocaml
