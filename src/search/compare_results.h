#pragma once
// Whether two programs have come to the same: what they returned, part by part, and what has become of their arguments.
// Plain parts are compared by the language's own equality; mutable objects by what is in them; functions by what they
// answer to the probes of the input (search/result_probes.h). With a trace, all that is asked is a decision.

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "input/hidden.h"
#include "machine/machine.h"
#include "search/result_probes.h"

namespace assay::search {

// From a result to a part of it, or to what it answers.
struct ResultStep {
  enum class Type : uint8_t { Element, Head, Tail, Key, Field, Apply } type = Type::Element;
  uint32_t index = 0; // Element, Field: from 0. Apply: the first of `count` parts of the input
  uint32_t count = 0;
  Value key = {}; // Key
};

class ResultComparison {
 public:
  struct Side {
    Machine& machine;
    Context& context;
    std::span<const Value> input; // the arguments, then the probes
  };
  ResultComparison(Side reference, Side submission, ShapeTable& shapes, const ResultProbes& probes, bool strict)
      : reference_(reference), submission_(submission), shapes_(shapes), probes_(probes), hidden_(shapes),
        strict_(strict) {}

  enum class Answer : uint8_t { Same, Different, Stopped };
  Answer results(std::span<const Value> left, std::span<const Value> right);
  Answer exceptions(Value left, Value right);
  // Those that a program can change.
  Answer arguments();

  // Some function could not be applied to anything, or some part is hidden: nobody knows whether the two are the same.
  bool left_something() const { return left_something_; }
  // Where the difference is.
  const std::vector<ResultStep>& steps() const { return steps_; }
  // Set if what differs is what functions answer.
  bool applied() const { return applied_; }
  const Outcome& reference_outcome() const { return reference_outcome_; }
  const Outcome& submission_outcome() const { return submission_outcome_; }

 private:
  Answer pair(Value left, Value right, ShapeId shape);
  Answer part(const ResultStep& step, Value left, Value right, ShapeId shape);
  Answer lists(Value left, Value right, ShapeId shape);
  Answer tuples(Value left, Value right, ShapeId shape);
  Answer maps(Value left, Value right, ShapeId shape);
  Answer objects(Value left, Value right);
  Answer unordered(std::span<const Value> left, std::span<const Value> right, uint32_t step);
  bool are_equal_aside(Value left, Value right);
  Answer functions(Value left, Value right, ShapeId shape);
  Answer answers(ShapeId shape);
  bool needs_a_look(Value value) const;
  void ask_frame(Value value) const;
  ShapeId tail_shape(ShapeId shape, Value head);
  ShapeId field(ShapeId shape, Form form, uint32_t index, uint32_t count);
  std::optional<std::vector<ShapeId>> fields_of_function(ShapeId shape, Value function);

  Side reference_;
  Side submission_;
  ShapeTable& shapes_;
  const ResultProbes& probes_;
  HiddenInShapes hidden_;
  bool strict_;
  bool left_something_ = false;
  bool applied_ = false;
  std::vector<ResultStep> steps_;
  Outcome reference_outcome_;
  Outcome submission_outcome_;
  std::set<std::pair<const void*, const void*>> met_; // mutable objects: there may be cycles
  std::set<uint32_t> being_applied_;
};

} // namespace assay::search
