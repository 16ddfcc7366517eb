#pragma once
// A value of an abstract type as part of an input: not its inside, which is nobody's business, but the call of the
// type's own module that makes it, as a tuple {tag, function, arguments…}. The arguments may hold such calls in turn.

#include <optional>
#include <unordered_map>
#include <vector>

#include "core/object.h"
#include "input/shape.h"

namespace assay::input {

constexpr uint32_t made_by_call_extra = 2; // elements in front of the arguments; they are none of its nodes

Symbol made_by_call_tag();
bool is_made_by_call(Value value);
bool is_made_by_call(const ShapeTable& shapes, const Alternative& alternative);
// Of such a value, or of an alternative for such values.
Symbol maker_of(Value value);
Symbol maker_of(ShapeTable& shapes, const Alternative& alternative);

// All that values of a shape may be made by, wherever in it.
std::vector<Symbol> makers_in(ShapeTable& shapes, ShapeId shape);

// The symbol that a field of an alternative has to be; nothing: it may be something else as well.
std::optional<Symbol> tag_at(ShapeTable& shapes, const Alternative& alternative, uint32_t index);

// Whether a shape has calls, in the elements of tuples and lists: elsewhere nobody looks for them.
class CallsInShapes {
 public:
  explicit CallsInShapes(ShapeTable& shapes) : shapes_(shapes) {}

  bool has_calls(ShapeId shape);
  bool has_calls(const Alternative& alternative);

 private:
  ShapeTable& shapes_;
  std::unordered_map<ShapeId, bool> has_calls_;
};

// A part that is the same object as an argument before it: the call of a maker that nobody has to define.
Alternative same_as_argument_alternative(ShapeTable& shapes, size_t argument);
// Which argument; nothing: it is another maker.
std::optional<size_t> same_argument(Symbol maker);

Alternative made_by_call_alternative(ShapeTable& shapes, Symbol function, const std::vector<ShapeId>& arguments);

} // namespace assay::input
