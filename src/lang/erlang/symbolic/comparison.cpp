// The comparisons. Scalars of known form become terms; where structure has to be looked at, each look is a question, in
// the order in which erl compares.

#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/compare.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

bool is_number(Value value) { return value.is_integer() || value.is(Kind::Float); }

// A number whose form is known on this path.
bool is_known_number(Trace& trace, Value value) {
  if (!is_number(value)) return false;
  if (value.symbolic().tag() != SymbolicTag::Cell) return true;
  return is_single(trace.store().forms(value.symbolic().index()));
}

enum class Relation : uint8_t { Equal, Less, Greater };

// The condition that a relation holds between two numbers of known forms, compared by their exact values.
TermId number_condition(Trace& trace, Value left, Value right, Relation relation) {
  TermTable& terms = trace.terms();
  TermId a = trace.term_of(left);
  TermId b = trace.term_of(right);
  bool left_integer = left.is_integer();
  if (left_integer == right.is_integer()) {
    if (relation == Relation::Equal) return terms.make(Operator::Equal, {a, b});
    return relation == Relation::Less ? terms.make(Operator::Less, {a, b}) : terms.make(Operator::Less, {b, a});
  }
  if (!left_integer) {
    std::swap(a, b);
    if (relation != Relation::Equal) relation = relation == Relation::Less ? Relation::Greater : Relation::Less;
  }
  switch (relation) {
    case Relation::Equal: return terms.make(Operator::MixedEqual, {a, b});
    case Relation::Less: return terms.make(Operator::MixedLess, {a, b});
    case Relation::Greater: return terms.make(Operator::MixedGreater, {a, b});
  }
  return no_term;
}

// The place of a form in the order of terms.
constexpr Form order_of_forms[] = {Form::Symbol, Form::Function, Form::Tuple, Form::Map,
                                   Form::Nil,    Form::Cons,     Form::Bits};

int rank_of(Value value) {
  if (is_number(value)) return 0;
  for (int i = 0; i < 7; ++i) {
    if (order_of_forms[i] == Trace::form(value)) return i + 1;
  }
  return -1; // pids and the like: never symbolic
}

Forms forms_of_rank(int rank) { return rank == 0 ? number_forms : forms_of(order_of_forms[rank - 1]); }

bool is_open(Trace& trace, Value value) {
  return value.symbolic().tag() == SymbolicTag::Cell && !is_single(trace.store().forms(value.symbolic().index()));
}

// Where the value stands in the order, as far as a comparison with one of `rank` needs to know.
void ask_rank_against(Trace& trace, Value value, int rank) {
  Forms below = 0;
  for (int i = 0; i < rank; ++i) below |= forms_of_rank(i);
  const Forms classes[] = {below, forms_of_rank(rank)};
  trace.ask_class(value, classes);
}

void ask_rank(Trace& trace, Value value) {
  Forms classes[8];
  for (int i = 0; i < 8; ++i) classes[i] = forms_of_rank(i);
  trace.ask_class(value, classes);
}

// How the two stand to each other, by their forms. What is asked depends on what is known of them, never on what they
// happen to be: another run of the same path must ask the same.
void ask_ranks(Trace& trace, Value left, Value right) {
  if (is_open(trace, left) && is_open(trace, right)) ask_rank(trace, left);
  if (rank_of(left) < 0 || rank_of(right) < 0) return;
  ask_rank_against(trace, left, rank_of(right));
  ask_rank_against(trace, right, rank_of(left));
}

int ask_numbers(Trace& trace, Value left, Value right) {
  trace.ask_class(left, number_classes);
  trace.ask_class(right, number_classes);
  int order = compare(left.without_symbolic(), right.without_symbolic());
  if (trace.ask_condition(number_condition(trace, left, right, Relation::Equal), order == 0)) return 0;
  trace.ask_condition(number_condition(trace, left, right, Relation::Less), order < 0);
  return order;
}

