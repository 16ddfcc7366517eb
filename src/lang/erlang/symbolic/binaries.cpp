// BIFs on binaries and bit strings, symbolically. Parts of a binary are asked to lie within it before their place is
// enumerated; what becomes a list has its size asked.

#include <algorithm>

#include "lang/erlang/lower/bit_segments.h"
#include "lang/erlang/symbolic/segments.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/io_list.h"
#include "machine/context.h"

namespace assay::erlang {

bool ask_is_binary(Trace& trace, Value value) {
  if (!trace.ask_forms(value, forms_of(Form::Bits))) return false;
  return trace.ask_size_is_multiple(trace.pieces_of(value), 0, 8, is_whole_bytes(*value.as_bits()));
}

namespace {

constexpr Forms bits_form = forms_of(Form::Bits);

Value byte_size(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], bits_form)) return primitive.function(context, arguments);
  return trace.with_term(primitive.function(context, arguments),
                         trace.byte_size_term(trace.pieces_of(arguments[0]), Rounding::Up));
}

Value bit_size(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], bits_form)) return primitive.function(context, arguments);
  return trace.with_term(primitive.function(context, arguments), trace.size_term(trace.pieces_of(arguments[0])));
}

// An integer as far as sizes need to know it.
int64_t clamped(Value integer) {
  constexpr int64_t far = int64_t{1} << 60;
  if (integer.is(Kind::BigInteger)) return is_negative(integer) ? -far : far;
  return std::clamp(integer.as_integer(), -far, far);
}

// A number that the program has, and its term.
struct Place {
  TermId term;
  int64_t value;
};

class Places {
 public:
  Places(Trace& trace, Value bits) : trace_(trace), pieces_(trace.pieces_of(bits)) {
    size_ = {trace.byte_size_term(pieces_, Rounding::Down), static_cast<int64_t>(bits.as_bits()->size / 8)};
  }
  Place size() const { return size_; }
  Place number(int64_t value) { return {trace_.terms().integer(value), value}; }
  Place of(Value integer) { return {trace_.term_of(integer), clamped(integer)}; }
  Place sum(Place left, Place right) {
    return {trace_.terms().make(Operator::Add, {left.term, right.term}), left.value + right.value};
  }
  bool ask_at_most(Place left, Place right) {
    return trace_.ask_condition(trace_.terms().make(Operator::LessOrEqual, {left.term, right.term}),
                                left.value <= right.value);
  }
  // Whether bytes `start` to `start + length` are all there; a negative length means those before.
  bool ask_range(Place start, Place length) {
    if (!ask_at_most(number(0), start) || !ask_at_most(start, size_)) return false;
    Place end = sum(start, length);
    return ask_at_most(number(0), length) ? ask_at_most(end, size_) : ask_at_most(number(0), end);
  }
  // Of whole bytes; perhaps to the end.
  Value part(Context& context, Value result, uint64_t start, uint64_t bits) {
    return trace_.with_pieces(context.arena(), result, trace_.part(pieces_, start, bits));
  }
  Value byte(Value result, uint64_t index) {
    return trace_.with_term(result, trace_.store().number_in(trace_.part(pieces_, 8 * index, 8), false));
  }
  const PieceList& pieces() const { return pieces_; }

 private:
  Trace& trace_;
  PieceList pieces_;
  Place size_;
};

bool ask_integer(Trace& trace, Value value) { return trace.ask_forms(value, forms_of(Form::Integer)); }

Value part_of_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments, Value position,
                     Value length) {
  Value subject = arguments[0];
  if (!trace.ask_forms(subject, bits_form) || !ask_integer(trace, position) || !ask_integer(trace, length)) {
    return primitive.function(context, arguments);
  }
  Places places(trace, subject);
  if (!places.ask_range(places.of(position), places.of(length))) return primitive.function(context, arguments);
  Value start = trace.ask_value(context, position);
  Value count = trace.ask_value(context, length);
  Value result = primitive.function(context, arguments);
  if (result.is_fault()) return result;
  int64_t first = start.as_integer() + std::min<int64_t>(count.as_integer(), 0);
  return places.part(context, result, 8 * static_cast<uint64_t>(first), result.as_bits()->size);
}

