#pragma once
// Symbolic terms over scalars: booleans, integers of any size, IEEE doubles. Terms are hash-consed, so equal terms have
// equal ids; they are simplified when made, and belong to the table, which lives as long as the search.
//
// Semantics are those of the machine, never a solver's: integer division truncates towards zero, float operations round
// to nearest. A term that has no value (division by zero, a float beyond the finite ones) evaluates to nothing; whoever
// makes such a term has logged the decision that rules it out. So simplification may give such a term a value (x * 0 is
// 0 whatever x), but never changes one. And and Or need only the operands that decide them, IfThenElse only its choice.
//
// There are two families of operators on floats. In languages where only finite floats are values, or where a path
// knows that they are, those of the first (Equal, FloatAdd, Truncate, ...) have no value where an operand or the result
// is not finite. In the others the IEEE family takes and gives every double. There is one NaN.
//
// An operand's id is always less than that of a term made of it.

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "base/big_integer.h"

namespace assay::term {

enum class Sort : uint8_t { Bool, Int, Float };

enum class Operator : uint8_t {
  Constant,
  Variable,
  // Bool
  Not,
  And, // any number of operands, at least 2
  Or,
  Equal,       // two operands of one sort
  Less,        // Int or Float
  LessOrEqual, // Int or Float
  // Int
  Add, // two operands
  Subtract,
  Multiply,
  Negate,
  Divide,    // truncates towards zero
  Remainder, // has the sign of the dividend
  Wrap,      // into `parameter` bits, two's complement: what a machine integer of that width holds
  Truncate,  // of a float, towards zero
  // Int, of a float: its decimal digits without a sign (term/decimal.h)
  Scaled,      // all digits in fixed notation, `parameter` of them behind the point
  Significand, // `parameter` digits, the first of which is that of 10 to the Exponent; 0: the fewest
  Exponent,
  // Float
  FloatAdd,
  FloatSubtract,
  FloatMultiply,
  FloatDivide,
  FloatNegate,
  ToFloat, // of an integer, to the nearest double
  // Comparison of an integer with a float, exact (no rounding of the integer): 1 < 1.5
  MixedEqual,   // integer, float
  MixedLess,    // integer < float
  MixedGreater, // integer > float
  IsNegative,   // whether a float has a minus sign: -0.0 has one
  Overflows,    // whether the operation of two floats that is Operator `parameter` goes beyond the finite ones
  IfThenElse,   // Bool, then two operands of one sort
  // Int, bit by bit in endless two's complement
  BitAnd,
  BitOr,
  BitXor,
  ShiftLeft,  // by an Int from 0 to most_shift, else it has no value
  ShiftRight, // the same; rounds down
  // Bool, of any two doubles: false where one is NaN
  IeeeEqual,
  IeeeLess,
  IeeeLessOrEqual,
  // Float, of any doubles, as the machine computes them
  IeeeAdd,
  IeeeSubtract,
  IeeeMultiply,
  IeeeDivide,
  IeeeRemainder, // C's fmod: has the sign of the dividend
  IeeeNegate,
  IeeeAbsolute,
  IeeeSquareRoot,
  IeeeFloor,
  IeeeCeiling,
  IeeeRound,       // to an integer, halves to the even one
  ToSingle,        // the nearest double that is one of 32 bits
  IeeeFromInteger, // the nearest double; with `parameter` 32 the nearest of 32 bits, of an integer of 64 bits at most
  DoubleFromBits,  // of an integer of 64 bits
  SingleFromBits,  // of an integer of 32 bits
  // Int, of any double
  IeeeToInteger, // of `parameter` bits: truncated, what is beyond is the nearest one, NaN is 0
  DoubleBits,    // as a signed integer
  SingleBits,    // the same in 32 bits, of a double that is one of 32 bits
  // A function that only the machine knows: `parameter` is its number in the table's evaluator (term/evaluator.h)
  Opaque,
};

constexpr bool is_ieee(Operator op) { return op >= Operator::IeeeEqual && op <= Operator::SingleBits; }
constexpr int64_t most_shift = 4096;

using TermId = uint32_t; // 0 is no term
constexpr TermId no_term = 0;

// The value of a term or variable. Equality here is identity: 0.0 is not -0.0, though the operator Equal says they are.
// Templates of std do not find it: no type of this room is among the arguments.
using Scalar = std::variant<bool, BigInteger, double>;
bool operator==(const Scalar& left, const Scalar& right);

struct Term {
  Operator op = Operator::Constant;
  Sort sort = Sort::Bool;
  uint32_t parameter = 0; // Variable: the owner's number for it. Wrap: the width, at least 1. Constant: index of its
                          // value. Overflows: FloatAdd, FloatSubtract, FloatMultiply or FloatDivide. Scaled,
                          // Significand, Exponent: a count of digits. Opaque: the function. IeeeToInteger,
                          // IeeeFromInteger: a width
  std::span<const TermId> operands;
  bool has_variables = false;
};

// Values for variables, by the term of the variable.
using Model = std::unordered_map<TermId, Scalar>;

class Evaluator;

class TermTable {
 public:
  TermTable();
  // Shares the functions of another table, so that terms can be carried over.
  explicit TermTable(std::shared_ptr<Evaluator> evaluator);
  ~TermTable();
  TermTable(const TermTable&) = delete;
  TermTable& operator=(const TermTable&) = delete;

