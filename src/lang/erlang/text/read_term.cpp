// One function for each form of a term; `read` chooses. Lists are read in a loop, other nesting by recursion.

#include "lang/erlang/text/read_term.h"

#include <gmp.h>

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "core/object.h"
#include "lang/erlang/values/map.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {

namespace {

class TermReader {
 public:
  enum class Source : uint8_t { Literal, Answer };
  TermReader(Arena& arena, ReadErrors& errors, Source source) : arena_(arena), errors_(errors), source_(source) {}

  Value read(const Sexpr& text, uint32_t depth);

 private:
  Value fail(const Sexpr& where, std::string_view message) {
    errors_.report(where, message);
    return Value::nil();
  }
  std::vector<Value> read_all(std::span<const Sexpr> items, uint32_t depth);
  Value integer(const Sexpr& text);
  Value compound(const Sexpr& text, uint32_t depth);
  Value tuple(const Sexpr& text, uint32_t depth);
  Value list(const Sexpr& text, uint32_t depth);
  Value improper_list(const Sexpr& text, uint32_t depth);
  Value map(const Sexpr& text, uint32_t depth);
  Value characters(const Sexpr& text, uint32_t depth);
  Value binary(const Sexpr& text, uint32_t depth);
  Value bit_string(const Sexpr& text, uint32_t depth);
  Value external_function(const Sexpr& text, uint32_t depth);
  Value answered(const Sexpr& text, uint32_t depth);
  Value bits(const Sexpr& where, std::string_view hexadecimal, std::optional<uint64_t> size_in_bits);

  Arena& arena_;
  ReadErrors& errors_;
  Source source_;
};

Value TermReader::read(const Sexpr& text, uint32_t depth) {
  switch (text.kind()) {
    case Sexpr::Kind::Symbol: return Value::symbol(Symbol(text.text()));
    case Sexpr::Kind::Integer: return integer(text);
    case Sexpr::Kind::Float: return Value::floating(text.float_value());
    case Sexpr::Kind::String: return fail(text, "a string is not a term");
    case Sexpr::Kind::List: break;
  }
  if (depth < nesting_limit) return compound(text, depth + 1);
  errors_.report_too_deep(text, nesting_limit);
  return Value::nil();
}

// A table, so that this function, which is in the middle of every recursion, needs little stack.
Value TermReader::compound(const Sexpr& text, uint32_t depth) {
  struct Compound {
    std::string_view head;
    Value (TermReader::*read)(const Sexpr& text, uint32_t depth);
  };
  static constexpr Compound compounds[] = {
      {"t", &TermReader::tuple},
      {"l", &TermReader::list},
      {"il", &TermReader::improper_list},
      {"s", &TermReader::characters},
      {"b", &TermReader::binary},
      {"bits", &TermReader::bit_string},
      {"m", &TermReader::map},
      {"extfun", &TermReader::external_function},
      {"fun", &TermReader::answered},
      {"opaque", &TermReader::answered},
  };
  for (const Compound& known : compounds) {
    if (known.head == text.head()) return (this->*known.read)(text, depth);
  }
  return fail(text, fmt::format("not a term: ({} …)", text.head()));
}

Value TermReader::tuple(const Sexpr& text, uint32_t depth) {
  std::vector<Value> elements = read_all(text.items().subspan(1), depth);
  if (elements.size() > largest_arity) return fail(text, "a tuple is too large");
  return assay::make_tuple(arena_, elements);
}

Value TermReader::list(const Sexpr& text, uint32_t depth) {
  return make_list(arena_, read_all(text.items().subspan(1), depth));
}

std::vector<Value> TermReader::read_all(std::span<const Sexpr> items, uint32_t depth) {
  std::vector<Value> values;
  values.reserve(items.size());
  for (const Sexpr& item : items) values.push_back(read(item, depth));
  return values;
}

Value TermReader::integer(const Sexpr& text) {
  if (std::optional<int64_t> small = text.small_integer()) return Value::integer(*small);
  mpz_t number;
  mpz_init(number);
  mpz_set_str(number, std::string(text.text()).c_str(), 10);
  size_t size = mpz_size(number);
  auto* object = static_cast<BigIntegerObject*>(arena_.allocate(sizeof(BigIntegerObject) + size * sizeof(uint64_t)));
  object->size = mpz_sgn(number) < 0 ? -static_cast<int64_t>(size) : static_cast<int64_t>(size);
  std::copy_n(mpz_limbs_read(number), size, object->limbs());
  mpz_clear(number);
  return Value::big_integer(object);
}

Value TermReader::characters(const Sexpr& text, uint32_t) {
  std::span<const Sexpr> items = text.items();
  if (items.size() != 2 || !items[1].is_string()) return fail(text, "(s …) needs one string");
  std::string_view bytes = items[1].text();
  std::vector<Value> code_points;
  for (size_t i = 0; i < bytes.size();) {
    // The reader of s-expressions has checked that the text is well-formed UTF-8.
    auto first = static_cast<uint8_t>(bytes[i]);
    size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length > bytes.size() - i) return fail(text, "not UTF-8");
    uint32_t code_point = length == 1 ? first : first & (0xffu >> (length + 1));
    for (size_t k = 1; k < length; ++k) code_point = code_point << 6 | (static_cast<uint8_t>(bytes[i + k]) & 0x3fu);
    code_points.push_back(Value::integer(code_point));
    i += length;
  }
  return make_list(arena_, code_points);
}

