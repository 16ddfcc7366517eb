#pragma once
// One entry of a class path: a folder, a jar or a single .class file.

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/symbol.h"

namespace assay::java {

// A class as it is in its place, not yet looked at.
struct ClassBytes {
  std::vector<uint8_t> bytes;
  std::string path;
};

class ClassPathEntry {
 public:
  static std::expected<std::unique_ptr<ClassPathEntry>, Diagnostics> make(const std::string& path);
  virtual ~ClassPathEntry() = default;

  // By the name of a class, which is well-formed.
  virtual std::expected<std::optional<ClassBytes>, Diagnostics> find(Symbol name) const = 0;
  // In order.
  virtual std::vector<Symbol> classes() const = 0;
};

} // namespace assay::java
