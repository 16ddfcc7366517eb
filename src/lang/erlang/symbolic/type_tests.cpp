// Tests of type on symbolic values, and the strict operators on booleans.

#include "lang/erlang/symbolic/symbolic.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

template <Form... forms>
Value has_form(Context&, Trace& trace, const Primitive&, const Value* arguments) {
  return Value::boolean(trace.ask_forms(arguments[0], forms_of(forms...)));
}

// A boolean that may depend on a term stays one; a cell is asked whether it is `true`, `false` or neither.
void ask_boolean(Trace& trace, Value value) {
  if (value.symbolic().tag() != SymbolicTag::Cell && !is_named(value)) return;
  const SwitchArm arms[] = {{SwitchArm::Test::Literal, Value::boolean(true), 0, Kind::Unset},
                            {SwitchArm::Test::Literal, Value::boolean(false), 0, Kind::Unset}};
  trace.ask_arm(value, arms);
}

Value is_boolean(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_boolean(trace, arguments[0]);
  return primitive.function(context, arguments);
}

Value is_binary(Context&, Trace& trace, const Primitive&, const Value* arguments) {
  return Value::boolean(ask_is_binary(trace, arguments[0]));
}

Value is_function_of_arity(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value arity = trace.ask_value(context, arguments[1]);
  const Value known[] = {arguments[0], arity};
  bool asks = arity.is(Kind::Integer) && arity.as_integer() >= 0 && arity.as_integer() < 256;
  if (!asks || !trace.ask_forms(arguments[0], forms_of(Form::Function))) {
    if (!asks && canonical_function_of(arguments[0]) != nullptr && arity.is(Kind::Integer)) {
      return arity.as_integer() < 0 ? primitive.function(context, known) : Value::boolean(false);
    }
    return primitive.function(context, known);
  }
  if (canonical_function_of(arguments[0]) == nullptr) return primitive.function(context, known);
  return Value::boolean(trace.ask_function_arity(arguments[0], static_cast<uint32_t>(arity.as_integer())));
}

Value is_record(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known = {arguments[0], trace.ask_value(context, arguments[1])};
  Value record = arguments[0];
  if (primitive.arity == 3) known.push_back(trace.ask_value(context, arguments[2]));
  if (!trace.ask_forms(record, forms_of(Form::Tuple))) return primitive.function(context, known.data());
  if (primitive.arity == 3 && known[2].is(Kind::Integer) && known[2].as_integer() > 0 &&
      known[2].as_integer() <= int64_t{largest_arity}) {
    if (!trace.ask_arity_is(record, static_cast<uint32_t>(known[2].as_integer()))) {
      return primitive.function(context, known.data());
    }
  } else {
    trace.ask_arity(record);
  }
  // The tag of a record that fits so far is looked at last, as a value of its own.
  if (record.arity() == 0 || !known[1].is(Kind::Symbol)) return primitive.function(context, known.data());
  bool same_tag = trace.ask_equal(record.elements()[0], known[1]);
  bool fits = primitive.arity == 2 || (known[2].is(Kind::Integer) && record.arity() == known[2].as_integer());
  if (primitive.arity == 3 && !known[2].is(Kind::Integer)) return primitive.function(context, known.data());
  return Value::boolean(same_tag && fits);
}

template <Operator operation>
Value boolean_operator(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_boolean(trace, arguments[0]);
  ask_boolean(trace, arguments[1]);
  Value result = primitive.function(context, arguments);
  if (result.is_fault()) return result;
  auto term_of = [&](Value value) {
    return value.symbolic().tag() == SymbolicTag::Term ? value.symbolic().index()
                                                       : trace.terms().truth(value.is_true());
  };
  TermId left = term_of(arguments[0]);
  TermId right = term_of(arguments[1]);
  TermId term = trace.terms().make(operation, {left, right});
  // `xor` is being different.
  if (operation == Operator::Equal) term = trace.terms().negation(term);
  return trace.boolean(result.is_true(), term);
}

Value not_value(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_boolean(trace, arguments[0]);
  Value result = primitive.function(context, arguments);
  if (result.is_fault() || arguments[0].symbolic().tag() != SymbolicTag::Term) return result;
  return trace.boolean(result.is_true(), trace.terms().negation(arguments[0].symbolic().index()));
}

} // namespace

void lift_type_tests(PrimitiveRegistry& registry) {
  registry.lift("erlang:is_atom/1", has_form<Form::Symbol>);
  registry.lift("erlang:is_binary/1", is_binary);
  registry.lift("erlang:is_bitstring/1", has_form<Form::Bits>);
  registry.lift("erlang:is_boolean/1", is_boolean);
  registry.lift("erlang:is_float/1", has_form<Form::Float>);
  registry.lift("erlang:is_function/1", has_form<Form::Function>);
  registry.lift("erlang:is_function/2", is_function_of_arity);
  registry.lift("erlang:is_integer/1", has_form<Form::Integer>);
  registry.lift("erlang:is_list/1", has_form<Form::Cons, Form::Nil>);
  registry.lift("erlang:is_map/1", has_form<Form::Map>);
  registry.lift("erlang:is_number/1", has_form<Form::Integer, Form::Float>);
  registry.lift("erlang:is_tuple/1", has_form<Form::Tuple>);
  registry.lift("erlang:is_record/2", is_record);
  registry.lift("erlang:is_record/3", is_record);
  registry.lift("erlang:and/2", boolean_operator<Operator::And>);
  registry.lift("erlang:or/2", boolean_operator<Operator::Or>);
  registry.lift("erlang:xor/2", boolean_operator<Operator::Equal>);
  registry.lift("erlang:not/1", not_value);
}

} // namespace assay::erlang
