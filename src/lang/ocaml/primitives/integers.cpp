// Arithmetic on int: 63 bits that wrap around. Division truncates, as C's does.

#include "lang/ocaml/primitives/bit_terms.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

uint64_t bits(Value value) { return value.payload(); }

Value add_integers(Context&, const Value* a) { return integer(wrapped(bits(a[0]) + bits(a[1]))); }
Value subtract(Context&, const Value* a) { return integer(wrapped(bits(a[0]) - bits(a[1]))); }
Value multiply(Context&, const Value* a) { return integer(wrapped(bits(a[0]) * bits(a[1]))); }
Value negate(Context&, const Value* a) { return integer(wrapped(-bits(a[0]))); }

Value divide(Context& context, const Value* a) {
  if (a[1].as_integer() == 0) return division_by_zero(context);
  // The one quotient that is too large wraps.
  return integer(wrapped(static_cast<uint64_t>(a[0].as_integer() / a[1].as_integer())));
}
Value remainder(Context& context, const Value* a) {
  if (a[1].as_integer() == 0) return division_by_zero(context);
  return integer(a[0].as_integer() % a[1].as_integer());
}

Value bit_and(Context&, const Value* a) { return integer(a[0].as_integer() & a[1].as_integer()); }
Value bit_or(Context&, const Value* a) { return integer(a[0].as_integer() | a[1].as_integer()); }
Value bit_xor(Context&, const Value* a) { return integer(a[0].as_integer() ^ a[1].as_integer()); }

// Shifts by less than 0 or more than 63 are unspecified; these are what the processor makes of them on amd64, where
// the real bytecode interpreter shifts the tagged word.
Value shift_left(Context&, const Value* a) { return integer(wrapped(bits(a[0]) << (bits(a[1]) & 63))); }
Value shift_right_logical(Context&, const Value* a) {
  uint64_t word = bits(a[0]) << 1 | 1;
  return integer(static_cast<int64_t>((word >> (bits(a[1]) & 63)) | 1) >> 1);
}
Value shift_right(Context&, const Value* a) {
  int64_t word = static_cast<int64_t>(bits(a[0]) << 1 | 1);
  return integer((word >> (bits(a[1]) & 63) | 1) >> 1);
}

Value less(Context&, const Value* a) { return Value::boolean(a[0].as_integer() < a[1].as_integer()); }
Value less_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() <= a[1].as_integer()); }
Value greater(Context&, const Value* a) { return Value::boolean(a[0].as_integer() > a[1].as_integer()); }
Value greater_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() >= a[1].as_integer()); }
Value compare_integers(Context&, const Value* a) {
  return integer((a[0].as_integer() > a[1].as_integer()) - (a[0].as_integer() < a[1].as_integer()));
}
Value is_integer(Context&, const Value* a) { return Value::boolean(a[0].is(Kind::Integer)); }
// All but 0: true, and blocks.
Value is_true(Context&, const Value* a) { return Value::boolean(!a[0].same(Value::integer(0))); }
// Whether the second is below 0 or above the first.
Value is_out(Context&, const Value* a) { return Value::boolean(bits(a[1]) > bits(a[0])); }
Value swap_bytes_16(Context&, const Value* a) {
  return integer(static_cast<int64_t>((bits(a[0]) & 0xff) << 8 | (bits(a[0]) >> 8 & 0xff)));
}

// ---- Symbolic halves

TermId term(Trace& trace, Value value) {
  trace.ask_forms(value, forms_of(Form::Integer));
  return trace.term_of(value);
}

Value with_wrapped(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments, TermId result) {
  return trace.with_term(primitive.function(context, arguments), trace.terms().make(Operator::Wrap, {result}, 63));
}

template <Operator operation>
Value wrapping(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[0]);
  TermId right = term(trace, a[1]);
  return with_wrapped(context, trace, primitive, a, trace.terms().make(operation, {left, right}));
}

Value negate_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return with_wrapped(context, trace, primitive, a, trace.terms().make(Operator::Negate, {term(trace, a[0])}));
}

template <Operator operation>
Value dividing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId left = term(trace, a[0]);
  TermId right = term(trace, a[1]);
  TermId is_zero = terms.make(Operator::Equal, {right, terms.integer(0)});
  if (trace.ask_condition(is_zero, a[1].as_integer() == 0)) return division_by_zero(context);
  TermId result = terms.make(operation, {left, right});
  if (operation == Operator::Divide) return with_wrapped(context, trace, primitive, a, result);
  return trace.with_term(primitive.function(context, a), result);
}

template <Operator operation>
Value on_bits(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[0]);
  TermId right = term(trace, a[1]);
  return trace.with_term(primitive.function(context, a), trace.terms().make(operation, {left, right}));
}

template <TermId (*shifted)(TermTable&, Width, TermId, TermId)>
Value shifting(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId number = term(trace, a[0]);
  TermId distance = term(trace, a[1]);
  return trace.with_term(primitive.function(context, a), shifted(trace.terms(), plain_width, number, distance));
}

