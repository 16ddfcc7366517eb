#include "finding/sized_values.h"

#include <algorithm>
#include <string>

#include "core/integer.h"
#include "core/parts.h"
#include "finding/input_size.h"
#include "input/build_input.h"
#include "input/constructor.h"
#include "input/made_by_call.h"

namespace assay::finding {

namespace {

// Texts that are tried besides those of the example.
constexpr uint64_t longest_text = 1;

uint64_t sum_of(uint64_t one, uint64_t other) { return std::min(one + other, SizedValues::many); }

// Both are at most `many`.
uint64_t product_of(uint64_t one, uint64_t other) {
  if (one == 0 || other == 0) return 0;
  return one > SizedValues::many / other ? SizedValues::many : one * other;
}

void add_once(std::vector<Value>& values, Value value, auto&& is_same) {
  if (std::ranges::none_of(values, [&](Value known) { return is_same(known, value); })) values.push_back(value);
}

bool is_same_integer(Value left, Value right) { return compare_integers(left, right) == 0; }
bool is_same_symbol(Value left, Value right) { return left.as_symbol() == right.as_symbol(); }
bool is_same_float(Value left, Value right) { return left.as_float() == right.as_float(); }

bool has_bytes(Value bits, std::string_view bytes) {
  const BitsObject& object = *bits.as_bits();
  return object.offset == 0 && std::equal(bytes.begin(), bytes.end(), reinterpret_cast<const char*>(object.bytes));
}

std::span<const ShapeId> parts_of(const ShapeTable& shapes, const Alternative& tuple) {
  std::span<const ShapeId> fields(tuple.fields);
  return is_made_by_call(shapes, tuple) ? fields.subspan(made_by_call_extra) : fields;
}

} // namespace

SizedValues::SizedValues(ShapeTable& shapes, ShapeId shape, Value example, Structures structures)
    : shapes_(shapes), shape_(shape), example_(example), structures_(structures) {
  for (int64_t number : {0, 1, 2, -1}) integers_.push_back(Value::integer(number));
  for (double number : {0.0, 1.0}) floats_.push_back(Value::floating(number));
  for (size_t i = 0; i < 2; ++i) symbols_.push_back(Value::symbol(candidate_symbol(i)));
  std::vector<Value> pending = {example};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    collect(part);
    if (!part.is(Kind::Map)) push_parts(part, pending);
  }
  for (uint64_t length = 0; length <= longest_text; ++length) {
    if (structures == Structures::All) bits_.try_emplace(length);
  }
  for (auto& [length, texts] : bits_) {
    for (char letter : {'a', 'b'}) {
      std::string text(length, letter);
      if (std::ranges::any_of(texts, [&](Value known) { return has_bytes(known, text); })) continue;
      std::vector<uint8_t> bytes(text.begin(), text.end());
      texts.push_back(make_bits(own_, bytes, 8 * length));
    }
  }
  mark(shape, example);
}

void SizedValues::collect(Value part) {
  switch (part.kind()) {
    case Kind::Integer:
    case Kind::BigInteger: return add_once(integers_, part, is_same_integer);
    case Kind::Float: return add_once(floats_, part, is_same_float);
    case Kind::Symbol: return add_once(symbols_, part, is_same_symbol);
    case Kind::Bits:
      if (part.as_bits()->size % 8 == 0) {
        std::vector<Value>& texts = bits_[part.as_bits()->size / 8];
        // Those that are the same do no harm.
        texts.push_back(part);
      }
      return;
    case Kind::Map: wholes_[{Form::Map, size_of(part, Counting::AsWritten)}].push_back(part); return;
    case Kind::Closure: wholes_[{Form::Function, size_of(part, Counting::AsWritten)}].push_back(part); return;
    default: return;
  }
}

