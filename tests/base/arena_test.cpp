#include "base/arena.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(ArenaTest, MemoryIsAlignedAndApart) {
  Arena arena;
  std::vector<unsigned char*> pieces;
  for (size_t size = 1; size < 5000; size += 7) {
    auto* piece = static_cast<unsigned char*>(arena.allocate(size));
    EXPECT_EQ(reinterpret_cast<uintptr_t>(piece) % 16, 0u);
    std::memset(piece, static_cast<int>(pieces.size() % 256), size);
    pieces.push_back(piece);
  }
  for (size_t i = 0; i < pieces.size(); ++i) {
    size_t size = 1 + 7 * i;
    EXPECT_EQ(pieces[i][0], i % 256);
    EXPECT_EQ(pieces[i][size - 1], i % 256);
  }
}

TEST(ArenaTest, ALargeRequestGetsItsOwnChunk) {
  Arena arena;
  auto* large = static_cast<unsigned char*>(arena.allocate(size_t{9} << 20));
  large[(size_t{9} << 20) - 1] = 1;
  EXPECT_GE(arena.bytes_reserved(), size_t{9} << 20);
  arena.allocate(1);
  EXPECT_EQ(large[(size_t{9} << 20) - 1], 1);
}

TEST(ArenaTest, CopiesAreTheArenasOwn) {
  Arena arena;
  std::vector<int> numbers = {1, 2, 3};
  std::span<int> copied = arena.copy(numbers);
  numbers[1] = 7;
  EXPECT_EQ(copied[1], 2);
  EXPECT_TRUE(arena.copy(std::vector<int>()).empty());
  std::string text = "text";
  std::string_view kept = arena.copy_text(text);
  text[0] = 'n';
  EXPECT_EQ(kept, "text");
}

TEST(ArenaTest, GrowthIsWatched) {
  Arena arena;
  int grown = 0;
  arena.watch_growth([](void* count) { ++*static_cast<int*>(count); }, &grown);
  arena.allocate(1);
  EXPECT_EQ(grown, 1);
  arena.allocate(1);
  EXPECT_EQ(grown, 1);
  arena.allocate(size_t{1} << 20);
  EXPECT_EQ(grown, 2);
}

TEST(ArenaTest, ResetKeepsOneChunk) {
  Arena arena;
  for (int i = 0; i < 100'000; ++i) arena.allocate(64);
  size_t before = arena.bytes_reserved();
  arena.reset();
  size_t kept = arena.bytes_reserved();
  EXPECT_GT(kept, 0u);
  EXPECT_LT(kept, before);
  arena.allocate(kept);
  EXPECT_EQ(arena.bytes_reserved(), kept);
}

} // namespace
} // namespace assay
