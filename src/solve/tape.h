#pragma once
// Conditions over numbers, compiled for trying many values quickly: one pass over integers of 128 bits and floats, and
// only over what depends on the variables that have changed since the last try. It tells not only whether all hold but
// how far values are from that, which is what a walk follows downhill (solve/walk.h).
//
// The distances are those of the concolic walk: |l - r| from l = r, |l - r| + 1 from an order, 1 from l != r. Their
// logarithms are added, so that a condition on large numbers does not drown the others. What leaves 128 bits without
// being wrapped, divides by zero or is no finite float where it must be one has no value here; a condition on it counts
// as far away.
//
//   tape.cpp         compiling, and what is run again
//   tape_steps.cpp   what each step computes

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "term/evaluator.h"
#include "term/term.h"

namespace assay::solve {

class Tape {
 public:
  // Nothing if a variable is a boolean, a constant is beyond 127 bits, or there is too much to compile.
  static std::optional<Tape> of(const TermTable& terms, std::span<const TermId> conditions);

  std::span<const TermId> variables() const { return variables_; }
  size_t size() const { return steps_.size(); } // how many steps an evaluation takes
  bool is_float(size_t variable) const { return is_float_[variable]; }
  // Zero exactly if all conditions hold. `values` are those of the variables, in their order; a float is written as
  // its place among all floats, so that the next number is the next float.
  double distance(std::span<const int64_t> values);
  // What functions that only the machine knows have cost (term/evaluator.h).
  uint64_t spent() const;
  // The same where opaque functions are approximated for the sake of speed (term/evaluator.h): by their real values.
  // Nothing is approximated without them.
  double exact_distance(std::span<const int64_t> values);
  bool approximates() const { return approximates_; }
  static int64_t place_of(double number);
  static double float_at(int64_t place); // beyond the infinite ones: NaN

  // After distance(), of the conditions by their order: its share; and, of a comparison or its negation, how much the
  // left side is above the right one. Nothing for others, and where a side has no value.
  size_t condition_count() const { return conditions_.size(); }
  double error(size_t condition) const { return errors_[condition]; }
  std::optional<double> difference(size_t condition) const;
  bool is_equality(size_t condition) const { return is_equality_[condition]; }
  // The conditions in which a variable occurs, and the variables of a condition.
  std::span<const uint32_t> conditions_of(size_t variable) const { return conditions_of_[variable]; }
  std::span<const uint32_t> variables_of(size_t condition) const { return variables_of_[condition]; }

  uint64_t evaluations() const { return evaluations_; }

 private:
  __extension__ using Wide = __int128;
  __extension__ using UnsignedWide = unsigned __int128;
  struct Step {
    Operator op = Operator::Constant;
    Sort sort = Sort::Bool; // of the operands, where it matters
    bool by_bits = false;   // Equal: of what is made by bit operations
    uint32_t parameter = 0;
    uint32_t first = 0; // its operands, in `operands_`
    uint32_t count = 0;
  };
  // What a step came to. Of a condition: how far it is from true, and from false; one of them is zero.
  struct Slot {
    Wide integer = 0;
    double number = 0; // a float
    double to_true = 0;
    double to_false = 0;
    bool known = false;
    bool only_low_bits = false; // of an integer: what is above 128 bits was lost
  };
  bool add(const TermTable& terms, TermId id, uint32_t slot);
  void relate(const TermTable& terms, std::span<const TermId> conditions);
  uint32_t slot_of(TermId id) const;
  uint64_t take_over(std::span<const int64_t> values);
  void score(size_t condition);
  void run(const Step& step, Slot& result);
  void run_integer(const Step& step, Slot& result) const;
  void run_division(const Step& step, Slot& result) const;
  void run_bits(const Step& step, Slot& result) const;
  void run_digits(const Step& step, Slot& result) const;
  void run_float(const Step& step, Slot& result) const;
  void run_ieee(const Step& step, Slot& result) const;
  void run_from_float(const Step& step, Slot& result) const;
  void run_call(const Step& step, Slot& result) const;
  void run_integer_comparison(const Step& step, Slot& result) const;
  void run_comparison(const Step& step, Slot& result) const;
  void run_ieee_comparison(const Step& step, Slot& result) const;
  void run_sign(const Step& step, Slot& result) const;
  void run_overflow(const Step& step, Slot& result) const;
  void run_junction(const Step& step, Slot& result) const;
  const Slot& operand(const Step& step, uint32_t index) const { return slots_[operands_[step.first + index]]; }
  Datum datum_of(uint32_t slot) const;

  std::vector<TermId> parts_; // the step of each; operands come first
  std::vector<Sort> sorts_;   // of each
  std::vector<Step> steps_;
  std::vector<uint64_t> masks_; // the variables each depends on: bit i is variable i, i + 64, ...
  std::vector<uint32_t> operands_;
  std::vector<Slot> slots_;
  std::vector<TermId> variables_;
  std::vector<uint32_t> variable_slots_;
  std::vector<bool> is_float_; // of each variable
  std::vector<int64_t> values_;
  std::vector<std::vector<uint32_t>> dependents_; // of each variable: the steps that depend on it
  std::vector<uint32_t> conditions_;
  std::vector<double> errors_;
  std::vector<bool> is_equality_;
  std::vector<std::vector<uint32_t>> conditions_of_;
  std::vector<std::vector<uint32_t>> variables_of_;
  std::shared_ptr<Evaluator> evaluator_;
  bool approximates_ = false; // some opaque function
  bool is_exact_ = false;     // this time they are not
  bool has_run_ = false;
  uint64_t evaluations_ = 0;
};

} // namespace assay::solve
