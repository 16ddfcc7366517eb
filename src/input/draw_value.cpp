#include "input/draw_value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "base/hash.h"
#include "core/integer.h"
#include "input/build_input.h"
#include "input/constructor.h"
#include "input/made_by_call.h"

namespace assay::input {

namespace {

constexpr uint32_t most_parts = 64; // that are kept to be used again
constexpr std::array<std::string_view, 6> alphabets = {
    "0123456789", "abcdefghijklmnopqrstuvwxyz",       "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ab",
    " \t\n",      "-+.,;:_/\\\"'()[]{}<>=*?!%&$@#|~^"};

// Whether it takes numbers only that are characters.
bool is_character(const Alternative& alternative) {
  IntegerView last(0x10FFFF);
  return alternative.least && alternative.greatest && IntegerView(*alternative.least).sign() >= 0 &&
         compare(*alternative.greatest, last) <= 0 && takes(alternative, 'a');
}

} // namespace

bool takes(const Alternative& alternative, int64_t number) {
  IntegerView view(number);
  return (!alternative.least || compare(*alternative.least, view) <= 0) &&
         (!alternative.greatest || compare(view, *alternative.greatest) <= 0);
}

const Alternative* list_alternative(ShapeTable& shapes, ShapeId shape) {
  for (const Alternative& alternative : shapes.alternatives(shape)) {
    bool goes_on = alternative.form == Form::Cons && alternative.fields[1] == shape;
    if (goes_on && !is_constructed(shapes, alternative)) return &alternative;
  }
  return nullptr;
}

uint64_t ValueDrawer::below(uint64_t limit) {
  state_ += 0x9e3779b97f4a7c15ULL;
  return hash_mix(state_) % limit;
}

void ValueDrawer::begin(Arena& arena, uint32_t size) {
  arena_ = &arena;
  left_ = size;
  small_only_ = is_one_in(3);
  parts_.clear();
  functions_.clear();
}

std::optional<Value> ValueDrawer::draw(Arena& arena, ShapeId shape, uint32_t size) {
  begin(arena, size);
  return value(shape);
}

// What is rare is drawn rarely, however many there are of it.
const Alternative& ValueDrawer::any_of(const std::vector<Alternative>& all) {
  constexpr uint64_t rarely = 16;
  size_t first = below(all.size());
  if (!all[first].is_rare || is_one_in(rarely)) return all[first];
  for (size_t i = 1; i < all.size(); ++i) {
    const Alternative& next = all[(first + i) % all.size()];
    if (!next.is_rare) return next;
  }
  return all[first];
}

// Any while there is room, then the smallest.
const Alternative* ValueDrawer::choose(ShapeId shape) {
  const std::vector<Alternative>& all = shapes_.alternatives(shape);
  std::optional<uint64_t> least = shapes_.least_size(shape);
  if (!least) return nullptr;
  for (uint32_t attempt = 0; attempt < 8 && left_ > 0; ++attempt) {
    const Alternative& drawn = any_of(all);
    bool is_empty = drawn.form == Form::Nil && all.size() > 1 && all.size() < 8; // null, for instance
    if (is_empty && !is_one_in(4)) continue;
    if (auto size = shapes_.least_size(drawn); size && *size <= left_ + *least) return &drawn;
  }
  for (const Alternative& each : all) {
    if (shapes_.least_size(each) == least) return &each;
  }
  return nullptr;
}

std::optional<Value> ValueDrawer::value(ShapeId shape) {
  constexpr uint64_t again = 4;
  if (!parts_.empty() && is_one_in(again)) {
    const Drawn& earlier = one_of(parts_);
    if (earlier.shape == shape) return earlier.value;
  }
  const Alternative* cons = list_alternative(shapes_, shape);
  bool is_list = cons != nullptr && shapes_.forms(shape) == forms_of(Form::Cons, Form::Nil);
  const Alternative* chosen = is_list ? cons : choose(shape);
  if (chosen == nullptr) return std::nullopt;
  std::optional<Value> made = chosen == cons ? list(*cons, shape) : value(*chosen);
  if (made && parts_.size() < most_parts) parts_.push_back({shape, *made});
  return made;
}

std::optional<Value> ValueDrawer::value(const Alternative& alternative) {
  if (left_ > 0) --left_;
  switch (alternative.form) {
    case Form::Integer: return integer(alternative);
    case Form::Float: return floating(any_float());
    case Form::Nil: return Value::nil();
    case Form::Symbol:
      if (alternative.symbol) return Value::symbol(*alternative.symbol);
      if (!vocabulary_.symbols.empty() && !is_one_in(3)) return Value::symbol(one_of(vocabulary_.symbols));
      return Value::symbol(candidate_symbol(below(4)));
    case Form::Bits: return bits(alternative);
    case Form::Tuple: return tuple(alternative);
    case Form::Cons: {
      std::optional<Value> head = value(alternative.fields[0]);
      std::optional<Value> tail = head ? value(alternative.fields[1]) : std::nullopt;
      if (!tail) return std::nullopt;
      return make_cons(*arena_, *head, *tail);
    }
    case Form::Map: return map(alternative);
    case Form::Function: return function(alternative);
    default: return std::nullopt;
  }
}

std::optional<Value> ValueDrawer::list(const Alternative& cons, ShapeId rest) {
  if (left_ > 0) --left_;
  std::vector<Value> elements;
  const std::vector<Alternative>& heads = shapes_.alternatives(cons.fields[0]);
  if (heads.size() == 1 && heads[0].form == Form::Integer && is_character(heads[0])) {
    for (char each : any_text()) {
      auto character = static_cast<unsigned char>(each);
      if (takes(heads[0], character)) elements.push_back(Value::integer(character));
    }
    left_ -= std::min<uint32_t>(left_, static_cast<uint32_t>(elements.size()));
  } else {
    for (uint64_t length = below(6); length > 0 && left_ > 0; --length) {
      std::optional<Value> element = value(cons.fields[0]);
      if (!element) return std::nullopt;
      elements.push_back(*element);
    }
  }
  bool ends_in_nil = has(shapes_.forms(rest), Form::Nil);
  if (ends_in_nil) return make_list(*arena_, elements);
  left_ = 0;
  const Alternative* last = choose(rest);
  std::optional<Value> tail = last == nullptr || last == &cons ? std::nullopt : value(*last);
  return tail ? std::optional(make_list(*arena_, elements, *tail)) : std::nullopt;
}

std::optional<Value> ValueDrawer::tuple(const Alternative& alternative) {
  std::vector<Value> elements;
  if (alternative.any_arity) {
    for (uint64_t arity = below(4); arity > 0; --arity) {
      std::optional<Value> element = value(ShapeTable::any);
      if (!element) return std::nullopt;
      elements.push_back(*element);
    }
  }
  for (ShapeId field : alternative.fields) {
    std::optional<Value> element = value(field);
    if (!element) return std::nullopt;
    elements.push_back(*element);
  }
  return assay::make_tuple(*arena_, std::span<const Value>(elements));
}

// Keys in order are a matter of the language: one entry at most has none.
std::optional<Value> ValueDrawer::map(const Alternative& alternative) {
  std::vector<MapEntry> entries;
  for (const Alternative::Association& association : alternative.associations) {
    if (!association.mandatory && (!entries.empty() || left_ == 0 || is_one_in(2))) continue;
    std::optional<Value> key = value(association.key);
    std::optional<Value> held = key ? value(association.value) : std::nullopt;
    if (!held || !entries.empty()) return std::nullopt;
    entries.push_back({*key, *held});
  }
  return make_sorted_map(*arena_, entries);
}

// The same answer whatever it is given.
std::optional<Value> ValueDrawer::function(const Alternative& alternative) {
  if (alternative.any_arity || alternative.fields.empty()) return std::nullopt;
  std::optional<Value> answer = value(alternative.fields.back());
  if (!answer) return std::nullopt;
  CanonicalFunction& made = functions_.emplace_back();
  made.arity = static_cast<uint32_t>(alternative.fields.size() - 1);
  made.entry.otherwise = made.returning(*answer);
  return make_canonical_function(*arena_, &made);
}

Value ValueDrawer::bits(const Alternative& alternative) {
  std::string text = any_text();
  uint64_t size = alternative.bits_base;
  if (alternative.bits_unit != 0) {
    uint64_t wanted = 8 * text.size();
    if (wanted > size) size += (wanted - size) / alternative.bits_unit * alternative.bits_unit;
  }
  text.resize((size + 7) / 8);
  left_ -= std::min<uint32_t>(left_, static_cast<uint32_t>(text.size()));
  return make_bits(*arena_, {reinterpret_cast<const uint8_t*>(text.data()), text.size()}, size);
}

Value ValueDrawer::integer(const Alternative& alternative) {
  // Letters of three cases, digits and spaces elsewhere, halves of pairs.
  constexpr std::array<int64_t, 12> wide_characters = {0x130, 0x131,  0x1c5,  0x1c6,  0x3c2,  0x3a3,
                                                       0x660, 0x2003, 0x2028, 0x1e9e, 0xd83d, 0xde00};
  if (is_character(alternative) && !is_one_in(4)) {
    auto character = static_cast<unsigned char>(any_character());
    if (takes(alternative, character)) return Value::integer(character);
  }
  int64_t wide = wide_characters[below(wide_characters.size())];
  bool has_wide = alternative.greatest && compare(*alternative.greatest, IntegerView(UINT16_MAX)) == 0;
  if (has_wide && is_one_in(2) && takes(alternative, wide)) return Value::integer(wide);
  for (bool is_wide : {!small_only_, false}) {
    int64_t number = any_integer(is_wide);
    if (takes(alternative, number)) return Value::integer(number);
  }
  if (alternative.least && alternative.greatest) {
    BigInteger width = add(subtract(*alternative.greatest, *alternative.least), IntegerView(1));
    IntegerView drawn(static_cast<int64_t>(below(uint64_t{1} << 62)));
    return make_integer(*arena_, add(*alternative.least, remainder(drawn, width)));
  }
  if (alternative.least) return make_integer(*arena_, *alternative.least);
  return alternative.greatest ? make_integer(*arena_, *alternative.greatest) : Value::integer(0);
}

// Mostly small, so that equal ones meet; those that are mentioned, and what is next to them; bounds of machine words.
int64_t ValueDrawer::any_integer(bool is_wide) {
  if (!is_wide) return static_cast<int64_t>(below(5));
  constexpr std::array<int64_t, 8> bounds = {INT32_MIN, INT32_MAX, INT64_MIN, INT64_MAX,
                                             INT16_MAX, INT8_MIN,  1000,      -1000};
  switch (below(8)) {
    case 0:
    case 1: return static_cast<int64_t>(below(4));
    case 2:
    case 3: return static_cast<int64_t>(below(64)) - 16;
    case 4:
    case 5:
      if (vocabulary_.integers.empty()) return static_cast<int64_t>(below(256));
      return static_cast<int64_t>(static_cast<uint64_t>(one_of(vocabulary_.integers)) + below(3) - 1);
    case 6: return bounds[below(bounds.size())];
    default: {
      uint64_t number = below(UINT64_MAX) >> below(63);
      return static_cast<int64_t>(is_one_in(2) ? number : uint64_t{0} - number);
    }
  }
}

double ValueDrawer::any_float() {
  using Limits = std::numeric_limits<double>;
  constexpr std::array<double, 8> special = {0.0,  -0.0,  Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(),
                                             1e-9, 1e300, Limits::denorm_min()};
  switch (below(6)) {
    case 0: return special[below(special.size())];
    case 1:
      if (vocabulary_.floats.empty()) return static_cast<double>(below(1000)) / 1000;
      return one_of(vocabulary_.floats);
    case 2: return std::bit_cast<double>(below(UINT64_MAX));
    case 3: return static_cast<double>(any_integer(true));
    default: return static_cast<double>(below(33)) / 2 - 8;
  }
}

// Of what is no number there is one only.
Value ValueDrawer::floating(double number) {
  if (std::isfinite(number)) return Value::floating(number);
  if (floats_ == FloatInputs::Finite) return Value::floating(static_cast<double>(below(16)));
  return Value::floating(std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number);
}

char ValueDrawer::any_character() {
  if (!vocabulary_.characters.empty() && is_one_in(2))
    return vocabulary_.characters[below(vocabulary_.characters.size())];
  if (is_one_in(16)) return static_cast<char>(below(256));
  std::string_view alphabet = alphabets[below(alphabets.size())];
  return alphabet[below(alphabet.size())];
}

// Of the program's words, of its characters and digits, or of one alphabet.
std::string ValueDrawer::any_text() {
  constexpr uint64_t longest = 12;
  std::string text;
  if (small_only_) {
    for (uint64_t length = below(4); length > 0; --length) text.push_back(static_cast<char>('a' + below(2)));
    return text;
  }
  uint64_t how = below(4);
  if (how == 0 && !vocabulary_.texts.empty()) {
    for (uint64_t words = 1 + below(3); words > 0; --words) {
      text += one_of(vocabulary_.texts);
      if (is_one_in(3)) text.push_back(any_character());
    }
    return text;
  }
  std::string_view alphabet = how == 1 ? alphabets[below(alphabets.size())] : std::string_view(vocabulary_.characters);
  for (uint64_t length = below(longest); length > 0; --length) {
    bool is_digit = how == 2 && is_one_in(2);
    if (is_digit || alphabet.empty() || how == 3) {
      text.push_back(is_digit ? static_cast<char>('0' + below(10)) : any_character());
    } else {
      text.push_back(alphabet[below(alphabet.size())]);
    }
  }
  return text;
}

} // namespace assay::input
