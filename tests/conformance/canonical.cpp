#include "canonical.h"

#include <algorithm>
#include <bit>
#include <vector>

#include <fmt/format.h>

#include "base/big_integer.h"
#include "base/utf8.h"
#include "core/integer.h"
#include "core/module.h"
#include "core/object.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/values/bit_string.h"

namespace assay::conformance {
namespace {

std::string quoted(std::string_view atom) {
  std::string text = "'";
  for (char c : atom) {
    if (c == '\'' || c == '\\') text += '\\';
    text += c;
  }
  return text + '\'';
}

std::string joined(const std::vector<std::string>& parts) { return fmt::format("{}", fmt::join(parts, ",")); }

std::string list_text(const std::vector<std::string>& elements, const std::string& tail) {
  return '[' + joined(elements) + (tail.empty() ? "" : '|' + tail) + ']';
}

std::string map_text(std::vector<std::string> pairs) {
  std::ranges::sort(pairs);
  return "#{" + joined(pairs) + '}';
}

std::string bits_text(uint64_t size_in_bits, std::string_view hexadecimal) {
  return fmt::format("<<{}:{}>>", size_in_bits, hexadecimal);
}

std::vector<std::string> texts_of(std::span<const Sexpr> terms) {
  std::vector<std::string> texts;
  for (const Sexpr& term : terms) texts.push_back(canonical_text(term));
  return texts;
}

// The code points of a string as the list of integers it stands for.
std::string characters_text(std::string_view text) {
  std::vector<std::string> codes;
  for (size_t at = 0; at < text.size();) {
    auto lead = static_cast<unsigned char>(text[at]);
    size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    uint32_t code = length == 1 ? lead : lead & (0x7fu >> length);
    for (size_t i = 1; i < length && at + i < text.size(); ++i)
      code = code << 6 | (static_cast<unsigned char>(text[at + i]) & 0x3fu);
    codes.push_back(fmt::format("{}", code));
    at += length;
  }
  return list_text(codes, "");
}

std::string compound_text(const Sexpr& term) {
  std::span<const Sexpr> rest = term.items().subspan(term.items().empty() ? 0 : 1);
  std::string_view head = term.head();
  if (head == "t") return '{' + joined(texts_of(rest)) + '}';
  if (head == "l") return list_text(texts_of(rest), "");
  if (head == "il") return list_text(texts_of(rest.first(rest.size() - 1)), canonical_text(rest.back()));
  if (head == "s") return characters_text(rest[0].text());
  if (head == "b") return bits_text(rest[0].text().size() * 4, rest[0].text());
  if (head == "bits") return bits_text(static_cast<uint64_t>(rest[0].small_integer().value_or(0)), rest[1].text());
  if (head == "m") {
    std::vector<std::string> pairs;
    for (const Sexpr& pair : rest)
      pairs.push_back(canonical_text(pair.items()[0]) + "=>" + canonical_text(pair.items()[1]));
    return map_text(std::move(pairs));
  }
  if (head == "extfun") {
    auto arity = static_cast<uint64_t>(rest[2].small_integer().value_or(0));
    return "fun " + quoted(erlang::function_symbol(rest[0].text(), rest[1].text(), arity).text());
  }
  if (head == "fun") return fmt::format("closure/{}", rest[0].text());
  if (head == "opaque") return fmt::format("opaque {}", rest[0].text());
  return "unreadable " + to_text(term);
}

std::string bits_text(const BitsObject& bits) {
  std::string hexadecimal;
  for (uint64_t at = 0; at < bits.size; at += 8) {
    auto count = static_cast<uint32_t>(std::min<uint64_t>(8, bits.size - at));
    hexadecimal += fmt::format("{:02X}", erlang::load_bits(bits.bytes, bits.offset + at, count) << (8 - count));
  }
  return bits_text(bits.size, hexadecimal);
}

std::string cons_text(Value value) {
  std::vector<std::string> elements;
  for (; value.is(Kind::Cons); value = value.as_cons()->tail) elements.push_back(canonical_text(value.as_cons()->head));
  return list_text(elements, value.is(Kind::Nil) ? "" : canonical_text(value));
}

} // namespace

std::string canonical_text(const Sexpr& term) {
  switch (term.kind()) {
    case Sexpr::Kind::Integer: return std::string(term.text());
    case Sexpr::Kind::Float: return fmt::format("#f{:016X}", std::bit_cast<uint64_t>(term.float_value()));
    case Sexpr::Kind::Symbol: return quoted(term.text());
    case Sexpr::Kind::String: return "unreadable string";
    case Sexpr::Kind::List: return compound_text(term);
  }
  return "unreadable";
}

std::string canonical_text(Value value) {
  switch (value.kind()) {
    case Kind::Integer:
    case Kind::BigInteger: return assay::to_text(view_integer(value));
    case Kind::Float: return fmt::format("#f{:016X}", std::bit_cast<uint64_t>(value.as_float()));
    case Kind::Symbol: return quoted(value.as_symbol().text());
    case Kind::Nil: return "[]";
    case Kind::Cons: return cons_text(value);
    case Kind::Tuple: {
      std::vector<std::string> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) elements.push_back(canonical_text(value.elements()[i]));
      return '{' + joined(elements) + '}';
    }
    case Kind::Map: {
      std::vector<std::string> pairs;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        pairs.push_back(canonical_text(entry.key) + "=>" + canonical_text(entry.value));
        return true;
      });
      return map_text(std::move(pairs));
    }
    case Kind::Bits: return bits_text(*value.as_bits());
    case Kind::Closure: return fmt::format("closure/{}", value.as_closure()->function->arity());
    case Kind::FunctionName: return "fun " + quoted(value.as_symbol().text());
    case Kind::Opaque: {
      std::string_view type = value.as_opaque()->type.text();
      return fmt::format("opaque {}", type.substr(type.rfind('.') + 1));
    }
    default: return fmt::format("a value of kind {}", static_cast<int>(value.kind()));
  }
}

} // namespace assay::conformance