Value settled(Trace& trace, Value value) {
  bool depends = value.is(Kind::Symbol) && value.symbolic().tag() == SymbolicTag::Term;
  return depends ? Value::boolean(trace.ask_truth(value)) : value;
}

// In erl it depends on where the functions were compiled.
int unknown_order(Context& context) {
  context.unsupported("the order of function inputs");
  return 1;
}

int ask_whole(Context& context, Trace& trace, Value left, Value right) {
  if (trace.ask_equal(left, right)) return 0;
  return compare(trace.ask_value(context, left), trace.ask_value(context, right));
}

} // namespace

int ask_compare(Context& context, Trace& trace, Value left, Value right) {
  for (;;) {
    if (!Trace::is_symbolic(left) && !Trace::is_symbolic(right)) return compare(left, right);
    left = settled(trace, left);
    right = settled(trace, right);
    ask_ranks(trace, left, right);
    if (rank_of(left) < 0 || rank_of(right) < 0) return ask_whole(context, trace, left, right);
    if (rank_of(left) != rank_of(right)) return rank_of(left) < rank_of(right) ? -1 : 1;
    switch (Trace::form(left)) {
      case Form::Integer:
      case Form::Float: return ask_numbers(trace, left, right);
      case Form::Nil: return 0;
      case Form::Symbol: return trace.ask_symbol_order(left, right);
      case Form::Cons: {
        int order = ask_compare(context, trace, left.as_cons()->head, right.as_cons()->head);
        if (order != 0) return order;
        left = left.as_cons()->tail;
        right = right.as_cons()->tail;
        continue;
      }
      case Form::Tuple:
        trace.ask_arity(left);
        trace.ask_arity(right);
        if (left.arity() != right.arity()) return left.arity() < right.arity() ? -1 : 1;
        for (uint32_t i = 0; i < left.arity(); ++i) {
          int order = ask_compare(context, trace, left.elements()[i], right.elements()[i]);
          if (order != 0) return order;
        }
        return 0;
      case Form::Bits: return ask_bits_order(context, trace, left, right);
      case Form::Function: return trace.ask_equal(left, right) ? 0 : unknown_order(context);
      default: return ask_whole(context, trace, left, right);
    }
  }
}

bool ask_numerically_equal(Context& context, Trace& trace, Value left, Value right) {
  for (;;) {
    if (!Trace::is_symbolic(left) && !Trace::is_symbolic(right)) return equal(left, right);
    left = settled(trace, left);
    right = settled(trace, right);
    // Two unknowns: if they are not the very same, only numbers somewhere inside can make them equal.
    if (is_open(trace, left) && is_open(trace, right)) {
      if (trace.ask_equal(left, right)) return true;
      const Forms classes[] = {forms_of(Form::Integer), forms_of(Form::Float), forms_of(Form::Cons),
                               forms_of(Form::Tuple), forms_of(Form::Map)};
      if (trace.ask_class(left, classes) == std::size(classes)) return false;
    }
    Value known = is_open(trace, left) ? right : left;
    Value other = is_open(trace, left) ? left : right;
    switch (Trace::form(known)) {
      case Form::Integer:
      case Form::Float: {
        if (trace.ask_class(other, number_classes) == 2) return false;
        trace.ask_class(known, number_classes);
        bool truth = equal(left.without_symbolic(), right.without_symbolic());
        return trace.ask_condition(number_condition(trace, left, right, Relation::Equal), truth);
      }
      case Form::Cons:
        if (!trace.ask_forms(other, forms_of(Form::Cons))) return false;
        if (!ask_numerically_equal(context, trace, left.as_cons()->head, right.as_cons()->head)) return false;
        left = left.as_cons()->tail;
        right = right.as_cons()->tail;
        continue;
      case Form::Tuple:
        trace.ask_arity(known);
        if (!trace.ask_arity_is(other, known.arity())) return false;
        for (uint32_t i = 0; i < left.arity(); ++i) {
          if (!ask_numerically_equal(context, trace, left.elements()[i], right.elements()[i])) return false;
        }
        return true;
      case Form::Map:
        if (!trace.ask_forms(other, forms_of(Form::Map))) return false;
        // Keys are compared exactly, even here.
        return trace.ask_equal_maps(
            left, right, [&](Value one, Value two) { return ask_numerically_equal(context, trace, one, two); });
      default: return trace.ask_equal(left, right);
    }
  }
}

