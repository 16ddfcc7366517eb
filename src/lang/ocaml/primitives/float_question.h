#pragma once
// What can be asked of two floats that may be infinite or NaN, as terms. To `compare` NaN equals itself and is less
// than all others; to `=`, `<` and the others it is neither.

#include "term/term.h"

namespace assay::ocaml {

class FloatQuestion {
 public:
  FloatQuestion(TermTable& terms, TermId left, TermId right) : terms_(terms), left_(left), right_(right) {}

  TermId equal() { return terms_.make(Operator::IeeeEqual, {left_, right_}); }
  TermId less() { return terms_.make(Operator::IeeeLess, {left_, right_}); }
  TermId greater() { return terms_.make(Operator::IeeeLess, {right_, left_}); }
  TermId compares_equal() { return identical(terms_, left_, right_); }
  TermId compares_less() {
    TermId only_left_is_nan =
        terms_.make(Operator::And, {is_nan(terms_, left_), terms_.negation(is_nan(terms_, right_))});
    return terms_.make(Operator::Or, {less(), only_left_is_nan});
  }

  static TermId is_nan(TermTable& terms, TermId number) {
    return terms.negation(terms.make(Operator::IeeeEqual, {number, number}));
  }

 private:
  TermTable& terms_;
  TermId left_;
  TermId right_;
};

} // namespace assay::ocaml
