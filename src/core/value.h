#pragma once
// A value: 16 bytes that literals of the IR and values of the machine share.
//
//   payload   8 bytes: an integer, the bits of a double, a symbol, or a pointer to an object (core/object.h)
//   head      4 bytes: the kind in the low 8 bits, and 24 bits that depend on the kind (a tuple's arity)
//   symbolic  4 bytes: the symbolic half: nothing, or a tagged id of a term or a cell, or of what was made of them
//
// Head and symbolic half are read together as one word, so a single comparison asks "a small integer, and concrete";
// that is why concrete code pays nothing for the symbolic half.

#include <bit>
#include <cstdint>

#include "base/symbol.h"

namespace assay {

enum class Kind : uint8_t {
  Unset,        // not yet filled, or no value: never seen by a program
  Fault,        // what a primitive returns when it has raised (see machine/context.h)
  Integer,      // 64 bits; an integer that fits is never a BigInteger
  BigInteger,   // BigIntegerObject
  Float,        // IEEE double
  Symbol,       // atoms; `false` and `true` are the machine's booleans
  Nil,          // the empty list
  Cons,         // ConsObject, immutable
  Tuple,        // `arity` values, immutable; the arity is in the head
  Map,          // MapObject, immutable
  Bits,         // BitsObject, an immutable string of bits
  Closure,      // ClosureObject
  FunctionName, // a function by name (`fun lists:map/2`): payload the symbol, arity in the head
  Record,       // RecordObject: mutable fields and a class
  Array,        // ArrayObject: mutable elements
  Opaque,       // OpaqueObject: what a language keeps to itself (pids, references, raw stacks)
};

constexpr uint32_t kind_count = static_cast<uint32_t>(Kind::Opaque) + 1;

// The symbolic half: two bits of tag, thirty of id.
// Made: what the program has made of parts of the input. A bit string's object says of which pieces (input/pieces.h),
// and it has no id; the id of a map is that of its layer (machine/trace.h).
enum class SymbolicTag : uint8_t { None, Term, Cell, Made };

class SymbolicId {
 public:
  constexpr SymbolicId() = default;
  constexpr SymbolicId(SymbolicTag tag, uint32_t index) : raw_(static_cast<uint32_t>(tag) << 30 | index) {}
  constexpr SymbolicTag tag() const { return static_cast<SymbolicTag>(raw_ >> 30); }
  constexpr uint32_t index() const { return raw_ & 0x3fffffffu; }
  constexpr uint32_t raw() const { return raw_; }
  static constexpr SymbolicId from_raw(uint32_t raw) {
    SymbolicId id;
    id.raw_ = raw;
    return id;
  }

 private:
  uint32_t raw_ = 0;
};

struct BigIntegerObject;
struct ConsObject;
struct MapObject;
struct BitsObject;
struct ClosureObject;
struct RecordObject;
struct ArrayObject;
struct OpaqueObject;

class Value {
 public:
  constexpr Value() = default; // Unset

  static constexpr Value unset() { return Value(); }
  static constexpr Value fault() { return Value(0, head_of(Kind::Fault)); }
  static constexpr Value integer(int64_t number) {
    return Value(static_cast<uint64_t>(number), head_of(Kind::Integer));
  }
  static constexpr Value floating(double number) {
    return Value(std::bit_cast<uint64_t>(number), head_of(Kind::Float));
  }
  static constexpr Value symbol(Symbol symbol) { return Value(symbol.id(), head_of(Kind::Symbol)); }
  static constexpr Value boolean(bool truth) { return symbol(truth ? symbols::true_ : symbols::false_); }
  static constexpr Value nil() { return Value(0, head_of(Kind::Nil)); }
  static constexpr Value function_name(Symbol name, uint32_t arity) {
    return Value(name.id(), head_of(Kind::FunctionName, arity));
  }
  static Value cons(const ConsObject* object) { return pointer(object, Kind::Cons); }
  static Value tuple(const Value* elements, uint32_t arity) { return pointer(elements, Kind::Tuple, arity); }
  static Value big_integer(const BigIntegerObject* object) { return pointer(object, Kind::BigInteger); }
  static Value map(const MapObject* object) { return pointer(object, Kind::Map); }
  static Value bits(const BitsObject* object) { return pointer(object, Kind::Bits); }
  static Value closure(ClosureObject* object) { return pointer(object, Kind::Closure); }
  static Value record(RecordObject* object) { return pointer(object, Kind::Record); }
  static Value array(ArrayObject* object) { return pointer(object, Kind::Array); }
  static Value opaque(const OpaqueObject* object) { return pointer(object, Kind::Opaque); }

