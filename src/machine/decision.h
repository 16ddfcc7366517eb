#pragma once
// A decision: a place where the run looked at something of its input that could have been otherwise. It has at least
// two alternatives, each a list of constraints on the input; exactly one of them holds in the run.

#include <cstdint>
#include <span>
#include <vector>

#include "core/module.h"
#include "input/constraint.h"

namespace assay::machine {

enum class Why : uint8_t {
  Form,        // what a cell is: a switch, a type test, a fault
  Condition,   // a comparison of scalars
  Equality,    // whether two values are equal
  Enumeration, // this value, or any other: where a value must be known
  Body,        // what a function input does
  Rare,        // whether it is what the shape has beside the usual (ShapeTable::set_rare)
  Key,         // whether a map has a key
  Outcome,     // what a function came to that runs on known values; of its arguments nothing is asked
};

// Whether alternative 0 is something that was seen, and alternative 1 whatever else.
constexpr bool is_open_ended(Why why) { return why == Why::Enumeration || why == Why::Outcome; }

struct Decision {
  uint64_t site = 0; // the function and the place in its code
  Why why = Why::Form;
  uint32_t taken = 0;
  core::Place place;
  const core::Function* function = nullptr;
  // The constraints of alternative i are those from ends[i - 1] to ends[i].
  std::vector<Constraint> constraints;
  std::vector<uint32_t> ends;

  size_t alternative_count() const { return ends.size(); }
  std::span<const Constraint> alternative(size_t index) const {
    uint32_t begin = index == 0 ? 0 : ends[index - 1];
    return std::span(constraints).subspan(begin, ends[index] - begin);
  }
  void add_alternative(std::span<const Constraint> alternative) {
    constraints.insert(constraints.end(), alternative.begin(), alternative.end());
    ends.push_back(static_cast<uint32_t>(constraints.size()));
  }
};

} // namespace assay::machine
