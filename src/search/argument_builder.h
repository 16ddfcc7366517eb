#pragma once
// Turns inputs into arguments: where a value of an abstract type is to be made by calls (input/made_by_call.h), these
// are run before the function under test, in the same run and on the same symbolic input. So which calls are made, and
// what they decide, are ordinary decisions.

#include <optional>
#include <span>
#include <vector>

#include "input/made_by_call.h"
#include "machine/decision.h"
#include "machine/machine.h"

namespace assay::search {

class ArgumentBuilder {
 public:
  // The machine should be none whose coverage counts.
  ArgumentBuilder(Machine& machine, ShapeTable& shapes, ShapeId input)
      : machine_(machine), shapes_(shapes), input_(input), calls_(shapes) {}

  // Whether there is anything to do.
  bool is_needed() { return calls_.has_calls(input_); }
  // Nothing: a call did not return, so these are no arguments. The context can be used afterwards, once it has been
  // started over.
  std::optional<std::vector<Value>> build(Context& context, std::span<const Value> arguments);
  // How the last call ended.
  const Outcome& outcome() const { return outcome_; }
  // All that the calls have made.
  std::span<const Value> made() const { return made_; }

 private:
  using Alternatives = std::vector<const Alternative*>;
  bool has_calls(const Alternatives& alternatives);
  Alternatives field(const Alternatives& of, size_t index);
  Value build(Context& context, Value value, const Alternatives& alternatives);
  Value build_list(Context& context, Value value, Alternatives alternatives);
  Value build_tuple(Context& context, Value value, const Alternatives& alternatives);
  Alternatives ask_tags(Context& context, Value tuple, Alternatives alternatives);
  Alternatives tell_calls(Context& context, Value tuple, Alternatives alternatives, bool is_open);
  bool ask_symbol(Context& context, Value element, Symbol symbol, Why why = Why::Equality);
  Value make(Context& context, Value call, const Alternatives& alternatives);

  Machine& machine_;
  ShapeTable& shapes_;
  ShapeId input_;
  CallsInShapes calls_;
  std::vector<Value> built_; // the arguments so far
  std::vector<Value> made_;
  Outcome outcome_;
  bool failed_ = false;
};

} // namespace assay::search
