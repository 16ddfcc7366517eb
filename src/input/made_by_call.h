#pragma once
// A value of an abstract type as part of an input: not its inside, which is nobody's business, but the call of the
// type's own module that makes it, as a tuple {tag, function, arguments…}. The arguments may hold such calls in turn.

#include <vector>

#include "core/object.h"
#include "input/shape.h"

namespace assay {

constexpr uint32_t made_by_call_extra = 2; // elements in front of the arguments

Symbol made_by_call_tag();
bool is_made_by_call(Value value);
bool is_made_by_call(ShapeTable& shapes, const Alternative& alternative);
// Of such a value, or of an alternative for such values.
Symbol maker_of(Value value);
Symbol maker_of(ShapeTable& shapes, const Alternative& alternative);

Alternative made_by_call_alternative(ShapeTable& shapes, Symbol function, const std::vector<ShapeId>& arguments);

} // namespace assay
