// The reader of s-expressions: one loop over the bytes with its own stack. Finished expressions
// whose list is still open wait in `pending_`; a closing parenthesis moves the list's share of them
// into the arena.

#include "base/sexpr.h"

#include <array>
#include <bit>
#include <charconv>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "base/utf8.h"

namespace assay {
namespace {

enum class ByteClass : uint8_t { Other, Space, Digit, SymbolStart, SymbolRest };

constexpr std::array<ByteClass, 256> make_byte_classes() {
  std::array<ByteClass, 256> classes{};
  for (char byte : std::string_view(" \t\n\r\f\v")) classes[static_cast<unsigned char>(byte)] = ByteClass::Space;
  for (char byte = '0'; byte <= '9'; ++byte) classes[static_cast<unsigned char>(byte)] = ByteClass::Digit;
  for (char byte = 'a'; byte <= 'z'; ++byte) classes[static_cast<unsigned char>(byte)] = ByteClass::SymbolStart;
  for (char byte = 'A'; byte <= 'Z'; ++byte) classes[static_cast<unsigned char>(byte)] = ByteClass::SymbolStart;
  for (char byte : std::string_view("_@$%&*+/<=>?!^~.:-"))
    classes[static_cast<unsigned char>(byte)] = ByteClass::SymbolStart;
  classes[static_cast<unsigned char>('\'')] = ByteClass::SymbolRest;
  return classes;
}

constexpr std::array<ByteClass, 256> byte_classes = make_byte_classes();

ByteClass class_of(char byte) { return byte_classes[static_cast<unsigned char>(byte)]; }

bool is_hexadecimal(char byte) {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

class Reader {
 public:
  Reader(std::string_view text, std::string_view name, Arena& arena, uint32_t depth_limit)
      : text_(text), name_(name), arena_(arena), depth_limit_(depth_limit) {}

  std::expected<const Sexpr*, Diagnostic> read();

 private:
  struct OpenList {
    uint32_t offset;
    size_t first_pending;
  };

  // Each reads one token at `position_`; false means that `error_` is set.
  bool read_token();
  bool open_list();
  bool close_list();
  bool read_integer();
  bool read_symbol_or_negative();
  bool read_float();
  bool read_quoted(char quote, Sexpr::Kind kind);
  bool read_escape(char quote, std::string& decoded);
  bool check_end_of_token();

  void skip_comment();
  void add(Sexpr::Kind kind, size_t offset, std::string_view text) {
    pending_.emplace_back(kind, text, static_cast<uint32_t>(offset));
  }
  bool fail(size_t offset, std::string message) {
    error_ = sexpr_diagnostic(text_, name_, offset, std::move(message));
    return false;
  }
  bool at_end() const { return position_ == text_.size(); }

  std::string_view text_;
  std::string_view name_;
  Arena& arena_;
  uint32_t depth_limit_;
  size_t position_ = 0;
  std::vector<Sexpr> pending_;
  std::vector<OpenList> open_lists_;
  Diagnostic error_;
};

std::expected<const Sexpr*, Diagnostic> Reader::read() {
  if (text_.size() > sexpr_text_limit)
    return std::unexpected(Diagnostic{std::string(name_), 0, 0, "the text is larger than 512 MiB"});
  while (!at_end()) {
    char byte = text_[position_];
    if (class_of(byte) == ByteClass::Space) {
      ++position_;
    } else if (byte == ';') {
      skip_comment();
    } else {
      if (open_lists_.empty() && !pending_.empty()) {
        fail(position_, "unexpected text after the expression");
        return std::unexpected(std::move(error_));
      }
      if (!read_token()) return std::unexpected(std::move(error_));
    }
  }
  if (!open_lists_.empty()) {
    Diagnostic opening = sexpr_diagnostic(text_, name_, open_lists_.back().offset, {});
    fail(position_, fmt::format("the text ends inside the list that starts at {}:{}", opening.line, opening.column));
    return std::unexpected(std::move(error_));
  }
  if (pending_.empty()) {
    fail(position_, "the text holds no expression");
    return std::unexpected(std::move(error_));
  }
  return arena_.create<Sexpr>(pending_.front());
}

bool Reader::read_token() {
  char byte = text_[position_];
  switch (byte) {
    case '(': return open_list();
    case ')': return close_list();
    case '"': return read_quoted('"', Sexpr::Kind::String);
    case '|': return read_quoted('|', Sexpr::Kind::Symbol);
    case '#': return read_float();
    default: break;
  }
  switch (class_of(byte)) {
    case ByteClass::Digit: return read_integer();
    case ByteClass::SymbolStart: return read_symbol_or_negative();
    default: break;
  }
  if (byte > ' ' && byte < 127) return fail(position_, fmt::format("unexpected character '{}'", byte));
  return fail(position_, fmt::format("unexpected byte 0x{:02x}", static_cast<unsigned char>(byte)));
}

bool Reader::open_list() {
  if (open_lists_.size() >= depth_limit_)
    return fail(position_, fmt::format("lists are nested deeper than {}", depth_limit_));
  open_lists_.push_back({static_cast<uint32_t>(position_), pending_.size()});
  ++position_;
  return true;
}

bool Reader::close_list() {
  if (open_lists_.empty()) return fail(position_, "unexpected ')'");
  OpenList list = open_lists_.back();
  open_lists_.pop_back();
  std::span<const Sexpr> items = arena_.copy(std::span<const Sexpr>(pending_).subspan(list.first_pending));
  pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(list.first_pending), pending_.end());
  pending_.emplace_back(items, list.offset);
  ++position_;
  return true;
}

bool Reader::read_integer() {
  size_t start = position_;
  while (!at_end() && class_of(text_[position_]) == ByteClass::Digit) ++position_;
  add(Sexpr::Kind::Integer, start, text_.substr(start, position_ - start));
  return check_end_of_token();
}

// A symbol may start with '-', and so may an integer; only digits after the sign make it an
// integer.
bool Reader::read_symbol_or_negative() {
  size_t start = position_;
  bool only_digits = text_[position_] == '-';
  ++position_;
  while (!at_end() && class_of(text_[position_]) >= ByteClass::Digit) {
    only_digits = only_digits && class_of(text_[position_]) == ByteClass::Digit;
    ++position_;
  }
  std::string_view token = text_.substr(start, position_ - start);
  bool is_integer = only_digits && token.size() > 1;
  add(is_integer ? Sexpr::Kind::Integer : Sexpr::Kind::Symbol, start, token);
  return check_end_of_token();
}

bool Reader::read_float() {
  constexpr size_t digits = 16;
  size_t start = position_;
  std::string_view token = text_.substr(start, digits + 2);
  bool good = token.size() == digits + 2 && token[1] == 'f';
  for (char byte : token.substr(std::min<size_t>(2, token.size()))) good = good && is_hexadecimal(byte);
  if (!good) return fail(start, "a float is '#f' and 16 hexadecimal digits");
  position_ += token.size();
  add(Sexpr::Kind::Float, start, token.substr(2));
  return check_end_of_token();
}

bool Reader::read_quoted(char quote, Sexpr::Kind kind) {
  size_t start = position_;
  size_t piece = ++position_;
  std::string decoded;
  bool has_escapes = false;
  while (!at_end() && text_[position_] != quote) {
    char byte = text_[position_];
    if (byte == '\\') {
      has_escapes = true;
      decoded.append(text_.substr(piece, position_ - piece));
      if (!read_escape(quote, decoded)) return false;
      piece = position_;
    } else if (static_cast<unsigned char>(byte) < 0x80) {
      ++position_;
    } else {
      size_t length = utf8_length(text_.substr(position_));
      if (length == 0) return fail(position_, "not UTF-8");
      position_ += length;
    }
  }
  if (at_end())
    return fail(start,
                kind == Sexpr::Kind::String ? "the text ends inside this string" : "the text ends inside this symbol");
  std::string_view contents = text_.substr(piece, position_ - piece);
  if (has_escapes) {
    decoded.append(contents);
    contents = arena_.copy_text(decoded);
  }
  ++position_;
  add(kind, start, contents);
  return check_end_of_token();
}

bool Reader::read_escape(char quote, std::string& decoded) {
  size_t start = position_++;
  char byte = at_end() ? '\0' : text_[position_++];
  if (byte == '\\' || (byte != '\0' && byte == quote)) {
    decoded += byte;
    return true;
  }
  switch (byte) {
    case 'n': decoded += '\n'; return true;
    case 'r': decoded += '\r'; return true;
    case 't': decoded += '\t'; return true;
    case 'x': break;
    default: return fail(start, "unknown escape");
  }
  uint32_t code_point = 0;
  const char* digits = text_.data() + position_;
  const char* end = text_.data() + text_.size();
  auto [after, error] = std::from_chars(digits, end, code_point, 16);
  bool good = error == std::errc{} && after != end && *after == ';' && append_utf8(decoded, code_point);
  if (!good) return fail(start, "an escape by number is '\\x', hexadecimal digits of a code point and ';'");
  position_ += static_cast<size_t>(after - digits) + 1;
  return true;
}

bool Reader::check_end_of_token() {
  if (at_end()) return true;
  char byte = text_[position_];
  if (class_of(byte) == ByteClass::Space || byte == ')' || byte == '(' || byte == ';') return true;
  return fail(position_, "white space is missing between two tokens");
}

void Reader::skip_comment() {
  size_t end = text_.find('\n', position_);
  position_ = end == std::string_view::npos ? text_.size() : end;
}

} // namespace

std::expected<const Sexpr*, Diagnostic> read_sexpr(std::string_view text, std::string_view name, Arena& arena,
                                                   uint32_t depth_limit) {
  return Reader(text, name, arena, depth_limit).read();
}

Diagnostic sexpr_diagnostic(std::string_view text, std::string_view name, size_t offset, std::string message) {
  std::string_view before = text.substr(0, std::min(offset, text.size()));
  uint32_t line = 1;
  uint32_t column = 1;
  for (char byte : before) {
    bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    if (byte == '\n') {
      ++line;
      column = 1;
    } else if (!continues) {
      ++column;
    }
  }
  return Diagnostic{std::string(name), line, column, std::move(message)};
}

Sexpr::Sexpr(std::span<const Sexpr> items, uint32_t offset)
    : data_(items.data()), offset_(offset), size_(static_cast<uint32_t>(items.size()) & sexpr_text_limit),
      kind_(static_cast<uint32_t>(Kind::List)) {}

Sexpr::Sexpr(Kind kind, std::string_view text, uint32_t offset)
    : data_(text.data()), offset_(offset), size_(static_cast<uint32_t>(text.size()) & sexpr_text_limit),
      kind_(static_cast<uint32_t>(kind) & 7U) {}

std::optional<int64_t> Sexpr::small_integer() const {
  if (!is_integer()) return std::nullopt;
  int64_t value = 0;
  auto [after, error] = std::from_chars(text().data(), text().data() + text().size(), value);
  if (error != std::errc{} || after != text().data() + text().size()) return std::nullopt;
  return value;
}

double Sexpr::float_value() const {
  uint64_t bits = 0;
  std::from_chars(text().data(), text().data() + text().size(), bits, 16);
  return std::bit_cast<double>(bits);
}

} // namespace assay