Value binary_part(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return part_of_binary(context, trace, primitive, arguments, arguments[1], arguments[2]);
}

Value binary_part_of_pair(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_arity_is(arguments[1], 2)) return primitive.function(context, arguments);
  const Value* pair = arguments[1].elements();
  return part_of_binary(context, trace, primitive, arguments, pair[0], pair[1]);
}

Value split_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], bits_form) || !ask_integer(trace, arguments[1])) {
    return primitive.function(context, arguments);
  }
  Places places(trace, arguments[0]);
  if (!places.ask_range(places.of(arguments[1]), places.number(0))) return primitive.function(context, arguments);
  uint64_t bits = 8 * trace.ask_value(context, arguments[1]).payload();
  Value result = primitive.function(context, arguments);
  return make_tuple_of(context.arena(), places.part(context, result.elements()[0], 0, bits),
                       places.part(context, result.elements()[1], bits, to_the_end));
}

// ---- Lists

// A list of bytes, the first of which is number `first`.
Value with_bytes(Context& context, Places& places, Value list, uint64_t first) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value element = list.as_cons()->head;
    uint64_t at = first + elements.size();
    elements.push_back(element.is(Kind::Bits) ? places.part(context, element, 8 * at, to_the_end)
                                              : places.byte(element, at));
  }
  return make_list(context.arena(), elements);
}

Value to_list(Context& context, Trace& trace, const Primitive& primitive, Value bits) {
  trace.ask_size(trace.pieces_of(bits));
  Value result = primitive.function(context, &bits);
  if (result.is_fault()) return result;
  Places places(trace, bits);
  return with_bytes(context, places, result, 0);
}

Value binary_to_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_binary(trace, arguments[0])) return primitive.function(context, arguments);
  return to_list(context, trace, primitive, arguments[0]);
}

Value bitstring_to_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], bits_form)) return primitive.function(context, arguments);
  return to_list(context, trace, primitive, arguments[0]);
}

Value binary_to_list_part(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], bits_form) || !ask_integer(trace, arguments[1]) ||
      !ask_integer(trace, arguments[2])) {
    return primitive.function(context, arguments);
  }
  Places places(trace, arguments[0]);
  Place first = places.of(arguments[1]);
  Place last = places.of(arguments[2]);
  if (!places.ask_at_most(places.number(1), first) || !places.ask_at_most(first, last) ||
      !places.ask_at_most(last, places.size())) {
    return primitive.function(context, arguments);
  }
  uint64_t start = trace.ask_value(context, arguments[1]).payload() - 1;
  trace.ask_value(context, arguments[2]);
  Value result = primitive.function(context, arguments);
  return result.is_fault() ? result : with_bytes(context, places, result, start);
}

// The leaves of a deep list, as they come; false at the first thing that does not belong there.
bool ask_leaves(Trace& trace, Value list, Leaves leaves, PieceList& pieces) {
  const Forms heads[] = {forms_of(Form::Integer), bits_form, forms_of(Form::Cons), forms_of(Form::Nil)};
  const Forms tails[] = {forms_of(Form::Cons), forms_of(Form::Nil), bits_form};
  auto add_bits = [&](Value bits) {
    if (leaves == Leaves::Bytes && !ask_is_binary(trace, bits)) return false;
    for (const Piece& piece : trace.pieces_of(bits)) add_piece(pieces, piece);
    return true;
  };
  auto add_byte = [&](Value byte) {
    TermTable& terms = trace.terms();
    TermId term = trace.term_of(byte);
    TermId least = terms.make(Operator::LessOrEqual, {terms.integer(0), term});
    TermId most = terms.make(Operator::LessOrEqual, {term, terms.integer(255)});
    bool truth = byte.is(Kind::Integer) && byte.payload() <= 255;
    if (!trace.ask_condition(terms.make(Operator::And, {least, most}), truth)) return false;
    add_piece(pieces, Piece::field(term, 0, 8));
    return true;
  };
  std::vector<Value> pending = {list};
  while (!pending.empty()) {
    Value here = pending.back();
    pending.pop_back();
    trace.ask_class(here, tails);
    if (here.is(Kind::Nil)) continue;
    if (here.is(Kind::Bits)) {
      if (!add_bits(here)) return false;
      continue;
    }
    if (!here.is(Kind::Cons)) return false;
    pending.push_back(here.as_cons()->tail);
    Value head = here.as_cons()->head;
    trace.ask_class(head, heads);
    switch (Trace::form(head)) {
      case Form::Integer:
        if (!add_byte(head)) return false;
        break;
      case Form::Bits:
        if (!add_bits(head)) return false;
        break;
      case Form::Cons: pending.push_back(head); break;
      case Form::Nil: break;
      default: return false;
    }
  }
  return true;
}

