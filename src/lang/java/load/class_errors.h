#pragma once
// The first thing that is wrong with a class file. Readers go on after it with some harmless value (0, the empty text),
// so that they need not look at every step whether all is well; what they made is thrown away in the end.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "base/symbol.h"

namespace assay::java {

class ClassErrors {
 public:
  explicit ClassErrors(std::string_view path) : path_(path) {}

  // Where we are, in the words of a reader of the diagnostic: `method run()V`.
  void enter(std::string_view kind, Symbol name, Symbol descriptor) {
    kind_ = kind;
    name_ = name;
    descriptor_ = descriptor;
  }
  void leave() { kind_ = {}; }

  // The file breaks a rule of the format.
  void malformed(std::string_view message) { report("malformed class file: ", message); }
  void malformed_at(size_t instruction, std::string_view message);
  // The file keeps the rules, but Assay does not do what it wants.
  void unsupported(std::string_view message) { report("", message); }

  bool any() const { return first_.has_value(); }
  const std::optional<Diagnostic>& first() const { return first_; }

 private:
  void report(std::string_view start, std::string_view message);

  std::string_view path_;
  std::string_view kind_; // empty: the class itself
  Symbol name_;
  Symbol descriptor_;
  std::optional<Diagnostic> first_;
};

} // namespace assay::java
