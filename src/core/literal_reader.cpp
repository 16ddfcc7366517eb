#include "core/literal_reader.h"

#include <fmt/format.h>

#include <charconv>

#include "base/utf8.h"
#include "core/integer.h"
#include "core/literal_text.h"
#include "core/object.h"

namespace assay::core {

// Reads one scalar or opening bracket after the other; after each value, what is open says what may follow.
Value LiteralReader::read() {
  open_.clear();
  values_.clear();
  while (!cursor_.failed()) {
    cursor_.skip_blanks();
    if (open_.size() > largest_literal_depth) {
      cursor_.fail(fmt::format("a literal nested deeper than {}", largest_literal_depth));
      break;
    }
    if (cursor_.accept("[")) {
      if (!open(Open::Type::List, "]")) continue;
    } else if (cursor_.accept("{")) {
      if (!open(Open::Type::Tuple, "}")) continue;
    } else if (cursor_.accept("#{")) {
      if (!open(Open::Type::Map, "}")) continue;
    } else {
      values_.push_back(read_scalar());
    }
    if (close_or_go_on()) return values_.back();
  }
  return Value::unset();
}

// Returns whether it was closed at once, and so is a value.
bool LiteralReader::open(Open::Type type, std::string_view closing) {
  open_.push_back({type, false, values_.size()});
  if (!cursor_.accept(closing)) return false;
  close();
  return true;
}

// After a value: closes all that ends here. Returns whether the literal is complete.
bool LiteralReader::close_or_go_on() {
  while (!open_.empty()) {
    Open& innermost = open_.back();
    bool is_list = innermost.type == Open::Type::List;
    bool is_key = innermost.type == Open::Type::Map && (values_.size() - innermost.first) % 2 == 1;
    if (is_key) {
      cursor_.expect("=>");
      return false;
    }
    if (!innermost.after_bar && cursor_.accept(",")) return false;
    if (is_list && !innermost.after_bar && cursor_.accept("|")) {
      innermost.after_bar = true;
      return false;
    }
    cursor_.expect(is_list ? "]" : "}");
    if (cursor_.failed()) return false;
    close();
  }
  return true;
}

void LiteralReader::close() {
  Open closed = open_.back();
  open_.pop_back();
  std::span<const Value> elements = std::span(values_).subspan(closed.first);
  Value value;
  switch (closed.type) {
    case Open::Type::List:
      value = closed.after_bar ? make_list(arena_, elements.first(elements.size() - 1), elements.back())
                               : make_list(arena_, elements);
      break;
    case Open::Type::Tuple:
      if (elements.size() > largest_arity) cursor_.fail("a tuple that is too large");
      value = make_tuple(arena_, elements);
      break;
    case Open::Type::Map: {
      std::vector<MapEntry> entries;
      for (size_t i = 0; i + 1 < elements.size(); i += 2) entries.push_back({elements[i], elements[i + 1]});
      value = make_sorted_map(arena_, entries);
      break;
    }
  }
  values_.resize(closed.first);
  values_.push_back(value);
}

Value LiteralReader::read_scalar() {
  char first = cursor_.peek();
  if (is_digit(first) || first == '-') return read_number();
  if (first == '\'') {
    cursor_.advance();
    return Value::symbol(cursor_.read_symbol());
  }
  if (first == '"') return read_text();
  if (cursor_.accept("<<")) return read_bits();
  if (cursor_.accept("#f")) return read_float_bits();
  if (cursor_.accept_word("unset")) return Value::unset();
  if (cursor_.accept_word("function")) return read_function_name();
  cursor_.fail("expected a literal");
  return {};
}

Value LiteralReader::read_number() {
  size_t start = cursor_.offset();
  auto digits = [&] {
    if (!is_digit(cursor_.peek())) cursor_.fail("expected a digit");
    while (is_digit(cursor_.peek())) cursor_.advance();
  };
  if (cursor_.peek() == '-') cursor_.advance();
  digits();
  bool is_float = false;
  if (cursor_.peek() == '.') {
    is_float = true;
    cursor_.advance();
    digits();
  }
  if (cursor_.peek() == 'e') {
    is_float = true;
    cursor_.advance();
    if (cursor_.peek() == '+' || cursor_.peek() == '-') cursor_.advance();
    digits();
  }
  if (cursor_.failed()) return {};
  std::string_view text = cursor_.since(start);
  if (is_float) {
    double number = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) cursor_.fail_at(start, "a float that is out of range");
    return Value::floating(number);
  }
  int64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? Value::integer(number) : make_integer(arena_, *BigInteger::from_text(text));
}

Value LiteralReader::read_float_bits() {
  uint64_t bits = 0;
  for (int i = 0; i < 16; ++i) {
    auto digit = hexadecimal_digit(cursor_.peek());
    if (!digit) {
      cursor_.fail("expected sixteen hexadecimal digits");
      return {};
    }
    bits = bits << 4 | *digit;
    cursor_.advance();
  }
  return Value::floating(std::bit_cast<double>(bits));
}

Value LiteralReader::read_bits() {
  size_t start = cursor_.offset();
  std::vector<uint8_t> bytes;
  while (auto high = hexadecimal_digit(cursor_.peek())) {
    auto low = hexadecimal_digit(cursor_.peek(1));
    if (!low) {
      cursor_.fail_at(start, "an odd number of hexadecimal digits");
      return {};
    }
    bytes.push_back(static_cast<uint8_t>(*high << 4 | *low));
    cursor_.advance(2);
  }
  uint64_t size = bytes.size() * 8;
  if (cursor_.accept(":")) {
    uint64_t given = cursor_.read_number(size, "a number of bits");
    if (given + 8 <= size) cursor_.fail_at(start, "more digits than bits");
    size = given;
    if (size % 8 != 0) bytes.back() &= static_cast<uint8_t>(0xff << (8 - size % 8));
  }
  cursor_.expect(">>");
  return make_bits(arena_, bytes, size);
}

Value LiteralReader::read_text() {
  size_t start = cursor_.offset();
  std::string content = cursor_.read_quoted('"');
  std::vector<Value> characters;
  for (std::string_view rest = content; !rest.empty();) {
    size_t length = utf8_length(rest);
    if (length == 0) {
      cursor_.fail_at(start, "the text is not UTF-8");
      return {};
    }
    auto first = static_cast<unsigned char>(rest[0]);
    uint32_t code = length == 1 ? first : first & (0xffu >> (length + 1));
    for (size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(rest[i]) & 0x3fu);
    characters.push_back(Value::integer(code));
    rest.remove_prefix(length);
  }
  return make_list(arena_, characters);
}

Value LiteralReader::read_function_name() {
  cursor_.expect("(");
  Symbol name = cursor_.read_symbol();
  cursor_.expect(",");
  auto arity = static_cast<uint32_t>(cursor_.read_number(largest_arity, "an arity"));
  cursor_.expect(")");
  return Value::function_name(name, arity);
}

} // namespace assay::core
