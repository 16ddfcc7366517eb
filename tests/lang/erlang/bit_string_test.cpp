// Bit strings and their fields against the plainest model there is: a vector of single bits.

#include "lang/erlang/values/bit_string.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "lang/erlang/values/bit_fields.h"

namespace assay::erlang {
namespace {

using Bits = std::vector<bool>;

Bits bits_of(const uint8_t* bytes, uint64_t offset, uint64_t size) {
  Bits bits;
  for (uint64_t i = offset; i < offset + size; ++i) bits.push_back((bytes[i / 8] >> (7 - i % 8) & 1) != 0);
  return bits;
}

struct RandomBytes {
  explicit RandomBytes(uint32_t seed) : random(seed) {}
  std::vector<uint8_t> operator()(size_t count) {
    std::vector<uint8_t> bytes(count);
    for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
    return bytes;
  }
  uint64_t below(uint64_t limit) { return random() % limit; }
  std::mt19937_64 random;
};

TEST(BitString, LoadsFields) {
  RandomBytes random(1);
  for (int round = 0; round < 2000; ++round) {
    auto bytes = random(20);
    uint64_t offset = random.below(80);
    uint32_t count = static_cast<uint32_t>(random.below(65));
    uint64_t expected = 0;
    for (bool bit : bits_of(bytes.data(), offset, count)) expected = expected << 1 | (bit ? 1 : 0);
    EXPECT_EQ(load_bits(bytes.data(), offset, count), expected);
  }
}

TEST(BitString, StoresFieldsAndNothingElse) {
  RandomBytes random(2);
  for (int round = 0; round < 2000; ++round) {
    auto bytes = random(20);
    Bits expected = bits_of(bytes.data(), 0, 160);
    uint64_t offset = random.below(80);
    uint32_t count = static_cast<uint32_t>(random.below(65));
    uint64_t number = random.random();
    for (uint32_t i = 0; i < count; ++i) expected[offset + i] = (number >> (count - 1 - i) & 1) != 0;
    store_bits(bytes.data(), offset, count, number);
    EXPECT_EQ(bits_of(bytes.data(), 0, 160), expected);
  }
}

TEST(BitString, CopiesBetweenAnyOffsets) {
  RandomBytes random(3);
  for (int round = 0; round < 2000; ++round) {
    auto from = random(40);
    auto to = random(40);
    uint64_t from_offset = random.below(100);
    uint64_t to_offset = random.below(100);
    uint64_t count = random.below(200);
    Bits expected = bits_of(to.data(), 0, 320);
    Bits moved = bits_of(from.data(), from_offset, count);
    std::copy(moved.begin(), moved.end(), expected.begin() + static_cast<ptrdiff_t>(to_offset));
    copy_bits(to.data(), to_offset, from.data(), from_offset, count);
    EXPECT_EQ(bits_of(to.data(), 0, 320), expected);
  }
}

TEST(BitString, ComparesAsTheBitsDo) {
  RandomBytes random(4);
  for (int round = 0; round < 4000; ++round) {
    // Few different bytes, so that equal beginnings are common.
    std::vector<uint8_t> left(12, 0xa5);
    std::vector<uint8_t> right(12, 0xa5);
    left[random.below(12)] ^= static_cast<uint8_t>(random.below(2));
    BitsObject one{left.data(), random.below(2) * 8 + random.below(2) * 3, random.below(70), nullptr};
    BitsObject other{right.data(), random.below(2) * 8 + random.below(2) * 3, random.below(70), nullptr};
    Bits a = bits_of(one.bytes, one.offset, one.size);
    Bits b = bits_of(other.bytes, other.offset, other.size);
    EXPECT_EQ(compare_bits(one, other) < 0, a < b);
    EXPECT_EQ(compare_bits(one, other) == 0, a == b);
    EXPECT_EQ(equal_bits(one, other), a == b);
  }
}

TEST(BitFields, StoreAndLoadIntegersOfAnyWidth) {
  RandomBytes random(5);
  Arena arena;
  for (int round = 0; round < 3000; ++round) {
    auto bytes = random(64);
    auto copy = random(64);
    uint64_t offset = random.below(40);
    uint64_t size = random.below(300);
    FieldFormat format{random.below(2) == 0 ? ByteOrder::Big : ByteOrder::Little, random.below(2) == 0};
    Value number = load_integer(arena, bytes.data(), offset, size, format);
    // Storing what was loaded, somewhere else, gives the same bits.
    uint64_t to = random.below(40);
    store_integer(copy.data(), to, size, number, format.order);
    EXPECT_EQ(bits_of(copy.data(), to, size), bits_of(bytes.data(), offset, size));
    EXPECT_TRUE(format.is_signed || !number.is(Kind::Integer) || number.as_integer() >= 0);
  }
}

TEST(BitFields, KnowSignsAndByteOrder) {
  Arena arena;
  const uint8_t bytes[] = {0xff, 0xfe, 0x12, 0x34};
  auto load = [&](uint64_t offset, uint64_t size, ByteOrder order, bool is_signed) {
    return load_integer(arena, bytes, offset, size, {order, is_signed}).as_integer();
  };
  EXPECT_EQ(load(0, 16, ByteOrder::Big, false), 0xfffe);
  EXPECT_EQ(load(0, 16, ByteOrder::Big, true), -2);
  EXPECT_EQ(load(0, 16, ByteOrder::Little, false), 0xfeff);
  EXPECT_EQ(load(0, 16, ByteOrder::Little, true), -257);
  // Twelve bits: a whole byte first, then the four most significant ones.
  EXPECT_EQ(load(16, 12, ByteOrder::Little, false), 0x312);
  EXPECT_EQ(load(16, 12, ByteOrder::Big, false), 0x123);
  EXPECT_EQ(load(0, 1, ByteOrder::Big, true), -1);
}

uint16_t half_of(double number) {
  uint8_t bytes[2];
  store_float(bytes, 0, 16, number, ByteOrder::Big);
  return static_cast<uint16_t>(load_bits(bytes, 0, 16));
}

TEST(BitFields, FloatsOfSixteenBitsRoundToEven) {
  // What erl gives for <<X:16/float>>.
  const std::pair<double, uint16_t> cases[] = {
      {5.0e-8, 0x0001},
      {2.98e-8, 0x0000},
      {2.9802322387695312e-8, 0x0000},
      {2.9802322387695316e-8, 0x0001},
      {0.1, 0x2e66},
      {1.0 / 3, 0x3555},
      {1.00048828125, 0x3c00},
      {1.00146484375, 0x3c02},
      {1.000488281250001, 0x3c01},
      {6.1e-5, 0x03ff},
      {2.0e-7, 0x0003},
      {65519.99, 0x7bff},
      {65520.0, 0x7c00},
      {-1.0, 0xbc00},
  };
  for (auto [number, expected] : cases) EXPECT_EQ(half_of(number), expected) << number;
  double below = 0; // the half before this one, of the same sign
  for (uint32_t half = 0; half < 0x10000; ++half) {
    uint8_t bytes[2] = {static_cast<uint8_t>(half >> 8), static_cast<uint8_t>(half)};
    auto number = load_float(bytes, 0, 16, ByteOrder::Big);
    ASSERT_EQ(number.has_value(), (half & 0x7c00) != 0x7c00);
    if (!number) continue;
    ASSERT_EQ(half_of(*number), half);
    if ((half & 0x7fff) != 0) {
      double middle = (below + *number) / 2;
      uint32_t even = half % 2 == 0 ? half : half - 1;
      ASSERT_EQ(half_of(middle), even);
      ASSERT_EQ(half_of(std::nextafter(middle, *number)), half);
      ASSERT_EQ(half_of(std::nextafter(middle, below)), half - 1);
    }
    below = *number;
  }
}

TEST(BitFields, CharactersRoundTripInEveryEncoding) {
  for (Encoding encoding : {Encoding::Utf8, Encoding::Utf16, Encoding::Utf32}) {
    for (ByteOrder order : {ByteOrder::Big, ByteOrder::Little}) {
      for (uint32_t character = 0; character <= 0x10ffff; character += character < 0x11000 ? 1 : 17) {
        if (!is_character(character)) continue;
        uint8_t bytes[5] = {};
        store_character(bytes, 3, character, encoding, order);
        uint32_t size = character_size(character, encoding);
        ASSERT_EQ(load_character(bytes, 3, size, encoding, order), character);
        ASSERT_EQ(load_character(bytes, 3, size - 1, encoding, order), std::nullopt);
      }
    }
  }
}

TEST(BitFields, RefuseWhatIsNoCharacter) {
  auto load = [](std::vector<uint8_t> bytes, Encoding encoding) {
    return load_character(bytes.data(), 0, bytes.size() * 8, encoding, ByteOrder::Big);
  };
  EXPECT_EQ(load({0xc0, 0x80}, Encoding::Utf8), std::nullopt);             // overlong
  EXPECT_EQ(load({0xe0, 0x9f, 0x80}, Encoding::Utf8), std::nullopt);       // overlong
  EXPECT_EQ(load({0xed, 0xa0, 0x80}, Encoding::Utf8), std::nullopt);       // a surrogate
  EXPECT_EQ(load({0xf4, 0x90, 0x80, 0x80}, Encoding::Utf8), std::nullopt); // above U+10FFFF
  EXPECT_EQ(load({0x80}, Encoding::Utf8), std::nullopt);
  EXPECT_EQ(load({0xef, 0xbf, 0xbe}, Encoding::Utf8), 0xfffe); // no character, but text
  EXPECT_EQ(load({0xdc, 0x00, 0xdc, 0x00}, Encoding::Utf16), std::nullopt);
  EXPECT_EQ(load({0xd8, 0x00, 0x00, 0x41}, Encoding::Utf16), std::nullopt);
  EXPECT_EQ(load({0x00, 0x11, 0x00, 0x00}, Encoding::Utf32), std::nullopt);
  EXPECT_EQ(load({0x00, 0x00, 0xd8, 0x00}, Encoding::Utf32), std::nullopt);
}

} // namespace
} // namespace assay::erlang
