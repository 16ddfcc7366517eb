#include "input/made_by_call.h"

namespace assay {

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
         value.elements()[0].as_symbol() == made_by_call_tag();
}

bool is_made_by_call(ShapeTable& shapes, const Alternative& alternative) {
  return alternative.form == Form::Tuple && alternative.fields.size() >= made_by_call_extra &&
         alternative.fields[0] == symbol_shape(shapes, made_by_call_tag());
}

Symbol maker_of(Value value) { return value.elements()[1].as_symbol(); }

Symbol maker_of(ShapeTable& shapes, const Alternative& alternative) {
  return *shapes.all_alternatives(alternative.fields[1]).front().symbol;
}

Alternative made_by_call_alternative(ShapeTable& shapes, Symbol function, const std::vector<ShapeId>& arguments) {
  std::vector<ShapeId> elements = {symbol_shape(shapes, made_by_call_tag()), symbol_shape(shapes, function)};
  elements.insert(elements.end(), arguments.begin(), arguments.end());
  return tuple_alternative(std::move(elements));
}

} // namespace assay
