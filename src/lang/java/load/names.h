#pragma once
// What a class file may call things (section 4.2 of the Java Virtual Machine Specification).

#include <string_view>

#include "base/rooms.h"

namespace assay::java {

// `java/util/Map$Entry`, no array.
bool is_class_name(std::string_view text);
// Of a field, a local variable or a parameter.
bool is_plain_name(std::string_view text);
// <init> and <clinit> included.
bool is_method_name(std::string_view text);

} // namespace assay::java
