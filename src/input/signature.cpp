#include "input/signature.h"

#include <algorithm>

namespace assay::input {

void Signature::restrict(const std::vector<std::string>& words) {
  for (const std::string& each : words) {
    if (std::ranges::find(restrictions, each) == restrictions.end()) restrictions.push_back(each);
  }
}

Signature signature_of_any(ShapeTable& shapes, uint32_t arity) {
  Signature signature;
  std::vector<ShapeId> arguments(arity, ShapeTable::any);
  signature.input = shapes.add("the arguments", {tuple_alternative(std::move(arguments))});
  signature.clauses = {{signature.input, ShapeTable::any}};
  return signature;
}

} // namespace assay::input
