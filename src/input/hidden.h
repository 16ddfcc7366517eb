#pragma once
// Parts of results that are nobody's business: values of types that their modules hide. Two programs may have such a
// value in different forms without anybody being able to tell, so they are not compared.

#include <unordered_map>

#include "input/shape.h"

namespace assay::input {

Alternative hidden_alternative();
bool is_hidden(ShapeTable& shapes, ShapeId shape);

// Whether values of a shape hold such parts, outside of functions.
class HiddenInShapes {
 public:
  explicit HiddenInShapes(ShapeTable& shapes) : shapes_(shapes) {}
  bool hides(ShapeId shape);

 private:
  ShapeTable& shapes_;
  std::unordered_map<ShapeId, bool> hides_;
};

} // namespace assay::input
