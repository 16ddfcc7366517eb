#include "input/made_by_call.h"

#include <algorithm>
#include <charconv>

#include "input/walk_shapes.h"

namespace assay::input {

namespace {

ShapeId symbol_shape(ShapeTable& shapes, Symbol symbol) {
  std::string key = "made by call " + std::string(symbol.text());
  if (std::optional<ShapeId> found = shapes.find(key)) return *found;
  ShapeId shape = shapes.add(std::string(symbol.text()), {symbol_alternative(symbol)});
  shapes.remember(key, shape);
  return shape;
}

} // namespace

Symbol made_by_call_tag() {
  static const Symbol tag("assay.made_by_call");
  return tag;
}

bool is_made_by_call(Value value) {
  return value.is(Kind::Tuple) && value.arity() >= made_by_call_extra && value.elements()[0].is(Kind::Symbol) &&
         value.elements()[0].as_symbol() == made_by_call_tag() && value.elements()[1].is(Kind::Symbol);
}

bool is_made_by_call(const ShapeTable& shapes, const Alternative& alternative) {
  if (alternative.form != Form::Tuple || alternative.fields.size() < made_by_call_extra) return false;
  const std::vector<ShapeTable::Member>& tags = shapes.members(alternative.fields[0]);
  const auto* tag = tags.size() == 1 ? std::get_if<Alternative>(&tags[0]) : nullptr;
  return tag != nullptr && tag->symbol == made_by_call_tag();
}

Symbol maker_of(Value value) { return value.elements()[1].as_symbol(); }

Symbol maker_of(ShapeTable& shapes, const Alternative& alternative) {
  return *shapes.all_alternatives(alternative.fields[1]).front().symbol;
}

std::vector<Symbol> makers_in(ShapeTable& shapes, ShapeId shape) {
  std::vector<Symbol> makers;
  auto visit = [&](const Alternative& each) {
    if (!is_made_by_call(shapes, each)) return Walk::Into;
    Symbol maker = maker_of(shapes, each);
    if (std::ranges::find(makers, maker) == makers.end()) makers.push_back(maker);
    return Walk::Into;
  };
  walk_shapes(shape, [&](ShapeId part) -> const auto& { return shapes.all_alternatives(part); }, visit);
  return makers;
}

std::optional<Symbol> tag_at(ShapeTable& shapes, const Alternative& alternative, uint32_t index) {
  if (alternative.any_arity || shapes.is_everything(alternative.fields[index])) return {};
  const std::vector<Alternative>& inner = shapes.alternatives(alternative.fields[index]);
  return inner.size() == 1 ? inner[0].symbol : std::nullopt;
}

// Every shape that it leads to is looked at, and only the answer for itself is kept: of shapes that lead to each other,
// none knows its own before all are seen.
bool CallsInShapes::has_calls(ShapeId shape) {
  if (auto known = has_calls_.find(shape); known != has_calls_.end()) return known->second;
  bool found = false;
  auto visit = [&](const Alternative& each) {
    if (each.form != Form::Tuple && each.form != Form::Cons) return Walk::Past;
    found = is_made_by_call(shapes_, each);
    return found ? Walk::Stop : Walk::Into;
  };
  walk_shapes(shape, [&](ShapeId part) -> const auto& { return shapes_.alternatives(part); }, visit);
  return has_calls_[shape] = found;
}

bool CallsInShapes::has_calls(const Alternative& alternative) {
  if (alternative.form != Form::Tuple && alternative.form != Form::Cons) return false;
  if (is_made_by_call(shapes_, alternative)) return true;
  return std::ranges::any_of(alternative.fields, [&](ShapeId field) { return has_calls(field); });
}

namespace {

constexpr std::string_view same_as_argument = "assay.same_as_argument ";

} // namespace

Alternative same_as_argument_alternative(ShapeTable& shapes, size_t argument) {
  return made_by_call_alternative(shapes, Symbol(std::string(same_as_argument) + std::to_string(argument)), {});
}

std::optional<size_t> same_argument(Symbol maker) {
  std::string_view text = maker.text();
  if (!text.starts_with(same_as_argument)) return {};
  text.remove_prefix(same_as_argument.size());
  size_t argument = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), argument);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return argument;
}

Alternative made_by_call_alternative(ShapeTable& shapes, Symbol function, const std::vector<ShapeId>& arguments) {
  std::vector<ShapeId> elements = {symbol_shape(shapes, made_by_call_tag()), symbol_shape(shapes, function)};
  elements.insert(elements.end(), arguments.begin(), arguments.end());
  return tuple_alternative(std::move(elements));
}

} // namespace assay::input
