#include "lang/ocaml/primitives/bit_terms.h"

namespace assay::ocaml {

namespace {

TermId low_bits(TermTable& terms, Width width, TermId distance) {
  return terms.make(Operator::BitAnd, {distance, terms.integer(width.distances - 1)});
}

} // namespace

TermId shifted_left(TermTable& terms, Width width, TermId number, TermId distance) {
  TermId result = terms.make(Operator::ShiftLeft, {number, low_bits(terms, width, distance)});
  return terms.make(Operator::Wrap, {result}, width.bits);
}

TermId shifted_right(TermTable& terms, Width width, TermId number, TermId distance) {
  return terms.make(Operator::ShiftRight, {number, low_bits(terms, width, distance)});
}

TermId shifted_right_logically(TermTable& terms, Width width, TermId number, TermId distance) {
  TermId range = terms.make(Operator::ShiftLeft, {terms.integer(1), terms.integer(width.bits)});
  TermId is_negative = terms.make(Operator::Less, {number, terms.integer(0)});
  TermId as_unsigned =
      terms.make(Operator::IfThenElse, {is_negative, terms.make(Operator::Add, {number, range}), number});
  TermId result = terms.make(Operator::ShiftRight, {as_unsigned, low_bits(terms, width, distance)});
  return terms.make(Operator::Wrap, {result}, width.bits);
}

} // namespace assay::ocaml
