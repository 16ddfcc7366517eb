#pragma once
// What Erlang keeps in opaque objects: pids, references, ports and raw stacks; and functions of a real erl, of which
// nothing is known here but their arity.

#include "core/object.h"

namespace assay::erlang {

namespace opaque_types {
Symbol pid();
Symbol reference();
Symbol port();
Symbol raw_stack();
Symbol function_of_erl(); // its number is the arity
} // namespace opaque_types

inline bool is_opaque(Value value, Symbol type) { return value.is(Kind::Opaque) && value.as_opaque()->type == type; }
inline bool is_pid(Value value) { return is_opaque(value, opaque_types::pid()); }
inline bool is_reference(Value value) { return is_opaque(value, opaque_types::reference()); }
inline bool is_port(Value value) { return is_opaque(value, opaque_types::port()); }
inline bool is_raw_stack(Value value) { return is_opaque(value, opaque_types::raw_stack()); }
inline bool is_function_of_erl(Value value) { return is_opaque(value, opaque_types::function_of_erl()); }

inline Value make_opaque(Arena& arena, Symbol type, uint64_t number, const void* data = nullptr) {
  return Value::opaque(arena.create<OpaqueObject>(type, number, data));
}

} // namespace assay::erlang
