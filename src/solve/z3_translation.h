#pragma once
// Terms as Z3's expressions. Integers are Z3's, floats are relaxed to reals, wrap_w(e) is e - 2^w * k. What neither has
// (opaque functions, most bit operations) is an unknown, about which some facts are known: what is refuted with less
// known is refuted.

#include <z3++.h>

#include <unordered_map>

#include "solve/values.h"

namespace assay::solve {

// Every part is translated once.
class Z3Translation {
 public:
  Z3Translation(z3::context& context, TermTable& terms) : context_(context), terms_(terms) {}

  struct Wrapped {
    z3::expr count;    // k
    z3::expr no_wrap;  // an assumption: k is 0
    z3::expr in_range; // must be asserted wherever the term occurs
  };
  z3::expr translate(TermId id);
  const Wrapped& wrapped(TermId id) const { return wrapped_.at(id); }
  // What must be asserted wherever the term occurs, if anything. It must have been translated.
  const z3::expr* fact(TermId id) const;
  size_t size() const { return expressions_.size(); }

  z3::expr integer(const Number& number) { return context_.int_val(to_text(number).c_str()); }

 private:
  z3::expr operand(const Term& term, size_t i) const { return expressions_.at(term.operands[i]); }

  z3::expr make(TermId id);
  z3::sort sort_of(Sort sort);
  z3::expr constant(const Scalar& value);
  z3::expr junction(const Term& term);
  z3::expr operation(Operator op, const z3::expr& left, const z3::expr& right);
  // Exact where the operands are: a result is rounded to no finite float just if it lies that far out. The operands are
  // floats, which reals need to be told.
  z3::expr overflows(const Term& term);
  z3::expr floor(const z3::expr& real) { return {context_, Z3_mk_real2int(context_, real)}; }

  z3::expr wrap(TermId id, const Term& term);

  // z3_translation_ieee.cpp
  z3::expr unknown(TermId id);
  z3::expr ieee(TermId id, const Term& term);
  z3::expr square_root(TermId id, const z3::expr& real);
  z3::expr to_integer(const z3::expr& real, uint32_t width);
  z3::expr common_bits(TermId id, const Term& term);
  z3::expr masked(const z3::expr& number, const Number& mask);
  z3::expr shifted(TermId id, const Term& term);

  z3::context& context_;
  TermTable& terms_;
  std::unordered_map<TermId, z3::expr> expressions_;
  std::unordered_map<TermId, Wrapped> wrapped_;
  std::unordered_map<TermId, z3::expr> facts_;
};

} // namespace assay::solve
