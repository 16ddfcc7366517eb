#pragma once
// Shapes: what an input may be. A shape is an inductive definition, a union of alternatives, each with a form and
// shapes for its fields. Types, specs and contracts of every language compile to shapes.
//
//   ShapeTable shapes;
//   ShapeId list = shapes.declare("[integer()]");
//   shapes.define(list, {nil, cons(integer, list)});
//
// The input of a function is one shape: a union of tuples of its arguments, an alternative for each clause of its spec.

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "base/big_integer.h"
#include "base/symbol.h"
#include "input/form.h"

namespace assay::input {

using ShapeId = uint32_t;

struct Alternative {
  Form form = Form::Nil;
  // Integer: the bounds, where there are any.
  std::optional<BigInteger> least = {};
  std::optional<BigInteger> greatest = {};
  // Symbol: just this one; else any. Other: the type of the OpaqueObject (`erlang.pid`); else any.
  std::optional<Symbol> symbol = {};
  // Cons: head and tail. Tuple: the elements. Function: the arguments, then the result.
  std::vector<ShapeId> fields = {};
  // Tuple, Function: of any arity; `fields` is empty (of a Function: at most the result).
  bool any_arity = false;
  // Map: what it may hold. A key shape with one value only and `mandatory`: must be there.
  struct Association {
    ShapeId key;
    ShapeId value;
    bool mandatory;
  };
  std::vector<Association> associations = {};
  // Bits: `bits_base + n * bits_unit` bits for some n ≥ 0; a unit of 0: just the base.
  uint64_t bits_base = 0;
  uint64_t bits_unit = 1;
  bool is_rare = false; // of a shape that is
};

// Types can double with each line of a program: `type 'a pair = 'a * 'a`.
constexpr uint64_t max_input_nodes = 100'000;

class ShapeTable {
 public:
  ShapeTable();

  static constexpr ShapeId any = 0;  // every input
  static constexpr ShapeId none = 1; // no value at all

  // A shape to be defined later, for recursion. The name is for people.
  ShapeId declare(std::string name);
  // A member is an alternative, or another shape whose alternatives it has as well.
  using Member = std::variant<Alternative, ShapeId>;
  void define(ShapeId shape, std::vector<Member> members);
  ShapeId add(std::string name, std::vector<Member> members) {
    ShapeId shape = declare(std::move(name));
    define(shape, std::move(members));
    return shape;
  }

  // Shapes that a language wants to find again, by a key of its own: so recursion closes and equal types are one shape.
  std::optional<ShapeId> find(const std::string& key) const;
  void remember(const std::string& key, ShapeId shape) { keys_.insert_or_assign(key, shape); }
  void forget(const std::string& key) { keys_.erase(key); }

  const std::string& name(ShapeId shape) const { return shapes_[shape].name; }
  // What an input of this shape can't show, in words; empty for most.
  const std::string& note(ShapeId shape) const { return shapes_[shape].note; }
  void set_note(ShapeId shape, std::string note) { shapes_[shape].note = std::move(note); }
  // As a part of other shapes it is tried later than what else they have: there is much of it, and little that only it
  // shows.
  void set_rare(ShapeId shape) { shapes_[shape].is_rare = true; }
  const std::vector<Member>& members(ShapeId shape) const { return shapes_[shape].members; }

  // Unions of unions are flattened; alternatives that nothing can satisfy are left out, and equal scalars are there
  // once. Stable once asked for.
  const std::vector<Alternative>& alternatives(ShapeId shape);
  // As well those that no input can be, because something in them can't be written down. A result may be of them.
  const std::vector<Alternative>& all_alternatives(ShapeId shape);
  // `any` is among its members: then each value is of it, even one that no input can be.
  bool is_everything(ShapeId shape);
  Forms forms(ShapeId shape);

  // Numeric summary: the least number of nodes that a value of the shape has; nothing if no value can be built.
  std::optional<uint64_t> least_size(ShapeId shape);
  std::optional<uint64_t> least_size(const Alternative& alternative);
  // Whether a value of it can be free of functions: only such values can be equal to another one.
  bool can_be_plain(const Alternative& alternative);
  bool can_hold_function(const Alternative& alternative);
  bool can_be_built(ShapeId shape) { return least_size(shape).has_value(); }
  // Its smallest value has more nodes than an input may have: there are such values, but none is made.
  bool is_too_large(ShapeId shape) { return least_size(shape).value_or(0) > max_input_nodes; }
  bool has_too_large(); // some shape is

 private:
  struct Entry {
    std::string name;
    std::string note;
    std::vector<Member> members;
    std::vector<Alternative> all;
    std::vector<Alternative> alternatives;
    bool is_everything = false;
    bool is_rare = false;
    std::optional<uint64_t> least;
    bool plain = false;          // some value of it has no function in it
    bool holds_function = false; // some value has one
  };
  void flatten(Entry& into, ShapeId shape, bool is_rare, std::unordered_set<ShapeId>& seen) const;
  void know_all();
  void compute_sizes(ShapeId first);
  void find_functions(ShapeId first);
  bool holds_function_with_known(const Alternative& alternative) const;
  bool is_plain_with_known(const Alternative& alternative) const;
  std::optional<uint64_t> size_with_known(const Alternative& alternative) const;

  std::deque<Entry> shapes_; // entries stay where they are when shapes are added
  // Shapes below this one are flattened and their sizes are known; they refer to no later one.
  ShapeId known_ = 0;
  bool has_too_large_ = false;
  std::unordered_map<std::string, ShapeId> keys_;
};

// Alternatives as they are written most often.
Alternative integer_alternative(std::optional<BigInteger> least = {}, std::optional<BigInteger> greatest = {});
Alternative symbol_alternative(std::optional<Symbol> symbol = {});
Alternative float_alternative();
Alternative nil_alternative();
Alternative cons_alternative(ShapeId head, ShapeId tail);
Alternative tuple_alternative(std::vector<ShapeId> elements);
Alternative any_tuple_alternative();
Alternative map_alternative(std::vector<Alternative::Association> associations);
Alternative bits_alternative(uint64_t base, uint64_t unit);
// Of any arity if there are no arguments given; without a result, any.
Alternative function_alternative(std::optional<std::vector<ShapeId>> arguments, std::optional<ShapeId> result);
Alternative other_alternative(std::optional<Symbol> type);

} // namespace assay::input
