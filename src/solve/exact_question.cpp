#include "solve/exact_question.h"

#include "solve/definedness.h"
#include "solve/propagator.h"

namespace assay::solve {

namespace {

constexpr size_t most_parts = 2000;

bool is_about_bits(const TermTable& terms, const Term& term) {
  constexpr uint32_t widest_product = 64;
  if (term.op >= Operator::BitAnd && term.op <= Operator::ShiftRight) return true;
  if (term.op != Operator::Wrap || term.parameter > widest_product) return false;
  for (TermId part : terms.parts(term.operands[0])) {
    const Term& inner = terms[part];
    if (inner.op == Operator::Multiply && !terms.is_constant(inner.operands[1])) return true;
  }
  return false;
}

} // namespace

ExactLook exact_look(const TermTable& terms, std::span<const TermId> conditions) {
  ExactLook look{.wants_finite_floats = true, .is_small = true};
  size_t parts = 0;
  for (TermId condition : conditions) {
    for (TermId part : terms.parts(condition)) {
      const Term& term = terms[part];
      look.has_floats = look.has_floats || term.sort == Sort::Float;
      look.has_bits = look.has_bits || is_about_bits(terms, term);
      look.wants_finite_floats = look.wants_finite_floats && term.op < Operator::BitAnd;
      if (++parts <= most_parts) continue;
      look.is_small = false;
      return look;
    }
  }
  return look;
}

ExactQuestion::ExactQuestion(TermTable& terms, const Query& query, const ExactLook& look)
    : terms_(terms), translation_(context_, terms, bounds_), assertions_(context_) {
  Propagator propagator(terms_, query.conditions);
  propagator.propagate();
  variables_ = propagator.variables();
  for (TermId variable : variables_) bounds_.emplace(variable, propagator.bounds(variable));
  for (TermId condition : query.conditions)
    assertions_.push_back(translation_.truth(require_values(terms_, condition)));
  if (look.wants_finite_floats) keep_finite();
  for (const z3::expr& fact : translation_.facts()) assertions_.push_back(fact);
}

void ExactQuestion::keep_finite() {
  for (TermId variable : variables_) {
    if (terms_[variable].sort != Sort::Float) continue;
    z3::expr number = translation_.number(variable);
    assertions_.push_back(!z3::expr(context_, Z3_mk_fpa_is_infinite(context_, number)));
    assertions_.push_back(!z3::expr(context_, Z3_mk_fpa_is_nan(context_, number)));
  }
}

z3::expr ExactQuestion::translated(TermId variable) {
  switch (terms_[variable].sort) {
    case Sort::Bool: return translation_.truth(variable);
    case Sort::Float: return translation_.number(variable);
    case Sort::Int: break;
  }
  return translation_.integer(variable);
}

} // namespace assay::solve
