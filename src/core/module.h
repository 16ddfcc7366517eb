#pragma once
// The Core IR in memory: block-argument SSA. A module has functions, a function has blocks, a block has parameters,
// instructions and one terminator. Everything belongs to the module's arena and is immutable once built
// (core/builder.h). Start with Function.
//
// What always holds (core/verifier.h checks it): every value is defined once, and its definition dominates its uses;
// block 0 is the entry, has no parameters of its own and no predecessors; every block can be reached from it;
// edges pass as many arguments as the target has parameters (less the fields of an arm, or the exception of a handler).

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/arena.h"
#include "base/symbol.h"
#include "core/opcode.h"
#include "core/value.h"

namespace assay::core {

using ValueId = uint32_t;
using BlockId = uint32_t;

// Where something is in the source. Line 0: unknown.
struct Place {
  uint32_t line = 0;
  uint16_t column = 0;
  uint16_t file = 0; // index into Module::files
  bool operator==(const Place&) const = default;
};

// A hash of module, function, kind and ordinal in the raw core; 0: not a site.
using SiteId = uint64_t;
SiteId make_site(Symbol module, Symbol function, std::string_view kind, uint32_t ordinal);

// A value of the function, or a literal of the module.
class Operand {
 public:
  constexpr Operand() = default;
  static constexpr Operand value(ValueId id) { return Operand(id << 1); }
  static constexpr Operand literal(uint32_t index) { return Operand(index << 1 | 1); }
  constexpr bool is_literal() const { return (raw_ & 1) != 0; }
  constexpr uint32_t index() const { return raw_ >> 1; }
  constexpr bool operator==(const Operand&) const = default;

 private:
  constexpr explicit Operand(uint32_t raw) : raw_(raw) {}
  uint32_t raw_ = 0;
};

struct Constructor {
  enum class Type : uint8_t { Cons, Tuple } type = Type::Tuple;
  uint32_t arity = 0; // 2 for cons
  bool operator==(const Constructor&) const = default;
};

struct Edge {
  BlockId target = 0;
  std::span<const Operand> arguments;
};

struct Arm {
  enum class Test : uint8_t { Literal, Constructor, Kind } test = Test::Literal;
  uint32_t literal = 0; // index into Module::literals
  Constructor constructor;
  Kind kind = Kind::Unset;
  Edge edge;
  // How many parameters of the target are bound to fields.
  uint32_t field_count() const { return test == Test::Constructor ? constructor.arity : 0; }
};

struct Instruction {
  Opcode opcode = Opcode::Unreachable;
  Place place;
  SiteId site = 0;
  std::span<const ValueId> results;
  std::span<const Operand> operands;
  // The immediate; which of them counts is said by info(opcode).immediate.
  Symbol symbol;               // Function, Class, Selector, Primitive
  uint32_t index = 0;          // Index
  Constructor constructor;     // Constructor
  std::span<const Edge> edges; // Edge: 1, TwoEdges: then and else, Arms: the default
  std::span<const Arm> arms;   // Arms
};

struct Block {
  std::span<const ValueId> parameters;
  std::span<const Instruction> instructions; // the last one is the terminator
  const Edge* handler = nullptr;
  const Instruction& terminator() const { return instructions.back(); }
};

// A clause of the source program, for coverage.
struct Clause {
  Place place;
  SiteId site = 0;
  bool compiler_generated = false;
};

struct Function {
  Symbol name; // `lists:map/2`
  const struct Module* module = nullptr;
  Symbol plain_name; // `map`: what a report calls it
  Place place;
  bool exported = false;
  uint32_t capture_count = 0;
  uint32_t value_count = 0; // values are numbered 0 … value_count - 1; the parameters come first
  std::span<const ValueId> parameters;
  std::span<const Block> blocks;
  std::span<const Clause> clauses;
  uint32_t arity() const { return static_cast<uint32_t>(parameters.size()); }
};

// A class of records: what call_virtual looks methods up in.
struct Class {
  Symbol name;
  Symbol parent; // the empty symbol: none
  struct Method {
    Symbol selector;
    Symbol function;
  };
  std::span<const Method> methods;
};

struct Module {
  Symbol name;
  Symbol language;
  std::vector<std::string_view> files;
  std::vector<Value> literals;
  std::vector<const Function*> functions; // in order of the source
  std::vector<const Class*> classes;
  std::unordered_map<Symbol, const Function*> by_name;
  Arena arena;

  const Function* find(Symbol function) const {
    auto found = by_name.find(function);
    return found == by_name.end() ? nullptr : found->second;
  }
};

} // namespace assay::core
