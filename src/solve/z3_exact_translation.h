#pragma once
// Terms as Z3's floats and bit-vectors: exactly what the machine computes. An integer is a bit-vector just as wide as
// its range says; inside of what is wrapped only as wide as that. What Z3 has no operation for (opaque functions, the
// remainder of floats, decimal digits) is an unknown: less is known then, and what is refuted with less known is
// refuted.

#include <z3++.h>

#include <map>
#include <unordered_map>
#include <vector>

#include "term/abstract_value.h"
#include "term/term.h"

namespace assay::solve {

class Z3ExactTranslation {
 public:
  // The bounds are those of the conditions' variables.
  Z3ExactTranslation(z3::context& context, const TermTable& terms, const Bounds& bounds)
      : context_(context), terms_(terms), bounds_(bounds), double_(context.fpa_sort<64>()),
        single_(context.fpa_sort<32>()), nearest_(context, Z3_mk_fpa_rne(context)),
        down_(context, Z3_mk_fpa_rtn(context)), up_(context, Z3_mk_fpa_rtp(context)),
        to_zero_(context, Z3_mk_fpa_rtz(context)) {}

  // Thrown where integers are too large, or there is too much of it.
  struct TooLarge {};
  z3::expr truth(TermId id);
  // What must be asserted as well, of all that was translated.
  const std::vector<z3::expr>& facts() const { return facts_; }
  // Whether all integers have room: else a refutation proves nothing.
  bool has_room() const { return has_room_; }

  z3::expr number(TermId id); // a Float
  z3::expr integer(TermId id) { return bits(id, width_of(id)); }

 private:
  static constexpr unsigned widest = 160;

  z3::expr make_truth(TermId id);
  z3::expr comparison(const Term& term);
  z3::expr finite(const z3::expr& number);
  z3::expr overflows(const Term& term);

  // Congruent to the integer modulo 2^width.
  z3::expr bits(TermId id, unsigned width);
  z3::expr make_bits(TermId id, unsigned width);
  z3::expr shifted(const Term& term, unsigned width);
  z3::expr divided(const Term& term, unsigned width);
  z3::expr to_integer(const Term& term);
  z3::expr unknown_integer(TermId id);
  z3::expr fitted(const z3::expr& value, unsigned width);
  z3::expr value(const Number& number, unsigned width);
  Interval range(TermId id) const;
  unsigned width_of(TermId id);

  z3::expr make_number(TermId id);
  z3::expr operation(Operator op, const z3::expr& left, const z3::expr& right);
  z3::expr rounded(const z3::expr& number, const z3::expr& mode);
  z3::expr from_integer(const Term& term);
  z3::expr widened(const z3::expr& single);
  z3::expr narrowed(const z3::expr& number);
  z3::expr from_bits(const z3::expr& bits, const z3::sort& sort);
  z3::expr to_bits(TermId id, const z3::expr& number, const char* nan, unsigned width);
  z3::expr constant(double number);
  z3::expr made(Z3_ast expression) {
    context_.check_error();
    return {context_, expression};
  }
  std::string name(const char* kind, TermId id) const { return kind + std::to_string(id); }

  z3::context& context_;
  const TermTable& terms_;
  const Bounds& bounds_;
  z3::sort double_;
  z3::sort single_;
  z3::expr nearest_; // ways to round
  z3::expr down_;
  z3::expr up_;
  z3::expr to_zero_;
  std::unordered_map<TermId, z3::expr> truths_;
  std::unordered_map<TermId, z3::expr> numbers_;
  std::map<std::pair<TermId, unsigned>, z3::expr> bits_;
  std::unordered_map<TermId, unsigned> widths_;
  std::vector<z3::expr> facts_;
  bool has_room_ = true;
  size_t made_ = 0;
};

} // namespace assay::solve
