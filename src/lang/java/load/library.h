#pragma once
// The JDK's own classes: from its image, and from the overlays in runtime/java, which carry out what is native there or
// needs the world. One for the process; opened when it is first needed.

#include <expected>

#include "lang/java/load/installation.h"
#include "lang/java/program.h"

namespace assay::java {

struct LibraryOfJava {
  Installation installation;
  std::unique_ptr<JavaProgram> program;
};

// The diagnostics say what is missing.
std::expected<LibraryOfJava*, Diagnostics> java_library();

} // namespace assay::java
