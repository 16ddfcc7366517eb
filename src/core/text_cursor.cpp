#include "core/text_cursor.h"

#include <fmt/format.h>

#include "base/sexpr.h"
#include "core/literal_text.h"

namespace assay::core {

std::optional<unsigned> hexadecimal_digit(char character) {
  if (is_digit(character)) return static_cast<unsigned>(character - '0');
  if (character >= 'a' && character <= 'f') return static_cast<unsigned>(character - 'a' + 10);
  if (character >= 'A' && character <= 'F') return static_cast<unsigned>(character - 'A' + 10);
  return std::nullopt;
}

void TextCursor::fail_at(size_t offset, std::string message) {
  if (!failure_) failure_ = sexpr_diagnostic(text_, file_, offset, std::move(message));
  offset_ = text_.size();
}

void TextCursor::skip_blanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r') advance();
  if (peek() != ';') return;
  while (!at_end() && peek() != '\n') advance();
}

void TextCursor::skip_lines() {
  for (skip_blanks(); peek() == '\n'; skip_blanks()) advance();
}

void TextCursor::expect_line_end() {
  skip_blanks();
  if (!at_end() && peek() != '\n') fail("expected the end of the line");
  skip_lines();
}

bool TextCursor::accept(std::string_view characters) {
  skip_blanks();
  if (!text_.substr(offset_).starts_with(characters)) return false;
  advance(characters.size());
  return true;
}

void TextCursor::expect(std::string_view characters) {
  if (!accept(characters)) fail(fmt::format("expected `{}`", characters));
}

bool TextCursor::accept_word(std::string_view word) {
  skip_blanks();
  if (!text_.substr(offset_).starts_with(word) || is_symbol_character(peek(word.size()))) return false;
  advance(word.size());
  return true;
}

void TextCursor::expect_word(std::string_view word) {
  if (!accept_word(word)) fail(fmt::format("expected `{}`", word));
}

bool TextCursor::at_numbered(char letter) {
  skip_blanks();
  return peek() == letter && is_digit(peek(1));
}

uint64_t TextCursor::read_number(uint64_t most, std::string_view what) {
  skip_blanks();
  size_t start = offset_;
  if (!is_digit(peek())) {
    fail(fmt::format("expected {}", what));
    return 0;
  }
  uint64_t number = 0;
  for (; is_digit(peek()); advance()) {
    auto digit = static_cast<uint64_t>(peek() - '0');
    if (number > (most - digit) / 10 || digit > most) {
      fail_at(start, fmt::format("{} is too large", what));
      return 0;
    }
    number = number * 10 + digit;
  }
  return number;
}

uint32_t TextCursor::read_numbered(char letter, uint64_t most, std::string_view what) {
  if (!at_numbered(letter)) {
    fail(fmt::format("expected {}", what));
    return 0;
  }
  advance();
  return static_cast<uint32_t>(read_number(most, what));
}

Symbol TextCursor::read_symbol() {
  skip_blanks();
  if (peek() == '|') return Symbol(read_quoted('|'));
  if (!is_symbol_start(peek())) {
    fail("expected a name");
    return {};
  }
  size_t start = offset_;
  while (is_symbol_character(peek())) advance();
  return Symbol(since(start));
}

std::string TextCursor::read_quoted(char quote) {
  size_t start = offset_;
  std::string content;
  for (advance(); peek() != quote; advance()) {
    if (at_end() || peek() == '\n') {
      fail_at(start, "this quote is not closed on its line");
      return {};
    }
    content += peek() == '\\' ? read_escape() : peek();
    if (failed()) return {};
  }
  advance();
  return content;
}

// Leaves the cursor on the last character of the escape.
char TextCursor::read_escape() {
  size_t start = offset_;
  advance();
  switch (peek()) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case '\\':
    case '|':
    case '"': return peek();
    case 'x': break;
    default: fail_at(start, "no such escape"); return 0;
  }
  auto high = hexadecimal_digit(peek(1));
  auto low = hexadecimal_digit(peek(2));
  if (!high || !low || peek(3) != ';') {
    fail_at(start, "expected two hexadecimal digits and `;` after \\x");
    return 0;
  }
  advance(3);
  return static_cast<char>(*high << 4 | *low);
}

} // namespace assay::core
