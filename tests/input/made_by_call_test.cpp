// Where values of abstract types are in a shape.

#include "input/made_by_call.h"

#include "store_fixture.h"

namespace assay::input {
namespace {

class MadeByCall : public Storing {
 protected:
  MadeByCall() : made(space.shapes.declare("made")) {
    space.shapes.define(made, {made_by_call_alternative(space.shapes, Symbol("m:new/0"), {}),
                               made_by_call_alternative(space.shapes, Symbol("m:put/2"), {range(0, 9), made}),
                               made_by_call_alternative(space.shapes, Symbol("m:add/2"), {made, made})});
  }
  bool has_calls(ShapeId shape) { return CallsInShapes(space.shapes).has_calls(shape); }

  ShapeId made;
};

TEST_F(MadeByCall, CallsAreFoundInListsAndTuples) {
  EXPECT_TRUE(has_calls(made));
  EXPECT_TRUE(has_calls(list_of(made)));
  EXPECT_TRUE(has_calls(shape({tuple_alternative({range(0, 1), list_of(made)})})));
  EXPECT_FALSE(has_calls(list_of(range(0, 1))));
  EXPECT_FALSE(has_calls(ShapeTable::any));
}

TEST_F(MadeByCall, CallsAreFoundInShapesThatLeadToEachOther) {
  ShapeId outer = space.shapes.declare("outer");
  ShapeId inner = shape({nil_alternative(), tuple_alternative({outer})});
  space.shapes.define(outer, {tuple_alternative({inner, made})});
  CallsInShapes calls(space.shapes);
  EXPECT_TRUE(calls.has_calls(outer));
  EXPECT_TRUE(calls.has_calls(inner));
}

TEST_F(MadeByCall, AValueKnowsItsMaker) {
  const Value elements[] = {Value::symbol(made_by_call_tag()), Value::symbol(Symbol("m:new/0"))};
  Value call = assay::make_tuple(arena, std::span<const Value>(elements));
  EXPECT_TRUE(is_made_by_call(call));
  EXPECT_EQ(maker_of(call), Symbol("m:new/0"));
  EXPECT_TRUE(shape_contains(space.shapes, made, call));
  EXPECT_FALSE(is_made_by_call(assay::make_tuple(arena, std::span<const Value>(elements, 1))));
}

} // namespace
} // namespace assay::input
