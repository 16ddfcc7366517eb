// The cache: nothing outdated or damaged is ever used.

#include "lang/dump_cache.h"

#include <gtest/gtest.h>

#include "base/file.h"
#include "lang/scratch.h"

namespace assay::lang {
namespace {

using test::Environment;
using test::ScratchFolder;

class DumpCacheTest : public testing::Test {
 protected:
  std::vector<std::filesystem::path> entries() const {
    std::vector<std::filesystem::path> result;
    for (const auto& file : std::filesystem::directory_iterator(scratch_.path() / "cache/language"))
      if (file.path().extension() == ".dump") result.push_back(file.path());
    return result;
  }
  ScratchFolder scratch_;
  DumpCache cache_{scratch_.path() / "cache", "language"};
};

TEST_F(DumpCacheTest, KeepsWhatItWasGiven) {
  EXPECT_EQ(cache_.find("key"), std::nullopt);
  cache_.keep("key", "(module\nm)", {});
  cache_.keep("other key", "(module n)", {});
  EXPECT_EQ(cache_.find("key"), "(module\nm)");
  EXPECT_EQ(cache_.find("other key"), "(module n)");
  EXPECT_EQ(cache_.find("third key"), std::nullopt);
}

TEST_F(DumpCacheTest, AnEntryEndsWithTheFilesItDependsOn) {
  std::string header = scratch_.write("a \"name\".hrl", "one");
  std::string missing = scratch_.file("missing.hrl");
  cache_.keep("key", "(module m)", {header, missing});
  EXPECT_EQ(cache_.find("key"), "(module m)");
  scratch_.write("a \"name\".hrl", "two");
  EXPECT_EQ(cache_.find("key"), std::nullopt);
  scratch_.write("a \"name\".hrl", "one");
  EXPECT_EQ(cache_.find("key"), "(module m)");
  scratch_.write("missing.hrl", "");
  EXPECT_EQ(cache_.find("key"), std::nullopt);
}

TEST_F(DumpCacheTest, DamagedEntriesAreIgnoredAndReplaced) {
  cache_.keep("key", "(module m)", {scratch_.write("m.erl", "source")});
  ASSERT_EQ(entries().size(), 1U);
  std::filesystem::path entry = entries().front();
  std::string whole = *read_file(entry);
  for (size_t size = 0; size < whole.size(); ++size) {
    ASSERT_TRUE(write_file_atomically(entry, whole.substr(0, size)));
    EXPECT_EQ(cache_.find("key"), std::nullopt) << "cut to " << size;
  }
  for (size_t index = 0; index < whole.size(); ++index) {
    std::string changed = whole;
    changed[index] = static_cast<char>(changed[index] ^ 1);
    ASSERT_TRUE(write_file_atomically(entry, changed));
    EXPECT_EQ(cache_.find("key"), std::nullopt) << "changed at " << index;
  }
  cache_.keep("key", "(module m)", {});
  EXPECT_EQ(cache_.find("key"), "(module m)");
  EXPECT_EQ(entries().size(), 1U);
}

TEST_F(DumpCacheTest, OldEntriesMakeRoomForNewOnes) {
  DumpCache small{scratch_.path() / "cache", "language", 20'000};
  for (int i = 0; i < 200; ++i) small.keep(std::to_string(i), std::string(1000, 'x'), {});
  EXPECT_LT(entries().size(), 100U);
  EXPECT_EQ(small.find("199"), std::string(1000, 'x'));
  EXPECT_EQ(small.find("0"), std::nullopt);
}

TEST_F(DumpCacheTest, WithoutAFolderNothingIsKept) {
  DumpCache none{std::nullopt, "language"};
  none.keep("key", "(module m)", {});
  EXPECT_EQ(none.find("key"), std::nullopt);
}

TEST_F(DumpCacheTest, AFolderThatCannotBeWrittenIsNoError) {
  std::string file = scratch_.write("file", "");
  DumpCache blocked{file, "language"};
  blocked.keep("key", "(module m)", {});
  EXPECT_EQ(blocked.find("key"), std::nullopt);
}

TEST(CacheFolderTest, FollowsTheEnvironment) {
  Environment on("ASSAY_CACHE", "");
  Environment home("HOME", "/home/someone");
  {
    Environment xdg("XDG_CACHE_HOME", "/caches");
    EXPECT_EQ(cache_folder(), "/caches/assay");
    Environment off("ASSAY_CACHE", "off");
    EXPECT_EQ(cache_folder(), std::nullopt);
  }
  Environment xdg("XDG_CACHE_HOME", "");
  EXPECT_EQ(cache_folder(), "/home/someone/.cache/assay");
  Environment homeless("HOME", "");
  EXPECT_EQ(cache_folder(), std::nullopt);
}

} // namespace
} // namespace assay::lang
