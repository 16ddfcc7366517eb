#include "lang/erlang/values/exception.h"

#include "lang/erlang/names.h"
#include "lang/erlang/values/raw_stack.h"
#include "machine/code.h"

namespace assay::erlang {

namespace {

Value exception_of(Context& context, Value reason, const RawStack* stack) {
  return make_tuple_of(context.arena(), Value::symbol(stack->exception_class), reason, wrap(context, stack));
}

bool in_tail_call(const Task& task) {
  if (task.address == nullptr) return false;
  auto operation = static_cast<Operation>(*task.address);
  return operation >= Operation::TailCall && operation <= Operation::TailCallVirtual;
}

} // namespace

Value make_exception(Context& context, Symbol exception_class, Value reason) {
  return exception_of(context, reason, take_stack(context, exception_class));
}

Value make_exception_with_arguments(Context& context, Symbol exception_class, Value reason,
                                    std::span<const Value> arguments) {
  RawStack* stack = take_stack(context, exception_class);
  stack->arguments = make_list(context.arena(), arguments);
  return exception_of(context, reason, stack);
}

Value make_exception_of_call(Context& context, Symbol exception_class, Value reason, Symbol callee,
                             std::span<const Value> arguments) {
  RawStack* stack = take_stack(context, exception_class);
  // A frame that ends in a tail call has been left by the time the callee is found missing.
  if (in_tail_call(context.task()) && !stack->entries.empty()) stack->entries = stack->entries.subspan(1);
  stack->callee = callee;
  stack->arguments = make_list(context.arena(), arguments);
  return exception_of(context, reason, stack);
}

Value raise(Context& context, Symbol exception_class, Value reason) {
  return context.raise(make_exception(context, exception_class, reason));
}

Value raise_error(Context& context, Value reason) { return raise(context, names::error(), reason); }

namespace {

// What is wrong with the arguments of the running primitive. If that is a BIF it stands first in the trace; helpers of
// ours, which have no colon in their names, are no calls to a program.
Value raise_of_primitive(Context& context, Value reason) {
  const Primitive* primitive = context.primitive;
  if (primitive == nullptr || primitive->name.text().find(':') == std::string_view::npos) {
    return raise_error(context, reason);
  }
  RawStack* stack = take_stack(context, names::error());
  stack->callee = primitive->name;
  stack->callee_is_primitive = true;
  stack->arguments = make_list(context.arena(), {context.primitive_arguments, primitive->arity});
  return context.raise(exception_of(context, reason, stack));
}

} // namespace

Value badarg(Context& context) { return raise_of_primitive(context, Value::symbol(names::badarg())); }

Value badarith(Context& context) { return raise_of_primitive(context, Value::symbol(names::badarith())); }

Value system_limit(Context& context) { return raise_of_primitive(context, Value::symbol(names::system_limit())); }

Value raise_tagged(Context& context, std::string_view tag, Value value) {
  return raise_of_primitive(context, make_tuple_of(context.arena(), Value::symbol(Symbol(tag)), value));
}

Value build_stacktrace(Context& context, Value raw_stack) {
  if (const RawStack* stack = raw_stack_of(raw_stack)) return stack_list(context, *stack);
  return raw_stack.is(Kind::Cons) ? raw_stack : Value::nil();
}

} // namespace assay::erlang