Value TermReader::improper_list(const Sexpr& text, uint32_t depth) {
  std::vector<Value> values = read_all(text.items().subspan(1), depth);
  if (values.size() < 2) return fail(text, "(il …) needs an element and a tail");
  Value tail = values.back();
  values.pop_back();
  return make_list(arena_, values, tail);
}

Value TermReader::map(const Sexpr& text, uint32_t depth) {
  std::vector<MapEntry> entries;
  for (const Sexpr& pair : text.items().subspan(1)) {
    if (pair.items().size() != 2) return fail(pair, "a pair of a map is (KEY VALUE)");
    Value key = read(pair.items()[0], depth);
    entries.push_back({key, read(pair.items()[1], depth)});
  }
  return map_from_entries(arena_, entries);
}

Value TermReader::binary(const Sexpr& text, uint32_t) {
  std::span<const Sexpr> items = text.items();
  if (items.size() != 2 || !items[1].is_string()) return fail(text, "(b …) needs one string");
  return bits(text, items[1].text(), std::nullopt);
}

Value TermReader::bit_string(const Sexpr& text, uint32_t) {
  std::span<const Sexpr> items = text.items();
  if (items.size() != 3 || !items[1].is_integer() || !items[2].is_string()) {
    return fail(text, "(bits …) needs a size and a string");
  }
  std::optional<int64_t> size = items[1].small_integer();
  if (!size || *size < 0) return fail(text, "not a size in bits");
  return bits(text, items[2].text(), static_cast<uint64_t>(*size));
}

Value TermReader::bits(const Sexpr& where, std::string_view hexadecimal, std::optional<uint64_t> size_in_bits) {
  auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
  };
  if (hexadecimal.size() % 2 != 0) return fail(where, "an odd number of hexadecimal digits");
  std::vector<uint8_t> bytes;
  bytes.reserve(hexadecimal.size() / 2);
  for (size_t i = 0; i < hexadecimal.size(); i += 2) {
    int high = digit(hexadecimal[i]);
    int low = digit(hexadecimal[i + 1]);
    if (high < 0 || low < 0) return fail(where, "not a hexadecimal digit");
    bytes.push_back(static_cast<uint8_t>(high << 4 | low));
  }
  uint64_t size = size_in_bits.value_or(bytes.size() * 8);
  if ((size + 7) / 8 != bytes.size()) return fail(where, "the size does not fit the digits");
  return make_bits(arena_, bytes, size);
}

Value TermReader::external_function(const Sexpr& text, uint32_t) {
  std::span<const Sexpr> items = text.items();
  if (items.size() != 4 || !items[1].is_symbol() || !items[2].is_symbol() || !items[3].is_integer()) {
    return fail(text, "(extfun …) needs a module, a name and an arity");
  }
  std::optional<int64_t> arity = items[3].small_integer();
  if (!arity || *arity < 0 || *arity > 255) return fail(text, "not an arity");
  return Value::function_name(function_symbol(items[1].text(), items[2].text(), static_cast<uint64_t>(*arity)),
                              static_cast<uint32_t>(*arity));
}

Value TermReader::answered(const Sexpr& text, uint32_t) {
  std::span<const Sexpr> items = text.items();
  if (source_ == Source::Literal) return fail(text, fmt::format("not a term: ({} …)", text.head()));
  if (items.size() < 2) return fail(text, "(fun …) and (opaque …) say what they are");
  if (text.head() == "fun") {
    auto arity = static_cast<uint64_t>(items[1].small_integer().value_or(0));
    return make_opaque(arena_, opaque_types::function_of_erl(), arity);
  }
  if (items[1].is_symbol("pid")) return make_opaque(arena_, opaque_types::pid(), 0);
  if (items[1].is_symbol("ref")) return make_opaque(arena_, opaque_types::reference(), 0);
  if (items[1].is_symbol("port")) return make_opaque(arena_, opaque_types::port(), 0);
  return fail(text, "an opaque value is a pid, a ref or a port");
}

} // namespace

Value read_term(const Sexpr& text, Arena& arena, ReadErrors& errors, uint32_t depth) {
  return TermReader(arena, errors, TermReader::Source::Literal).read(text, depth);
}

Value read_answered_term(const Sexpr& text, Arena& arena, ReadErrors& errors) {
  return TermReader(arena, errors, TermReader::Source::Answer).read(text, 0);
}

} // namespace assay::erlang
