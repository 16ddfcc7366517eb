#include "lang/erlang/values/bit_fields.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "lang/erlang/values/bit_string.h"

namespace assay::erlang {

namespace {

uint64_t low_bits(uint32_t count) { return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }

// Bits 64 * index and up of the number in the field; the last limb may be narrower.
uint64_t load_limb(const uint8_t* bytes, uint64_t offset, uint64_t size, ByteOrder order, uint64_t index) {
  uint64_t first = index * 64;
  uint32_t width = static_cast<uint32_t>(std::min<uint64_t>(64, size - first));
  if (order == ByteOrder::Big) return load_bits(bytes, offset + size - first - width, width);
  uint64_t limb = 0;
  for (uint32_t done = 0; done < width; done += 8) {
    uint32_t here = std::min(8u, width - done);
    limb |= load_bits(bytes, offset + first + done, here) << done;
  }
  return limb;
}

void store_limb(uint8_t* bytes, uint64_t offset, uint64_t size, ByteOrder order, uint64_t index, uint64_t limb) {
  uint64_t first = index * 64;
  uint32_t width = static_cast<uint32_t>(std::min<uint64_t>(64, size - first));
  if (order == ByteOrder::Big) {
    store_bits(bytes, offset + size - first - width, width, limb);
    return;
  }
  for (uint32_t done = 0; done < width; done += 8) {
    store_bits(bytes, offset + first + done, std::min(8u, width - done), limb >> done);
  }
}

void negate(uint64_t* limbs, uint64_t count) {
  bool carry = true;
  for (uint64_t i = 0; i < count; ++i) {
    limbs[i] = ~limbs[i] + (carry ? 1 : 0);
    carry = carry && limbs[i] == 0;
  }
}

Value load_wide_integer(Arena& arena, const uint8_t* bytes, uint64_t offset, uint64_t size, FieldFormat format) {
  uint64_t count = (size + 63) / 64;
  auto* object = static_cast<BigIntegerObject*>(arena.allocate(sizeof(BigIntegerObject) + count * 8));
  uint64_t* limbs = object->limbs();
  for (uint64_t i = 0; i < count; ++i) limbs[i] = load_limb(bytes, offset, size, format.order, i);
  uint32_t top_width = static_cast<uint32_t>((size - 1) % 64 + 1);
  bool negative = format.is_signed && (limbs[count - 1] >> (top_width - 1) & 1) != 0;
  if (negative) {
    limbs[count - 1] |= ~low_bits(top_width);
    negate(limbs, count);
  }
  while (count > 0 && limbs[count - 1] == 0) --count;
  if (count == 0) return Value::integer(0);
  constexpr uint64_t top = uint64_t{1} << 63;
  if (count == 1 && (limbs[0] < top || (negative && limbs[0] == top))) {
    return Value::integer(static_cast<int64_t>(negative ? 0 - limbs[0] : limbs[0]));
  }
  object->size = negative ? -static_cast<int64_t>(count) : static_cast<int64_t>(count);
  return Value::big_integer(object);
}

// IEEE binary16 from a double, to nearest, ties to even.
uint16_t half_of(double number) {
  uint64_t bits = std::bit_cast<uint64_t>(number);
  uint64_t sign = bits >> 48 & 0x8000;
  int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  if (exponent > 15) return static_cast<uint16_t>(sign | 0x7c00);
  if (exponent < -25) return static_cast<uint16_t>(sign);
  uint64_t significand = (bits & low_bits(52)) | uint64_t{1} << 52;
  // The last place of a half is 2^(exponent - 10), and 2^-24 for those without the leading bit.
  uint32_t dropped = 42 + static_cast<uint32_t>(std::max(-14 - exponent, 0));
  uint64_t kept = significand >> dropped;
  uint64_t rest = significand & low_bits(dropped);
  uint64_t half = uint64_t{1} << (dropped - 1);
  if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
  // A carry out of the significand goes into the exponent, as it should.
  uint64_t biased = exponent < -14 ? 0 : static_cast<uint64_t>(exponent + 14) << 10;
  return static_cast<uint16_t>(sign | (biased + kept));
}

double double_of_half(uint16_t half) {
  int exponent = half >> 10 & 0x1f;
  int fraction = half & 0x3ff;
  double magnitude = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(fraction + 1024, exponent - 25);
  return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

uint32_t utf8_bytes(uint32_t character) {
  return character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
}

std::optional<uint32_t> load_utf8(const uint8_t* bytes, uint64_t offset, uint64_t available) {
  if (available < 8) return std::nullopt;
  uint32_t first = static_cast<uint32_t>(load_bits(bytes, offset, 8));
  if (first < 0x80) return first;
  if (first < 0xc2 || first > 0xf4) return std::nullopt;
  uint32_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (available < length * 8) return std::nullopt;
  uint32_t character = first & (0x7fu >> length);
  for (uint32_t i = 1; i < length; ++i) {
    uint32_t byte = static_cast<uint32_t>(load_bits(bytes, offset + i * 8, 8));
    if ((byte & 0xc0) != 0x80) return std::nullopt;
    character = character << 6 | (byte & 0x3f);
  }
  if (utf8_bytes(character) != length || !is_character(character)) return std::nullopt;
  return character;
}

std::optional<uint32_t> load_utf16(const uint8_t* bytes, uint64_t offset, uint64_t available, ByteOrder order) {
  if (available < 16) return std::nullopt;
  uint32_t unit = static_cast<uint32_t>(load_limb(bytes, offset, 16, order, 0));
  if (unit < 0xd800 || unit > 0xdfff) return unit;
  if (unit > 0xdbff || available < 32) return std::nullopt;
  uint32_t low = static_cast<uint32_t>(load_limb(bytes, offset + 16, 16, order, 0));
  if (low < 0xdc00 || low > 0xdfff) return std::nullopt;
  return 0x10000 + ((unit & 0x3ff) << 10 | (low & 0x3ff));
}

} // namespace

Value load_integer(Arena& arena, const uint8_t* bytes, uint64_t offset, uint64_t size, FieldFormat format) {
  if (size == 0) return Value::integer(0);
  if (size > 64) return load_wide_integer(arena, bytes, offset, size, format);
  uint64_t limb = load_limb(bytes, offset, size, format.order, 0);
  uint32_t width = static_cast<uint32_t>(size);
  if (format.is_signed) return Value::integer(static_cast<int64_t>(limb << (64 - width)) >> (64 - width));
  if (limb >> 63 != 0) return load_wide_integer(arena, bytes, offset, size, format);
  return Value::integer(static_cast<int64_t>(limb));
}

void store_integer(uint8_t* bytes, uint64_t offset, uint64_t size, Value integer, ByteOrder order) {
  uint64_t count = (size + 63) / 64;
  if (integer.is(Kind::Integer)) {
    uint64_t sign = integer.as_integer() < 0 ? ~uint64_t{0} : 0;
    for (uint64_t i = 0; i < count; ++i) store_limb(bytes, offset, size, order, i, i == 0 ? integer.payload() : sign);
    return;
  }
  const BigIntegerObject* object = integer.as_big_integer();
  bool negative = object->size < 0;
  uint64_t length = static_cast<uint64_t>(negative ? -object->size : object->size);
  std::vector<uint64_t> limbs(object->limbs(), object->limbs() + length);
  if (negative) negate(limbs.data(), length);
  uint64_t sign = negative ? ~uint64_t{0} : 0;
  for (uint64_t i = 0; i < count; ++i) store_limb(bytes, offset, size, order, i, i < length ? limbs[i] : sign);
}

std::optional<double> load_float(const uint8_t* bytes, uint64_t offset, uint64_t size, ByteOrder order) {
  uint64_t limb = load_limb(bytes, offset, size, order, 0);
  double number;
  if (size == 16) {
    if ((limb & 0x7c00) == 0x7c00) return std::nullopt;
    number = double_of_half(static_cast<uint16_t>(limb));
  } else if (size == 32) {
    number = std::bit_cast<float>(static_cast<uint32_t>(limb));
  } else {
    number = std::bit_cast<double>(limb);
  }
  if (!std::isfinite(number)) return std::nullopt;
  return number;
}

void store_float(uint8_t* bytes, uint64_t offset, uint64_t size, double number, ByteOrder order) {
  uint64_t limb = size == 16   ? half_of(number)
                  : size == 32 ? std::bit_cast<uint32_t>(static_cast<float>(number))
                               : std::bit_cast<uint64_t>(number);
  store_limb(bytes, offset, size, order, 0, limb);
}

uint32_t character_size(uint32_t character, Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8: return utf8_bytes(character) * 8;
    case Encoding::Utf16: return character < 0x10000 ? 16 : 32;
    case Encoding::Utf32: break;
  }
  return 32;
}

std::optional<uint32_t> load_character(const uint8_t* bytes, uint64_t offset, uint64_t available, Encoding encoding,
                                       ByteOrder order) {
  if (encoding == Encoding::Utf8) return load_utf8(bytes, offset, available);
  if (encoding == Encoding::Utf16) return load_utf16(bytes, offset, available, order);
  if (available < 32) return std::nullopt;
  uint64_t number = load_limb(bytes, offset, 32, order, 0);
  if (!is_character(number)) return std::nullopt;
  return static_cast<uint32_t>(number);
}

void store_character(uint8_t* bytes, uint64_t offset, uint32_t character, Encoding encoding, ByteOrder order) {
  if (encoding == Encoding::Utf32) {
    store_limb(bytes, offset, 32, order, 0, character);
  } else if (encoding == Encoding::Utf16) {
    if (character < 0x10000) {
      store_limb(bytes, offset, 16, order, 0, character);
    } else {
      uint32_t rest = character - 0x10000;
      store_limb(bytes, offset, 16, order, 0, 0xd800 | rest >> 10);
      store_limb(bytes, offset + 16, 16, order, 0, 0xdc00 | (rest & 0x3ff));
    }
  } else {
    uint32_t length = utf8_bytes(character);
    if (length == 1) {
      store_bits(bytes, offset, 8, character);
      return;
    }
    uint32_t lead = (0xf00u >> length & 0xff) | character >> (6 * (length - 1));
    store_bits(bytes, offset, 8, lead);
    for (uint32_t i = 1; i < length; ++i) {
      store_bits(bytes, offset + i * 8, 8, 0x80 | (character >> (6 * (length - 1 - i)) & 0x3f));
    }
  }
}

} // namespace assay::erlang
