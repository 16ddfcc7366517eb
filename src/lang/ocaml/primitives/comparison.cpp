// compare, =, < and the others, on any values.

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/compare.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

using Test = bool (*)(Order);
bool equal(Order order) { return order == Order::Equal; }
bool not_equal(Order order) { return order != Order::Equal; }
bool less(Order order) { return order == Order::Less; }
bool at_most(Order order) { return order == Order::Less || order == Order::Equal; }
bool greater(Order order) { return order == Order::Greater; }
bool at_least(Order order) { return order == Order::Greater || order == Order::Equal; }

template <Test test>
Value tested(Context& context, Trace* trace, const Value* a) {
  constexpr Wanted wanted = test == equal || test == not_equal ? Wanted::Equality
                            : test == less || test == at_most  ? Wanted::Below
                                                               : Wanted::Above;
  Order order = compare(context, trace, a[0], a[1], Comparing::Partially, wanted);
  return order == Order::Raised ? Value::fault() : Value::boolean(test(order));
}
template <Test test>
Value concretely(Context& context, const Value* a) {
  return tested<test>(context, nullptr, a);
}
template <Test test>
Value symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  return tested<test>(context, &trace, a);
}

Value ordered(Context& context, Trace* trace, const Value* a) {
  Order order = compare(context, trace, a[0], a[1], Comparing::Totally);
  if (order == Order::Raised) return Value::fault();
  return integer(order == Order::Less ? -1 : order == Order::Equal ? 0 : 1);
}
Value order_concretely(Context& context, const Value* a) { return ordered(context, nullptr, a); }
Value order_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  return ordered(context, &trace, a);
}

// `compare a b = 0`, which asks for less than `compare a b`.
template <bool negated>
Value compares_equal(Context& context, Trace* trace, const Value* a) {
  Order order = compare(context, trace, a[0], a[1], Comparing::Totally, Wanted::Equality);
  return order == Order::Raised ? Value::fault() : Value::boolean((order == Order::Equal) != negated);
}
template <bool negated>
void add_equality(PrimitiveRegistry& registry, std::string_view name) {
  add(
      registry, name, 2, [](Context& context, const Value* a) { return compares_equal<negated>(context, nullptr, a); },
      [](Context& context, Trace& trace, const Primitive&, const Value* a) {
        return compares_equal<negated>(context, &trace, a);
      },
      {.faults = "Invalid_argument"});
}

template <Test test>
void add_test(PrimitiveRegistry& registry, std::string_view name) {
  add(registry, name, 2, concretely<test>, symbolically<test>, {.faults = "Invalid_argument"});
}

} // namespace

void register_comparison(PrimitiveRegistry& registry) {
  add_test<equal>(registry, "caml_equal");
  add_test<not_equal>(registry, "caml_notequal");
  add_test<less>(registry, "caml_lessthan");
  add_test<at_most>(registry, "caml_lessequal");
  add_test<greater>(registry, "caml_greaterthan");
  add_test<at_least>(registry, "caml_greaterequal");
  add_equality<false>(registry, "ocaml.compares_equal");
  add_equality<true>(registry, "ocaml.compares_unequal");
  add(registry, "caml_compare", 2, order_concretely, order_symbolically, {.faults = "Invalid_argument"});
}

} // namespace assay::ocaml