  const Term& operator[](TermId id) const;
  size_t size() const;

  TermId truth(bool value);
  TermId integer(int64_t value);
  TermId integer(const BigInteger& value);
  TermId floating(double value);
  // The same sort and number give the same variable.
  TermId variable(Sort sort, uint32_t number);
  // Any operator but Constant and Variable; simplifies: constants are folded, and what the operator's neutral and
  // absorbing elements, double negations, comparisons of a linear term with a constant allow.
  TermId make(Operator op, std::span<const TermId> operands, uint32_t parameter = 0);
  TermId make(Operator op, std::initializer_list<TermId> operands, uint32_t parameter = 0) {
    return make(op, std::span<const TermId>(operands.begin(), operands.size()), parameter);
  }
  TermId negation(TermId term) { return make(Operator::Not, {term}); }
  // A call of an opaque function; of constants it is made at once.
  TermId call(uint32_t function, std::span<const TermId> operands) {
    return make(Operator::Opaque, operands, function);
  }

  // The opaque functions, which live as long as a table that shares them.
  const std::shared_ptr<Evaluator>& evaluator() const;

  const Scalar& constant(TermId id) const; // of a Constant
  bool is_constant(TermId id) const { return (*this)[id].op == Operator::Constant; }
  bool is_true(TermId id) const;
  bool is_false(TermId id) const;

  // The variables of a term, each once, in order of their ids. Kept with the term once asked for: cheap.
  std::span<const TermId> variables(TermId id) const;

  // The term and all its parts, each once, in order of ids: operands come before what is made of them.
  std::vector<TermId> parts(TermId id) const;

  // In the machine's semantics. A variable the model lacks, or an operation without a value: nothing.
  std::optional<Scalar> evaluate(TermId id, const Model& model) const;
  // Whether a Bool term holds: false also when it has no value.
  bool holds(TermId id, const Model& model) const;

  // Variables replaced by terms of their sort, the result simplified; other variables stay.
  TermId substitute(TermId id, const std::unordered_map<TermId, TermId>& replacements);

 private:
  friend class Simplifier;
  struct Contents;
  Contents* contents_;
};

// Whether a float operation of two terms goes beyond the finite floats.
TermId overflows(TermTable& terms, Operator operation, TermId left, TermId right);
// Whether an integer is beyond the floats.
TermId exceeds_floats(TermTable& terms, TermId integer);
// The least number that is rounded to no finite float: half a step beyond the greatest one.
constexpr long double beyond_floats = 0x1p1024L - 0x1p970L;

// Whether two floats are the same one, or both NaN; 0.0 and -0.0 count as the same.
TermId identical(TermTable& terms, TermId left, TermId right);

// As SMT-LIB would write it, for people and tests.
std::string to_text(const TermTable& terms, TermId id);

} // namespace assay::term
