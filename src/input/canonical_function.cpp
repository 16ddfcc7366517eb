#include "input/canonical_function.h"

#include "core/module.h"
#include "core/parts.h"

namespace assay {

namespace {

// The code that all of them claim to have.
const core::Function* marker() {
  static const core::Function function;
  return &function;
}

} // namespace

Value make_canonical_function(Arena& arena, CanonicalFunction* function) {
  auto* held = static_cast<OpaqueObject*>(arena.allocate(sizeof(OpaqueObject)));
  *held = {Symbol("assay.canonical_function"), 0, function};
  const Value captures[] = {Value::opaque(held)};
  return Value::closure(new_closure(arena, marker(), captures));
}

bool holds_function(Value value) {
  return holds(value, [](Value part) { return part.is(Kind::Closure) || part.is(Kind::FunctionName); });
}

CanonicalFunction* canonical_function_of(Value value) {
  if (!value.is(Kind::Closure) || value.as_closure()->function != marker()) return nullptr;
  const OpaqueObject* held = value.as_closure()->captures()[0].as_opaque();
  return static_cast<CanonicalFunction*>(const_cast<void*>(held->data));
}

} // namespace assay
