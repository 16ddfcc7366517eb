// Big integers: against 128-bit arithmetic where that reaches, by identities beyond it, and conversions at their
// borders.

#include "base/big_integer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace assay {
namespace {

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

BigInteger random_integer(std::mt19937_64& random, size_t most_limbs) {
  std::vector<uint64_t> limbs(1 + random() % most_limbs);
  // Words of all ones and all zeros are where carries go wrong.
  for (uint64_t& limb : limbs) limb = random() % 4 == 0 ? UINT64_MAX : random() % 4 == 0 ? 0 : random();
  return BigInteger::from_limbs(limbs, random() % 2 == 0);
}

bool same(const IntegerView& left, const IntegerView& right) { return compare(left, right) == 0; }

Wide wide(const IntegerView& number) {
  auto limbs = number.magnitude();
  UnsignedWide magnitude = 0;
  for (size_t i = limbs.size(); i-- > 0;) magnitude = magnitude << 64 | limbs[i];
  return number.sign() < 0 ? -static_cast<Wide>(magnitude) : static_cast<Wide>(magnitude);
}

TEST(BigInteger, SmallOperationsAgreeWith128Bits) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    auto left = static_cast<int64_t>(random() >> random() % 64);
    auto right = static_cast<int64_t>(random() >> random() % 64);
    if (random() % 8 == 0) left = std::numeric_limits<int64_t>::min();
    if (random() % 8 == 0) right = -1;
    Wide a = left;
    Wide b = right;
    IntegerView x(left);
    IntegerView y(right);
    EXPECT_TRUE(wide(add(x, y)) == a + b);
    EXPECT_TRUE(wide(subtract(x, y)) == a - b);
    EXPECT_TRUE(wide(multiply(x, y)) == a * b);
    EXPECT_TRUE(wide(bit_and(x, y)) == (a & b));
    EXPECT_TRUE(wide(bit_or(x, y)) == (a | b));
    EXPECT_TRUE(wide(bit_xor(x, y)) == (a ^ b));
    EXPECT_TRUE(wide(bit_not(x)) == ~a);
    EXPECT_TRUE(wide(shift_right(x, 5)) == a >> 5);
    if (right != 0) {
      EXPECT_TRUE(wide(divide(x, y)) == a / b);
      EXPECT_TRUE(wide(remainder(x, y)) == a % b);
    }
    EXPECT_EQ(compare(x, y) < 0, left < right);
  }
}

TEST(BigInteger, IdentitiesOfLargeOnes) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 500; ++i) {
    BigInteger a = random_integer(random, 9);
    BigInteger b = random_integer(random, 5);
    EXPECT_TRUE(same(subtract(add(a, b), b), a));
    EXPECT_TRUE(same(add(bit_and(a, b), bit_or(a, b)), add(a, b)));
    EXPECT_TRUE(same(bit_xor(bit_xor(a, b), b), a));
    EXPECT_TRUE(same(bit_not(a), subtract(negate(a), IntegerView(1))));
    EXPECT_TRUE(same(shift_right(shift_left(a, 77), 77), a));
    if (IntegerView(b).sign() != 0) {
      BigInteger quotient = divide(a, b);
      BigInteger rest = remainder(a, b);
      EXPECT_TRUE(same(add(multiply(quotient, b), rest), a));
      // Truncating: the rest has the sign of the dividend.
      EXPECT_TRUE(IntegerView(rest).sign() == 0 || IntegerView(rest).sign() == IntegerView(a).sign());
    }
    int radix = 2 + static_cast<int>(random() % 35);
    auto read = BigInteger::from_text(to_text(a, radix), radix);
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(same(*read, a));
  }
}

TEST(BigInteger, TextThatIsNoNumber) {
  for (const char* text : {"", "-", "+", "1 ", " 1", "1a", "0x1", "--1", "1_000"}) {
    EXPECT_FALSE(BigInteger::from_text(text).has_value()) << text;
  }
  EXPECT_EQ(to_text(*BigInteger::from_text("+FFff", 16), 16), "FFFF");
  EXPECT_EQ(to_text(*BigInteger::from_text("-0")), "0");
}

// What the compiler's own constants say, ties to even.
TEST(BigInteger, ToTheNearestDouble) {
  auto parsed = [](const char* text) { return to_double(*BigInteger::from_text(text)); };
  EXPECT_EQ(parsed("9007199254740993"), 9007199254740992.0);
  EXPECT_EQ(parsed("9007199254740995"), 9007199254740996.0);
  EXPECT_EQ(parsed("-18446744073709551616"), -0x1p64);
  // Half a unit in the last place, and one above half, far below.
  BigInteger tie = add(shift_left(IntegerView(1), 200), shift_left(IntegerView(1), 147));
  EXPECT_EQ(to_double(tie), 0x1p200);
  EXPECT_EQ(to_double(add(tie, IntegerView(1))), 0x1p200 + 0x1p148);
  EXPECT_EQ(to_double(BigInteger::from_double(1.7976931348623157e308)), 1.7976931348623157e308);
  EXPECT_FALSE(to_double(shift_left(IntegerView(1), 1024)).has_value());
  // Above the middle of two floats, by so little that the first limb does not know.
  BigInteger above = add(subtract(shift_left(IntegerView(1), 1024), shift_left(IntegerView(3), 970)), IntegerView(2));
  EXPECT_EQ(to_double(above), 0x1.fffffffffffffp1023);
  EXPECT_EQ(to_double_by_limbs(above), 0x1.ffffffffffffep1023);
  EXPECT_FALSE(to_double(subtract(shift_left(IntegerView(1), 1024), IntegerView(1))).has_value());
}

TEST(BigInteger, DoublesCompareExactly) {
  BigInteger above = add(shift_left(IntegerView(1), 100), IntegerView(1));
  EXPECT_GT(compare(above, 0x1p100), 0);
  EXPECT_LT(compare(negate(above), -0x1p100), 0);
  EXPECT_EQ(compare(shift_left(IntegerView(1), 100), 0x1p100), 0);
  EXPECT_LT(compare(IntegerView(INT64_MAX), 0x1p63), 0);
  EXPECT_EQ(compare(IntegerView(INT64_MIN), -0x1p63), 0);
  EXPECT_GT(compare(shift_left(IntegerView(1), 2000), std::numeric_limits<double>::max()), 0);
  EXPECT_LT(compare(IntegerView(1), 1.5), 0);
  EXPECT_GT(compare(IntegerView(-1), -1.5), 0);
}

TEST(BigInteger, BordersOf64Bits) {
  BigInteger largest = BigInteger(INT64_MAX);
  EXPECT_TRUE(IntegerView(largest).fits_int64());
  EXPECT_FALSE(IntegerView(add(largest, IntegerView(1))).fits_int64());
  BigInteger smallest = BigInteger(INT64_MIN);
  EXPECT_TRUE(IntegerView(smallest).fits_int64());
  EXPECT_EQ(IntegerView(smallest).to_int64(), INT64_MIN);
  EXPECT_FALSE(IntegerView(subtract(smallest, IntegerView(1))).fits_int64());
  EXPECT_EQ(IntegerView(smallest).bit_length(), 64u);
  EXPECT_EQ(IntegerView(0).bit_length(), 0u);
}

} // namespace
} // namespace assay
