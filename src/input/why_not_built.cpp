#include "input/why_not_built.h"

#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>

namespace assay::input {
namespace {

// The shapes that must have a value for the member to have one.
std::vector<ShapeId> needed_by(const ShapeTable::Member& member) {
  if (const auto* included = std::get_if<ShapeId>(&member)) return {*included};
  const auto& alternative = std::get<Alternative>(member);
  std::vector<ShapeId> needed = alternative.fields;
  if (alternative.form == Form::Function && !needed.empty()) needed = {needed.back()};
  for (const Alternative::Association& association : alternative.associations) {
    needed.push_back(association.key);
    needed.push_back(association.value);
  }
  return needed;
}

// Goes down to the first part that has no value by itself. The parts are many only where somebody made them so; they
// wait on a stack of our own, the one to look at next on top.
std::string first_reason(ShapeTable& shapes, ShapeId top) {
  std::unordered_set<ShapeId> seen;
  std::vector<ShapeId> waiting = {top};
  while (!waiting.empty()) {
    ShapeId shape = waiting.back();
    waiting.pop_back();
    if (shapes.can_be_built(shape) || !seen.insert(shape).second) continue;
    if (shapes.members(shape).empty()) return fmt::format("{} has no value", shapes.name(shape));
    std::vector<ShapeId> next;
    for (const ShapeTable::Member& member : shapes.members(shape)) {
      const auto* alternative = std::get_if<Alternative>(&member);
      bool is_other = alternative != nullptr && alternative->form == Form::Other;
      if (is_other && !shapes.note(shape).empty()) return shapes.note(shape);
      if (is_other || (alternative != nullptr && alternative->form == Form::Integer)) {
        return fmt::format("{} has no value", shapes.name(shape));
      }
      for (ShapeId needed : needed_by(member)) next.push_back(needed);
    }
    waiting.insert(waiting.end(), next.rbegin(), next.rend());
  }
  return fmt::format("{} has no finite value", shapes.name(top));
}

} // namespace

bool is_built(ShapeTable& shapes, ShapeId shape) { return shapes.can_be_built(shape) && !shapes.is_too_large(shape); }

std::string why_not_built(ShapeTable& shapes, ShapeId shape) {
  if (!shapes.is_too_large(shape)) return first_reason(shapes, shape);
  return fmt::format("its smallest value has more than {} parts", max_input_nodes);
}

std::vector<ShapeId> noted_in(const ShapeTable& shapes, ShapeId shape) {
  std::vector<ShapeId> noted;
  std::unordered_set<ShapeId> seen;
  std::vector<ShapeId> waiting = {shape};
  while (!waiting.empty()) {
    ShapeId next = waiting.back();
    waiting.pop_back();
    if (!seen.insert(next).second) continue;
    if (!shapes.note(next).empty()) noted.push_back(next);
    std::vector<ShapeId> parts;
    for (const ShapeTable::Member& member : shapes.members(next)) {
      for (ShapeId needed : needed_by(member)) parts.push_back(needed);
    }
    waiting.insert(waiting.end(), parts.rbegin(), parts.rend());
  }
  return noted;
}

} // namespace assay::input
