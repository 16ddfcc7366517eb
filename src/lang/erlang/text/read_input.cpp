#include "lang/erlang/text/read_input.h"

#include "core/parts.h"
#include "lang/erlang/values/map.h"

namespace assay::erlang {
namespace {

constexpr uint32_t function_size = 4; // {'assay.function', Arity, Rows, Default}

bool is_written_function(Value value) {
  return value.is(Kind::Tuple) && value.arity() == function_size &&
         value.elements()[0].is_symbol(Symbol("assay.function"));
}

bool is_anything(Value key) { return key.is_symbol(Symbol("assay.any")); }

std::vector<Value> elements_of(Value list) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) elements.push_back(list.as_cons()->head);
  return elements;
}

// Recursive: a text is not nested deeply (the reader of dumps sees to that), and parts without functions stay as they
// are.
class FunctionReader {
 public:
  FunctionReader(Arena& arena, std::deque<CanonicalFunction>& functions) : arena_(arena), functions_(functions) {}

  Value read(Value value) {
    if (!holds(value, is_written_function)) return value;
    if (is_written_function(value)) return function(value.elements());
    if (value.is(Kind::Tuple)) {
      std::vector<Value> elements(value.elements(), value.elements() + value.arity());
      for (Value& element : elements) element = read(element);
      return assay::make_tuple(arena_, elements);
    }
    return value.is(Kind::Cons) ? list(value) : map(value);
  }

 private:
  Value list(Value value) {
    std::vector<Value> elements;
    for (; value.is(Kind::Cons); value = value.as_cons()->tail) elements.push_back(value.as_cons()->head);
    for (Value& element : elements) element = read(element);
    return make_list(arena_, elements, read(value));
  }

  Value map(Value value) {
    std::vector<MapEntry> entries = map_entries(*value.as_map());
    for (MapEntry& entry : entries) entry = {read(entry.key), read(entry.value)};
    return map_from_entries(arena_, entries);
  }

  Value function(const Value* parts) {
    CanonicalFunction read;
    read.arity = static_cast<uint32_t>(parts[1].as_integer());
    read.entry = node(read, parts[2], parts[3]);
    functions_.push_back(std::move(read));
    return make_canonical_function(arena_, &functions_.back());
  }

  CanonicalFunction::Node node(CanonicalFunction& function, Value rows, Value otherwise) {
    CanonicalFunction::Node read;
    for (Value row : elements_of(rows)) {
      std::vector<Value> keys = elements_of(row.elements()[0]);
      for (Value& key : keys) key = this->key(key);
      read.rows.push_back({std::move(keys), body(function, row.elements()[1])});
    }
    read.otherwise = body(function, otherwise);
    return read;
  }

  Value key(Value written) {
    if (!holds(written, is_anything)) return written;
    if (is_anything(written)) return Value::unset();
    if (written.is(Kind::Tuple)) {
      std::vector<Value> elements(written.elements(), written.elements() + written.arity());
      for (Value& element : elements) element = key(element);
      return assay::make_tuple(arena_, elements);
    }
    if (written.is(Kind::Cons)) {
      return make_cons(arena_, key(written.as_cons()->head), key(written.as_cons()->tail));
    }
    std::vector<MapEntry> entries = map_entries(*written.as_map());
    for (MapEntry& entry : entries) entry.value = key(entry.value);
    return make_sorted_map(arena_, entries);
  }

  // {value, Value}, {variable, Number}, {raise, Number}, {arithmetic, Operator, Operands} or
  // {call, Number, Operands, Rows, Default}
  CanonicalFunction::BodyId body(CanonicalFunction& function, Value written) {
    const Value* parts = written.elements();
    CanonicalFunction::Body read;
    if (parts[0].is_symbol(Symbol("raise"))) {
      read.type = CanonicalFunction::Body::Type::Raise;
      read.variable = static_cast<uint32_t>(parts[1].as_integer());
      return function.add(std::move(read));
    }
    if (written.arity() == 2) {
      CanonicalFunction::Operand held = operand(written);
      read.type = held.variable ? CanonicalFunction::Body::Type::Variable : CanonicalFunction::Body::Type::Value;
      read.variable = held.variable.value_or(0);
      read.value = held.value;
      return function.add(std::move(read));
    }
    if (written.arity() == 3) {
      read.type = CanonicalFunction::Body::Type::Arithmetic;
      read.arithmetic = arithmetic(parts[1].as_symbol());
      for (Value each : elements_of(parts[2])) read.operands.push_back(operand(each));
      return function.add(std::move(read));
    }
    read.type = CanonicalFunction::Body::Type::Call;
    read.variable = static_cast<uint32_t>(parts[1].as_integer());
    for (Value each : elements_of(parts[2])) read.operands.push_back(operand(each));
    read.next = node(function, parts[3], parts[4]);
    return function.add(std::move(read));
  }

  static Arithmetic arithmetic(Symbol written) {
    if (written == Symbol("+")) return Arithmetic::Add;
    return written == Symbol("-") ? Arithmetic::Subtract : Arithmetic::Multiply;
  }

  CanonicalFunction::Operand operand(Value written) {
    const Value* parts = written.elements();
    if (parts[0].is_symbol(Symbol("value"))) return {{}, read(parts[1])};
    return {static_cast<uint32_t>(parts[1].as_integer()), {}};
  }

  Arena& arena_;
  std::deque<CanonicalFunction>& functions_;
};

// Before the functions are read: then every closure is one of the text.
bool holds_closure(Value value) {
  return holds(value, [](Value part) { return part.is(Kind::Closure); });
}

} // namespace

std::expected<std::vector<Value>, Diagnostics> input_of_arguments(Arena& arena,
                                                                  std::deque<CanonicalFunction>& functions,
                                                                  const std::vector<Value>& arguments) {
  std::vector<Value> input;
  for (Value argument : arguments) {
    if (holds_closure(argument)) {
      return std::unexpected(one_diagnostic(
          "a function in an input must have constants as patterns and a last clause for all other arguments, as "
          "fun(1) -> a; (_) -> b end; it may return constants, add, subtract or multiply "
          "once, as fun(X) -> X + 3 end, and call its arguments, as "
          "fun(F) -> case F(1) of 2 -> a; _ -> b end end; or it must be named, as fun lists:reverse/1"));
    }
    input.push_back(FunctionReader(arena, functions).read(argument));
  }
  return input;
}

} // namespace assay::erlang
