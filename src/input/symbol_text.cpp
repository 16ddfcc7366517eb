// Symbols and lists of their characters, as patterns.

#include "base/utf8.h"
#include "input/pattern.h"

namespace assay::input {

namespace {

// Of text that is well formed, as that of symbols is.
std::vector<uint32_t> characters_of(std::string_view text) {
  std::vector<uint32_t> result;
  for (char each : text) {
    auto byte = static_cast<uint8_t>(each);
    if (byte < 0x80) {
      result.push_back(byte);
    } else if (byte < 0xc0) {
      result.back() = result.back() << 6 | (byte & 0x3fu);
    } else {
      result.push_back(byte < 0xe0 ? byte & 0x1fu : byte < 0xf0 ? byte & 0x0fu : byte & 0x07u);
    }
  }
  return result;
}

} // namespace

PatternId PatternTable::text_of(Symbol symbol) {
  std::vector<uint32_t> characters = characters_of(symbol.text());
  PatternId text = nil();
  for (size_t i = characters.size(); i-- > 0;) text = cons(integer(characters[i]), text);
  return text;
}

std::optional<PatternId> PatternTable::text_of(PatternId id) {
  const Pattern pattern = patterns_[id];
  if (pattern.kind == PatternKind::Symbol) return text_of(Symbol(pattern.detail));
  if (pattern.kind == PatternKind::Named) return pattern.parts[0];
  return {};
}

PatternId PatternTable::named(PatternId text) {
  const PatternId parts[] = {text};
  if (!patterns_[text].ground) return make(PatternKind::Named, 0, parts);
  std::string characters;
  for (; patterns_[text].kind == PatternKind::Cons; text = patterns_[text].parts[1]) {
    const auto& number = std::get<BigInteger>(terms_.constant(patterns_[patterns_[text].parts[0]].detail));
    append_utf8(characters, static_cast<uint32_t>(mpz_get_ui(number.mpz())));
  }
  return symbol(Symbol(characters));
}

} // namespace assay::input
