#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "toy/lowering.h"

namespace assay::toy {

FunctionLowering::FunctionLowering(ModuleLowering& module, std::string name, const std::vector<std::string>& captures,
                                   Items parameters)
    : module_(module), name_(std::move(name)),
      function_(module.builder, Symbol(name_), Symbol(name_), static_cast<uint32_t>(parameters.size()),
                static_cast<uint32_t>(captures.size())),
      captures_(captures) {
  for (uint32_t i = 0; i < parameters.size(); ++i) scope_[std::string(parameters[i].text())] = function_.parameter(i);
}

Place FunctionLowering::place(const Sexpr& expression) const { return module_.place_at(expression.offset()); }

core::SiteId FunctionLowering::next_site() {
  return core::make_site(module_.builder.module().name, Symbol(name_), "site", sites_++);
}

Operands FunctionLowering::lower_all(Items items) {
  Operands operands;
  for (const Sexpr& item : items) operands.push_back(lower(item));
  return operands;
}

Operand FunctionLowering::lower(const Sexpr& expression) {
  if (auto number = expression.small_integer()) return module_.builder.integer(*number);
  if (expression.is_symbol()) return lower_name(expression);
  if (!expression.items().empty()) return lower_list(expression);
  throw LoweringFault{expression.offset(), "expected an expression"};
}

Operand FunctionLowering::lower_name(const Sexpr& name) {
  std::string_view text = name.text();
  if (auto found = scope_.find(text); found != scope_.end()) return found->second;
  if (auto index = index_of(captures_, text)) return function_.capture(*index, place(name));
  if (text == "true" || text == "false") return module_.builder.symbol(text);
  if (text == "none") return module_.builder.literal(Value::nil());
  if (auto index = index_of(module_.interface.globals, text))
    return lower_globals(module_.role == Role::Library ? "toy.library_globals" : "toy.globals", *index, place(name));
  if (module_.library != nullptr) {
    if (auto index = index_of(module_.library->globals, text)) {
      return lower_globals("toy.library_globals", *index, place(name));
    }
  }
  throw LoweringFault{name.offset(), fmt::format("nothing is called {}", text)};
}

Operand FunctionLowering::lower_globals(std::string_view which, uint32_t index, Place at) {
  Operand record = function_.primitive(Symbol(which), {}, at, 0);
  return one(Opcode::Load, {record}, at, {}, index);
}

Operand FunctionLowering::lower_list(const Sexpr& list) {
  static const std::unordered_map<std::string_view, std::pair<Opcode, size_t>> simple = {
      {"array", {Opcode::Array, 2}}, {"length", {Opcode::ArrayLength, 1}}, {"at", {Opcode::ArrayLoad, 2}}};
  static const std::vector<std::string> operators = {"+", "-", "*", "<", "="};
  Items items = list.items();
  std::string_view head = list.head();
  Place at = place(list);
  if (auto found = simple.find(head); found != simple.end() && items.size() == found->second.second + 1) {
    return one(found->second.first, lower_all(items.subspan(1)), at);
  }
  if (index_of(operators, head) && items.size() == 3) {
    return function_.primitive(Symbol(head), lower_all(items.subspan(1)), at, next_site());
  }
  if (head == "let" && items.size() == 3) return lower_let(items);
  if (head == "letrec" && items.size() == 3) return lower_letrec(items);
  if (head == "lambda" && items.size() == 3) return lower_lambda(list, {});
  if (head == "if" && items.size() == 4) return lower_if(list);
  if (head == "match-list" && items.size() == 5) return lower_match_list(list);
  if (head == "try" && items.size() == 4) return lower_try(list);
  if (head == "begin" && items.size() > 1) return lower_all(items.subspan(1)).back();
  if (head == "cons" && items.size() == 3) return function_.make_cons(lower(items[1]), lower(items[2]), at);
  if (head == "new" && items.size() > 1) {
    return one(Opcode::Record, lower_all(items.subspan(2)), at, Symbol(items[1].text()));
  }
  if ((head == "get" && items.size() == 3) || (head == "set" && items.size() == 4)) {
    for (const auto& [name, fields] : module_.fields) {
      auto index = index_of(fields, items[1].text());
      if (!index) continue;
      Operands operands = lower_all(items.subspan(2));
      if (head == "get") return one(Opcode::Load, operands, at, {}, *index);
      function_.append(Opcode::Store, operands, 0, at, next_site(), {}, *index);
      return operands[1];
    }
    throw LoweringFault{list.offset(), "no class has this field"};
  }
  if (head == "put" && items.size() == 4) {
    Operands operands = lower_all(items.subspan(1));
    function_.append(Opcode::ArrayStore, operands, 0, at, next_site());
    return operands[2];
  }
  if (head == "let-values" && items.size() == 4) {
    Items names = items[1].items();
    Operands values = lower_call(items[2], static_cast<uint32_t>(names.size()));
    Scope outer = scope_;
    for (size_t i = 0; i < names.size(); ++i) scope_[std::string(names[i].text())] = values[i];
    Operand result = lower(items[3]);
    scope_ = outer;
    return result;
  }
  if (head == "raise" && items.size() == 2) {
    function_.raise(lower(items[1]), at, next_site());
    function_.start_block(function_.new_block()); // whatever follows can't be reached
    return module_.builder.literal(Value::nil());
  }
  return lower_call(list, 1)[0];
}

FunctionLowering::Call FunctionLowering::lower_operands(const Sexpr& call) {
  Items items = call.items();
  std::string_view name = call.head();
  if (name == "apply" && items.size() == 3) {
    return {Opcode::CallSpread, Opcode::TailCallSpread, lower_all(items.subspan(1)), {}};
  }
  if (name == "send" && items.size() >= 3) {
    Symbol selector(items[1].text());
    return {Opcode::CallVirtual, Opcode::TailCallVirtual, lower_all(items.subspan(2)), selector};
  }
  if (!scope_.contains(name) && !index_of(captures_, name)) {
    for (const Interface* module : {&std::as_const(module_.interface), module_.library}) {
      if (module == nullptr || !index_of(module->functions, name)) continue;
      Symbol function(fmt::format("{}:{}", module->module, name));
      return {Opcode::Call, Opcode::TailCall, lower_all(items.subspan(1)), function};
    }
  }
  return {Opcode::CallIndirect, Opcode::TailCallIndirect, lower_all(items), {}};
}

Operands FunctionLowering::lower_call(const Sexpr& expression, uint32_t result_count) {
  Call call = lower_operands(expression);
  return function_.append(call.opcode, call.operands, result_count, place(expression), next_site(), call.symbol);
}

// Only called where no handler is: calls in tail position give up the frame.
void FunctionLowering::lower_tail(const Sexpr& expression) {
  static const std::vector<std::string> forms = {
      "let",   "letrec", "lambda", "match-list", "try",   "begin", "cons", "new", "get", "set", "put",
      "array", "length", "at",     "let-values", "raise", "+",     "-",    "*",   "<",   "="};
  Items items = expression.items();
  std::string_view head = expression.head();
  Place at = place(expression);
  if (head == "if" && items.size() == 4) {
    Operand condition = lower(items[1]);
    BlockId blocks[] = {function_.new_block(), function_.new_block()};
    function_.branch(condition, blocks[0], blocks[1], at, next_site());
    for (size_t i = 0; i < 2; ++i) {
      function_.start_block(blocks[i]);
      lower_tail(items[2 + i]);
    }
  } else if (head == "values") {
    function_.return_values(lower_all(items.subspan(1)), at);
  } else if (!items.empty() && !index_of(forms, head)) {
    Call call = lower_operands(expression);
    function_.append(call.tail_opcode, call.operands, 0, at, next_site(), call.symbol);
  } else {
    Operand result = lower(expression);
    function_.return_values({result}, at);
  }
}

Operand FunctionLowering::lower_let(Items items) {
  Scope outer = scope_;
  for (const Sexpr& binding : items[1].items()) {
    Operand value = lower(binding.items()[1]);
    scope_[std::string(binding.items()[0].text())] = value;
  }
  Operand result = lower(items[2]);
  scope_ = outer;
  return result;
}

namespace {

void collect_names(const Sexpr& expression, std::vector<std::string>& names) {
  if (expression.is_symbol()) names.emplace_back(expression.text());
  for (const Sexpr& item : expression.items()) collect_names(item, names);
}

} // namespace

// Every name of the body that means a variable here: perhaps too many, never too few.
std::vector<std::string> FunctionLowering::captured_by(const Sexpr& lambda) const {
  std::vector<std::string> names;
  collect_names(lambda.items()[2], names);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::erase_if(names, [&](const std::string& name) { return !scope_.contains(name) && !index_of(captures_, name); });
  return names;
}

Operand FunctionLowering::lower_lambda(const Sexpr& lambda, const std::vector<std::string>& unset) {
  std::vector<std::string> captured = captured_by(lambda);
  std::string name = fmt::format("{}-lambda-{}", name_, module_.lambdas++);
  FunctionLowering function(module_, name, captured, lambda.items()[1].items());
  function.lower_body(lambda.items()[2]);
  module_.builder.add(function.finish());
  Operands values;
  for (const std::string& each : captured) {
    bool is_later = index_of(unset, each).has_value();
    values.push_back(is_later                ? module_.builder.literal(Value::unset())
                     : scope_.contains(each) ? scope_[each]
                                             : function_.capture(*index_of(captures_, each), place(lambda)));
  }
  return function_.closure(Symbol(name), values, place(lambda));
}

Operand FunctionLowering::lower_letrec(Items items) {
  Scope outer = scope_;
  std::vector<std::string> names;
  for (const Sexpr& binding : items[1].items()) {
    names.emplace_back(binding.items()[0].text());
    scope_[names.back()] = Operand();
  }
  for (const Sexpr& binding : items[1].items()) {
    scope_[std::string(binding.items()[0].text())] = lower_lambda(binding.items()[1], names);
  }
  for (const Sexpr& binding : items[1].items()) {
    std::vector<std::string> captured = captured_by(binding.items()[1]);
    for (uint32_t i = 0; i < captured.size(); ++i) {
      if (!index_of(names, captured[i])) continue;
      function_.fill(scope_[std::string(binding.items()[0].text())], i, scope_[captured[i]], place(binding));
    }
  }
  Operand result = lower(items[2]);
  scope_ = outer;
  return result;
}

Operand FunctionLowering::lower_if(const Sexpr& expression) {
  Items items = expression.items();
  Operand condition = lower(items[1]);
  BlockId blocks[] = {function_.new_block(), function_.new_block()};
  BlockId after = function_.new_block(1);
  function_.branch(condition, blocks[0], blocks[1], place(expression), next_site());
  for (size_t i = 0; i < 2; ++i) {
    function_.start_block(blocks[i]);
    Operand value = lower(items[2 + i]);
    function_.jump(after, {value}, place(items[2 + i]));
  }
  return join(after);
}

Operand FunctionLowering::lower_match_list(const Sexpr& expression) {
  Items items = expression.items();
  Operand list = lower(items[1]);
  BlockId otherwise = function_.new_block();
  BlockId cons = function_.new_block(2);
  BlockId after = function_.new_block(1);
  FunctionBuilder::ArmSpec arm{core::Arm::Test::Constructor, {}, {core::Constructor::Type::Cons, 2}, {}, cons, {}};
  function_.switch_on(list, {arm}, otherwise, {}, place(expression), next_site());
  function_.start_block(otherwise);
  Operand empty = lower(items[2]);
  function_.jump(after, {empty}, place(items[2]));
  function_.start_block(cons);
  Scope outer = scope_;
  for (uint32_t i = 0; i < 2; ++i) scope_[std::string(items[3].items()[i].text())] = function_.block_parameter(cons, i);
  Operand value = lower(items[4]);
  function_.jump(after, {value}, place(items[4]));
  scope_ = outer;
  return join(after);
}

// Variables never change, so the handler may use those around the `try` as they are.
Operand FunctionLowering::lower_try(const Sexpr& expression) {
  Items items = expression.items();
  BlockId handler = function_.new_block(1);
  BlockId after = function_.new_block(1);
  auto outer_handler = function_.set_default_handler({handler, {}});
  BlockId body = function_.new_block();
  function_.jump(body, {}, place(expression));
  function_.start_block(body);
  Operand value = lower(items[1]);
  function_.jump(after, {value}, place(items[1]));
  function_.set_default_handler(outer_handler);
  function_.start_block(handler);
  Scope outer = scope_;
  scope_[std::string(items[2].items()[0].text())] = function_.block_parameter(handler, 0);
  Operand handled = lower(items[3]);
  function_.jump(after, {handled}, place(items[3]));
  scope_ = outer;
  return join(after);
}

} // namespace assay::toy
