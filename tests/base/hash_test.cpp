// Site ids and cache keys depend on these very numbers: a change of the hash is a change of every one of them.

#include "base/hash.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

// FNV-1a's published values.
static_assert(hash_bytes("") == 0xcbf29ce484222325ULL);
static_assert(hash_bytes("a") == 0xaf63dc4c8601ec8cULL);
static_assert(hash_bytes("foobar") == 0x85944171f73967e8ULL);

TEST(HashTest, GoesOnFromAState) { EXPECT_EQ(hash_bytes("bar", hash_bytes("foo")), hash_bytes("foobar")); }

TEST(HashTest, TheMixKeepsNumbersApart) {
  EXPECT_EQ(hash_mix(0), 0u);
  EXPECT_NE(hash_mix(1), hash_mix(2));
  EXPECT_NE(hash_mix(1) >> 32, hash_mix(2) >> 32);
}

TEST(HashTest, CombiningDependsOnTheOrder) {
  EXPECT_NE(hash_combine(hash_combine(hash_start, 1), 2), hash_combine(hash_combine(hash_start, 2), 1));
  EXPECT_NE(hash_combine(hash_start, 0), hash_start);
}

} // namespace
} // namespace assay
