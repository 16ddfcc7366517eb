#include "lang/erlang/symbolic/segments.h"

#include <algorithm>

namespace assay::erlang {

// No input is as large.
static constexpr uint64_t beyond_all_sizes = uint64_t{1} << 50;

bool ask_is_size(Trace& trace, Value size) {
  if (!trace.ask_forms(size, forms_of(Form::Integer))) return false;
  if (size.is_concrete()) return !is_negative(size);
  TermTable& terms = trace.terms();
  TermId negative = terms.make(Operator::Less, {trace.term_of(size), terms.integer(0)});
  return !trace.ask_condition(negative, is_negative(size));
}

void ask_usual_sizes(Trace& trace, Value size, Value unit) {
  if (size.is_concrete() || unit.as_integer() != 1) return;
  TermTable& terms = trace.terms();
  for (int64_t usual : {8, 16, 32}) {
    bool truth = size.same(Value::integer(usual));
    if (trace.ask_condition(terms.make(Operator::Equal, {trace.term_of(size), terms.integer(usual)}), truth)) return;
  }
}

const Value* with_known(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments,
                        uint32_t at) {
  if (arguments[at].is_concrete()) return arguments;
  std::vector<Value> known(arguments, arguments + primitive.arity);
  known[at] = trace.ask_value(context, arguments[at]);
  return context.arena().copy(known).data();
}

bool ask_fits(Trace& trace, const Value* arguments, bool truth) {
  Value size = arguments[2];
  Value unit = arguments[3];
  if (!ask_is_size(trace, size)) return false;
  PieceList pieces = trace.pieces_of(arguments[0]);
  if (size.is_concrete()) {
    auto bits = segment_size(size, unit);
    if (!bits || *bits > beyond_all_sizes) return false;
    return trace.ask_room(pieces, position_of(arguments[1]) + *bits, truth);
  }
  TermTable& terms = trace.terms();
  TermId wanted = terms.make(Operator::Multiply, {trace.term_of(size), trace.term_of(unit)});
  wanted = terms.make(Operator::Add, {wanted, trace.term_of(arguments[1])});
  TermId there = trace.size_term(pieces);
  if (!trace.ask_condition(terms.make(Operator::LessOrEqual, {wanted, there}), truth)) return false;
  // Most often it is the last one: then sizes are wanted that leave nothing, before any are tried.
  uint64_t end = position_of(arguments[1]) + segment_size(size, unit).value_or(0);
  trace.ask_condition(terms.make(Operator::Equal, {wanted, there}), end == arguments[0].as_bits()->size);
  return true;
}

PieceList segment(Trace& trace, const Value* known) {
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  return trace.part(trace.pieces_of(known[0]), position_of(known[1]), size);
}

PieceList in_other_order(Trace& trace, const PieceList& pieces, uint64_t size) {
  PieceList result;
  for (uint64_t chunk = (size + 7) / 8; chunk-- > 0;) {
    for (const Piece& piece : trace.part(pieces, 8 * chunk, std::min<uint64_t>(8, size - 8 * chunk))) {
      add_piece(result, piece);
    }
  }
  return result;
}

} // namespace assay::erlang
