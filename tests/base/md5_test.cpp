#include "base/md5.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace assay {
namespace {

void add(Md5& digest, std::string_view text) {
  digest.update({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

std::string hex(const Md5& digest) {
  std::string text;
  for (uint8_t byte : digest.finish()) text += fmt::format("{:02x}", byte);
  return text;
}

std::string hex_of(std::string_view text) {
  Md5 digest;
  add(digest, text);
  return hex(digest);
}

// RFC 1321, A.5.
TEST(Md5, GivesWhatTheStandardLists) {
  EXPECT_EQ(hex_of(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(hex_of("a"), "0cc175b9c0f1b6a831c399e269772661");
  EXPECT_EQ(hex_of("abc"), "900150983cd24fb0d6963f7d28e17f72");
  EXPECT_EQ(hex_of("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
  EXPECT_EQ(hex_of("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
            "57edf4a22be3c955ac49da2e2107b67a");
}

TEST(Md5, MayBeFedInSteps) {
  Md5 digest;
  add(digest, "message");
  add(digest, " digest");
  EXPECT_EQ(hex(digest), hex_of("message digest"));
  EXPECT_EQ(hex(digest), hex_of("message digest")); // finishing changes nothing
}

} // namespace
} // namespace assay