// Which alternatives the example is made by.
void SizedValues::mark(ShapeId shape, Value value) {
  for (const Alternative& alternative : shapes_.alternatives(shape)) {
    switch (alternative.form) {
      case Form::Symbol:
        if (value.is(Kind::Symbol) && alternative.symbol == value.as_symbol()) used_.insert(&alternative);
        break;
      case Form::Cons: {
        if (!value.is(Kind::Cons)) break;
        bool is_tagged = is_constructed(shapes_, alternative);
        const Alternative* head = is_tagged ? &shapes_.alternatives(alternative.fields[0]).front() : nullptr;
        if (is_tagged && (!is_constructed(value) || *head->symbol != value.as_cons()->head.as_symbol())) break;
        used_.insert(&alternative);
        if (!is_tagged) mark(alternative.fields[0], value.as_cons()->head);
        mark(alternative.fields[1], value.as_cons()->tail);
        break;
      }
      case Form::Tuple:
        if (!value.is(Kind::Tuple) || value.arity() != alternative.fields.size()) break;
        used_.insert(&alternative);
        for (uint32_t i = 0; i < value.arity(); ++i) mark(alternative.fields[i], value.elements()[i]);
        break;
      default: break;
    }
  }
}

bool SizedValues::is_wanted(const Alternative& alternative) const {
  if (structures_ == Structures::All || used_.contains(&alternative)) return true;
  bool is_fixed = alternative.symbol && alternative.form == Form::Symbol;
  return !is_fixed && !is_constructed(shapes_, alternative) && alternative.form != Form::Tuple;
}

uint64_t SizedValues::count(uint64_t size, uint32_t parts) {
  uint64_t all = 0;
  for (const Alternative& alternative : shapes_.alternatives(shape_)) {
    bool fits = alternative.form == Form::Tuple && alternative.fields.size() == example_.arity();
    if (fits) all = sum_of(all, count_of(Fields(alternative.fields).first(parts), size));
  }
  return all;
}

uint64_t SizedValues::count_of(ShapeId shape, uint64_t size) {
  auto known = counts_.find({shape, size});
  if (known != counts_.end()) return known->second;
  uint64_t all = 0;
  for (const Alternative& alternative : shapes_.alternatives(shape)) {
    if (is_wanted(alternative)) all = sum_of(all, count_of(alternative, size));
  }
  counts_.emplace(std::pair(shape, size), all);
  return all;
}

uint64_t SizedValues::count_of(const Alternative& alternative, uint64_t size) {
  switch (alternative.form) {
    case Form::Integer:
    case Form::Float:
    case Form::Symbol:
    case Form::Nil: return size == 1 ? 1 : 0;
    case Form::Cons: return count_of_list(alternative, size);
    case Form::Tuple:
      if (alternative.any_arity) return wholes(Form::Tuple, size);
      if (size == 0) return 0;
      return count_of(parts_of(shapes_, alternative), size - 1);
    case Form::Bits: {
      if (size == 0 || !bits_.contains(size - 1)) return 0;
      uint64_t length = 8 * (size - 1);
      if (length < alternative.bits_base) return 0;
      uint64_t more = length - alternative.bits_base;
      return (alternative.bits_unit == 0 ? more == 0 : more % alternative.bits_unit == 0) ? 1 : 0;
    }
    default: return wholes(alternative.form, size);
  }
}

uint64_t SizedValues::count_of_list(const Alternative& alternative, uint64_t size) {
  // The tag is none of its nodes.
  if (is_constructed(shapes_, alternative)) return count_of(alternative.fields[1], size);
  return size == 0 ? 0 : count_of(Fields(alternative.fields), size - 1);
}

uint64_t SizedValues::count_of(Fields fields, uint64_t size) {
  if (fields.empty()) return size == 0 ? 1 : 0;
  Splits key{fields.data(), fields.size(), size};
  auto known = splits_.find(key);
  if (known != splits_.end()) return known->second;
  uint64_t all = 0;
  for (uint64_t first = 1; first + fields.size() - 1 <= size; ++first) {
    uint64_t rest = count_of(fields.subspan(1), size - first);
    if (rest != 0) all = sum_of(all, product_of(count_of(fields[0], first), rest));
  }
  splits_.emplace(key, all);
  return all;
}

uint64_t SizedValues::wholes(Form form, uint64_t size) {
  has_all_structures_ = false;
  auto known = wholes_.find({form, size});
  return known == wholes_.end() ? 0 : known->second.size();
}

