#pragma once
// Values of a shape, drawn at random: quickly made and quickly run, thousands for each path that is worked out. Scalars
// and texts are often those that the program mentions (vocabulary.h), or those of another part of the same input. They
// are drawn by a generator of our own, so the same seed draws the same.

#include <deque>
#include <optional>

#include "core/object.h"
#include "input/canonical_function.h"
#include "input/float_inputs.h"
#include "input/shape.h"
#include "input/vocabulary.h"

namespace assay::input {

class ValueDrawer {
 public:
  ValueDrawer(ShapeTable& shapes, const Vocabulary& vocabulary, FloatInputs floats, uint64_t seed)
      : shapes_(shapes), vocabulary_(vocabulary), floats_(floats), state_(seed) {}

  // A value of about so many nodes. Nothing: the shape has parts that can't be drawn. It lives as long as the arena,
  // the functions in it until the next value is drawn.
  std::optional<Value> draw(Arena& arena, ShapeId shape, uint32_t size);
  // A value like another one of the shape (change_value.cpp).
  std::optional<Value> change(Arena& arena, ShapeId shape, Value value);

  uint64_t below(uint64_t limit); // one of 0 … limit - 1

 private:
  struct Drawn {
    ShapeId shape;
    Value value;
  };
  bool is_one_in(uint64_t count) { return below(count) == 0; }
  template <typename T>
  const T& one_of(const std::vector<T>& all) {
    return all[below(all.size())];
  }
  void begin(Arena& arena, uint32_t size);
  std::optional<Value> value(ShapeId shape);
  std::optional<Value> value(const Alternative& alternative);
  const Alternative& any_of(const std::vector<Alternative>& all);
  const Alternative* choose(ShapeId shape);
  std::optional<Value> list(const Alternative& cons, ShapeId rest);
  std::optional<Value> tuple(const Alternative& alternative);
  std::optional<Value> map(const Alternative& alternative);
  std::optional<Value> function(const Alternative& alternative);
  Value bits(const Alternative& alternative);
  Value integer(const Alternative& alternative);
  int64_t any_integer(bool is_wide);
  double any_float();
  Value floating(double number);
  char any_character();
  std::string any_text();

  std::optional<Value> changed(ShapeId shape, Value value);
  std::optional<Value> changed_list(const Alternative& cons, ShapeId shape, Value value);
  std::optional<Value> changed_tuple(ShapeId shape, Value value);
  std::optional<Value> wrapped(ShapeId shape, Value value);
  Value changed_integer(const Alternative& alternative, Value value);
  Value changed_float(Value value);
  const Alternative* alternative_of(ShapeId shape, Value value);
  void remember_parts(ShapeId shape, Value value);

  ShapeTable& shapes_;
  const Vocabulary& vocabulary_;
  FloatInputs floats_;
  uint64_t state_;
  Arena* arena_ = nullptr;
  uint32_t left_ = 0;       // nodes that may still be drawn
  bool small_only_ = false; // so that equal scalars meet
  std::vector<Drawn> parts_;
  std::deque<CanonicalFunction> functions_;
};

// Whether an alternative of integers takes the number.
bool takes(const Alternative& alternative, int64_t number);
// The alternative by which a shape of lists goes on; null: it is none.
const Alternative* list_alternative(ShapeTable& shapes, ShapeId shape);

} // namespace assay::input
