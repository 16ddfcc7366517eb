#include "machine/concrete_functions.h"

namespace assay {

namespace {

Value same_value(Context&, const Value* arguments) { return arguments[0]; }

} // namespace

void ConcreteFunctions::add(Symbol function, Program& program) {
  Primitive made;
  if (const Primitive* known = program.resolve(function).primitive) {
    made = *known;
    made.symbolic = nullptr;
  } else {
    made.name = function;
    made.arity = 1;
    made.function = &same_value;
  }
  all_.insert_or_assign(function, made);
}

const Primitive* ConcreteFunctions::instead_of(const Primitive* primitive) const {
  if (primitive == nullptr || all_.empty()) return primitive;
  auto found = all_.find(primitive->name);
  return found == all_.end() ? primitive : &found->second;
}

const Primitive* ConcreteFunctions::at_entry_of(Symbol function) const {
  auto found = all_.find(function);
  return found == all_.end() ? nullptr : &found->second;
}

} // namespace assay