template <Leaves leaves, bool bits_alone>
Value flatten(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  PieceList pieces;
  const Forms lists = forms_of(Form::Cons, Form::Nil);
  bool is_list = trace.ask_forms(arguments[0], bits_alone ? lists | bits_form : lists);
  if (!is_list || !ask_leaves(trace, arguments[0], leaves, pieces)) return primitive.function(context, arguments);
  Value result = primitive.function(context, arguments);
  return result.is_fault() ? result : trace.with_pieces(context.arena(), result, pieces);
}

Value iolist_size(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  PieceList pieces;
  bool is_list = ask_leaves(trace, arguments[0], Leaves::Bytes, pieces);
  Value result = primitive.function(context, arguments);
  return is_list && !result.is_fault() ? trace.with_term(result, trace.byte_size_term(pieces, Rounding::Up)) : result;
}

// ---- The module binary

Value at(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_binary(trace, arguments[0]) || !ask_integer(trace, arguments[1])) {
    return primitive.function(context, arguments);
  }
  Places places(trace, arguments[0]);
  if (!places.ask_range(places.of(arguments[1]), places.number(1))) return primitive.function(context, arguments);
  uint64_t index = trace.ask_value(context, arguments[1]).payload();
  return places.byte(primitive.function(context, arguments), index);
}

template <bool is_last>
Value end_byte(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_binary(trace, arguments[0])) return primitive.function(context, arguments);
  uint64_t bytes = arguments[0].as_bits()->size / 8;
  if (!trace.ask_room(trace.pieces_of(arguments[0]), 8, bytes > 0)) return primitive.function(context, arguments);
  if (is_last) trace.ask_size(trace.pieces_of(arguments[0]));
  Places places(trace, arguments[0]);
  return places.byte(primitive.function(context, arguments), is_last ? bytes - 1 : 0);
}

Value copy(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = arguments;
  Value both[2];
  uint64_t times = 1;
  if (primitive.arity == 2) {
    if (!trace.ask_forms(arguments[0], bits_form) || !ask_integer(trace, arguments[1])) {
      return primitive.function(context, arguments);
    }
    both[0] = arguments[0];
    both[1] = trace.ask_value(context, arguments[1]);
    known = context.arena().copy(std::span<const Value>(both)).data();
    times = both[1].is(Kind::Integer) && both[1].as_integer() > 0 ? both[1].payload() : 0;
  }
  if (times == 0 || !ask_is_binary(trace, known[0])) return primitive.function(context, known);
  Value result = primitive.function(context, known);
  if (result.is_fault()) return result;
  PieceList pieces;
  for (uint64_t i = 0; i < times; ++i) {
    for (const Piece& piece : trace.pieces_of(known[0])) add_piece(pieces, piece);
  }
  return trace.with_pieces(context.arena(), result, pieces);
}

