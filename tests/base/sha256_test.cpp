#include "base/sha256.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>

namespace assay {
namespace {

std::string hex(const Sha256& digest) {
  std::string text;
  for (uint8_t byte : digest.finish()) text += fmt::format("{:02x}", byte);
  return text;
}

std::string hex_of(std::string_view text) {
  Sha256 digest;
  digest.update(text);
  return hex(digest);
}

// The examples of FIPS 180-4, and the empty text.
TEST(Sha256Test, GivesWhatTheStandardLists) {
  EXPECT_EQ(hex_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex_of(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// What the coreutils' sha256sum says of as many letters: all ways in which the last block is filled.
TEST(Sha256Test, EndsABlockWhereverTheTextEnds) {
  EXPECT_EQ(hex_of(std::string(55, 'x')), "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
  EXPECT_EQ(hex_of(std::string(56, 'x')), "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
  EXPECT_EQ(hex_of(std::string(63, 'x')), "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2");
  EXPECT_EQ(hex_of(std::string(64, 'x')), "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c");
  EXPECT_EQ(hex_of(std::string(119, 'x')), "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c");
}

TEST(Sha256Test, MayBeFedInSteps) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += std::to_string(i);
  for (size_t step : {1U, 7U, 63U, 64U, 65U, 200U}) {
    Sha256 digest;
    for (size_t at = 0; at < text.size(); at += step) digest.update(std::string_view(text).substr(at, step));
    EXPECT_EQ(hex(digest), hex_of(text));
    EXPECT_EQ(hex(digest), hex_of(text)); // finishing changes nothing
  }
}

} // namespace
} // namespace assay
