// Matching and constructing bit strings symbolically: what lowering's helpers (primitives/bits.cpp) ask. The size of a
// segment becomes known before anything is read or written, so positions always are; what is read is a term.

#include <algorithm>

#include "lang/erlang/lower/bit_segments.h"
#include "lang/erlang/symbolic/characters.h"
#include "lang/erlang/symbolic/segments.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/bit_fields.h"
#include "lang/erlang/values/bit_string.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

constexpr Forms bits_form = forms_of(Form::Bits);

// A number of this many bits is no term any more but enumerated.
constexpr uint64_t widest_term = 4096;
// ---- Matching

Value fits(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return Value::boolean(ask_fits(trace, arguments, primitive.function(context, arguments).is_true()));
}

Value advance(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return primitive.function(context, with_known(context, trace, primitive, arguments, 1));
}

Value integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  Value result = primitive.function(context, known);
  if (known[0].is_concrete()) return result;
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  PieceList pieces = segment(trace, known);
  if (size > widest_term) {
    Value part = bits_part(context.arena(), *known[0].as_bits(), position_of(known[1]), size);
    trace.ask_value(context, trace.with_pieces(context.arena(), part, pieces));
    return result;
  }
  FieldFormat format = format_of(known[4]);
  if (format.order == ByteOrder::Little) pieces = in_other_order(trace, pieces, size);
  return trace.with_term(result, trace.store().number_in(pieces, format.is_signed));
}

Value part(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  Value result = primitive.function(context, known);
  return known[0].is_concrete() ? result : trace.with_pieces(context.arena(), result, segment(trace, known));
}

Value rest_fits(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  bool truth = primitive.function(context, arguments).is_true();
  return Value::boolean(trace.ask_size_is_multiple(trace.pieces_of(arguments[0]), position_of(arguments[1]),
                                                   arguments[2].payload(), truth));
}

Value rest(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value result = primitive.function(context, arguments);
  uint64_t position = position_of(arguments[1]);
  if (position == 0) return result;
  return trace.with_pieces(context.arena(), result, trace.part(trace.pieces_of(arguments[0]), position, to_the_end));
}

Value at_end(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  bool truth = primitive.function(context, arguments).is_true();
  return Value::boolean(trace.ask_size_is(trace.pieces_of(arguments[0]), position_of(arguments[1]), truth));
}

SymbolicText text_at(Trace& trace, const Value* arguments, Value encoding, Value flags) {
  return {trace, arguments[0], position_of(arguments[1]), static_cast<Encoding>(encoding.as_integer()),
          format_of(flags).order};
}

Value is_utf(Context&, Trace& trace, const Primitive&, const Value* arguments) {
  return Value::boolean(text_at(trace, arguments, arguments[2], arguments[3]).ask_character().has_value());
}

Value utf(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value result = primitive.function(context, arguments);
  auto character = text_at(trace, arguments, arguments[2], arguments[3]).ask_character();
  return character ? trace.with_term(result, *character) : result;
}

// How far it goes depends on the character, in the ranges of the encoding.
Value utf_advance(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  TermTable& terms = trace.terms();
  auto ask_up_to = [&](int64_t greatest) {
    TermId condition = terms.make(Operator::LessOrEqual, {trace.term_of(arguments[1]), terms.integer(greatest)});
    return trace.ask_condition(condition, arguments[1].as_integer() <= greatest);
  };
  auto encoding = static_cast<Encoding>(arguments[2].as_integer());
  bool is_short = encoding == Encoding::Utf8 && (ask_up_to(0x7f) || ask_up_to(0x7ff));
  if (!is_short && encoding != Encoding::Utf32) ask_up_to(0xffff);
  return primitive.function(context, arguments);
}

// ---- Construction

Value start(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (trace.ask_forms(arguments[0], bits_form)) {
    bool truth = arguments[0].as_bits()->size % arguments[1].payload() == 0;
    trace.ask_size_is_multiple(trace.pieces_of(arguments[0]), 0, arguments[1].payload(), truth);
  }
  return primitive.function(context, arguments);
}

// The size is only a guess of how much will come.
Value init_writable(Context& context, Trace&, const Primitive& primitive, const Value* arguments) {
  return primitive.function(context, arguments);
}

// What was there before, as pieces of the new string, which is `added` bits longer.
PieceList before(Trace& trace, Value bits, Value result, uint64_t added) {
  if (!bits.is_concrete()) return trace.pieces_of(bits);
  const BitsObject& longer = *result.as_bits();
  PieceList pieces;
  add_piece(pieces, Piece::literal({longer.bytes, longer.offset, longer.size - added, nullptr}));
  return pieces;
}

Piece last_bits(Value result, uint64_t size) {
  const BitsObject& bits = *result.as_bits();
  return Piece::literal({bits.bytes, bits.offset + bits.size - size, size, nullptr});
}

