#include "core/literal_text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include "base/utf8.h"
#include "core/integer.h"
#include "core/object.h"

namespace assay::core {

namespace {

constexpr std::array<std::string_view, kind_count> kind_texts = {
    "unset", "fault", "integer", "big_integer", "float",         "symbol", "nil",   "cons",
    "tuple", "map",   "bits",    "closure",     "function_name", "record", "array", "opaque"};

bool is_letter_or_digit(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         (character >= '0' && character <= '9');
}

// What may stand in quoted text; other integers make a list be printed as a list.
bool is_character(Value value) {
  if (!value.is(Kind::Integer)) return false;
  int64_t code = value.as_integer();
  if (code == '\n' || code == '\r' || code == '\t') return true;
  return code >= 0x20 && code <= 0x10ffff && code != 0x7f && (code < 0xd800 || code > 0xdfff);
}

void print_float(double number, std::string& text) {
  if (!std::isfinite(number)) {
    fmt::format_to(std::back_inserter(text), "#f{:016x}", std::bit_cast<uint64_t>(number));
    return;
  }
  std::array<char, 32> buffer;
  auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  std::string_view digits(buffer.data(), static_cast<size_t>(end - buffer.data()));
  text += digits;
  if (digits.find_first_of(".e") == std::string_view::npos) text += ".0";
}

void print_bits(const BitsObject& bits, std::string& text) {
  auto bit = [&](uint64_t at) -> unsigned {
    if (at >= bits.size) return 0;
    at += bits.offset;
    return unsigned{bits.bytes[at / 8]} >> (7 - at % 8) & 1u;
  };
  text += "<<";
  for (uint64_t at = 0; at < (bits.size + 7) / 8 * 8; at += 4) {
    unsigned digit = bit(at) << 3 | bit(at + 1) << 2 | bit(at + 2) << 1 | bit(at + 3);
    text += "0123456789abcdef"[digit];
  }
  if (bits.size % 8 != 0) fmt::format_to(std::back_inserter(text), ":{}", bits.size);
  text += ">>";
}

// Writes one literal with a list of what is still to be written, last first.
class LiteralPrinter {
 public:
  explicit LiteralPrinter(std::string& text) : text_(text) {}

  void print(Value literal) {
    rest_.emplace_back(literal);
    while (!rest_.empty()) {
      Piece piece = rest_.back();
      rest_.pop_back();
      if (piece.is_value) {
        print_one(piece.value);
      } else {
        text_ += piece.text;
      }
    }
  }

 private:
  struct Piece {
    explicit Piece(Value of_value) : is_value(true), value(of_value) {}
    explicit Piece(std::string_view of_text) : is_value(false), text(of_text) {}
    bool is_value;
    Value value;
    std::string_view text;
  };

  void print_one(Value value) {
    switch (value.kind()) {
      case Kind::Integer: fmt::format_to(std::back_inserter(text_), "{}", value.as_integer()); break;
      case Kind::BigInteger: text_ += to_text(view_integer(value)); break;
      case Kind::Float: print_float(value.as_float(), text_); break;
      case Kind::Symbol:
        text_ += '\'';
        print_symbol(value.as_symbol(), text_);
        break;
      case Kind::Nil: text_ += "[]"; break;
      case Kind::Cons: print_list(value); break;
      case Kind::Tuple: print_tuple(value); break;
      case Kind::Map: print_map(*value.as_map()); break;
      case Kind::Bits: print_bits(*value.as_bits(), text_); break;
      case Kind::FunctionName:
        text_ += "function(";
        print_symbol(value.as_symbol(), text_);
        fmt::format_to(std::back_inserter(text_), ", {})", value.arity());
        break;
      case Kind::Unset: text_ += "unset"; break;
      case Kind::Fault:
      case Kind::Closure:
      case Kind::Record:
      case Kind::Array:
      case Kind::Opaque:
        // No literals (the verifier says so); still printed, for messages.
        fmt::format_to(std::back_inserter(text_), "?{}", kind_text(value.kind()));
        break;
    }
  }

  void print_list(Value list) {
    std::vector<Value> elements;
    bool is_text = true;
    Value rest = list;
    for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
      elements.push_back(rest.as_cons()->head);
      is_text = is_text && is_character(elements.back());
    }
    if (is_text && rest.is(Kind::Nil) && elements.size() >= 2) {
      std::string content;
      for (Value element : elements) append_utf8(content, static_cast<char32_t>(element.as_integer()));
      print_quoted(content, '"', text_);
      return;
    }
    text_ += '[';
    rest_.emplace_back("]");
    if (!rest.is(Kind::Nil)) {
      rest_.emplace_back(rest);
      rest_.emplace_back(" | ");
    }
    push_elements(elements);
  }

  void print_tuple(Value tuple) {
    text_ += '{';
    rest_.emplace_back("}");
    push_elements({tuple.elements(), tuple.arity()});
  }

  void print_map(const MapObject& map) {
    std::vector<MapEntry> entries;
    visit_map(map, [&](const MapEntry& entry) {
      entries.push_back(entry);
      return true;
    });
    text_ += "#{";
    rest_.emplace_back("}");
    for (size_t i = entries.size(); i-- > 0;) {
      rest_.emplace_back(entries[i].value);
      rest_.emplace_back(" => ");
      rest_.emplace_back(entries[i].key);
      if (i != 0) rest_.emplace_back(", ");
    }
  }

  void push_elements(std::span<const Value> elements) {
    for (size_t i = elements.size(); i-- > 0;) {
      rest_.emplace_back(elements[i]);
      if (i != 0) rest_.emplace_back(", ");
    }
  }

  std::string& text_;
  std::vector<Piece> rest_;
};

} // namespace

std::string_view kind_text(Kind kind) { return kind_texts[static_cast<size_t>(kind)]; }

std::string constructor_text(Constructor constructor) {
  if (constructor.type == Constructor::Type::Cons) return "cons";
  return fmt::format("tuple/{}", constructor.arity);
}

bool is_symbol_character(char character) {
  return is_letter_or_digit(character) ||
         std::string_view("_@$%&*+/<=>?!^~.:-'").find(character) != std::string_view::npos;
}

bool is_symbol_start(char character) {
  return is_symbol_character(character) && character != '\'' && !(character >= '0' && character <= '9');
}

bool is_bare_symbol(std::string_view text) {
  if (text.empty() || !is_symbol_start(text.front())) return false;
  for (char character : text) {
    if (!is_symbol_character(character)) return false;
  }
  return true;
}

void print_quoted(std::string_view content, char quote, std::string& text) {
  text += quote;
  for (char character : content) {
    auto byte = static_cast<unsigned char>(character);
    if (character == quote || character == '\\') {
      text += '\\';
      text += character;
    } else if (character == '\n') {
      text += "\\n";
    } else if (character == '\r') {
      text += "\\r";
    } else if (character == '\t') {
      text += "\\t";
    } else if (byte < 0x20 || byte == 0x7f) {
      fmt::format_to(std::back_inserter(text), "\\x{:02x};", byte);
    } else {
      text += character;
    }
  }
  text += quote;
}

void print_symbol(Symbol symbol, std::string& text) {
  if (is_bare_symbol(symbol.text())) {
    text += symbol.text();
  } else {
    print_quoted(symbol.text(), '|', text);
  }
}

void print_literal(Value literal, std::string& text) { LiteralPrinter(text).print(literal); }

std::string print_literal(Value literal) {
  std::string text;
  print_literal(literal, text);
  return text;
}

} // namespace assay::core