namespace {

Value exactly_equal_value(Trace& trace, Value left, Value right, bool wanted) {
  if (is_known_number(trace, left) && is_known_number(trace, right)) {
    if (left.is_integer() != right.is_integer()) return Value::boolean(!wanted);
    TermId condition = number_condition(trace, left, right, Relation::Equal);
    if (!wanted) condition = trace.terms().negation(condition);
    bool truth = exactly_equal(left.without_symbolic(), right.without_symbolic());
    return trace.boolean(truth == wanted, condition);
  }
  return Value::boolean(trace.ask_equal(left, right) == wanted);
}

template <bool wanted>
Value exactly_equal_symbolically(Context&, Trace& trace, const Primitive&, const Value* arguments) {
  return exactly_equal_value(trace, arguments[0], arguments[1], wanted);
}

template <bool wanted>
Value equal_symbolically(Context& context, Trace& trace, const Primitive&, const Value* arguments) {
  Value left = arguments[0];
  Value right = arguments[1];
  if (is_known_number(trace, left) && is_known_number(trace, right)) {
    TermId condition = number_condition(trace, left, right, Relation::Equal);
    if (!wanted) condition = trace.terms().negation(condition);
    return trace.boolean(equal(left.without_symbolic(), right.without_symbolic()) == wanted, condition);
  }
  return Value::boolean(ask_numerically_equal(context, trace, left, right) == wanted);
}

// `relation` of the operands, or its opposite when `wanted` is false: A =< B is not A > B.
template <Relation relation, bool wanted>
Value order_symbolically(Context& context, Trace& trace, const Primitive&, const Value* arguments) {
  Value left = arguments[0];
  Value right = arguments[1];
  ask_ranks(trace, left, right);
  if (is_number(left) && is_number(right)) {
    trace.ask_class(left, number_classes);
    trace.ask_class(right, number_classes);
    int order = compare(left.without_symbolic(), right.without_symbolic());
    bool truth = relation == Relation::Less ? order < 0 : order > 0;
    TermId condition = number_condition(trace, left, right, relation);
    if (!wanted) condition = trace.terms().negation(condition);
    return trace.boolean(truth == wanted, condition);
  }
  int order = ask_compare(context, trace, left, right);
  if (context.has_ended()) return Value::fault();
  bool truth = relation == Relation::Less ? order < 0 : order > 0;
  return Value::boolean(truth == wanted);
}

template <bool greatest>
Value extreme(Context& context, Trace& trace, const Primitive&, const Value* arguments) {
  int order = ask_compare(context, trace, arguments[0], arguments[1]);
  if (context.has_ended()) return Value::fault();
  bool second = greatest ? order < 0 : order > 0;
  return arguments[second ? 1 : 0];
}

} // namespace

void lift_comparison(PrimitiveRegistry& registry) {
  registry.lift("erlang:=:=/2", exactly_equal_symbolically<true>);
  registry.lift("erlang:=/=/2", exactly_equal_symbolically<false>);
  registry.lift("erlang:==/2", equal_symbolically<true>);
  registry.lift("erlang:/=/2", equal_symbolically<false>);
  registry.lift("erlang:</2", order_symbolically<Relation::Less, true>);
  registry.lift("erlang:=</2", order_symbolically<Relation::Greater, false>);
  registry.lift("erlang:>/2", order_symbolically<Relation::Greater, true>);
  registry.lift("erlang:>=/2", order_symbolically<Relation::Less, false>);
  registry.lift("erlang:max/2", extreme<true>);
  registry.lift("erlang:min/2", extreme<false>);
}

} // namespace assay::erlang
