#pragma once
// Random Erlang terms, with a liking for what is hard to write: odd atoms, text, signed zeros, bit strings, tables.

#include <bit>
#include <cmath>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "core/integer.h"
#include "core/object.h"
#include "input/canonical_function.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/values/map.h"

namespace assay::erlang::test {

class RandomValues {
 public:
  RandomValues(Arena& arena, uint32_t seed) : arena_(arena), random_(seed) {}

  Value term(uint32_t depth, bool functions) {
    switch (below(depth == 0 ? 6 : functions ? 12 : 10)) {
      case 0: return Value::integer(static_cast<int64_t>(below(300)) - 100);
      case 1: return big_integer();
      case 2: return floating();
      case 3: return atom();
      case 4: return text();
      case 5: return bits();
      case 6: return assay::make_tuple(arena_, some(depth, functions));
      case 7: return make_list(arena_, some(depth, functions));
      case 8: return below(3) == 0 ? make_list(arena_, {&one_, 1}, term(0, false)) : Value::nil();
      case 9: return map(depth, functions);
      case 10: return Value::function_name(function_symbol("lists", "a b", 2), 2);
      default: return table(depth);
    }
  }

  Value table(uint32_t depth) {
    CanonicalFunction function;
    auto arity = below(4);
    if (below(8) != 0) function.arity = arity;
    for (uint32_t i = below(4); arity > 0 && function.arity && i > 0; --i) {
      CanonicalFunction::Row row;
      for (uint32_t k = 0; k < arity; ++k) row.keys.push_back(term(depth - 1, below(6) == 0));
      row.body = function.returning(term(depth - 1, true));
      function.entry.rows.push_back(std::move(row));
    }
    if (below(3) != 0) function.entry.otherwise = function.returning(term(depth - 1, true));
    tables_.push_back(std::move(function));
    return make_canonical_function(arena_, &tables_.back());
  }

  uint32_t below(uint32_t bound) { return static_cast<uint32_t>(random_() % bound); }

 private:
  std::vector<Value> some(uint32_t depth, bool functions) {
    std::vector<Value> values(below(4));
    for (Value& value : values) value = term(depth - 1, functions);
    return values;
  }

  Value big_integer() {
    BigInteger number(static_cast<int64_t>(random_()));
    for (uint32_t i = below(4); i > 0; --i) number = multiply(number, BigInteger(static_cast<int64_t>(random_())));
    return make_integer(arena_, IntegerView(number));
  }

  Value floating() {
    static constexpr double chosen[] = {0.0, -0.0, 1.0, -1.5, 0.1, 1e22, 1e-7, 5e-324, 1.7976931348623157e308, 42.0};
    if (below(2) == 0) return Value::floating(chosen[below(10)]);
    double number = std::bit_cast<double>((uint64_t{random_()} << 32) ^ random_());
    return Value::floating(std::isfinite(number) ? number : 2.5);
  }

  Value atom() {
    static constexpr std::string_view chosen[] = {
        "a",  "ok",   "A",   "",   "it's", "when", "two words", "ünder", "a@b_1", "maybe", "else", "_x",  "1a", "\n",
        "\\", "日本", "x÷y", "Éa", "\x7f", "cond", "é",         "a-b",   "ß",     "if",    "true", "a.b", "a×"};
    return Value::symbol(Symbol(chosen[below(std::size(chosen))]));
  }

  uint32_t character() {
    static constexpr uint32_t chosen[] = {'a',  '"',    '\\',    '\n',   '\t', 0x7f, 0xe9,
                                          0xad, 0x20ac, 0x1f600, 0x200b, '~',  27,   0xd7};
    return below(2) == 0 ? 'a' + below(26) : chosen[below(std::size(chosen))];
  }

  Value text() {
    std::vector<Value> characters(below(6));
    for (Value& each : characters) each = Value::integer(character());
    return make_list(arena_, characters);
  }

  Value bits() {
    std::string bytes;
    bool is_text = below(2) == 0;
    for (uint32_t i = below(6); i > 0; --i) {
      if (is_text) append_utf8(bytes, character());
      if (!is_text) bytes += static_cast<char>(below(256));
    }
    uint64_t size = bytes.size() * 8;
    if (size > 0 && below(3) == 0) size -= below(8);
    return make_bits(arena_, {reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, size);
  }

  Value map(uint32_t depth, bool functions) {
    std::vector<MapEntry> entries;
    for (uint32_t i = below(10) == 0 ? 40 : below(4); i > 0; --i) {
      Value key = term(depth > 1 ? 1 : 0, false);
      entries.push_back({key, term(depth - 1, functions)});
    }
    return map_from_entries(arena_, entries);
  }

  Arena& arena_;
  std::mt19937 random_;
  std::deque<CanonicalFunction> tables_;
  Value one_ = Value::integer(1);
};

} // namespace assay::erlang::test
