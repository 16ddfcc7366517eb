// Raising and handling exceptions, and functions as values by name.

#include <fmt/core.h>

#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/names.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/raw_stack.h"

namespace assay::erlang {

namespace {

Value raise_with(Context& context, const RawStack* stack, Value reason) {
  return context.raise(
      make_tuple_of(context.arena(), Value::symbol(stack->exception_class), reason, wrap(context, stack)));
}

Value error_1(Context& context, const Value* arguments) { return raise(context, names::error(), arguments[0]); }
Value exit_1(Context& context, const Value* arguments) { return raise(context, names::exit(), arguments[0]); }
Value throw_1(Context& context, const Value* arguments) { return raise(context, names::throw_class(), arguments[0]); }

// The elements of a proper list.
std::optional<std::vector<Value>> elements_of(Value list) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) elements.push_back(list.as_cons()->head);
  if (!list.is(Kind::Nil)) return std::nullopt;
  return elements;
}

// The second argument goes into the trace instead of the arity, if it is a list at all.
RawStack* stack_with_arguments(Context& context, Value list) {
  RawStack* stack = take_stack(context, names::error());
  if (list.is(Kind::Cons) || list.is(Kind::Nil)) stack->arguments = list;
  return stack;
}

Value error_2(Context& context, const Value* arguments) {
  return raise_with(context, stack_with_arguments(context, arguments[1]), arguments[0]);
}

// The options may hold {error_info, Map}, which becomes part of the first location of the trace. Others don't matter.
Value error_3(Context& context, const Value* arguments) {
  RawStack* stack = stack_with_arguments(context, arguments[1]);
  for (Value rest = arguments[2]; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value option = rest.as_cons()->head;
    if (option.is(Kind::Tuple) && option.arity() == 2 && option.elements()[0].is_symbol(names::error_info()) &&
        option.elements()[1].is(Kind::Map)) {
      stack->location = make_cons(context.arena(), option, Value::nil());
    }
  }
  return raise_with(context, stack, arguments[0]);
}

bool is_class(Value value) {
  return value.is_symbol(names::error()) || value.is_symbol(names::exit()) || value.is_symbol(names::throw_class());
}

// {Module, Function, Arity or Arguments}, the same with a list of properties of the place, or the like with a fun. What
// stands for the arguments is not looked at.
bool is_trace_entry(Value entry) {
  if (!entry.is(Kind::Tuple) || entry.arity() < 2 || entry.arity() > 4) return false;
  const Value* fields = entry.elements();
  bool by_fun = fields[0].is(Kind::Closure) || fields[0].is(Kind::FunctionName);
  bool by_name = fields[0].is(Kind::Symbol) && fields[1].is(Kind::Symbol);
  uint32_t without_place = by_fun ? 2 : 3;
  if ((!by_fun && !by_name) || entry.arity() < without_place || entry.arity() > without_place + 1) return false;
  return entry.arity() == without_place || fields[without_place].is(Kind::Cons) || fields[without_place].is(Kind::Nil);
}

// An entry as the program sees it again: always with a list of properties.
Value completed_entry(Arena& arena, Value entry) {
  if (entry.arity() != 3 || !entry.elements()[0].is(Kind::Symbol)) return entry;
  return make_tuple_of(arena, entry.elements()[0], entry.elements()[1], entry.elements()[2], Value::nil());
}

// Wrong arguments don't raise anything: then the function returns badarg.
Value raise_3(Context& context, const Value* arguments) {
  auto entries = elements_of(arguments[2]);
  Value refused = Value::symbol(Symbol("badarg"));
  if (!is_class(arguments[0]) || !entries) return refused;
  for (Value& entry : *entries) {
    if (!is_trace_entry(entry)) return refused;
    entry = completed_entry(context.arena(), entry);
  }
  auto* stack = context.arena().create<RawStack>();
  stack->exception_class = arguments[0].as_symbol();
  stack->list = make_list(context.arena(), *entries);
  return raise_with(context, stack, arguments[1]);
}

// Core's primop raise/2: the same exception again.
Value reraise(Context& context, const Value* arguments) {
  const RawStack* stack = raw_stack_of(arguments[0]);
  if (stack == nullptr) return badarg(context);
  return raise_with(context, stack, arguments[1]);
}

