#pragma once
// The symbolic halves of Erlang's primitives: what each asks of an input, and what it answers when that is symbolic. A
// primitive that is not lifted here has its symbolic arguments enumerated (machine/trace.h).

#include "machine/primitive.h"
#include "machine/trace.h"

namespace assay::erlang {

void lift_arithmetic(PrimitiveRegistry& registry);     // + - * / div rem abs float …
void lift_comparison(PrimitiveRegistry& registry);     // == =:= < … max min
void lift_type_tests(PrimitiveRegistry& registry);     // is_* and or not xor
void lift_maps(PrimitiveRegistry& registry);           // maps: and what lowering calls for map expressions
void lift_bit_operations(PrimitiveRegistry& registry); // band bsl …; called by lift_arithmetic
void lift_text(PrimitiveRegistry& registry);           // list_to_integer integer_to_list
void lift_float_text(PrimitiveRegistry& registry);     // list_to_float; called by lift_text
void lift_float_writing(PrimitiveRegistry& registry);  // float_to_list; called by lift_text
void lift_atoms(PrimitiveRegistry& registry);          // atom_to_list list_to_atom
void lift_bits(PrimitiveRegistry& registry);           // matching and constructing bit strings: lowering's helpers
void lift_bit_floats(PrimitiveRegistry& registry);     // called by lift_bits
void lift_binaries(PrimitiveRegistry& registry);       // byte_size binary_part list_to_binary binary:* …
void lift_binary_search(PrimitiveRegistry& registry);  // binary:match matches split; called by lift_binaries
void lift_structures(PrimitiveRegistry& registry);     // element hd …, and what only passes values on

// Whether it is a bit string of whole bytes.
bool ask_is_binary(Trace& trace, Value value);
// Its bytes as a list; it is known to be one. Its size is asked.
Value ask_byte_list(Context& context, Trace& trace, Value binary);

// Erlang's forms of numbers, one class each.
constexpr Forms number_classes[] = {forms_of(Form::Integer), forms_of(Form::Float)};
constexpr Forms number_forms = forms_of(Form::Integer, Form::Float);

// `==` and the order of terms on values that may be symbolic. Zero means `==`.
int ask_compare(Context& context, Trace& trace, Value left, Value right);
// The same of two bit strings.
int ask_bits_order(Context& context, Trace& trace, Value left, Value right);
// `==` alone: fewer questions than the order needs.
bool ask_numerically_equal(Context& context, Trace& trace, Value left, Value right);

} // namespace assay::erlang
