// The order of bit strings: byte by byte, and a proper prefix is less.

#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/bit_string.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

// One side of the comparison.
class Side {
 public:
  Side(Trace& trace, Value bits) : trace_(trace), bits_(bits), pieces_(trace.pieces_of(bits)) {}

  bool ask_room(uint64_t size) { return trace_.ask_room(pieces_, size, size <= bits_.as_bits()->size); }
  // Known to have nothing behind so many bits.
  bool ask_ends_at(uint64_t size) { return trace_.ask_size_is(pieces_, size, size == bits_.as_bits()->size); }
  TermId byte(uint64_t at) { return trace_.store().number_in(trace_.part(pieces_, at, 8), false); }
  uint64_t value(uint64_t at) const { return byte_at(*bits_.as_bits(), at / 8); }

 private:
  Trace& trace_;
  Value bits_;
  PieceList pieces_;
};

} // namespace

int ask_bits_order(Context& context, Trace& trace, Value left, Value right) {
  Side one(trace, left);
  Side other(trace, right);
  TermTable& terms = trace.terms();
  for (uint64_t at = 0; !context.has_ended() && trace.contradiction().empty(); at += 8) {
    bool one_goes_on = one.ask_room(at + 8);
    bool other_goes_on = other.ask_room(at + 8);
    if (!one_goes_on || !other_goes_on) {
      bool one_ends = !one_goes_on && one.ask_ends_at(at);
      bool other_ends = !other_goes_on && other.ask_ends_at(at);
      if (one_ends || other_ends) return one_ends && other_ends ? 0 : one_ends ? -1 : 1;
      break; // odd bits
    }
    TermId equal = terms.make(Operator::Equal, {one.byte(at), other.byte(at)});
    if (trace.ask_condition(equal, one.value(at) == other.value(at))) continue;
    bool less = one.value(at) < other.value(at);
    trace.ask_condition(terms.make(Operator::Less, {one.byte(at), other.byte(at)}), less);
    return less ? -1 : 1;
  }
  Value known = trace.ask_value(context, left);
  auto order = compare_bits(*known.as_bits(), *trace.ask_value(context, right).as_bits());
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

} // namespace assay::erlang
