// Primitives that take structures apart or put values together. They look at the outermost form of some arguments and
// pass everything else on as it is.

#include "lang/erlang/symbolic/symbolic.h"
#include "machine/add_primitive.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

// The first argument must be known, the others are passed on.
Value know_first(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known(arguments, arguments + primitive.arity);
  known[0] = trace.ask_value(context, known[0]);
  return primitive.function(context, context.arena().copy(known).data());
}

// As know_first, but what it is no use for is told by its form alone.
template <Form form>
Value know_first_of_form(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], forms_of(form))) return primitive.function(context, arguments);
  std::vector<Value> known;
  for (uint32_t i = 0; i < primitive.arity; ++i) known.push_back(trace.ask_value(context, arguments[i]));
  return primitive.function(context, context.arena().copy(known).data());
}

template <Form form>
Value look_at_form(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  trace.ask_forms(arguments[0], forms_of(form));
  return primitive.function(context, arguments);
}

void ask_tuple(Trace& trace, Value value) {
  if (trace.ask_forms(value, forms_of(Form::Tuple))) trace.ask_arity(value);
}

template <uint32_t index>
Value look_at_tuple(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_tuple(trace, arguments[index]);
  return primitive.function(context, arguments);
}

Value size(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Forms classes[] = {forms_of(Form::Tuple), forms_of(Form::Bits)};
  size_t found = trace.ask_class(arguments[0], classes);
  if (found == 0) trace.ask_arity(arguments[0]);
  Value result = primitive.function(context, arguments);
  if (found != 1) return result;
  return trace.with_term(result, trace.byte_size_term(trace.pieces_of(arguments[0]), Rounding::Down));
}

// A position within a tuple of known size: outside on either side, or one of the places.
Value at_position(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known(arguments, arguments + primitive.arity);
  if (!trace.ask_forms(arguments[0], forms_of(Form::Integer))) return primitive.function(context, arguments);
  ask_tuple(trace, arguments[1]);
  if (!arguments[1].is(Kind::Tuple)) return primitive.function(context, arguments);
  TermTable& terms = trace.terms();
  TermId position = trace.term_of(arguments[0]);
  // insert_element may append.
  static const Symbol insert("erlang:insert_element/3");
  int64_t places = int64_t{arguments[1].arity()} + (primitive.name == insert ? 1 : 0);
  bool small = arguments[0].is(Kind::Integer);
  bool negative = !small && arguments[0].as_big_integer()->size < 0;
  bool low = small ? arguments[0].as_integer() < 1 : negative;
  bool high = small ? arguments[0].as_integer() > places : !negative;
  if (trace.ask_condition(terms.make(Operator::Less, {position, terms.integer(1)}), low)) {
    return primitive.function(context, arguments);
  }
  if (trace.ask_condition(terms.make(Operator::Less, {terms.integer(places), position}), high)) {
    return primitive.function(context, arguments);
  }
  known[0] = trace.ask_value(context, arguments[0]);
  return primitive.function(context, context.arena().copy(known).data());
}

// The whole of a list's spine; the elements are passed on.
void ask_spine(Trace& trace, Value list) {
  const Forms classes[] = {forms_of(Form::Cons), forms_of(Form::Nil)};
  for (;; list = list.as_cons()->tail) {
    if (!list.is_concrete()) trace.ask_class(list, classes);
    if (!list.is(Kind::Cons)) return;
  }
}

Value look_at_spine(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_spine(trace, arguments[0]);
  return primitive.function(context, arguments);
}

} // namespace

void lift_structures(PrimitiveRegistry& registry) {
  for (const char* name : {"erlang:error/1", "erlang:error/2", "erlang:error/3", "erlang:exit/1", "erlang:throw/1",
                           "erlang:nif_error/1", "erlang:nif_error/2", "erlang.reraise", "erlang.raw_raise",
                           "erlang.build_stacktrace", "erlang.match_fail", "erlang.catch_value"}) {
    registry.lift(name, pass_on);
  }
  for (const char* name : {"erlang:raise/3", "erlang:put/2", "erlang:make_tuple/2"}) registry.lift(name, know_first);
  for (const char* name :
       {"erlang:float_to_list/1", "erlang:float_to_list/2", "erlang:float_to_binary/1", "erlang:float_to_binary/2"}) {
    registry.lift(name, know_first_of_form<Form::Float>);
  }
  registry.lift("erlang:hd/1", look_at_form<Form::Cons>);
  registry.lift("erlang:tl/1", look_at_form<Form::Cons>);
  registry.lift("erlang:tuple_size/1", look_at_tuple<0>);
  registry.lift("erlang:tuple_to_list/1", look_at_tuple<0>);
  registry.lift("erlang:append_element/2", look_at_tuple<0>);
  registry.lift("erlang:size/1", size);
  registry.lift("erlang:list_to_tuple/1", look_at_spine);
  for (const char* name :
       {"erlang:element/2", "erlang:setelement/3", "erlang:insert_element/3", "erlang:delete_element/2"}) {
    registry.lift(name, at_position);
  }
}

} // namespace assay::erlang
