#pragma once
// What a reader of a dump (base/sexpr.h) found wrong with it.

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/diagnostic.h"
#include "base/sexpr.h"

namespace assay {

// Remembers the first thing that was wrong. Readers go on after it with some harmless value, so that they need not look
// at every step whether all is well; what they made is thrown away in the end.
class ReadErrors {
 public:
  ReadErrors(std::string_view text, std::string_view name) : text_(text), name_(name) {}

  // By string_view: a string made in the caller, used or not, would make the frames of recursive readers larger.
  void report(const Sexpr& where, std::string_view message);
  // The fault of the source, not of the dump, so it is located there if possible: at the last place that was read.
  void report_too_deep(const Sexpr& where, uint32_t limit);
  void set_source(std::string_view file, uint32_t line, uint32_t column) {
    source_file_ = file;
    source_line_ = line;
    source_column_ = column;
  }
  const std::optional<Diagnostic>& first() const { return first_; }

 private:
  std::string_view text_;
  std::string_view name_;
  std::string_view source_file_;
  uint32_t source_line_ = 0; // 0: unknown
  uint32_t source_column_ = 0;
  std::optional<Diagnostic> first_;
};

} // namespace assay
