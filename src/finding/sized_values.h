#pragma once
// The values of a shape that have a given size, numbered: so they can be counted without being made, and made one by
// one. A number stands for a structure; its scalars are picked from a few, those of an example among them.
//
// Maps, functions and what else has no parts that a shape could name are whole values of the example.

#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "input/kept_input.h"
#include "input/shape.h"

namespace assay::finding {

class SizedValues {
 public:
  // Constructors, fixed symbols and lengths of text: those of the example, or all.
  enum class Structures : uint8_t { OfExample, All };
  // One of so many.
  using Pick = std::function<size_t(size_t)>;
  // Nobody wants to know how many there are beyond this.
  static constexpr uint64_t many = uint64_t{1} << 40;

  // The example is a tuple of the shape, and outlives what is made here.
  SizedValues(ShapeTable& shapes, ShapeId shape, Value example, Structures structures);

  // Whether all that have been counted were made by parts, none of them whole values of the example.
  bool has_all_structures() const { return has_all_structures_; }
  // Tuples of the shape whose first `parts` elements have this size together; the others are as in the example.
  uint64_t count(uint64_t size, uint32_t parts);
  Value make(Arena& arena, uint64_t size, uint32_t parts, uint64_t number, const Pick& pick);

 private:
  using Fields = std::span<const ShapeId>;
  struct Splits {
    const ShapeId* fields;
    size_t count;
    uint64_t size;
    auto operator<=>(const Splits&) const = default;
  };
  void collect(Value part);
  void mark(ShapeId shape, Value value);
  bool is_wanted(const Alternative& alternative) const;
  uint64_t count_of(ShapeId shape, uint64_t size);
  uint64_t count_of(const Alternative& alternative, uint64_t size);
  uint64_t count_of(Fields fields, uint64_t size); // of values that have this size together
  uint64_t count_of_list(const Alternative& alternative, uint64_t size);
  uint64_t wholes(Form form, uint64_t size);
  Value value(ShapeId shape, uint64_t size, uint64_t number);
  Value value(const Alternative& alternative, uint64_t size, uint64_t number);
  void values(Fields fields, uint64_t size, uint64_t number, std::vector<Value>& into);
  Value tuple(const Alternative& alternative, uint64_t size, uint64_t number);
  Value list(const Alternative& alternative, uint64_t size, uint64_t number);
  Value bits(uint64_t bytes);
  Value integer(const Alternative& alternative);
  Value one_of(const std::vector<Value>& values) { return values[(*pick_)(values.size())]; }

  ShapeTable& shapes_;
  ShapeId shape_;
  Value example_;
  Structures structures_;
  Arena own_;
  std::vector<Value> integers_;
  std::vector<Value> floats_;
  std::vector<Value> symbols_;
  std::map<uint64_t, std::vector<Value>> bits_; // by the number of bytes
  std::map<std::pair<Form, uint64_t>, std::vector<Value>> wholes_;
  std::unordered_set<const Alternative*> used_; // by the example
  std::unordered_map<const Alternative*, std::vector<Value>> integers_of_;
  std::map<std::pair<ShapeId, uint64_t>, uint64_t> counts_;
  std::map<Splits, uint64_t> splits_;
  bool has_all_structures_ = true;
  Arena* arena_ = nullptr;
  const Pick* pick_ = nullptr;
};

} // namespace assay::finding
