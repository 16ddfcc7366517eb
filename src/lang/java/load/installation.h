#pragma once
// The JDK that is there: the one that JAVA_HOME names, else the one whose javac, or java, is on the PATH.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

#include "base/diagnostic.h"

namespace assay::java {

struct Installation {
  std::filesystem::path home;
  std::filesystem::path image;                  // lib/modules
  std::filesystem::path java;                   // bin/java
  std::optional<std::filesystem::path> javac{}; // bin/javac; a runtime without a compiler has none
  std::string version;                          // as the JDK's file `release` has it: 17.0.15; empty: it does not say
};

std::expected<Installation, Diagnostics> find_installation();

} // namespace assay::java
