#pragma once
// Java's front end: the program in Java that compiles sources and makes calls (frontends/java). Built together with
// Assay; it runs on the JDK that is there (installation.h).

#include <cstdint>
#include <filesystem>
#include <string>

#include "lang/server.h"

namespace assay::java {

// Where it is in an installation of Assay.
std::filesystem::path front_end_folder();

// What tells one JDK and one front end from others, without starting them: for keys. Empty if there is no JDK.
std::string java_identity();

// Compiles, with as much memory as Java itself sees fit.
ServerProgram compiler_server(const std::filesystem::path& folder);
// The real Java: makes calls in `working_folder`, and all that a call keeps is at most so large.
ServerProgram runtime_server(const std::filesystem::path& folder, uint64_t heap_bytes,
                             const std::filesystem::path& working_folder);

} // namespace assay::java
