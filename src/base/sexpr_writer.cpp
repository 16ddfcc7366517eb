// The writer of s-expressions, the inverse of the reader in sexpr.cpp. It keeps its own stack, like
// the reader.

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "base/sexpr.h"

namespace assay {
namespace {

bool is_bare_character(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         std::string_view("_@$%&*+/<=>?!^~.:-").contains(byte);
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

bool is_bare_symbol(std::string_view text) {
  if (text.empty() || !is_bare_character(text.front())) return false;
  std::string_view rest = text.substr(1);
  bool is_integer = text.front() == '-' && !rest.empty() && std::ranges::all_of(rest, is_digit);
  return !is_integer &&
         std::ranges::all_of(rest, [](char byte) { return is_bare_character(byte) || is_digit(byte) || byte == '\''; });
}

void append_quoted(std::string& out, std::string_view text, char quote) {
  out += quote;
  for (char byte : text) {
    switch (byte) {
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (byte == quote || byte == '\\') {
          out += '\\';
          out += byte;
        } else if (static_cast<unsigned char>(byte) < 32 || byte == 127) {
          out += fmt::format("\\x{:X};", static_cast<unsigned>(byte));
        } else {
          out += byte;
        }
    }
  }
  out += quote;
}

void append_token(std::string& out, const Sexpr& token) {
  switch (token.kind()) {
    case Sexpr::Kind::List: break;
    case Sexpr::Kind::Integer: out += token.text(); break;
    case Sexpr::Kind::Float:
      out += "#f";
      out += token.text();
      break;
    case Sexpr::Kind::String: append_quoted(out, token.text(), '"'); break;
    case Sexpr::Kind::Symbol:
      if (is_bare_symbol(token.text())) {
        out += token.text();
      } else {
        append_quoted(out, token.text(), '|');
      }
      break;
  }
}

} // namespace

std::string to_text(const Sexpr& expression) {
  std::string out;
  std::vector<std::span<const Sexpr>> rests; // of the lists that are being written, outermost first
  auto write = [&](const Sexpr& item) {
    if (item.is_list()) {
      out += '(';
      rests.push_back(item.items());
    } else {
      append_token(out, item);
    }
  };
  write(expression);
  while (!rests.empty()) {
    std::span<const Sexpr>& rest = rests.back();
    if (rest.empty()) {
      out += ')';
      rests.pop_back();
      continue;
    }
    const Sexpr& next = rest.front();
    rest = rest.subspan(1);
    if (out.back() != '(') out += ' ';
    write(next);
  }
  return out;
}

} // namespace assay
