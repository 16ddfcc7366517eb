// Calls that have to look something up first: a name not yet resolved, a closure the cache does not know, a method.

#include <algorithm>

#include "machine/interpreter.h"
#include "machine/trace.h"

namespace assay::machine {

Interpreter::Target Interpreter::no_target(Fault fault, Value first, std::span<const Value> arguments) {
  std::vector<Value> operands = {first};
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  raise_fault(fault, operands);
  return {};
}

// A function that its module does not export is there for the module itself only; `caller` is null for a call from
// nowhere in particular.
Interpreter::Target Interpreter::target_by_name(Symbol name, std::span<const Value> arguments,
                                                const core::Module* caller) {
  const CallCache& callee = machine_.callee_of(name);
  if (callee.code != nullptr && !callee.code->function->exported &&
      (caller == nullptr || caller->name != callee.code->function->module->name)) {
    return no_target(Fault::Undefined, Value::symbol(name), arguments);
  }
  if (callee.code != nullptr && callee.code->arity != arguments.size()) {
    return no_target(Fault::WrongArity, Value::function_name(name, callee.code->arity), arguments);
  }
  if (callee.code == nullptr && callee.primitive == nullptr) {
    return no_target(Fault::Undefined, Value::symbol(name), arguments);
  }
  return {callee.code, callee.primitive, nullptr};
}

Interpreter::Target Interpreter::direct_target(CallCache& cache, std::span<const Value> arguments) {
  Target target = target_by_name(cache.name, arguments, code_->function->module);
  cache.code = target.code;
  cache.primitive = target.primitive;
  return target;
}

Interpreter::Target Interpreter::indirect_target(CallCache* cache, Value callee, std::span<const Value> arguments) {
  if (callee.is(Kind::FunctionName)) {
    if (callee.arity() != arguments.size()) return no_target(Fault::WrongArity, callee, arguments);
    return target_by_name(callee.as_symbol(), arguments, nullptr);
  }
  if (!callee.is(Kind::Closure)) {
    // Something else that the input could have had a function for.
    if (context_.trace != nullptr) {
      context_.trace->at(code_, pc_);
      context_.trace->ask_forms(callee, forms_of(Form::Function));
    }
    return no_target(Fault::NotAFunction, callee, arguments);
  }
  if (auto curried = curried_target(callee, arguments)) return *curried;
  if (auto canonical = canonical_target(callee, arguments)) return *canonical;
  ClosureObject* closure = callee.as_closure();
  if (closure->function->arity() != arguments.size()) return no_target(Fault::WrongArity, callee, arguments);
  const Code& code = machine_.code_of(*closure->function);
  if (cache != nullptr) {
    cache->function = closure->function;
    cache->code = &code;
  }
  return {&code, nullptr, closure};
}

std::optional<Interpreter::Target> Interpreter::curried_target(Value closure, std::span<const Value> arguments) {
  const core::Function* apply = machine_.program().apply_function(arguments.size());
  if (apply == nullptr) return std::nullopt;
  if (context_.trace != nullptr) context_.trace->at(code_, pc_);
  if (known_arity(context_.trace, closure) == arguments.size()) return std::nullopt;
  // The arguments are in the buffer; the callee goes before them.
  size_t count = arguments.size();
  if (count + 1 > buffer_.size()) buffer_.resize(count + 1);
  std::move_backward(buffer_.begin(), buffer_.begin() + static_cast<ptrdiff_t>(count),
                     buffer_.begin() + static_cast<ptrdiff_t>(count) + 1);
  buffer_[0] = closure;
  buffered_ = count + 1;
  return Target{&machine_.code_of(*apply), nullptr, nullptr, true};
}

Interpreter::Target Interpreter::virtual_target(Symbol selector, Value receiver, std::span<const Value> arguments) {
  Symbol class_name;
  if (receiver.is(Kind::Record)) class_name = receiver.as_record()->class_name;
  if (receiver.is(Kind::Array)) class_name = receiver.as_array()->class_name;
  if (class_name == symbols::empty) {
    raise_fault(Fault::NotARecord, {&receiver, 1});
    return {};
  }
  const core::Function* method = machine_.program().resolve_method(class_name, selector);
  if (method == nullptr || method->arity() != arguments.size()) {
    const Value operands[] = {Value::symbol(selector), receiver};
    raise_fault(Fault::NoMethod, operands);
    return {};
  }
  return {&machine_.code_of(*method), nullptr, nullptr};
}

bool Interpreter::spread(Value list) {
  buffered_ = 0;
  Value rest = list;
  for (;;) {
    if (!rest.is_concrete() && context_.trace != nullptr) {
      const Forms classes[] = {forms_of(Form::Cons), forms_of(Form::Nil)};
      context_.trace->ask_class(rest, classes);
    }
    if (!rest.is(Kind::Cons)) break;
    if (buffered_ == buffer_.size()) buffer_.resize(2 * buffer_.size());
    buffer_[buffered_++] = rest.as_cons()->head;
    rest = rest.as_cons()->tail;
  }
  if (rest.is(Kind::Nil)) return true;
  raise_fault(Fault::NotAList, {&list, 1});
  return false;
}

} // namespace assay::machine
