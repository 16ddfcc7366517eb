#pragma once
// Terms of the exchange form as values in an arena. What is wrong with the text is reported through ReadErrors.

#include <optional>
#include <string>
#include <string_view>

#include "base/arena.h"
#include "base/diagnostic.h"
#include "base/sexpr.h"
#include "core/value.h"
#include "lang/erlang/function_name.h"

namespace assay::erlang {

// Remembers the first thing that was wrong. Readers go on after it with some harmless value, so that they need not look
// at every step whether all is well; what they made is thrown away in the end.
class ReadErrors {
 public:
  ReadErrors(std::string_view text, std::string_view name) : text_(text), name_(name) {}

  // By string_view: a string made in the caller, used or not, would make the frames of recursive readers larger.
  void report(const Sexpr& where, std::string_view message);
  // The fault of the source, not of the dump, so it is located there if possible: at the last place that was read.
  void report_too_deep(const Sexpr& where);
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

// How deeply expressions, patterns and terms may be nested in each other: reading and lowering are recursive, and in a
// build with sanitizers a level takes up to 6 KB of the 8 MB of stack. The elements of a list and sequences of `let`
// don't count. What compilers emit stays far below: no module of OTP is nested deeper than 76.
constexpr uint32_t nesting_limit = 500;

Value read_term(const Sexpr& text, Arena& arena, ReadErrors& errors, uint32_t depth = 0);
// The same for what a real erl answered, where pids, references, ports and functions may occur. Of these only the kind
// is kept, and a function's arity, so that answers of two runtimes can be compared.
Value read_answered_term(const Sexpr& text, Arena& arena, ReadErrors& errors);

} // namespace assay::erlang
