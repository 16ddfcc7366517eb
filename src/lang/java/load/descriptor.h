#pragma once
// Descriptors of fields and methods, `(ILjava/lang/String;)[J` (section 4.3 of the Java Virtual Machine Specification):
// what is well-formed, the types in it, and of what kinds their values are.
//
// A type is kept as the symbol of its descriptor. A kind is what the virtual machine tells apart on its stack: I (int
// and everything smaller), J (long), F (float), D (double), A (a reference); V is no value.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "core/value.h"

namespace assay::java {

// ---- Texts of which nothing is known yet.
bool is_field_descriptor(std::string_view text);
// At most 255 slots of parameters; a method that is not static has one more, which is asked for elsewhere.
bool is_method_descriptor(std::string_view text);
// What a Class constant may name: a class, or an array's descriptor.
bool is_class_or_array_name(std::string_view text);
// How many `[` a descriptor or a Class constant's name starts with.
uint32_t dimensions(std::string_view text);

// ---- Kinds. Here and below descriptors are well-formed.
// Of a descriptor of a field; 'V' is known too, as the end of a method's.
char kind_of(std::string_view descriptor);
inline bool is_wide(char kind) { return kind == 'J' || kind == 'D'; }
inline uint32_t slots_of(char kind) { return is_wide(kind) ? 2 : 1; }

struct MethodKinds {
  std::string parameters; // a kind each, the receiver left out
  char result = 'V';
  uint32_t slots = 0; // of all parameters; longs and doubles take two
};
MethodKinds kinds_of_method(std::string_view descriptor);

// ---- Types.
struct MethodDescriptor {
  std::vector<Symbol> parameters;
  Symbol result; // `V`: nothing
};
MethodDescriptor method_descriptor(Symbol descriptor);

inline char type_tag(Symbol type) { return type.text().front(); }
inline bool is_reference(Symbol type) { return type_tag(type) == 'L' || type_tag(type) == '['; }
inline bool is_void(Symbol type) { return type_tag(type) == 'V'; }
inline bool is_wide(Symbol type) { return is_wide(type_tag(type)); }

// The name of a reference type's class: `java/lang/String` of `Ljava/lang/String;`, `[I` of `[I`.
Symbol class_of_type(Symbol type);
// The other way round: `Ljava/lang/String;` of `java/lang/String`.
Symbol type_of_class(Symbol class_name);

// What a field or an element of this type is before anything is stored: 0, 0.0 or null.
Value default_of(Symbol type);

// For people: `java.util.Map$Entry` of `java/util/Map$Entry`, `int[]` of `[I`.
std::string source_name(Symbol class_name);
// As Class.getName has it: `java.util.Map$Entry`, `[I`, `[Ljava.lang.String;`, `int`.
std::string binary_name(Symbol class_name);
std::string source_type(Symbol type);

} // namespace assay::java
