#pragma once
// What a function may answer, given its arguments: the results of all clauses of its spec that the arguments fit.

#include <map>
#include <span>
#include <vector>

#include "core/value.h"
#include "input/signature.h"

namespace assay::finding {

class ResultShapes {
 public:
  ResultShapes(ShapeTable& shapes, const Signature& signature) : shapes_(shapes), signature_(signature) {}

  ShapeId of(std::span<const Value> arguments);

 private:
  ShapeTable& shapes_;
  const Signature& signature_;
  // The union for each choice of clauses: shapes are never dropped, so that one for every run would pile up.
  std::map<std::vector<ShapeId>, ShapeId> unions_;
};

} // namespace assay::finding
