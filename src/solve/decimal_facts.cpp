#include "solve/decimal_facts.h"

#include <cmath>
#include <vector>

#include "term/decimal.h"

namespace assay::solve {

namespace {

class Facts {
 public:
  explicit Facts(TermTable& terms) : terms_(terms) {}

  TermId of(TermId id) {
    const Term& term = terms_[id];
    TermId number = term.operands[0];
    uint32_t digits = term.parameter;
    switch (term.op) {
      case Operator::IsNegative:
        return either(both(id, at_most(number, zero())), both(terms_.negation(id), at_most(zero(), number)));
      case Operator::Scaled: return scaled(id, number, digits);
      case Operator::Significand: {
        Number least = digits == fewest_digits ? Number(1) : power_of_ten(digits - 1);
        TermId is_zero = both(equal(number, zero()), equal(id, terms_.integer(0)));
        TermId is_other = both(terms_.negation(equal(number, zero())), at_most(terms_.integer(least.big()), id));
        TermId last = terms_.make(Operator::Remainder, {id, terms_.integer(10)});
        if (digits == fewest_digits) is_other = both(is_other, terms_.negation(equal(last, terms_.integer(0))));
        return both(either(is_zero, is_other),
                    at_most(id, terms_.integer((power_of_ten(most_digits(digits)) - 1).big())));
      }
      default: return both(at_most(terms_.integer(least_exponent), id), at_most(id, terms_.integer(greatest_exponent)));
    }
  }

 private:
  TermId zero() { return terms_.floating(0); }
  TermId equal(TermId left, TermId right) { return terms_.make(Operator::Equal, {left, right}); }
  TermId at_most(TermId left, TermId right) { return terms_.make(Operator::LessOrEqual, {left, right}); }
  TermId both(TermId left, TermId right) { return terms_.make(Operator::And, {left, right}); }
  TermId either(TermId left, TermId right) { return terms_.make(Operator::Or, {left, right}); }

  // It lies within a half of what it is rounded from, and within what scaling a fraction as a double is wrong by.
  TermId scaled(TermId id, TermId number, uint32_t decimals) {
    constexpr uint32_t exact_as_float = 22;
    TermId positive = at_most(terms_.integer(0), id);
    if (decimals > exact_as_float) return positive;
    double scale = std::pow(10.0, decimals);
    double error = 0.5 + scale * 0x1p-52;
    TermId magnitude = terms_.make(Operator::IfThenElse,
                                   {at_most(zero(), number), number, terms_.make(Operator::FloatNegate, {number})});
    TermId exact = terms_.make(Operator::FloatMultiply, {magnitude, terms_.floating(scale)});
    TermId above = terms_.make(Operator::FloatAdd, {exact, terms_.floating(error)});
    TermId below = terms_.make(Operator::FloatSubtract, {exact, terms_.floating(error)});
    TermId within = both(terms_.negation(terms_.make(Operator::MixedGreater, {id, above})),
                         terms_.negation(terms_.make(Operator::MixedLess, {id, below})));
    return both(positive, within);
  }

  TermTable& terms_;
};

} // namespace

TermId with_decimal_facts(TermTable& terms, TermId condition) {
  std::vector<TermId> all = {condition};
  for (TermId part : terms.parts(condition)) {
    if (is_known_by_facts(terms[part].op)) all.push_back(Facts(terms).of(part));
  }
  return all.size() == 1 ? condition : terms.make(Operator::And, all);
}

} // namespace assay::solve