Value SizedValues::make(Arena& arena, uint64_t size, uint32_t parts, uint64_t number, const Pick& pick) {
  arena_ = &arena;
  pick_ = &pick;
  std::vector<Value> elements;
  for (const Alternative& alternative : shapes_.alternatives(shape_)) {
    if (alternative.form != Form::Tuple || alternative.fields.size() != example_.arity()) continue;
    Fields fields = Fields(alternative.fields).first(parts);
    uint64_t here = count_of(fields, size);
    if (number >= here) {
      number -= here;
      continue;
    }
    values(fields, size, number, elements);
    break;
  }
  elements.insert(elements.end(), example_.elements() + elements.size(), example_.elements() + example_.arity());
  return assay::make_tuple(arena, std::span<const Value>(elements));
}

Value SizedValues::value(ShapeId shape, uint64_t size, uint64_t number) {
  for (const Alternative& alternative : shapes_.alternatives(shape)) {
    uint64_t here = is_wanted(alternative) ? count_of(alternative, size) : 0;
    if (number < here) return value(alternative, size, number);
    number -= here;
  }
  return Value::nil(); // there are not so many
}

Value SizedValues::value(const Alternative& alternative, uint64_t size, uint64_t number) {
  switch (alternative.form) {
    case Form::Integer: return integer(alternative);
    case Form::Float: return one_of(floats_);
    case Form::Symbol: return alternative.symbol ? Value::symbol(*alternative.symbol) : one_of(symbols_);
    case Form::Nil: return Value::nil();
    case Form::Cons: return list(alternative, size, number);
    case Form::Tuple: return tuple(alternative, size, number);
    case Form::Bits: return one_of(bits_[size - 1]);
    default: return wholes_[{alternative.form, size}][number];
  }
}

void SizedValues::values(Fields fields, uint64_t size, uint64_t number, std::vector<Value>& into) {
  if (fields.empty()) return;
  for (uint64_t first = 1; first + fields.size() - 1 <= size; ++first) {
    uint64_t rest = count_of(fields.subspan(1), size - first);
    uint64_t here = rest == 0 ? 0 : product_of(count_of(fields[0], first), rest);
    if (number >= here) {
      number -= here;
      continue;
    }
    into.push_back(value(fields[0], first, number / rest));
    return values(fields.subspan(1), size - first, number % rest, into);
  }
}

Value SizedValues::tuple(const Alternative& alternative, uint64_t size, uint64_t number) {
  Fields parts = parts_of(shapes_, alternative);
  std::vector<Value> elements;
  for (uint32_t i = 0; i + parts.size() < alternative.fields.size(); ++i) {
    elements.push_back(Value::symbol(*tag_at(shapes_, alternative, i)));
  }
  values(parts, size - 1, number, elements);
  return assay::make_tuple(*arena_, std::span<const Value>(elements));
}

Value SizedValues::list(const Alternative& alternative, uint64_t size, uint64_t number) {
  if (is_constructed(shapes_, alternative)) {
    Symbol tag = *shapes_.alternatives(alternative.fields[0]).front().symbol;
    return make_cons(*arena_, Value::symbol(tag), value(alternative.fields[1], size, number));
  }
  std::vector<Value> parts;
  values(alternative.fields, size - 1, number, parts);
  return make_cons(*arena_, parts[0], parts[1]);
}

// Those of the few that are within the bounds, or a bound.
Value SizedValues::integer(const Alternative& alternative) {
  if (!alternative.least && !alternative.greatest) return one_of(integers_);
  auto [known, is_new] = integers_of_.try_emplace(&alternative);
  if (is_new) {
    for (Value number : integers_) {
      bool is_small = alternative.least && compare(view_integer(number), *alternative.least) < 0;
      bool is_large = alternative.greatest && compare(view_integer(number), *alternative.greatest) > 0;
      if (!is_small && !is_large) known->second.push_back(number);
    }
    if (known->second.empty()) {
      known->second.push_back(make_integer(own_, alternative.least ? *alternative.least : *alternative.greatest));
    }
  }
  return one_of(known->second);
}

} // namespace assay::finding
