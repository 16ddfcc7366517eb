#include "input/signature.h"

namespace assay {

Signature signature_of_any(ShapeTable& shapes, uint32_t arity) {
  Signature signature;
  std::vector<ShapeId> arguments(arity, ShapeTable::any);
  signature.input = shapes.add("the arguments", {tuple_alternative(std::move(arguments))});
  signature.clauses = {{signature.input, ShapeTable::any}};
  return signature;
}

} // namespace assay