Value decode_unsigned(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  static const Symbol little("little");
  std::vector<Value> known(arguments, arguments + primitive.arity);
  if (primitive.arity == 2) known[1] = trace.ask_value(context, arguments[1]);
  const Value* all = context.arena().copy(known).data();
  if (!ask_is_binary(trace, all[0])) return primitive.function(context, all);
  trace.ask_size(trace.pieces_of(all[0]));
  Value result = primitive.function(context, all);
  if (result.is_fault()) return result;
  PieceList pieces = trace.pieces_of(all[0]);
  if (primitive.arity == 2 && all[1].is_symbol(little)) {
    pieces = in_other_order(trace, pieces, all[0].as_bits()->size);
  }
  return trace.with_term(result, trace.store().number_in(pieces, false));
}

Value encode_unsigned(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known(arguments, arguments + primitive.arity);
  if (primitive.arity == 2) known[1] = trace.ask_value(context, arguments[1]);
  const Value* all = context.arena().copy(known).data();
  if (!ask_integer(trace, all[0]) || all[0].is_concrete()) return primitive.function(context, all);
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(all[0]);
  if (trace.ask_condition(terms.make(Operator::Less, {number, terms.integer(0)}), is_negative(all[0]))) {
    return primitive.function(context, all);
  }
  Value result = primitive.function(context, all);
  if (result.is_fault()) return result;
  // Byte by byte, until it fits.
  uint64_t bytes = result.as_bits()->size / 8;
  TermId limit = terms.integer(256);
  for (uint64_t i = 1; !trace.ask_condition(terms.make(Operator::Less, {number, limit}), i == bytes); ++i) {
    limit = terms.make(Operator::Multiply, {limit, terms.integer(256)});
  }
  static const Symbol little("little");
  PieceList pieces = {Piece::field(number, 0, 8 * bytes)};
  if (primitive.arity == 2 && all[1].is_symbol(little)) pieces = in_other_order(trace, pieces, 8 * bytes);
  return trace.with_pieces(context.arena(), result, pieces);
}

} // namespace

Value ask_byte_list(Context& context, Trace& trace, Value binary) {
  trace.ask_size(trace.pieces_of(binary));
  Places places(trace, binary);
  std::vector<Value> bytes;
  for (uint64_t i = 0; i < binary.as_bits()->size / 8; ++i) {
    bytes.push_back(places.byte(Value::integer(byte_at(*binary.as_bits(), i)), i));
  }
  return make_list(context.arena(), bytes);
}

void lift_binaries(PrimitiveRegistry& registry) {
  lift_binary_search(registry);
  registry.lift("erlang:byte_size/1", byte_size);
  registry.lift("erlang:bit_size/1", bit_size);
  for (const char* name : {"erlang:binary_part/3", "binary:part/3"}) registry.lift(name, binary_part);
  for (const char* name : {"erlang:binary_part/2", "binary:part/2"}) registry.lift(name, binary_part_of_pair);
  registry.lift("erlang:split_binary/2", split_binary);
  registry.lift("erlang:binary_to_list/1", binary_to_list);
  registry.lift("erlang:binary_to_list/3", binary_to_list_part);
  registry.lift("erlang:bitstring_to_list/1", bitstring_to_list);
  for (const char* name : {"erlang:list_to_binary/1", "binary:list_to_bin/1"}) {
    registry.lift(name, flatten<Leaves::Bytes, false>);
  }
  registry.lift("erlang:list_to_bitstring/1", flatten<Leaves::AnyBits, false>);
  registry.lift("erlang:iolist_to_binary/1", flatten<Leaves::Bytes, true>);
  registry.lift("erlang:iolist_size/1", iolist_size);
  registry.lift("binary:at/2", at);
  registry.lift("binary:first/1", end_byte<false>);
  registry.lift("binary:last/1", end_byte<true>);
  for (const char* name : {"binary:copy/1", "binary:copy/2"}) registry.lift(name, copy);
  for (const char* name : {"binary:decode_unsigned/1", "binary:decode_unsigned/2"}) {
    registry.lift(name, decode_unsigned);
  }
  for (const char* name : {"binary:encode_unsigned/1", "binary:encode_unsigned/2"}) {
    registry.lift(name, encode_unsigned);
  }
}

} // namespace assay::erlang
