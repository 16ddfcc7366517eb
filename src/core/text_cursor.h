#pragma once
// A place in a text that is being read, and what readers of Core text need there. The first thing that goes wrong is
// kept as a diagnostic, and the cursor jumps to the end: from then on nothing is accepted, so readers need not ask
// after each step whether they may go on. Lines matter in Core text; blanks are what may stand between the parts of
// one.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "base/symbol.h"

namespace assay::core {

class TextCursor {
 public:
  TextCursor(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  bool failed() const { return failure_.has_value(); }
  const Diagnostic& failure() const { return *failure_; }
  // Only the first one counts.
  void fail(std::string message) { fail_at(offset_, std::move(message)); }
  void fail_at(size_t offset, std::string message);

  size_t offset() const { return offset_; }
  bool at_end() const { return offset_ == text_.size(); }
  // The character so many places on; 0 after the end.
  char peek(size_t ahead = 0) const { return ahead < text_.size() - offset_ ? text_[offset_ + ahead] : '\0'; }
  std::string_view since(size_t start) const { return text_.substr(start, offset_ - start); }
  void advance(size_t count = 1) { offset_ += count; }

  void skip_blanks();     // within a line; comments too
  void skip_lines();      // blanks and ends of lines
  void expect_line_end(); // and goes to the next line that holds something

  // Each of these skips blanks first.
  bool accept(std::string_view characters);
  void expect(std::string_view characters);
  bool accept_word(std::string_view word); // not followed by a character of a symbol
  void expect_word(std::string_view word);
  bool at_numbered(char letter); // `v12`, `b0`
  // A number from 0 to `most`, in decimal.
  uint64_t read_number(uint64_t most, std::string_view what);
  uint32_t read_numbered(char letter, uint64_t most, std::string_view what);
  Symbol read_symbol();
  std::string read_quoted(char quote);

 private:
  char read_escape();

  std::string_view text_;
  std::string_view file_;
  size_t offset_ = 0;
  std::optional<Diagnostic> failure_;
};

constexpr bool is_digit(char character) { return character >= '0' && character <= '9'; }
// The value of a hexadecimal digit; nothing if it is none.
std::optional<unsigned> hexadecimal_digit(char character);

} // namespace assay::core