template <Operator operation, bool swapped, bool negated>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[swapped ? 1 : 0]);
  TermId right = term(trace, a[swapped ? 0 : 1]);
  TermId truth = trace.terms().make(operation, {left, right});
  if (negated) truth = trace.terms().negation(truth);
  return trace.boolean(primitive.function(context, a).is_true(), truth);
}

Value compare_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId left = term(trace, a[0]);
  TermId right = term(trace, a[1]);
  int64_t order = primitive.function(context, a).as_integer();
  if (trace.ask_condition(terms.make(Operator::Less, {left, right}), order < 0)) return integer(-1);
  return integer(trace.ask_condition(terms.make(Operator::Equal, {left, right}), order == 0) ? 0 : 1);
}

Value is_integer_symbolically(Context&, Trace& trace, const Primitive&, const Value* a) {
  return Value::boolean(trace.ask_forms(a[0], forms_of(Form::Integer)));
}

Value is_true_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (!trace.ask_forms(a[0], forms_of(Form::Integer))) return Value::boolean(true);
  TermTable& terms = trace.terms();
  TermId is_zero = terms.make(Operator::Equal, {trace.term_of(a[0]), terms.integer(0)});
  return trace.boolean(primitive.function(context, a).is_true(), terms.negation(is_zero));
}

Value is_out_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId limit = term(trace, a[0]);
  TermId number = term(trace, a[1]);
  TermId is_low = terms.make(Operator::Less, {number, terms.integer(0)});
  TermId is_high = terms.make(Operator::Less, {limit, number});
  return trace.boolean(primitive.function(context, a).is_true(), terms.make(Operator::Or, {is_low, is_high}));
}

void add_fast(PrimitiveRegistry& registry, std::string_view name, PrimitiveFunction function, FastPath fast,
              SymbolicFunction symbolic) {
  registry.add({Symbol(name), 2, function, Effect::Pure, fast, {}, symbolic});
}

} // namespace

void register_integers(PrimitiveRegistry& registry) {
  add(registry, "ocaml.addint", 2, add_integers, wrapping<Operator::Add>);
  add(registry, "ocaml.subint", 2, subtract, wrapping<Operator::Subtract>);
  add(registry, "ocaml.mulint", 2, multiply, wrapping<Operator::Multiply>);
  add(registry, "ocaml.negint", 1, negate, negate_symbolically);
  add(registry, "ocaml.divint", 2, divide, dividing<Operator::Divide>, {.faults = "Division_by_zero"});
  add(registry, "ocaml.modint", 2, remainder, dividing<Operator::Remainder>, {.faults = "Division_by_zero"});
  add_fast(registry, "ocaml.andint", bit_and, FastPath::BitAnd, on_bits<Operator::BitAnd>);
  add_fast(registry, "ocaml.orint", bit_or, FastPath::BitOr, on_bits<Operator::BitOr>);
  add_fast(registry, "ocaml.xorint", bit_xor, FastPath::BitXor, on_bits<Operator::BitXor>);
  add(registry, "ocaml.lslint", 2, shift_left, shifting<shifted_left>);
  add(registry, "ocaml.lsrint", 2, shift_right_logical, shifting<shifted_right_logically>);
  add(registry, "ocaml.asrint", 2, shift_right, shifting<shifted_right>);
  add_fast(registry, "ocaml.less", less, FastPath::Less, comparing<Operator::Less, false, false>);
  add_fast(registry, "ocaml.greater", greater, FastPath::Greater, comparing<Operator::Less, true, false>);
  add_fast(registry, "ocaml.less_or_equal", less_or_equal, FastPath::LessOrEqual,
           comparing<Operator::LessOrEqual, false, false>);
  add_fast(registry, "ocaml.greater_or_equal", greater_or_equal, FastPath::GreaterOrEqual,
           comparing<Operator::LessOrEqual, true, false>);
  add(registry, "ocaml.compare_ints", 2, compare_integers, compare_symbolically);
  add(registry, "caml_int_compare", 2, compare_integers, compare_symbolically);
  add(registry, "ocaml.is_integer", 1, is_integer, is_integer_symbolically);
  add(registry, "ocaml.is_true", 1, is_true, is_true_symbolically);
  add(registry, "ocaml.is_out", 2, is_out, is_out_symbolically);
  add(registry, "ocaml.bswap16", 1, swap_bytes_16);
  for (const char* name :
       {"ocaml.addint", "ocaml.subint", "ocaml.mulint", "ocaml.negint", "ocaml.divint", "ocaml.modint", "ocaml.andint",
        "ocaml.orint", "ocaml.xorint", "ocaml.lslint", "ocaml.lsrint", "ocaml.asrint", "ocaml.less", "ocaml.greater",
        "ocaml.less_or_equal", "ocaml.greater_or_equal", "ocaml.compare_ints", "caml_int_compare", "ocaml.is_out"}) {
    registry.go_back_by_integers(name);
  }
  registry.go_back("ocaml.is_integer", Backward::Lifted);
  registry.go_back("ocaml.is_true", Backward::Lifted);
}

} // namespace assay::ocaml
