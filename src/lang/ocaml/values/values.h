#pragma once
// How values of OCaml are values of the machine.
//
//   int, char, bool, unit, constant constructors   Integer, 63 bits
//   float                                          Float
//   string                                         Bits of whole bytes
//   bytes                                          Record of class `bytes`; field 0 is an Array of integers
//   immutable block with tag 0                     Tuple of its fields: tuples, records, cons cells, Some
//   immutable block with another tag               Cons of the tag, a symbol, and the Tuple of its fields
//   int32, int64, nativeint                        Cons of their name, a symbol, and an Integer
//   mutable block                                  Record of the tag's class; so is any block with tag 248 (exceptions
//                                                  and objects), as what it is counts there, not what it holds
//   array, and a record that is all floats         Array
//   function                                       Closure
//   channel and the like                           Opaque
//
// Tag 0 has a form of its own, so that the most common blocks cost nothing more, and so that a switch on a type of two
// constructors is one question about a form.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "machine/context.h"

namespace assay::ocaml {

constexpr int64_t lazy_tag = 246;
constexpr int64_t object_tag = 248;
constexpr int64_t forward_tag = 250;
constexpr int64_t largest_integer = (int64_t{1} << 62) - 1;
constexpr int64_t smallest_integer = -(int64_t{1} << 62);

constexpr int64_t wrapped(uint64_t number) { return static_cast<int64_t>(number << 1) >> 1; }
inline Value integer(int64_t number) { return Value::integer(number); }
inline Value boolean_integer(bool truth) { return Value::integer(truth ? 1 : 0); }
inline Value unit() { return Value::integer(0); }

// The symbol that stands for a tag, and back.
Symbol tag_symbol(int64_t tag);
std::optional<int64_t> tag_of_symbol(Symbol symbol);

namespace names {
Symbol bytes();
Symbol int32();
Symbol int64();
Symbol nativeint();
Symbol command_line(); // of the array that Sys.argv is
} // namespace names

// An immutable block.
Value make_block(Arena& arena, int64_t tag, std::span<const Value> fields);
// A mutable one.
Value make_record(Context& context, Symbol class_name, std::span<const Value> fields);
Value make_array(Context& context, std::span<const Value> elements);

// The fields of a block, mutable or not, as this run sees them; nothing for any other value.
struct Fields {
  const Value* first = nullptr;
  uint64_t count = 0;
};
std::optional<Fields> fields_of(Context& context, Value block);
// Those that can be written; the block is a Record or an Array.
Value* writable_fields(Context& context, Value block);

// As Obj.tag: 1000 for an integer.
int64_t tag_of(Value value);

bool is_bytes(Value value);
bool is_boxed_integer(Value value);
Value make_boxed(Arena& arena, Symbol type, int64_t number);
int64_t boxed_number(Value value);

Value make_string(Arena& arena, std::string_view text);
std::string_view string_of(Value bits); // of whole bytes, without symbolic pieces
Value make_bytes(Context& context, std::string_view text);
ArrayObject* readable_bytes(Context& context, Value bytes);
ArrayObject* writable_bytes(Context& context, Value bytes);

} // namespace assay::ocaml