  constexpr Kind kind() const { return static_cast<Kind>(head_ & 0xff); }
  constexpr bool is(Kind kind) const { return this->kind() == kind; }
  constexpr bool is_fault() const { return is(Kind::Fault); }
  constexpr uint32_t head() const { return head_; }
  constexpr uint32_t extra() const { return head_ >> 8; }
  constexpr uint64_t payload() const { return payload_; }
  constexpr SymbolicId symbolic() const { return SymbolicId::from_raw(symbolic_); }
  constexpr bool is_concrete() const { return symbolic_ == 0; }
  constexpr Value with_symbolic(SymbolicId id) const {
    Value result = *this;
    result.symbolic_ = id.raw();
    return result;
  }
  constexpr Value without_symbolic() const { return with_symbolic(SymbolicId()); }
  // Head and symbolic half as one word.
  constexpr uint64_t meta() const { return uint64_t{symbolic_} << 32 | head_; }

  constexpr int64_t as_integer() const { return static_cast<int64_t>(payload_); }
  constexpr double as_float() const { return std::bit_cast<double>(payload_); }
  constexpr Symbol as_symbol() const { return Symbol(static_cast<uint32_t>(payload_)); }
  constexpr bool is_symbol(Symbol symbol) const { return head_ == head_of(Kind::Symbol) && payload_ == symbol.id(); }
  constexpr bool is_true() const { return is_symbol(symbols::true_); }
  constexpr bool is_false() const { return is_symbol(symbols::false_); }
  constexpr bool is_boolean() const { return is_true() || is_false(); }
  constexpr bool is_integer() const { return is(Kind::Integer) || is(Kind::BigInteger); }
  uint32_t arity() const { return extra(); } // of a tuple or function name
  const Value* elements() const { return object<Value>(); }
  const ConsObject* as_cons() const { return object<ConsObject>(); }
  const BigIntegerObject* as_big_integer() const { return object<BigIntegerObject>(); }
  const MapObject* as_map() const { return object<MapObject>(); }
  const BitsObject* as_bits() const { return object<BitsObject>(); }
  ClosureObject* as_closure() const { return const_cast<ClosureObject*>(object<ClosureObject>()); }
  RecordObject* as_record() const { return const_cast<RecordObject*>(object<RecordObject>()); }
  ArrayObject* as_array() const { return const_cast<ArrayObject*>(object<ArrayObject>()); }
  const OpaqueObject* as_opaque() const { return object<OpaqueObject>(); }

  // The same 16 bytes but for the symbolic half: identical immediates, or the same object.
  constexpr bool same(Value other) const { return payload_ == other.payload_ && head_ == other.head_; }

  static constexpr uint32_t head_of(Kind kind, uint32_t extra = 0) { return static_cast<uint32_t>(kind) | extra << 8; }

 private:
  constexpr Value(uint64_t payload, uint32_t head) : payload_(payload), head_(head) {}

  static Value pointer(const void* object, Kind kind, uint32_t extra = 0) {
    return Value(reinterpret_cast<uint64_t>(object), head_of(kind, extra));
  }
  template <typename T>
  const T* object() const {
    return reinterpret_cast<const T*>(payload_);
  }

  uint64_t payload_ = 0;
  uint32_t head_ = 0;
  uint32_t symbolic_ = 0;
};

static_assert(sizeof(Value) == 16);
// Two machine words: returned in registers.
static_assert(std::is_trivially_copyable_v<Value>);

constexpr uint32_t largest_arity = (1u << 24) - 1;

} // namespace assay