// Core's primop raw_raise/3: erlang:raise/3 with a stack that was never made into a list.
Value raw_raise(Context& context, const Value* arguments) {
  const RawStack* old = raw_stack_of(arguments[2]);
  if (old == nullptr || !is_class(arguments[0])) return raise_3(context, arguments);
  auto* stack = context.arena().create<RawStack>(*old);
  stack->exception_class = arguments[0].as_symbol();
  return raise_with(context, stack, arguments[1]);
}

Value build_stacktrace_value(Context& context, const Value* arguments) {
  return build_stacktrace(context, arguments[0]);
}

// The argument is the reason, but for {function_clause, Arguments…}, whose arguments go to the trace.
Value match_fail(Context& context, const Value* arguments) {
  Value reason = arguments[0];
  Value name = Value::symbol(names::function_clause());
  if (reason.is(Kind::Tuple) && reason.arity() > 0 && reason.elements()[0].same(name)) {
    return context.raise(
        make_exception_with_arguments(context, names::error(), name, {reason.elements() + 1, reason.arity() - 1}));
  }
  return raise_error(context, reason);
}

Value catch_value(Context& context, const Value* arguments) {
  const Value* exception = arguments[0].elements();
  Value reason = exception[1];
  if (exception[0].is_symbol(names::throw_class())) return reason;
  Arena& arena = context.arena();
  if (exception[0].is_symbol(names::error())) {
    reason = make_tuple_of(arena, reason, build_stacktrace(context, exception[2]));
  }
  return make_tuple_of(arena, Value::symbol(names::exit_tag()), reason);
}

// A function of a module that is native in erl and that we don't have: the caller is the stub, and OTP's own stubs all
// give one of these two reasons. With any other it is an error like those that erlang:error raises.
Value nif_error(Context& context, const Value* arguments) {
  bool is_stub = arguments[0].is_symbol(Symbol("undef")) || arguments[0].is_symbol(Symbol("undefined"));
  if (!is_stub) return raise_error(context, arguments[0]);
  std::vector<StackEntry> entries = context.task().stack_entries(1);
  return context.unsupported(entries.empty() ? "erlang:nif_error" : entries[0].function->name.text());
}

// Those of `receive`, which lowering knows by name only.
Value unsupported_primop(Context& context, const Value* arguments) {
  return context.unsupported(fmt::format("primop {}", arguments[0].as_symbol().text()));
}

Value named_function(Context& context, Value module, Value function, Value arity) {
  if (!module.is(Kind::Symbol) || !function.is(Kind::Symbol)) return badarg(context);
  if (!arity.is(Kind::Integer) || arity.as_integer() < 0 || arity.as_integer() > 255) return badarg(context);
  auto count = static_cast<uint32_t>(arity.as_integer());
  return Value::function_name(function_symbol(module.as_symbol().text(), function.as_symbol().text(), count), count);
}

Value function_name(Context& context, const Value* arguments) {
  return named_function(context, arguments[0], arguments[1], arguments[2]);
}

} // namespace

void register_control(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:error/1", 1, error_1, "*");
  add("erlang:error/2", 2, error_2, "*");
  add("erlang:error/3", 3, error_3, "*");
  add("erlang:exit/1", 1, exit_1, "*");
  add("erlang:throw/1", 1, throw_1, "*");
  add("erlang:raise/3", 3, raise_3, "*");
  add("erlang:nif_error/1", 1, nif_error);
  add("erlang:nif_error/2", 2, nif_error);
  add("erlang:make_fun/3", 3, function_name, "badarg");
  add("erlang.reraise", 2, reraise, "*");
  add("erlang.raw_raise", 3, raw_raise, "*");
  add("erlang.build_stacktrace", 1, build_stacktrace_value);
  add("erlang.match_fail", 1, match_fail, "*");
  add("erlang.unsupported_primop", 1, unsupported_primop);
  add("erlang.catch_value", 1, catch_value);
  add("erlang.function_name", 3, function_name, "badarg");
}

} // namespace assay::erlang
