#include "input/arithmetic_body.h"

#include <algorithm>
#include <optional>

#include "core/integer.h"
#include "input/function_shapes.h"

namespace assay::input {

namespace {

using Body = CanonicalFunction::Body;
using Operand = CanonicalFunction::Operand;

Body arithmetic(Arithmetic operation, Operand left, Operand right) {
  Body body;
  body.type = Body::Type::Arithmetic;
  body.arithmetic = operation;
  body.operands = {left, right};
  return body;
}

// Constants that make an answer of what has arrived, each once.
class Constants {
 public:
  explicit Constants(Arena& arena) : arena_(arena) {}
  void add(const BigInteger& number) {
    constexpr size_t most = 3;
    bool is_known = std::ranges::any_of(numbers_, [&](const BigInteger& each) { return compare(each, number) == 0; });
    if (!is_known && numbers_.size() < most) numbers_.push_back(number);
  }
  std::vector<Value> values() const {
    std::vector<Value> result;
    for (const BigInteger& number : numbers_) result.push_back(make_integer(arena_, number));
    return result;
  }

 private:
  Arena& arena_;
  std::vector<BigInteger> numbers_;
};

bool are_numbers(const CanonicalFunction& function, const CanonicalFunction::Row& row) {
  const Body& body = function.bodies[row.body];
  return std::ranges::all_of(row.keys, [](Value key) { return key.is_integer(); }) && body.type == Body::Type::Value &&
         body.value.is_integer();
}

// Of one variable, the argument with this index, such as give the answers of rows.
void add_fitting(Arena& arena, const CanonicalFunction& function, const CanonicalFunction::Node& node, size_t index,
                 Operand variable, std::vector<Body>& bodies) {
  Constants added(arena);
  Constants taken_from(arena);
  Constants factors(arena);
  for (const CanonicalFunction::Row& row : node.rows) {
    IntegerView key = view_integer(row.keys[index]);
    IntegerView answer = view_integer(function.bodies[row.body].value);
    if (compare(key, answer) != 0) added.add(subtract(answer, key));
    taken_from.add(assay::add(answer, key));
    if (key.sign() == 0 || answer.sign() == 0 || compare(key, answer) == 0) continue;
    if (IntegerView(remainder(answer, key)).sign() == 0) factors.add(divide(answer, key));
  }
  for (Value value : added.values()) bodies.push_back(arithmetic(Arithmetic::Add, variable, {{}, value}));
  for (Value value : taken_from.values()) bodies.push_back(arithmetic(Arithmetic::Subtract, {{}, value}, variable));
  for (Value value : factors.values()) bodies.push_back(arithmetic(Arithmetic::Multiply, variable, {{}, value}));
}

// Whatever the rows say.
void add_simplest(Operand variable, std::vector<Body>& bodies) {
  auto constant = [](int64_t number) { return Operand{{}, Value::integer(number)}; };
  bodies.push_back(arithmetic(Arithmetic::Add, variable, constant(1)));
  bodies.push_back(arithmetic(Arithmetic::Subtract, constant(0), variable));
  bodies.push_back(arithmetic(Arithmetic::Multiply, variable, constant(2)));
  bodies.push_back(arithmetic(Arithmetic::Multiply, variable, variable));
}

// ---- What it returns

struct Interval {
  std::optional<BigInteger> least;
  std::optional<BigInteger> greatest;
};

// Nothing: other things than integers may be there.
std::optional<Interval> interval_of(ShapeTable& shapes, ShapeId shape) {
  if (shape == unclear_shape || shapes.is_everything(shape)) return {};
  std::optional<Interval> joined;
  for (const Alternative& each : shapes.alternatives(shape)) {
    if (each.form != Form::Integer) return {};
    if (!joined) {
      joined = {each.least, each.greatest};
      continue;
    }
    if (!each.least || (joined->least && compare(*each.least, *joined->least) < 0)) joined->least = each.least;
    if (!each.greatest || (joined->greatest && compare(*each.greatest, *joined->greatest) > 0)) {
      joined->greatest = each.greatest;
    }
  }
  return joined;
}

std::optional<BigInteger> both(const std::optional<BigInteger>& left, const std::optional<BigInteger>& right,
                               BigInteger (*combine)(const IntegerView&, const IntegerView&)) {
  if (!left || !right) return {};
  return combine(*left, *right);
}

Interval product(const Interval& left, const Interval& right) {
  bool is_bounded = left.least && left.greatest && right.least && right.greatest;
  if (is_bounded) {
    std::vector<BigInteger> corners = {multiply(*left.least, *right.least), multiply(*left.least, *right.greatest),
                                       multiply(*left.greatest, *right.least),
                                       multiply(*left.greatest, *right.greatest)};
    auto less = [](const BigInteger& one, const BigInteger& other) { return compare(one, other) < 0; };
    auto [least, greatest] = std::ranges::minmax_element(corners, less);
    return {*least, *greatest};
  }
  auto is_positive = [](const Interval& each) { return each.least && IntegerView(*each.least).sign() >= 0; };
  if (is_positive(left) && is_positive(right)) return {multiply(*left.least, *right.least), {}};
  return {};
}

Interval result_of(Arithmetic operation, const Interval& left, const Interval& right) {
  switch (operation) {
    case Arithmetic::Add: return {both(left.least, right.least, add), both(left.greatest, right.greatest, add)};
    case Arithmetic::Subtract:
      return {both(left.least, right.greatest, subtract), both(left.greatest, right.least, subtract)};
    case Arithmetic::Multiply: break;
  }
  return product(left, right);
}

bool holds_all(const Alternative& integers, const Interval& interval) {
  if (integers.form != Form::Integer) return false;
  if (integers.least && (!interval.least || compare(*integers.least, *interval.least) > 0)) return false;
  return !integers.greatest || (interval.greatest && compare(*integers.greatest, *interval.greatest) >= 0);
}

} // namespace

std::vector<Body> arithmetic_bodies(Arena& arena, const CanonicalFunction& function,
                                    const CanonicalFunction::Node& node, uint32_t first) {
  std::vector<Body> bodies;
  if (node.rows.empty()) return bodies;
  size_t count = node.rows[0].keys.size();
  for (const CanonicalFunction::Row& row : node.rows) {
    if (row.keys.size() != count || !are_numbers(function, row)) return bodies;
  }
  auto variable = [&](size_t index) { return Operand{first + static_cast<uint32_t>(index), {}}; };
  for (size_t i = 0; i < count; ++i) {
    for (size_t k = i + 1; k < count; ++k) {
      bodies.push_back(arithmetic(Arithmetic::Add, variable(i), variable(k)));
      bodies.push_back(arithmetic(Arithmetic::Subtract, variable(i), variable(k)));
      bodies.push_back(arithmetic(Arithmetic::Subtract, variable(k), variable(i)));
      bodies.push_back(arithmetic(Arithmetic::Multiply, variable(i), variable(k)));
    }
  }
  for (size_t i = 0; i < count; ++i) add_simplest(variable(i), bodies);
  for (size_t i = 0; i < count; ++i) add_fitting(arena, function, node, i, variable(i), bodies);
  return bodies;
}

bool arithmetic_fits(ShapeTable& shapes, const Body& body, std::span<const ShapeId> scope, ShapeId result) {
  if (result == unclear_shape) return false;
  if (shapes.is_everything(result)) return true;
  std::vector<Interval> operands;
  for (const Operand& operand : body.operands) {
    std::optional<Interval> interval;
    if (operand.variable) {
      interval = interval_of(shapes, scope[*operand.variable]);
    } else if (operand.value.is_integer()) {
      BigInteger number = add(view_integer(operand.value), IntegerView(0));
      interval = Interval{number, number};
    }
    if (interval) operands.push_back(*std::move(interval));
  }
  // What is no number has no answer; floats may come out if they may go in.
  bool only_integers = operands.size() == body.operands.size();
  if (!only_integers && !has(shapes.forms(result), Form::Float)) return false;
  Interval returned = only_integers ? result_of(body.arithmetic, operands[0], operands[1]) : Interval();
  return std::ranges::any_of(shapes.alternatives(result),
                             [&](const Alternative& each) { return holds_all(each, returned); });
}

} // namespace assay::input
