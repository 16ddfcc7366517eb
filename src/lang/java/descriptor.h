#pragma once
// Descriptors of fields and methods: `(ILjava/lang/String;)[J`. A type is kept as the symbol of its descriptor.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "core/value.h"

namespace assay::java {

struct MethodDescriptor {
  std::vector<Symbol> parameters;
  Symbol result; // `V`: nothing
};

MethodDescriptor method_descriptor(Symbol descriptor);

inline char type_tag(Symbol type) { return type.text().front(); }
inline bool is_reference(Symbol type) { return type_tag(type) == 'L' || type_tag(type) == '['; }
inline bool is_void(Symbol type) { return type_tag(type) == 'V'; }
// Whether it takes two places on the stack and among the locals.
inline bool is_wide(Symbol type) { return type_tag(type) == 'J' || type_tag(type) == 'D'; }

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
