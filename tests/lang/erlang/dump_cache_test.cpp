// The cache: a warm run starts no erl, and nothing outdated or damaged is ever used.

#include "lang/erlang/dump_cache.h"

#include <gtest/gtest.h>

#include "base/file.h"
#include "base/home.h"
#include "lang/erlang/dumps.h"
#include "lang/erlang/scratch.h"

namespace assay::erlang {
namespace {

using test::Environment;
using test::ScratchFolder;

class DumpCacheTest : public testing::Test {
 protected:
  std::vector<std::filesystem::path> entries() const {
    std::vector<std::filesystem::path> result;
    for (const auto& file : std::filesystem::directory_iterator(scratch_.path() / "cache/erlang"))
      if (file.path().extension() == ".dump") result.push_back(file.path());
    return result;
  }
  ScratchFolder scratch_;
  DumpCache cache_{scratch_.path() / "cache"};
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
  DumpCache small{scratch_.path() / "cache", 20'000};
  for (int i = 0; i < 200; ++i) small.keep(std::to_string(i), std::string(1000, 'x'), {});
  EXPECT_LT(entries().size(), 100U);
  EXPECT_EQ(small.find("199"), std::string(1000, 'x'));
  EXPECT_EQ(small.find("0"), std::nullopt);
}

TEST_F(DumpCacheTest, WithoutAFolderNothingIsKept) {
  DumpCache none{std::nullopt};
  none.keep("key", "(module m)", {});
  EXPECT_EQ(none.find("key"), std::nullopt);
}

TEST_F(DumpCacheTest, AFolderThatCannotBeWrittenIsNoError) {
  std::string file = scratch_.write("file", "");
  DumpCache blocked{file};
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

class WarmRunTest : public testing::Test {
 protected:
  // Each is like a new run of the command.
  std::unique_ptr<Dumps> run() const {
    return std::make_unique<Dumps>(home_folder() / "erlang", scratch_.path() / "cache");
  }
  ScratchFolder scratch_;
};

TEST_F(WarmRunTest, StartsNoErl) {
  std::string file = scratch_.write("one.erl", "-module(one).\n-export([f/0]).\nf() -> 1.\n");
  auto cold = run();
  auto file_dump = cold->file(file, {});
  auto module_dump = cold->module("orddict", {});
  auto arguments_dump = cold->arguments("[1]");
  ASSERT_TRUE(file_dump && module_dump && arguments_dump);
  EXPECT_TRUE(cold->server().is_running());
  auto warm = run();
  EXPECT_EQ(warm->file(file, {}).value_or("none"), *file_dump);
  EXPECT_EQ(warm->module("orddict", {}).value_or("none"), *module_dump);
  EXPECT_EQ(warm->arguments("[1]").value_or("none"), *arguments_dump);
  EXPECT_FALSE(warm->server().is_running());
  EXPECT_TRUE(warm->arguments("[2]"));
  EXPECT_TRUE(warm->server().is_running());
}

TEST_F(WarmRunTest, SeesChangesOfSourceHeaderAndOptions) {
  auto value = [&](const DumpOptions& options) {
    auto dump = run()->file(scratch_.file("one.erl"), options);
    if (!dump) return to_string(dump.error());
    size_t start = dump->find("(lit @", dump->find("(function f")) + 5;
    start = dump->find(' ', start) + 1;
    return dump->substr(start, dump->find(')', start) - start);
  };
  scratch_.write("one.erl", "-module(one).\n-export([f/0]).\n-include(\"value.hrl\").\nf() -> ?VALUE.\n");
  scratch_.write("value.hrl", "-ifndef(VALUE).\n-define(VALUE, first).\n-endif.\n");
  EXPECT_EQ(value({}), "first");
  scratch_.write("value.hrl", "-ifndef(VALUE).\n-define(VALUE, second).\n-endif.\n");
  EXPECT_EQ(value({}), "second");
  DumpOptions options;
  options.definitions = {{"VALUE", "third"}};
  EXPECT_EQ(value(options), "third");
  scratch_.write("one.erl", "-module(one).\n-export([f/0]).\n-include(\"value.hrl\").\nf() -> {?VALUE}.\n");
  EXPECT_EQ(value({}), "(t second");
}

TEST_F(WarmRunTest, ErrorsAreNotKept) {
  std::string file = scratch_.write("one.erl", "-module(one).\n-include(\"late.hrl\").\n");
  EXPECT_FALSE(run()->file(file, {}));
  scratch_.write("late.hrl", "");
  EXPECT_TRUE(run()->file(file, {}));
}

TEST_F(WarmRunTest, AnotherErlIsAnotherInstallation) {
  std::string file = scratch_.write("one.erl", "-module(one).\n");
  ASSERT_TRUE(run()->file(file, {}));
  std::filesystem::path real = *find_erl();
  std::string wrapper = scratch_.write("bin/erl", "#!/bin/sh\nexec " + real.string() + " \"$@\"\n");
  std::filesystem::permissions(wrapper, std::filesystem::perms::owner_all);
  Environment path("PATH", scratch_.file("bin") + ":" + std::getenv("PATH"));
  auto other = run();
  EXPECT_TRUE(other->file(file, {}));
  EXPECT_TRUE(other->server().is_running());
}

TEST_F(WarmRunTest, ADamagedRecordOfTheInstallationIsRenewed) {
  std::string file = scratch_.write("one.erl", "-module(one).\n");
  ASSERT_TRUE(run()->file(file, {}));
  std::filesystem::path record;
  for (const auto& entry : std::filesystem::directory_iterator(scratch_.path() / "cache/erlang"))
    if (entry.path().extension() == ".installation") record = entry.path();
  ASSERT_FALSE(record.empty());
  std::string whole = *read_file(record);
  for (std::string damaged : {std::string(), whole.substr(0, whole.size() / 2), "x" + whole, std::string("\n(ok)")}) {
    ASSERT_TRUE(write_file_atomically(record, damaged));
    EXPECT_TRUE(run()->file(file, {}));
    EXPECT_EQ(*read_file(record), whole);
  }
}

} // namespace
} // namespace assay::erlang
