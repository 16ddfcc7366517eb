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

  void report(const Sexpr& where, std::string message) {
    if (!first_) first_ = sexpr_diagnostic(text_, name_, where.offset(), std::move(message));
  }
  const std::optional<Diagnostic>& first() const { return first_; }

 private:
  std::string_view text_;
  std::string_view name_;
  std::optional<Diagnostic> first_;
};

// How deeply expressions, patterns and terms may be nested in each other: reading and lowering are recursive. Lists and
// sequences of `let` don't count.
constexpr uint32_t nesting_limit = 1000;

Value read_term(const Sexpr& text, Arena& arena, ReadErrors& errors, uint32_t depth = 0);

} // namespace assay::erlang
