#include "machine/concrete_functions.h"

#include "machine/interpreter.h"
#include "machine/trace.h"

namespace assay::machine {

namespace {

// The function whose frame this is.
Value run_function(Context& context, const Value* arguments) {
  const core::Function& function = *frame_header(context.task().slots)->code->function;
  return context.machine->run_inside(context, function, {arguments, function.arity()});
}

Value run_function_aside(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return trace.run_aside(context, primitive.name, {arguments, primitive.arity}, [&](std::span<const Value> known) {
    return run_function(context, context.arena().copy(known).data());
  });
}

Value run_primitive_aside(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return trace.run_aside(context, primitive.name, {arguments, primitive.arity}, [&](std::span<const Value> known) {
    return primitive.function(context, context.arena().copy(known).data());
  });
}

} // namespace

void ConcreteFunctions::add(Symbol function, Program& program) {
  Callee callee = program.resolve(function);
  Primitive made;
  if (callee.primitive != nullptr) {
    made = *callee.primitive;
    made.symbolic = &run_primitive_aside;
  } else {
    made.name = function;
    made.arity = callee.function->arity();
    made.function = &run_function;
    made.symbolic = &run_function_aside;
  }
  all_.insert_or_assign(function, made);
}

const Primitive* ConcreteFunctions::instead_of(const Primitive* primitive) const {
  if (primitive == nullptr || all_.empty()) return primitive;
  auto found = all_.find(primitive->name);
  return found == all_.end() ? primitive : &found->second;
}

const Primitive* ConcreteFunctions::body_of(Symbol function) const {
  auto found = all_.find(function);
  return found == all_.end() ? nullptr : &found->second;
}

} // namespace assay::machine
