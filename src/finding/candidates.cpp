#include "finding/candidates.h"

#include <fmt/format.h>
#include <gmp.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "base/utf8.h"
#include "core/integer.h"
#include "finding/smallest_value.h"
#include "input/build_input.h"
#include "input/constructor.h"

namespace assay::finding {

namespace {

constexpr int many_digits = 16; // a float has no more

bool is_scalar(Value value) {
  return value.is_integer() || value.is(Kind::Float) || value.is(Kind::Symbol) || value.is(Kind::Nil);
}

std::vector<Value> without(std::span<const Value> elements, size_t first, size_t count) {
  std::vector<Value> rest(elements.begin(), elements.begin() + static_cast<std::ptrdiff_t>(first));
  rest.insert(rest.end(), elements.begin() + static_cast<std::ptrdiff_t>(first + count), elements.end());
  return rest;
}

} // namespace

Candidates::Shapes Candidates::fields(const Shapes& shapes, Form form,
                                      const std::function<void(const Alternative&, Shapes&)>& add) {
  Shapes result;
  for (ShapeId shape : shapes) {
    for (const Alternative& alternative : shapes_.alternatives(shape)) {
      if (alternative.form == form) add(alternative, result);
    }
  }
  std::ranges::sort(result);
  auto doubles = std::ranges::unique(result);
  result.erase(doubles.begin(), doubles.end());
  return result;
}

bool Candidates::offer_all(Value value, const Shapes& shapes, const Offer& offer) {
  if (of_ == Of::Structure && is_scalar(value)) return false;
  if (offer_smallest(value, shapes, offer) || offer_parts(value, offer)) return true;
  switch (value.kind()) {
    case Kind::Integer:
    case Kind::BigInteger: return offer_integers(value, offer);
    case Kind::Float: return offer_floats(value, offer);
    case Kind::Symbol: return offer_symbols(value, offer);
    case Kind::Cons:
      return is_constructed(value) ? offer_constructed(value, shapes, offer) : offer_lists(value, shapes, offer);
    case Kind::Tuple: return offer_tuples(value, shapes, offer);
    case Kind::Map: return offer_maps(value, shapes, offer);
    case Kind::Bits: return offer_bits(value, offer);
    case Kind::Closure: return offer_functions(value, shapes, offer);
    default: return false;
  }
}

bool Candidates::offer_smallest(Value value, const Shapes& shapes, const Offer& offer) {
  std::vector<Value> smallest = {Value::integer(0), Value::nil()};
  for (ShapeId shape : shapes) {
    for (const Alternative& alternative : shapes_.alternatives(shape)) {
      if (alternative.form == Form::Symbol && alternative.symbol)
        smallest.push_back(Value::symbol(*alternative.symbol));
      if (alternative.form == Form::Integer && alternative.least) {
        smallest.push_back(make_integer(arena_, *alternative.least));
      }
      if (alternative.form == Form::Integer && alternative.greatest) {
        smallest.push_back(make_integer(arena_, *alternative.greatest));
      }
    }
  }
  for (size_t i = 0; i < 3; ++i) smallest.push_back(Value::symbol(candidate_symbol(i)));
  smallest.push_back(assay::make_tuple(arena_, {}));
  smallest.push_back(Value::floating(0.0));
  if (value.is(Kind::Bits) || value.is(Kind::Map)) {
    smallest.push_back(make_bits(arena_, {}, 0));
    smallest.push_back(make_sorted_map(arena_, {}));
  }
  for (ShapeId shape : shapes) {
    for (const Alternative& alternative : shapes_.alternatives(shape)) {
      if (!is_constructed(shapes_, alternative)) continue;
      if (auto least = smallest_value(arena_, shapes_, alternative)) smallest.push_back(*least);
    }
  }
  return std::ranges::any_of(smallest, offer);
}

bool Candidates::offer_parts(Value value, const Offer& offer) {
  switch (value.kind()) {
    case Kind::Cons:
      if (is_constructed(value)) return false; // see offer_constructed
      for (; value.is(Kind::Cons); value = value.as_cons()->tail) {
        if (offer(value.as_cons()->head)) return true;
      }
      return false;
    case Kind::Tuple: return std::any_of(value.elements(), value.elements() + value.arity(), offer);
    case Kind::Map: return !visit_map(*value.as_map(), [&](const MapEntry& entry) { return !offer(entry.value); });
    default: return false;
  }
}

// Large pieces first, then single elements.
bool Candidates::offer_shorter_lists(std::span<const Value> elements, Value end, const Offer& offer) {
  for (size_t count = elements.size(); count > 0; count /= 2) {
    for (size_t first = 0; first + count <= elements.size(); first += count) {
      if (offer(make_list(arena_, without(elements, first, count), end))) return true;
    }
  }
  return false;
}

bool Candidates::offer_lists(Value value, const Shapes& shapes, const Offer& offer) {
  std::vector<Value> elements;
  Value end = value;
  for (; end.is(Kind::Cons); end = end.as_cons()->tail) elements.push_back(end.as_cons()->head);
  if (!end.is(Kind::Nil) && offer(make_list(arena_, elements))) return true;
  if (offer_shorter_lists(elements, end, offer)) return true;
  Shapes here = shapes;
  for (Value& element : elements) {
    Value kept = element;
    auto head = [](const Alternative& alternative, Shapes& result) { result.push_back(alternative.fields[0]); };
    bool taken = offer_all(kept, fields(here, Form::Cons, head), [&](Value instead) {
      element = instead;
      return offer(make_list(arena_, elements, end));
    });
    if (taken) return true;
    element = kept;
    here = fields(here, Form::Cons,
                  [](const Alternative& alternative, Shapes& result) { result.push_back(alternative.fields[1]); });
  }
  return !end.is(Kind::Nil) &&
         offer_all(end, here, [&](Value instead) { return offer(make_list(arena_, elements, instead)); });
}

bool Candidates::offer_tuples(Value value, const Shapes& shapes, const Offer& offer) {
  std::vector<Value> elements(value.elements(), value.elements() + value.arity());
  for (size_t i = 0; i < elements.size(); ++i) {
    if (offer(assay::make_tuple(arena_, without(elements, i, 1)))) return true;
  }
  for (size_t i = 0; i < elements.size(); ++i) {
    auto element = [&](const Alternative& alternative, Shapes& result) {
      if (alternative.any_arity) result.push_back(ShapeTable::any);
      if (alternative.fields.size() == elements.size()) result.push_back(alternative.fields[i]);
    };
    Value kept = elements[i];
    bool taken = offer_all(kept, fields(shapes, Form::Tuple, element), [&](Value instead) {
      elements[i] = instead;
      return offer(assay::make_tuple(arena_, std::span<const Value>(elements)));
    });
    if (taken) return true;
    elements[i] = kept;
  }
  return false;
}

// Keys stay, as they are sorted by an order that only the language knows; but one alone is always sorted.
bool Candidates::offer_maps(Value value, const Shapes& shapes, const Offer& offer) {
  std::vector<MapEntry> entries;
  visit_map(*value.as_map(), [&](const MapEntry& entry) {
    entries.push_back(entry);
    return true;
  });
  for (size_t i = 0; i < entries.size(); ++i) {
    std::vector<MapEntry> rest = entries;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (offer(make_sorted_map(arena_, rest))) return true;
  }
  Shapes keys = fields(shapes, Form::Map, [](const Alternative& alternative, Shapes& result) {
    for (const Alternative::Association& association : alternative.associations) result.push_back(association.key);
  });
  Shapes values = fields(shapes, Form::Map, [](const Alternative& alternative, Shapes& result) {
    for (const Alternative::Association& association : alternative.associations) result.push_back(association.value);
  });
  auto offer_instead = [&](Value& part, const Shapes& its_shapes) {
    Value kept = part;
    bool taken = offer_all(kept, its_shapes, [&](Value instead) {
      part = instead;
      return offer(make_sorted_map(arena_, entries));
    });
    part = kept;
    return taken;
  };
  if (entries.size() == 1 && offer_instead(entries[0].key, keys)) return true;
  return std::ranges::any_of(entries, [&](MapEntry& entry) { return offer_instead(entry.value, values); });
}

// Whole bytes go; then they become 0, in All.
bool Candidates::offer_bits(Value value, const Offer& offer) {
  const BitsObject& bits = *value.as_bits();
  std::vector<uint8_t> bytes;
  for (uint64_t i = 0; i < bits.size; ++i) {
    uint64_t from = bits.offset + i;
    if (i % 8 == 0) bytes.push_back(0);
    if ((bits.bytes[from / 8] >> (7 - from % 8) & 1) != 0) bytes.back() |= static_cast<uint8_t>(0x80 >> i % 8);
  }
  if (bits.size % 8 != 0 && offer(make_bits(arena_, bytes, bits.size - bits.size % 8))) return true;
  size_t whole = bits.size / 8;
  for (size_t count = whole / 2; count > 0; count /= 2) {
    if (offer(make_bits(arena_, bytes, 8 * (whole - count)))) return true;
  }
  for (size_t i = 0; i < whole; ++i) {
    std::vector<uint8_t> rest = bytes;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (offer(make_bits(arena_, rest, bits.size - 8))) return true;
  }
  if (of_ == Of::Structure) return false;
  for (uint8_t& byte : bytes) {
    uint8_t kept = std::exchange(byte, 0);
    if (offer(make_bits(arena_, bytes, bits.size))) return true;
    byte = kept;
  }
  return false;
}

// The number less ever smaller parts of it.
bool Candidates::offer_integers(Value value, const Offer& offer) {
  BigInteger number;
  mpz_set(number.mpz(), view_integer(value).mpz());
  BigInteger candidate;
  mpz_neg(candidate.mpz(), number.mpz());
  if (mpz_sgn(number.mpz()) < 0 && offer(make_integer(arena_, candidate))) return true;
  for (mp_bitcnt_t bits = 1;; ++bits) {
    BigInteger part;
    mpz_tdiv_q_2exp(part.mpz(), number.mpz(), bits);
    bool last = mpz_sgn(part.mpz()) == 0;
    if (last) mpz_set_si(part.mpz(), mpz_sgn(number.mpz()));
    mpz_sub(candidate.mpz(), number.mpz(), part.mpz());
    if (offer(make_integer(arena_, candidate))) return true;
    if (last) return false;
  }
}

bool Candidates::offer_floats(Value value, const Offer& offer) {
  double number = value.as_float();
  std::vector<double> candidates = {1.0, -number, std::trunc(number), std::trunc(number / 2), 0.5, 1.5};
  // Far out, powers of ten.
  int order = number == 0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(number))));
  if (std::abs(order) >= many_digits) {
    candidates = {1.0, -number};
    for (int power : {order / 4, order / 2, order * 3 / 4, order + (order < 0 ? 1 : -1), order}) {
      candidates.push_back(std::strtod(fmt::format("1e{}", power).c_str(), nullptr));
    }
  }
  return std::ranges::any_of(
      candidates, [&](double candidate) { return std::isfinite(candidate) && offer(Value::floating(candidate)); });
}

// Single characters go, but for the last, as the empty text is hard to read; then they become `a`.
bool Candidates::offer_symbols(Value value, const Offer& offer) {
  std::string_view text = value.as_symbol().text();
  auto offer_instead = [&](std::string_view instead) {
    for (size_t at = 0; at < text.size();) {
      size_t length = utf8_length(text.substr(at));
      std::string changed(text);
      changed.replace(at, length, instead);
      if (!changed.empty() && offer(Value::symbol(Symbol(changed)))) return true;
      at += length;
    }
    return false;
  };
  return offer_instead("") || offer_instead("a");
}

} // namespace assay::finding
