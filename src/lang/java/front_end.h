#pragma once
// Java's front end: the program in Java that compiles sources and makes calls (frontends/java), and the `java` that it
// runs on. Built together with Assay.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "lang/server.h"

namespace assay::java {

// Where it is in an installation of Assay.
std::filesystem::path front_end_folder();

// The program `java` in the folders of PATH.
std::optional<std::filesystem::path> find_java();

// What tells one Java from another, without starting it: for cache keys. Empty if there is none.
std::string java_identity();

// Compiles, with as much memory as Java itself sees fit.
ServerProgram compiler_server(const std::filesystem::path& folder);
// The real Java: makes calls in `working_folder`, and all that a call keeps is at most so large.
ServerProgram runtime_server(const std::filesystem::path& folder, uint64_t heap_bytes,
                             const std::filesystem::path& working_folder);

} // namespace assay::java