void add_field(PieceList& pieces, TermId term, uint64_t size, ByteOrder order) {
  if (order == ByteOrder::Big) return add_piece(pieces, Piece::field(term, 0, size));
  for (uint64_t done = 0; done < size; done += 8) {
    add_piece(pieces, Piece::field(term, done, std::min<uint64_t>(8, size - done)));
  }
}

Value append_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], forms_of(Form::Integer)) || !ask_is_size(trace, arguments[2])) {
    return primitive.function(context, arguments);
  }
  ask_usual_sizes(trace, arguments[2], arguments[3]);
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  if (size > widest_term) known = with_known(context, trace, primitive, known, 1);
  Value result = primitive.function(context, known);
  if (result.is_fault()) return result;
  PieceList pieces = before(trace, known[0], result, size);
  if (known[1].is_concrete()) {
    add_piece(pieces, last_bits(result, size));
  } else if (size > 0) {
    add_field(pieces, trace.term_of(known[1]), size, format_of(known[4]).order);
  }
  return trace.with_pieces(context.arena(), result, pieces);
}

Value append_float(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], number_forms) || !ask_is_size(trace, arguments[2])) {
    return primitive.function(context, arguments);
  }
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  known = with_known(context, trace, primitive, known, 1);
  Value result = primitive.function(context, known);
  if (result.is_fault()) return result;
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  PieceList pieces = before(trace, known[0], result, size);
  add_piece(pieces, last_bits(result, size));
  return trace.with_pieces(context.arena(), result, pieces);
}

// The parts of a string that is appended.
Value append_pieces(Context& context, Trace& trace, Value to, Value result, const PieceList& added, uint64_t size) {
  PieceList pieces = before(trace, to, result, size);
  for (const Piece& piece : added) add_piece(pieces, piece);
  return trace.with_pieces(context.arena(), result, pieces);
}

Value append_part(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_size(trace, arguments[2]) || !trace.ask_forms(arguments[1], bits_form)) {
    return primitive.function(context, arguments);
  }
  auto wanted = segment_size(arguments[2], arguments[3]);
  PieceList pieces = trace.pieces_of(arguments[1]);
  bool enough = wanted && *wanted <= arguments[1].as_bits()->size;
  const Value from_start[] = {arguments[1], Value::integer(0), arguments[2], arguments[3]};
  ask_fits(trace, from_start, enough);
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  Value result = primitive.function(context, known);
  if (result.is_fault()) return result;
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  return append_pieces(context, trace, known[0], result, trace.part(pieces, 0, size), size);
}

Value append_all(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], bits_form)) return primitive.function(context, arguments);
  PieceList pieces = trace.pieces_of(arguments[1]);
  uint64_t size = arguments[1].as_bits()->size;
  uint64_t unit = arguments[2].payload();
  trace.ask_size_is_multiple(pieces, 0, unit, size % unit == 0);
  Value result = primitive.function(context, arguments);
  return result.is_fault() ? result : append_pieces(context, trace, arguments[0], result, pieces, size);
}

Value append_utf(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], forms_of(Form::Integer))) return primitive.function(context, arguments);
  PieceList added;
  auto encoding = static_cast<Encoding>(arguments[2].as_integer());
  bool symbolic = !arguments[1].is_concrete();
  if (symbolic && !ask_encoded(trace, arguments[1], encoding, format_of(arguments[3]).order, added)) {
    return primitive.function(context, arguments);
  }
  Value result = primitive.function(context, arguments);
  if (result.is_fault()) return result;
  uint64_t size = result.as_bits()->size - arguments[0].as_bits()->size;
  if (!symbolic) add_piece(added, last_bits(result, size));
  return append_pieces(context, trace, arguments[0], result, added, size);
}

} // namespace

void lift_bits(PrimitiveRegistry& registry) {
  registry.lift("erlang.bits_fits", fits);
  registry.lift("erlang.bits_advance", advance);
  registry.lift("erlang.bits_integer", integer);
  lift_bit_floats(registry);
  registry.lift("erlang.bits_part", part);
  registry.lift("erlang.bits_rest_fits", rest_fits);
  registry.lift("erlang.bits_rest", rest);
  registry.lift("erlang.bits_at_end", at_end);
  registry.lift("erlang.bits_is_utf", is_utf);
  registry.lift("erlang.bits_utf", utf);
  registry.lift("erlang.bits_utf_advance", utf_advance);
  registry.lift("erlang.bits_start", start);
  registry.lift("erlang.bits_init_writable", init_writable);
  registry.lift("erlang.bits_append_integer", append_integer);
  registry.lift("erlang.bits_append_float", append_float);
  registry.lift("erlang.bits_append_part", append_part);
  registry.lift("erlang.bits_append_all", append_all);
  registry.lift("erlang.bits_append_utf", append_utf);
}

} // namespace assay::erlang
