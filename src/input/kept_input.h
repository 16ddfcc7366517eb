#pragma once
// The arguments of a call, kept beyond the run they were made for: concrete, with all that their functions do.

#include <deque>
#include <span>

#include "base/arena.h"
#include "input/canonical_function.h"

namespace assay::input {

class KeptInput {
 public:
  explicit KeptInput(std::span<const Value> arguments);

  Value tuple() const { return tuple_; }
  std::span<const Value> arguments() const { return {tuple_.elements(), tuple_.arity()}; }
  bool has_functions() const { return !functions_.empty(); }

 private:
  Value copy(Value value);
  Value copy_list(Value value);
  Value copy_function(const CanonicalFunction& function);
  CanonicalFunction::Node copy_node(const CanonicalFunction& from, const CanonicalFunction::Node& node,
                                    CanonicalFunction& into);
  CanonicalFunction::BodyId copy_body(const CanonicalFunction& from, const CanonicalFunction::Body& body,
                                      CanonicalFunction& into);

  Arena arena_;
  std::deque<CanonicalFunction> functions_;
  Value tuple_;
};

} // namespace assay::input
