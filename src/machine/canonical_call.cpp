#include "machine/canonical_call.h"

#include <algorithm>
#include <cmath>

#include "core/parts.h"
#include "input/canonical_function.h"
#include "machine/context.h"
#include "machine/program.h"
#include "machine/trace.h"

namespace assay::machine {

namespace {

using Body = CanonicalFunction::Body;
using Node = CanonicalFunction::Node;

// A call of a function input that is waiting for the answer of a call of its own.
struct Activation {
  CanonicalFunction* function;
  Body* body;
  std::span<const Value> scope;
  const Code* code;
  const uint32_t* address;
};

Activation& activation_of(Value value) { return *static_cast<Activation*>(const_cast<void*>(value.as_opaque()->data)); }

// ---- Without a trace

bool matches(Program& program, Value key, Value value) {
  return fits_in_parts(key, value, [&](Value wanted, Value given) {
    auto answer = [](bool fits) { return fits ? PairLook::Fits : PairLook::Differs; };
    if (wanted.is(Kind::Unset)) return PairLook::Fits;
    if (auto arity = arity_of_key(wanted)) {
      return answer(is_function(given) && arity_of_function(given).value_or(*arity) == *arity);
    }
    // There is one NaN, whatever its bits.
    bool is_nan = wanted.is(Kind::Float) && std::isnan(wanted.as_float());
    if (is_nan && given.is(Kind::Float)) return answer(std::isnan(given.as_float()));
    return holds_function_key(wanted) ? PairLook::Parts : answer(program.exactly_equal(wanted, given));
  });
}

const Body* look_up(Program& program, const CanonicalFunction& function, const Node& node,
                    std::span<const Value> arrived, std::vector<Value>& scope) {
  for (const CanonicalFunction::Row& row : node.rows) {
    bool fits = row.keys.size() == arrived.size();
    for (size_t i = 0; i < arrived.size() && fits; ++i) fits = matches(program, row.keys[i], arrived[i]);
    if (!fits) continue;
    for (size_t i = 0; i < arrived.size(); ++i) bind(row.keys[i], arrived[i], scope);
    return &function.bodies[row.body];
  }
  scope.insert(scope.end(), arrived.begin(), arrived.end());
  return function.default_body(node);
}

// ---- What a body does

Value value_of(Context& context, const CanonicalFunction::Operand& operand, std::span<const Value> scope) {
  return operand.variable ? scope[*operand.variable] : with_scope(context.arena(), operand.value, scope);
}

// An input that raises is not what is looked for, so what can't be calculated has no answer.
Value calculate(Context& context, const Body& body, std::span<const Value> scope) {
  std::vector<Value> values;
  for (const CanonicalFunction::Operand& operand : body.operands) values.push_back(value_of(context, operand, scope));
  const Primitive* primitive = context.program().arithmetic(body.arithmetic);
  Value result =
      primitive == nullptr ? Value::fault() : context.carry_out(*primitive, context.arena().copy(values).data());
  if (result.is_fault() && !context.has_ended()) {
    return context.unsupported("a function input that calculates with what is no number");
  }
  return result;
}

// The result, unless the body calls something.
std::optional<Value> result_of(Context& context, const Body* body, std::span<const Value> scope, Value otherwise) {
  if (body == nullptr) return otherwise;
  switch (body->type) {
    case Body::Type::Value: return with_scope(context.arena(), body->value, scope);
    case Body::Type::Variable: return scope[body->variable];
    case Body::Type::Arithmetic: return calculate(context, *body, scope);
    case Body::Type::Raise: return context.raise(context.program().input_exception(context, body->variable));
    case Body::Type::Call: break;
  }
  return {};
}

Value callee(Context&, const Value* arguments) {
  const Activation& activation = activation_of(arguments[0]);
  return activation.scope[activation.body->variable];
}

Value operands(Context& context, const Value* arguments) {
  const Activation& activation = activation_of(arguments[0]);
  std::vector<Value> values;
  for (const CanonicalFunction::Operand& operand : activation.body->operands) {
    values.push_back(value_of(context, operand, activation.scope));
  }
  return make_list(context.arena(), values);
}

// Whether there is another call to make; if not, the result is in the context.
Value go_on(Context& context, const Value* arguments) {
  Activation& activation = activation_of(arguments[0]);
  CanonicalFunction& function = *activation.function;
  std::vector<Value> scope(activation.scope.begin(), activation.scope.end());
  const Body* next = nullptr;
  if (context.trace != nullptr) {
    context.trace->at(activation.code, activation.address, scope.size());
    next = context.trace->go_on(context, function, *activation.body, arguments[1], scope);
  } else {
    next = look_up(context.program(), function, activation.body->next, {arguments + 1, 1}, scope);
  }
  if (auto result = result_of(context, next, scope, arguments[1])) {
    context.canonical_result = *result;
    return Value::boolean(false);
  }
  activation.body = const_cast<Body*>(next);
  activation.scope = context.arena().copy(scope);
  return Value::boolean(true);
}

Value given_result(Context& context, const Value*) {
  return context.has_ended() ? Value::fault() : context.canonical_result;
}

// The primitives look at what they are given by themselves, with and without a trace.
template <PrimitiveFunction function>
Value with_trace(Context& context, Trace&, const Primitive&, const Value* arguments) {
  return function(context, arguments);
}

template <PrimitiveFunction function>
const Primitive& own_primitive(const char* name, uint32_t arity) {
  static const Primitive primitive = {Symbol(name),        arity, function, Effect::Pure, FastPath::None, "",
                                      with_trace<function>};
  return primitive;
}

} // namespace

CanonicalCall begin_canonical_call(Context& context, Value callee, std::span<const Value> arguments, const Code* code,
                                   const uint32_t* address) {
  CanonicalFunction& function = *canonical_function_of(callee);
  std::span<const Value> outer = scope_of(callee);
  std::vector<Value> scope(outer.begin(), outer.end());
  const Body* body = nullptr;
  // A loop that calls it with ever new arguments makes ever more rows, and each of them is compared.
  constexpr uint64_t steps_for_a_question = 100;
  context.charge(function.entry.rows.size() * (context.trace != nullptr ? steps_for_a_question : 1));
  if (context.trace != nullptr) {
    context.trace->at(code, address, scope.size());
    body = context.trace->enter(context, function, arguments, scope);
  } else {
    body = look_up(context.program(), function, function.entry, arguments, scope);
  }
  if (auto result = result_of(context, body, scope, Value::integer(0))) {
    context.canonical_result = *result;
    return {};
  }
  Arena& arena = context.arena();
  auto* activation = static_cast<Activation*>(arena.allocate(sizeof(Activation)));
  *activation = {&function, const_cast<Body*>(body), arena.copy(scope), code, address};
  auto* held = static_cast<OpaqueObject*>(arena.allocate(sizeof(OpaqueObject)));
  *held = {Symbol("assay.activation"), 0, activation};
  return {Value::opaque(held)};
}

const Primitive& canonical_result() { return own_primitive<given_result>("assay.canonical_result", 0); }

// Slots: the activation, the function to be called, its arguments, what it answers, whether to go on.
const Code& canonical_code() {
  static const Code code = [] {
    static const core::Function function = [] {
      core::Function nameless;
      nameless.name = Symbol("assay.canonical_function");
      return nameless;
    }();
    constexpr uint32_t slot = sizeof(Value);
    Code made;
    made.function = &function;
    made.arity = 1;
    made.slot_count = 5;
    made.primitives = {&own_primitive<callee>("assay.canonical_callee", 1),
                       &own_primitive<operands>("assay.canonical_operands", 1),
                       &own_primitive<go_on>("assay.canonical_go_on", 2), &canonical_result()};
    auto emit = [&](Operation operation, std::initializer_list<uint32_t> words) {
      made.words.push_back(static_cast<uint32_t>(operation));
      made.words.insert(made.words.end(), words);
    };
    emit(Operation::Primitive1, {1 * slot, 0, 0 * slot});
    emit(Operation::Primitive1, {2 * slot, 1, 0 * slot});
    emit(Operation::CallSpread, {1 * slot, 2 * slot, 1, 3 * slot});
    emit(Operation::Primitive2, {4 * slot, 2, 0 * slot, 3 * slot});
    auto after_branch = static_cast<uint32_t>(made.words.size() + 4);
    emit(Operation::Branch, {4 * slot, 0, after_branch});
    emit(Operation::Primitive, {3 * slot, 3, 0});
    emit(Operation::Return, {3 * slot});
    return made;
  }();
  return code;
}

} // namespace assay::machine
