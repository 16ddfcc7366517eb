#pragma once
// Core Erlang in memory, as read_dump makes it of a dump and lowering takes it: one Node for each node of the
// compiler's tree. Names are already resolved: a Variable is one binding (shadowed names are different variables), a
// Lambda is one function (of the module, of a letrec, or anonymous) and knows its free variables.
//
// What always holds: literals in patterns that are tuples, lists or maps have become Tuple, Cons and Map nodes, so that
// a match compiler never looks into a literal. Nodes live in the arena of the Form; literals in that of the Core
// module.

#include <cstdint>
#include <deque>
#include <span>
#include <string_view>
#include <vector>

#include "base/arena.h"
#include "base/symbol.h"
#include "core/module.h"
#include "core/value.h"

namespace assay::erlang {

struct Lambda;
struct Node;

struct Variable {
  uint32_t id = 0;   // dense within one function of the module
  uint32_t uses = 0; // occurrences as an expression
  Lambda* owner = nullptr;
};

// What each type has in `children` (c), `variables` (v) and the other fields.
enum class NodeType : uint8_t {
  Literal,  // literal
  Variable, // v: the one
  Function, // lambda: a function of the module or of a letrec, as operator of an Apply or as a value
  Cons,     // c: head, tail
  Tuple,    // c: elements
  Values,   // c: the values
  Map,      // c: the map to update, then key, value, key, value …; exact: a bit for each pair
  Binary,   // c: Segments
  Segment,  // c: value, size; segment
  Alias,    // v: the one; c: pattern
  Let,      // v: bound; c: argument, body
  Sequence, // c: first, second
  Apply,    // c: operator, then arguments
  Call,     // c: module, function, then arguments
  Primop,   // c: arguments; name
  Case,     // c: argument, then Clauses
  Clause,   // c: guard, body, then patterns
  Fun,      // lambda
  Letrec,   // lambdas; c: body
  Try,      // c: argument, body, handler; v: bound by the argument's values, then by the exception; bound: how many of
            // the first kind
  Catch,    // c: body
};

struct SegmentSpec {
  enum class Type : uint8_t { Integer, Float, Binary, Utf } type = Type::Integer;
  uint16_t unit = 1; // Utf: the encoding, 8, 16 or 32
  uint8_t flags = 0; // segment_little, segment_signed
  bool all = false;  // size `all`: up to the end
  bool operator==(const SegmentSpec&) const = default;
};
constexpr uint8_t segment_little = 1;
constexpr uint8_t segment_signed = 2;

struct Node {
  NodeType type = NodeType::Literal;
  bool compiler_generated = false;
  bool is_goto = false;   // Letrec: its functions are labels
  bool is_native = false; // Call: of a function that is built into erl
  core::Place place;
  uint32_t ordinal = 0; // among the nodes of the module's function it is part of
  uint32_t bound = 0;   // Try
  std::span<Node*> children;
  std::span<Variable*> variables;
  Value literal;
  Symbol name;
  SegmentSpec segment;
  Lambda* lambda = nullptr;
  std::span<Lambda*> lambdas;
  std::span<const bool> exact; // Map

  bool is_literal() const { return type == NodeType::Literal; }
  bool is_symbol(Symbol symbol) const { return is_literal() && literal.is_symbol(symbol); }
  bool is_variable(const Variable* variable) const { return type == NodeType::Variable && variables[0] == variable; }
};

struct Lambda {
  enum class Kind : uint8_t {
    Module,   // a function of the module
    Letrec,   // bound by a letrec
    Anonymous // a fun
  } kind = Kind::Module;
  Symbol plain_name; // the atom: `map`, `-f/1-fun-0-`
  Symbol name;       // what Core calls it: `lists:map/2`
  core::Place place;
  bool exported = false;
  bool used_as_value = false; // Letrec: occurs otherwise than as operator of an apply
  bool is_label = false;      // Letrec: every use is a jump within the function it is defined in (find_labels)
  Lambda* parent = nullptr;   // the function around it
  Lambda* root = nullptr;     // the function of the module it is part of
  std::span<Variable*> parameters;
  Node* body = nullptr;
  Variable* closure = nullptr; // Letrec and used_as_value: the variable that holds its closure
  std::vector<Variable*> free; // bound outside and needed inside: captures, or additional parameters
  std::vector<Lambda*> children;
  std::vector<Lambda*> references; // functions of letrecs that occur directly in it
  uint32_t variable_count = 0;     // root: of itself and all functions in it
  uint32_t arity() const { return static_cast<uint32_t>(parameters.size()); }
};

// A module in Core Erlang.
struct Form {
  Symbol name;
  std::deque<Lambda> lambdas;
  std::vector<Lambda*> functions; // of the module, in order
  Arena arena;
};

} // namespace assay::erlang
