#pragma once
// Descriptors and names (sections 4.2 and 4.3 of the Java Virtual Machine Specification): what is well-formed, and of
// what kinds the values are that a descriptor tells of.
//
// A kind is what the virtual machine tells apart on its stack: I (int and everything smaller), J (long), F (float),
// D (double), A (a reference); V is no value.

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::java {

bool is_field_descriptor(std::string_view text);
// At most 255 slots of parameters; a method that is not static has one more, which is asked for elsewhere.
bool is_method_descriptor(std::string_view text);

// `java/lang/Map$Entry`, no array.
bool is_class_name(std::string_view text);
// What a Class constant may name: a class, or an array's descriptor.
bool is_class_or_array_name(std::string_view text);
// Of a field, a local variable or a parameter.
bool is_plain_name(std::string_view text);
// <init> and <clinit> included.
bool is_method_name(std::string_view text);

// How many `[` a descriptor or a Class constant's name starts with.
uint32_t dimensions(std::string_view text);

// Of a descriptor of a field; 'V' is known too, as the end of a method's.
char kind_of(std::string_view descriptor);
inline bool is_wide(char kind) { return kind == 'J' || kind == 'D'; }
inline uint32_t slots_of(char kind) { return is_wide(kind) ? 2 : 1; }

struct MethodKinds {
  std::string parameters; // a kind each, the receiver left out
  char result = 'V';
  uint32_t slots = 0; // of all parameters; longs and doubles take two
};
// Of a well-formed descriptor.
MethodKinds kinds_of_method(std::string_view descriptor);

} // namespace assay::java
