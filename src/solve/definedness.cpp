#include "solve/definedness.h"

#include <unordered_map>
#include <vector>

#include "solve/decimal_facts.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

// For each part that may lack a value: when it is true, when it is false (Bool), or when it has a value (Int, Float).
struct Cases {
  TermId when_true = no_term;
  TermId when_false = no_term;
  TermId when_defined = no_term;
};

class Definedness {
 public:
  explicit Definedness(TermTable& terms) : terms_(terms) {}

  TermId require(TermId condition) {
    for (TermId part : terms_.parts(condition)) {
      if (may_lack_value(part)) cases_[part] = terms_[part].sort == Sort::Bool ? truth(part) : value(part);
    }
    return when_true(condition);
  }

 private:
  static bool divides(const Term& term) {
    if (term.op == Operator::Overflows) return static_cast<Operator>(term.parameter) == Operator::FloatDivide;
    return term.op == Operator::Divide || term.op == Operator::Remainder || term.op == Operator::FloatDivide;
  }
  static bool shifts(const Term& term) { return term.op == Operator::ShiftLeft || term.op == Operator::ShiftRight; }

  bool may_lack_value(TermId id) const {
    const Term& term = terms_[id];
    if ((divides(term) || shifts(term)) && !terms_.is_true(fitting(term))) return true;
    for (TermId operand : term.operands) {
      if (cases_.contains(operand)) return true;
    }
    return false;
  }

  // Whether the second operand is one for which there is a value.
  TermId fitting(const Term& term) const {
    TermId second = term.operands[1];
    if (divides(term)) return nonzero(second);
    return both(terms_.make(Operator::LessOrEqual, {terms_.integer(0), second}),
                terms_.make(Operator::LessOrEqual, {second, terms_.integer(most_shift)}));
  }

  TermId nonzero(TermId divisor) const {
    TermId zero = constant_term(terms_, default_value(terms_[divisor].sort));
    return terms_.negation(terms_.make(Operator::Equal, {divisor, zero}));
  }

  TermId when_true(TermId id) const {
    auto found = cases_.find(id);
    return found == cases_.end() ? id : found->second.when_true;
  }
  TermId when_false(TermId id) const {
    auto found = cases_.find(id);
    return found == cases_.end() ? terms_.negation(id) : found->second.when_false;
  }
  TermId when_defined(TermId id) const {
    auto found = cases_.find(id);
    return found == cases_.end() ? terms_.truth(true) : found->second.when_defined;
  }
  TermId both(TermId left, TermId right) const { return terms_.make(Operator::And, {left, right}); }
  TermId either(TermId left, TermId right) const { return terms_.make(Operator::Or, {left, right}); }

  Cases truth(TermId id) const {
    const Term& term = terms_[id];
    auto operand = [&](size_t i) { return term.operands[i]; };
    switch (term.op) {
      case Operator::Not:
        return {.when_true = when_false(operand(0)), .when_false = when_true(operand(0)), .when_defined = no_term};
      case Operator::And:
      case Operator::Or: return junction(term);
      case Operator::IfThenElse: {
        TermId yes = when_true(operand(0));
        TermId no = when_false(operand(0));
        return {.when_true = either(both(yes, when_true(operand(1))), both(no, when_true(operand(2)))),
                .when_false = either(both(yes, when_false(operand(1))), both(no, when_false(operand(2))))};
      }
      default: break;
    }
    if (term.op == Operator::Equal && terms_[operand(0)].sort == Sort::Bool) {
      TermId left = operand(0);
      TermId right = operand(1);
      return {.when_true = either(both(when_true(left), when_true(right)), both(when_false(left), when_false(right))),
              .when_false = either(both(when_true(left), when_false(right)), both(when_false(left), when_true(right)))};
    }
    TermId defined = terms_.truth(true);
    for (TermId each : term.operands) defined = both(defined, when_defined(each));
    if (divides(term)) defined = both(defined, fitting(term));
    return {.when_true = both(id, defined), .when_false = both(terms_.negation(id), defined)};
  }

  Cases junction(const Term& term) const {
    std::vector<TermId> all_true;
    std::vector<TermId> all_false;
    for (TermId operand : term.operands) {
      all_true.push_back(when_true(operand));
      all_false.push_back(when_false(operand));
    }
    Operator other = term.op == Operator::And ? Operator::Or : Operator::And;
    return {.when_true = terms_.make(term.op, all_true), .when_false = terms_.make(other, all_false)};
  }

  Cases value(TermId id) const {
    const Term& term = terms_[id];
    if (term.op == Operator::IfThenElse) {
      TermId condition = term.operands[0];
      return {.when_defined = either(both(when_true(condition), when_defined(term.operands[1])),
                                     both(when_false(condition), when_defined(term.operands[2])))};
    }
    TermId defined = divides(term) || shifts(term) ? fitting(term) : terms_.truth(true);
    for (TermId operand : term.operands) defined = both(defined, when_defined(operand));
    return {.when_defined = defined};
  }

  TermTable& terms_;
  std::unordered_map<TermId, Cases> cases_;
};

} // namespace

TermId require_values(TermTable& terms, TermId condition) {
  return with_decimal_facts(terms, Definedness(terms).require(condition));
}

} // namespace assay::solve
