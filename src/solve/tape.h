#pragma once
// Conditions over numbers, compiled for trying many values quickly: one pass over 64-bit integers and floats. It tells
// not only whether all hold but how far values are from that, which is what a walk follows downhill
// (solve/walk_layer.cpp).
//
// What leaves 64 bits, divides by zero or is no finite float has no value here; a condition on it counts as far away.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "term/term.h"

namespace assay {

class Tape {
 public:
  // Nothing if a variable is a boolean, a constant is beyond 64 bits, or there is too much to compile.
  static std::optional<Tape> of(const TermTable& terms, std::span<const TermId> conditions);

  std::span<const TermId> variables() const { return variables_; }
  // Zero exactly if all conditions hold. `values` are those of the variables, in their order; a float is written as
  // its place among all floats, so that the next number is the next float.
  double distance(std::span<const int64_t> values);
  static int64_t place_of(double number);
  static double float_at(int64_t place); // beyond the finite ones: not finite

 private:
  struct Step {
    Operator op = Operator::Constant;
    Sort sort = Sort::Bool; // of the operands, where it matters
    uint32_t parameter = 0;
    uint32_t first = 0; // its operands, in `operands_`
    uint32_t count = 0;
  };
  // What a step came to. Of a condition: how far it is from true, and from false; one of them is zero.
  struct Slot {
    bool known = false;
    int64_t integer = 0;
    double number = 0; // a float
    double to_true = 0;
    double to_false = 0;
  };
  bool add(const TermTable& terms, TermId id, uint32_t slot);
  uint32_t slot_of(TermId id) const;
  void run(const Step& step, Slot& result);
  void run_integer(const Step& step, Slot& result) const;
  void run_float(const Step& step, Slot& result) const;
  void run_comparison(const Step& step, Slot& result) const;
  void run_sign(const Step& step, Slot& result) const;
  void run_overflow(const Step& step, Slot& result) const;
  void run_junction(const Step& step, Slot& result) const;
  const Slot& operand(const Step& step, uint32_t index) const { return slots_[operands_[step.first + index]]; }

  std::vector<TermId> parts_; // the step of each; operands come first
  std::vector<Step> steps_;
  std::vector<uint32_t> operands_;
  std::vector<Slot> slots_;
  std::vector<TermId> variables_;
  std::vector<uint32_t> variable_slots_;
  std::vector<bool> is_float_; // of each variable
  std::vector<uint32_t> conditions_;
};

} // namespace assay
