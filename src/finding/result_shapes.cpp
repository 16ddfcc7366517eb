#include "finding/result_shapes.h"

#include "core/object.h"
#include "input/shape_contains.h"

namespace assay::finding {

ShapeId ResultShapes::of(std::span<const Value> arguments) {
  if (!signature_.declared) return ShapeTable::any;
  if (signature_.clauses.size() == 1) return signature_.clauses[0].result;
  Arena arena;
  Value tuple = assay::make_tuple(arena, arguments);
  std::vector<ShapeId> results;
  for (const Signature::Clause& clause : signature_.clauses) {
    if (shape_contains(shapes_, clause.arguments, tuple)) results.push_back(clause.result);
  }
  if (results.empty()) return ShapeTable::any;
  if (results.size() == 1) return results[0];
  auto [entry, is_new] = unions_.try_emplace(results);
  if (is_new) entry->second = shapes_.add("result", {results.begin(), results.end()});
  return entry->second;
}

} // namespace assay::finding
