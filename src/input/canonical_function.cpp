#include "input/canonical_function.h"

namespace assay {

namespace {

const Symbol& marker() {
  static const Symbol symbol("assay.canonical_function");
  return symbol;
}

} // namespace

Value make_canonical_function(Arena& arena, CanonicalFunction* function) {
  auto* held = static_cast<OpaqueObject*>(arena.allocate(sizeof(OpaqueObject)));
  *held = {marker(), 0, function};
  const Value captures[] = {Value::opaque(held)};
  return Value::closure(new_closure(arena, nullptr, captures));
}

CanonicalFunction* canonical_function_of(Value value) {
  if (!value.is(Kind::Closure) || value.as_closure()->function != nullptr) return nullptr;
  const OpaqueObject* held = value.as_closure()->captures()[0].as_opaque();
  return static_cast<CanonicalFunction*>(const_cast<void*>(held->data));
}

} // namespace assay
