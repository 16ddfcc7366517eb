// Integers of the toy wrap at 64 bits; an operand of another kind is the exception 'not_an_integer.

#include "toy/toy.h"

namespace assay::toy {

namespace {

template <typename Operation>
Value on_integers(Context& context, const Value* arguments, Operation operation) {
  if (!arguments[0].is(Kind::Integer) || !arguments[1].is(Kind::Integer)) {
    return context.raise(Value::symbol(Symbol("not_an_integer")));
  }
  return operation(arguments[0].payload(), arguments[1].payload());
}

Value wrapped(uint64_t bits) { return Value::integer(static_cast<int64_t>(bits)); }

Value add(Context& context, const Value* arguments) {
  return on_integers(context, arguments, [](uint64_t left, uint64_t right) { return wrapped(left + right); });
}
Value subtract(Context& context, const Value* arguments) {
  return on_integers(context, arguments, [](uint64_t left, uint64_t right) { return wrapped(left - right); });
}
Value multiply(Context& context, const Value* arguments) {
  return on_integers(context, arguments, [](uint64_t left, uint64_t right) { return wrapped(left * right); });
}
Value less(Context& context, const Value* arguments) {
  return on_integers(context, arguments, [](uint64_t left, uint64_t right) {
    return Value::boolean(static_cast<int64_t>(left) < static_cast<int64_t>(right));
  });
}
Value same(Context&, const Value* arguments) { return Value::boolean(arguments[0].same(arguments[1])); }

Value globals(Context& context, const Value*) { return context.language_state<RunState>().globals; }
Value globals_of_library(Context& context, const Value*) { return library_globals(context.program()); }

} // namespace

const PrimitiveRegistry& primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry all;
    all.add({Symbol("+"), 2, add, Effect::Pure, FastPath::None, "not_an_integer"});
    all.add({Symbol("-"), 2, subtract, Effect::Pure, FastPath::None, "not_an_integer"});
    all.add({Symbol("*"), 2, multiply, Effect::Pure, FastPath::None, "not_an_integer"});
    all.add({Symbol("<"), 2, less, Effect::Pure, FastPath::Less, "not_an_integer"});
    all.add({Symbol("="), 2, same, Effect::Pure, FastPath::Equal, ""});
    all.add({Symbol("toy.globals"), 0, globals, Effect::Task, FastPath::None, ""});
    all.add({Symbol("toy.library_globals"), 0, globals_of_library, Effect::Task, FastPath::None, ""});
    return all;
  }();
  return registry;
}

} // namespace assay::toy
