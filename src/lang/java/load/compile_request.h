#pragma once
// What Java's compiler is asked, and the class files that it answers (docs/exchange-form.md).

#include <filesystem>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/java/load/compile_java.h"

namespace assay::java {

std::string compile_request(const JavaSources& sources);

// Writes the files of `(classes ("p/A.class" "HEX")…)` below the folder. No diagnostics: all are there.
Diagnostics unpack_classes(std::string_view classes, const std::filesystem::path& folder);

// What tells one state of an entry of a class path from another.
std::string fingerprint_of_classes(const std::filesystem::path& entry);

} // namespace assay::java
