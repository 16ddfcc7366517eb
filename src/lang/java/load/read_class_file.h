#pragma once
// Reads class files of Java 8 to 17 (versions 45 to 61); newer ones are refused by name. Bytes are not trusted:
// whatever they are, the answer is a class file that keeps what class_file.h promises, or a diagnostic that says what
// is wrong and where.

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/java/load/class_file.h"

namespace assay::java {

// `path` is for diagnostics.
std::expected<std::unique_ptr<const ClassFile>, Diagnostics> read_class_file(std::span<const uint8_t> bytes,
                                                                             std::string_view path);

} // namespace assay::java
