#include "lang/erlang/text/quoted_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "core/object.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {
namespace {

// `maybe` and `else` are reserved from OTP 27 on, and with a feature switched on before.
constexpr std::array<std::string_view, 29> reserved_words = {
    "after", "and",   "andalso", "band",   "begin",   "bnot", "bor", "bsl",  "bsr", "bxor",
    "case",  "catch", "cond",    "div",    "else",    "end",  "fun", "if",   "let", "maybe",
    "not",   "of",    "or",      "orelse", "receive", "rem",  "try", "when", "xor",
};

bool is_ascii_letter(uint32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Latin-1's letters, less the signs of multiplication and division among them.
bool is_small_letter(uint32_t c) { return (c >= 'a' && c <= 'z') || (c >= 0xdf && c <= 0xff && c != 0xf7); }
bool is_name_character(uint32_t c) {
  return is_ascii_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '@' ||
         (c >= 0xc0 && c <= 0xff && c != 0xd7 && c != 0xf7);
}

bool is_bare_atom(std::string_view atom) {
  if (std::ranges::find(reserved_words, atom) != reserved_words.end()) return false;
  auto first = next_character(atom);
  if (!first || !is_small_letter(*first)) return false;
  while (auto next = next_character(atom)) {
    if (!is_name_character(*next)) return false;
  }
  return atom.empty();
}

void append_escaped(std::string& text, uint32_t character, char quote) {
  switch (character) {
    case '\n': text += "\\n"; return;
    case '\r': text += "\\r"; return;
    case '\t': text += "\\t"; return;
    default: break;
  }
  if (character == static_cast<unsigned char>(quote) || character == '\\') text += '\\';
  if (is_printable(character)) {
    append_character(text, character);
  } else {
    text += fmt::format("\\x{{{:X}}}", character);
  }
}

std::string quoted(std::string_view characters, char quote) {
  std::string text(1, quote);
  while (auto character = next_character(characters)) append_escaped(text, *character, quote);
  return text + quote;
}

} // namespace

std::string atom_text(std::string_view atom) { return is_bare_atom(atom) ? std::string(atom) : quoted(atom, '\''); }

std::string quoted_string(std::string_view text) { return quoted(text, '"'); }

// Above Latin-1 what io_lib takes for printable, less what changes the direction or joins its neighbours invisibly.
bool is_printable(uint32_t c) {
  if (c < 0xa0) return c >= ' ' && c <= '~';
  if (c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f))
    return false;
  if (c >= 0xd800 && c <= 0xdfff) return false;
  return c <= 0x10ffff && c != 0xfeff && (c & 0xfffe) != 0xfffe;
}

std::optional<std::string> string_of_list(Value list, ListMeaning meaning) {
  if (meaning == ListMeaning::Numbers) return std::nullopt;
  std::string text;
  uint64_t count = 0;
  bool has_graphic = false;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail, ++count) {
    Value head = list.as_cons()->head;
    if (!head.is(Kind::Integer) || head.payload() > 0x10ffff) return std::nullopt;
    auto character = static_cast<uint32_t>(head.payload());
    bool is_layout = character == '\n' || character == '\r' || character == '\t';
    if (!is_layout && !is_printable(character)) return std::nullopt;
    has_graphic = has_graphic || !is_layout;
    append_character(text, character);
  }
  if (!list.is(Kind::Nil)) return std::nullopt;
  if (meaning == ListMeaning::Unknown && (!has_graphic || count < 2)) return std::nullopt;
  return text;
}

} // namespace assay::erlang
