#pragma once
// What a value could be instead, a step simpler each: a list without some elements, a part of it in its place, the
// smallest value its shape may have, a smaller number. Most of them are of no use; the caller judges.

#include <deque>
#include <functional>
#include <vector>

#include "input/canonical_function.h"
#include "input/shape.h"

namespace assay::finding {

class Candidates {
 public:
  enum class Of : uint8_t { Structure, Everything }; // whether scalars are made smaller as well
  using Shapes = std::vector<ShapeId>;               // that a part may have
  // True: taken, no further candidate is wanted.
  using Offer = std::function<bool(Value)>;

  Candidates(ShapeTable& shapes, Of of) : shapes_(shapes), of_(of) {}

  // Coarse changes first. The values offered live as long as this.
  bool offer_all(Value value, const Shapes& shapes, const Offer& offer);

 private:
  bool offer_smallest(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_parts(Value value, const Offer& offer);
  bool offer_shorter_lists(std::span<const Value> elements, Value end, const Offer& offer);
  bool offer_lists(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_constructed(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_constructor(const Alternative& alternative, Value value, const Offer& offer);
  Shapes fields_of(const Shapes& shapes, Value tag);
  bool offer_tuples(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_maps(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_bits(Value value, const Offer& offer);
  bool offer_functions(Value value, const Shapes& shapes, const Offer& offer);
  bool offer_integers(Value value, const Offer& offer);
  bool offer_floats(Value value, const Offer& offer);
  bool offer_symbols(Value value, const Offer& offer);
  Value function(const CanonicalFunction& changed);
  // The function that is being changed, what may be in its place, and what is known at the node or body looked at.
  struct Place {
    CanonicalFunction& function;
    const Shapes& results;
    std::vector<ShapeId> scope; // shapes of the variables
    const Offer& offer;
  };
  bool offer_node(Place place, CanonicalFunction::Node& node, const std::vector<ShapeId>& arriving);
  bool offer_wider_keys(const Place& place, CanonicalFunction::Node& node, bool of_structures);
  bool offer_arrived(const Place& place, CanonicalFunction::Node& node, const std::vector<ShapeId>& arriving);
  bool offer_arithmetic(const Place& place, CanonicalFunction::Node& node, const std::vector<ShapeId>& arriving);
  bool offer_body(const Place& place, CanonicalFunction::Body& body);
  bool offer_constants(const Place& place, CanonicalFunction::Body& body);
  bool offer_operands(const Place& place, CanonicalFunction::Body& body);
  bool offer_without_call(const Place& place, CanonicalFunction::Body& body);
  bool offer_value(const Place& place, Value& part, const Shapes& shapes);
  // The shapes of a part, from the alternatives of the whole that have the form.
  Shapes fields(const Shapes& shapes, Form form, const std::function<void(const Alternative&, Shapes&)>& add);

  ShapeTable& shapes_;
  Of of_;
  Arena arena_;
  std::deque<CanonicalFunction> functions_;
  std::vector<ShapeId> scope_; // of the body whose value is being changed
};

} // namespace assay::finding
