#pragma once
// Function inputs, in a canonical form: one looks at what it was given, and for each case that it tells
// apart it has a body. A body returns a value, returns a variable in scope, calculates with one operation, raises, or
// calls a function in scope and looks at the answer in the same way. While the search runs, cases and bodies are found
// as the program calls it (machine/trace.h); a finished input has them all, and can be called without a search.
//
// In scope are, in this order: the variables around the function, its arguments, the answers of the calls it made.
// Where an argument or an answer is a structure with functions in it, these follow it. Variables are numbered so.
//
// As a value it is a closure that belongs to no program: canonical_function_of tells it from others.

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "core/object.h"

namespace assay::input {

// As the language of the program does it: Program::arithmetic.
enum class Arithmetic : uint8_t { Add, Subtract, Multiply };

struct CanonicalFunction {
  using BodyId = uint32_t;
  // The keys are what has to arrive. A function in a key is a function_key: any function of so many arguments. Unset:
  // anything, where a text that was read says no more.
  struct Row {
    std::vector<Value> keys;
    BodyId body = 0;
  };
  // What happens with values that have just arrived: the arguments, or the answer of a call.
  struct Node {
    std::vector<Row> rows;
    std::optional<BodyId> otherwise; // none: see default_body
  };
  struct Operand {
    std::optional<uint32_t> variable; // else the value
    Value value;
  };
  struct Body {
    enum class Type : uint8_t { Value, Variable, Call, Arithmetic, Raise } type = Type::Value;
    Value value;           // Value. Functions in it see the scope of the body: see with_scope
    uint32_t variable = 0; // Variable; Call: the function; Raise: which exception, see Program::input_exception
    input::Arithmetic arithmetic = Arithmetic::Add;
    std::vector<Operand> operands; // Call; Arithmetic: two
    Node next;                     // Call: what is done with the answer
    uint32_t cell = 0;             // while the search runs, the cell that says which type it is
    std::vector<uint32_t> shapes;  // and the shapes of the variables in scope
  };

  uint32_t cell = 0;             // which part of the input it is; 0: none
  std::optional<uint32_t> arity; // nobody asked yet: none
  Node entry;
  std::deque<Body> bodies = {}; // those that no row names any more do no harm
  std::vector<uint32_t> outer_shapes = {};

  BodyId add(Body body);
  BodyId returning(Value value);
  // Whether the body of a row needs functions that its keys take out of structures.
  bool needs_parts(const Row& row) const;
  // What is done with values that fit no row: `otherwise`, or as the first row does, if that needs no parts. Null: the
  // answer of a call is returned, and 0 on entry.
  const Body* default_body(const Node& node) const;
};

Value make_canonical_function(Arena& arena, CanonicalFunction* function, std::span<const Value> scope = {});
// Whether the value is a function or has one in it.
bool holds_function(Value value);
bool is_function(Value value);
// Null for all other values.
CanonicalFunction* canonical_function_of(Value value);
// The variables around a function input.
std::span<const Value> scope_of(Value function);
// The same value with all function inputs in this scope.
Value with_scope(Arena& arena, Value value, std::span<const Value> scope);
// Nothing: nobody has asked yet.
std::optional<uint32_t> arity_of_function(Value function);

Value function_key(uint32_t arity);
// Nothing: the key is none of a function.
std::optional<uint32_t> arity_of_key(Value key);
bool holds_function_key(Value key);
// Whether the key takes a structure apart for the functions in it.
bool binds_parts(Value key);
// Adds what has arrived to the scope.
void bind(Value key, Value value, std::vector<Value>& scope);
// How many variables that adds.
uint32_t variables_bound(Value key);

} // namespace assay::input
