#pragma once
// A path that a backward search has gone: from the target back to where it stands. The innermost frame is the last one;
// those before it are callers of functions that were entered through their returns. A value of a frame is there as long
// as something is required of it and its definition has not been met.

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/spot.h"
#include "search/partial_values.h"

namespace assay::search {

struct BackwardFrame {
  const core::Function* function = nullptr;
  core::BlockId block = 0;
  uint32_t index = 0; // of the instruction that is just behind us
  std::map<core::ValueId, PartId> values;
  std::map<uint32_t, PartId> captures;
  std::map<std::pair<core::BlockId, core::BlockId>, uint32_t> rounds; // of loops, by the edge that goes back
  std::set<core::BlockId> left; // heads of loops that the path has come into by a way out, and gone round no more
  std::optional<PartId> raised; // by the call at `index`, which is still to be entered
  std::optional<std::vector<std::optional<PartId>>> returned; // the same for a tail call, which has given these back

  const core::Block& code() const { return function->blocks[block]; }
};

// A function of numbers whose results are required, and which is evaluated instead of gone through: a loop that was cut
// out, say (search/evaluated_code.h).
struct EvaluatedCall {
  const core::Function* function;
  std::vector<PartId> arguments;
  std::vector<std::pair<uint32_t, PartId>> results; // by index; those that are required
};

// Field `field` of the object holds the value, at this point of the path.
struct RequiredField {
  PartId object;
  uint32_t field;
  PartId value;
};

// The same for an element of an array.
struct RequiredElement {
  PartId array;
  PartId index;
  PartId value;
};

// Of what class an object is: it is (not) one of a class, or a method of it is found by a selector.
struct ClassFact {
  PartId object;
  Symbol name; // of the class; or the selector
  bool is_one = true;
  const core::Function* method = nullptr;
};

struct FilledCapture {
  PartId closure;
  uint32_t index;
  PartId value;
};

struct BackwardPath {
  explicit BackwardPath(TermTable& terms) : values(terms) {}

  PartialValues values;
  std::vector<BackwardFrame> frames;
  std::vector<RequiredField> fields;
  std::vector<RequiredElement> elements;
  std::vector<ClassFact> classes;
  std::vector<std::pair<PartId, PartId>> apart; // two objects, if they are objects
  std::vector<FilledCapture> fills;
  std::vector<EvaluatedCall> evaluated;   // that are not terms yet: of what sort an argument is is not known
  bool is_evaluated = false;              // there is another path that goes through what this one has evaluated
  std::map<core::Spot, uint32_t> callers; // how often the path went on at a call
  std::set<std::string> skipped;          // what was left out, in words
  uint64_t asked = 0;                     // changes of the conditions that the solver has seen
  uint64_t allocations = 0;
  uint64_t steps = 0;
  bool begins_segment = false; // it stands behind a choice

  BackwardFrame& frame() { return frames.back(); }
  bool requires_memory() const { return !fields.empty() || !elements.empty(); }
};

} // namespace assay::search
