#include "input/shape_text.h"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

namespace assay::input {
namespace {

// Deeper than anybody wants to read.
constexpr uint32_t most_nesting = 200;

class ShapeText {
 public:
  explicit ShapeText(ShapeTable& shapes) : shapes_(shapes) {}

  std::string write(ShapeId shape) {
    count(shape, 0);
    return shape_text(shape, 0);
  }

 private:
  void count(ShapeId shape, uint32_t depth);
  std::string shape_text(ShapeId shape, uint32_t depth);
  std::string union_text(ShapeId shape, uint32_t depth);
  std::string alternative_text(const Alternative& alternative, uint32_t depth);
  std::string integer_text(const Alternative& alternative) const;
  std::string map_text(const Alternative& alternative, uint32_t depth);
  std::string function_text(const Alternative& alternative, uint32_t depth);
  std::string fields_text(const Alternative& alternative, size_t from, size_t to, uint32_t depth);

  ShapeTable& shapes_;
  std::unordered_map<ShapeId, uint32_t> occurrences_;
  std::unordered_map<ShapeId, uint32_t> labels_;
};

bool has_fields(const std::vector<Alternative>& alternatives) {
  return std::ranges::any_of(alternatives, [](const Alternative& alternative) {
    return !alternative.fields.empty() || !alternative.associations.empty();
  });
}

void ShapeText::count(ShapeId shape, uint32_t depth) {
  if (shapes_.is_everything(shape) || ++occurrences_[shape] > 1 || depth > most_nesting) return;
  for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
    for (ShapeId field : alternative.fields) count(field, depth + 1);
    for (const Alternative::Association& association : alternative.associations) {
      count(association.key, depth + 1);
      count(association.value, depth + 1);
    }
  }
}

std::string ShapeText::shape_text(ShapeId shape, uint32_t depth) {
  if (shapes_.is_everything(shape)) return "any";
  if (depth > most_nesting) return "…";
  const std::vector<Alternative>& alternatives = shapes_.all_alternatives(shape);
  if (alternatives.empty()) return "none";
  if (occurrences_[shape] < 2 || !has_fields(alternatives)) {
    std::string text = union_text(shape, depth);
    return alternatives.size() > 1 && depth > 0 ? "(" + text + ")" : text;
  }
  auto [label, is_new] = labels_.try_emplace(shape, static_cast<uint32_t>(labels_.size() + 1));
  if (!is_new) return fmt::format("@{}", label->second);
  uint32_t number = label->second;
  return fmt::format("@{}=({})", number, union_text(shape, depth));
}

std::string ShapeText::union_text(ShapeId shape, uint32_t depth) {
  std::string text;
  for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
    if (!text.empty()) text += " | ";
    text += alternative_text(alternative, depth + 1);
  }
  return text;
}

std::string ShapeText::alternative_text(const Alternative& alternative, uint32_t depth) {
  switch (alternative.form) {
    case Form::Integer: return integer_text(alternative);
    case Form::Float: return "float";
    case Form::Symbol: return alternative.symbol ? fmt::format("'{}", alternative.symbol->text()) : "symbol";
    case Form::Nil: return "[]";
    case Form::Cons: {
      std::string head = shape_text(alternative.fields[0], depth);
      return fmt::format("[{} | {}]", head, shape_text(alternative.fields[1], depth));
    }
    case Form::Tuple:
      if (alternative.any_arity) return "{...}";
      return "{" + fields_text(alternative, 0, alternative.fields.size(), depth) + "}";
    case Form::Map: return map_text(alternative, depth);
    case Form::Bits:
      if (alternative.bits_unit == 0) return fmt::format("<<{}>>", alternative.bits_base);
      return fmt::format("<<{} + {}n>>", alternative.bits_base, alternative.bits_unit);
    case Form::Function: return function_text(alternative, depth);
    case Form::Other: break;
  }
  return alternative.symbol ? fmt::format("other {}", alternative.symbol->text()) : "other";
}

std::string ShapeText::integer_text(const Alternative& alternative) const {
  if (!alternative.least && !alternative.greatest) return "integer";
  std::string least = alternative.least ? assay::to_text(*alternative.least) : "";
  std::string greatest = alternative.greatest ? assay::to_text(*alternative.greatest) : "";
  return least == greatest ? least : least + ".." + greatest;
}

std::string ShapeText::map_text(const Alternative& alternative, uint32_t depth) {
  std::string text;
  for (const Alternative::Association& association : alternative.associations) {
    if (!text.empty()) text += ", ";
    text += shape_text(association.key, depth);
    text += association.mandatory ? " := " : " => ";
    text += shape_text(association.value, depth);
  }
  return "#{" + text + "}";
}

std::string ShapeText::function_text(const Alternative& alternative, uint32_t depth) {
  if (alternative.fields.empty()) return "(...) -> any";
  size_t last = alternative.fields.size() - 1;
  std::string arguments = alternative.any_arity ? "..." : fields_text(alternative, 0, last, depth);
  return fmt::format("({}) -> {}", arguments, shape_text(alternative.fields[last], depth));
}

std::string ShapeText::fields_text(const Alternative& alternative, size_t from, size_t to, uint32_t depth) {
  std::string text;
  for (size_t i = from; i < to; ++i) {
    if (i > from) text += ", ";
    text += shape_text(alternative.fields[i], depth);
  }
  return text;
}

} // namespace

std::string to_text(ShapeTable& shapes, ShapeId shape) { return ShapeText(shapes).write(shape); }

} // namespace assay::input
