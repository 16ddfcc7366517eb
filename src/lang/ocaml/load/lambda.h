#pragma once
// Lambda, the form that OCaml's compiler makes of a unit, in memory: an untyped tree of expressions. Read from a dump
// (read_lambda.h), lowered to Core (lower.h).
//
// What always holds: a variable is bound in one place; a function knows which variables of functions around it
// it needs, and these know it too.

#include <deque>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/arena.h"
#include "core/module.h"

namespace assay::ocaml {

struct Function;

struct Variable {
  Symbol name;                     // `x/123`; the compiler may have copied what binds it
  uint32_t id = 0;                 // counted from 0
  bool is_mutable = false;         // assigned, or recursive and not known before its value is made: kept in a box
  const Function* owner = nullptr; // in which it is bound
};

enum class NodeType : uint8_t {
  Variable,     // variable
  Constant,     // constant
  Function,     // function
  Apply,        // parts: the function, then the arguments
  Let,          // variable; parts: its value, the body
  Assign,       // variable; parts: the value
  LetRec,       // variables; parts: their values, then the body
  Primitive,    // name, immediates; parts: the operands
  Switch,       // parts: the value, then for each case its body, then perhaps the default; cases
  StringSwitch, // parts: as Switch; the strings are the constants of `keys`
  StaticRaise,  // label; parts: the arguments
  StaticCatch,  // label, variables; parts: the body, the handler
  Try,          // variable; parts: the body, the handler
  If,           // parts: the condition, what if it is not 0, what if it is
  Sequence,     // parts: two
  While,        // parts: the condition, the body
  For,          // variable, is_down; parts: from, to, the body
  Send,         // name: its kind; parts: the method, the object, the arguments
  Event,        // name: its kind; parts: one
};

struct Case {
  bool is_block = false; // of a block with tag `number`; else of the integer
  int64_t number = 0;
};

// An operand of a primitive that is part of its name: a symbol or an integer.
struct Immediate {
  std::string_view text;
  int64_t number = 0;
};

struct Node {
  NodeType type = NodeType::Constant;
  bool is_down = false;     // For
  bool has_default = false; // Switch, StringSwitch
  core::Place place;
  uint32_t label = 0;
  uint32_t integer_count = 0; // Switch: how many integers and tags there can be
  uint32_t block_count = 0;
  Value constant;
  Variable* variable = nullptr;
  const Function* function = nullptr;
  std::string_view name;
  std::span<Node* const> parts;
  std::span<Variable* const> variables;
  std::span<const Case> cases;
  std::span<const Value> keys;
  std::span<const Immediate> immediates;
};

// The expression that a value comes from in the end.
inline const Node& last_part(const Node& node) {
  const Node* last = &node;
  while (last->type == NodeType::Let || last->type == NodeType::LetRec || last->type == NodeType::Sequence ||
         last->type == NodeType::Event) {
    last = last->parts.back();
  }
  return *last;
}
// Of a recursive binding: a block has its place in memory before it is known what is in it.
inline bool is_recursive_block(const Node& value) {
  const Node& last = last_part(value);
  return last.type == NodeType::Primitive && last.name == "makeblock";
}

struct Function {
  Function* parent = nullptr;
  Symbol name;       // in Core
  Symbol plain_name; // for people
  core::Place place;
  std::span<Variable* const> parameters;
  Node* body = nullptr;
  std::vector<Variable*> captures; // of functions around it
};

// A value that a unit exports, and where it is in the block that the unit is.
struct Export {
  Symbol name;
  std::vector<uint32_t> positions; // in the block of the unit, then of each module inside
  core::Place place;
  uint32_t arity = 0; // how many arguments its type has; 0: it is no function
};

struct Unit {
  Symbol name;
  std::vector<Symbol> requires_; // other units
  std::vector<Export> exports;
  Function* body = nullptr;       // without parameters: evaluates the unit and sets its global
  std::deque<Function> functions; // the body among them
  std::deque<Variable> variables;
  Arena arena;
};

} // namespace assay::ocaml
