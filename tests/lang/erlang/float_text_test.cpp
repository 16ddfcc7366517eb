// Every expected text is what erl (OTP 25) prints.

#include "lang/erlang/text/float_text.h"

#include <gtest/gtest.h>

#include <cmath>

namespace assay::erlang {
namespace {

TEST(FloatText, ShortestPrefersFixedNotationWhenNotLonger) {
  const std::pair<double, const char*> cases[] = {
      {1.0, "1.0"},
      {0.1, "0.1"},
      {100.0, "100.0"},
      {1000.0, "1.0e3"},
      {123456.0, "123456.0"},
      {9007199254740991.0, "9007199254740991.0"},
      {0.0001, "0.0001"},
      {9007199254740992.0, "9.007199254740992e15"},
      {1.0e-5, "1.0e-5"},
      {0.00123, "0.00123"},
      {1.2e-4, "1.2e-4"},
      {5.0e-324, "5.0e-324"},
      {1.7976931348623157e308, "1.7976931348623157e308"},
      {-0.001, "-0.001"},
      {0.0, "0.0"},
      {-0.0, "-0.0"},
      {12300000.0, "1.23e7"},
      {1234567890.0, "1234567890.0"},
      {5.5e-4, "5.5e-4"},
  };
  for (auto [number, text] : cases) EXPECT_EQ(shortest_text(number), text);
}

TEST(FloatText, FixedNotationIsRoundedAsErlDoes) {
  struct Case {
    double number;
    int decimals;
    const char* text;
  };
  const Case cases[] = {
      {74805.06889582095, 18, "74805.068895820950274352"},
      {3882.8539246200344, 18, "3882.853924620034376832"},
      {-131.203125, 5, "-131.20313"},
      {3.28125, 4, "3.2813"},
      {584.768, 17, "584.76800000000002912"},
      {368.008, 18, "368.007999999999981355"},
      {0.07194592311671097, 17, "0.07194592311671097"},
      {2.5, 0, "3"},
      {-0.001, 2, "-0.00"},
      {-0.0, 2, "-0.00"},
      {9007199254740992.0, 1, "9007199254740992.0"},
      {0.99999, 2, "1.00"},
      {1.0e22, 2, "10000000000000000000000.00"},
  };
  for (const Case& one : cases) EXPECT_EQ(fixed_text(one.number, one.decimals, TrailingZeros::Keep), one.text);
  EXPECT_EQ(fixed_text(1.5, 3, TrailingZeros::Drop), "1.5");
  EXPECT_EQ(fixed_text(100.0, 4, TrailingZeros::Drop), "100.0");
  EXPECT_EQ(fixed_text(10.0, 0, TrailingZeros::Drop), "10");
  EXPECT_EQ(fixed_text(1.0e17, 0, TrailingZeros::Drop), "1"); // erl's own mistake
  EXPECT_EQ(fixed_text(1.0e300, 3, TrailingZeros::Keep), std::nullopt);
}

TEST(FloatText, ScientificNotationIsExact) {
  EXPECT_EQ(scientific_text(1.5, 20), "1.50000000000000000000e+00");
  EXPECT_EQ(scientific_text(0.1, 20), "1.00000000000000005551e-01");
  EXPECT_EQ(scientific_text(123456.789, 20), "1.23456789000000004307e+05");
  EXPECT_EQ(scientific_text(1.0e-320, 5), "9.99989e-321");
  EXPECT_EQ(scientific_text(1.5, 0), "2e+00");
  EXPECT_EQ(scientific_text(-0.0, 20), "-0.00000000000000000000e+00");
}

TEST(FloatText, ReadsWhatErlReads) {
  auto whole = [](std::string_view text) -> std::optional<double> {
    auto parsed = parse_float(text);
    if (!parsed || parsed->length != text.size()) return std::nullopt;
    return parsed->number;
  };
  EXPECT_EQ(whole("1.0"), 1.0);
  EXPECT_EQ(whole("1,0"), 1.0);
  EXPECT_EQ(whole("+1.5"), 1.5);
  EXPECT_EQ(whole("-1.0e-5"), -1.0e-5);
  EXPECT_EQ(whole("1.0E5"), 1.0e5);
  EXPECT_EQ(whole("1.0e-400"), 0.0);
  for (const char* text :
       {"1.", "1", ".5", "1.0e400", "1.0e", "1.0e+", "1.0e5x", " 1.0", "1.0 ", "0x1.0", "1e5", "", "-"}) {
    EXPECT_EQ(whole(text), std::nullopt) << text;
  }
  EXPECT_EQ(parse_float("1.0e+")->length, 3u);
  EXPECT_EQ(parse_float("1.5.5")->length, 3u);
}

} // namespace
} // namespace assay::erlang
