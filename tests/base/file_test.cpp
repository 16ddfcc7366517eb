// Whole files and their hashes.

#include "base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace assay {
namespace {

class FileTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "assay-test-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::filesystem::path folder_;
};

TEST_F(FileTest, ReadsWhatWasWritten) {
  for (size_t size : {size_t{0}, size_t{1}, size_t{4096}, size_t{100'000}}) {
    std::string bytes(size, '\0');
    for (size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i * 7);
    ASSERT_TRUE(write_file_atomically(folder_ / "new" / "file", bytes));
    EXPECT_EQ(read_file(folder_ / "new" / "file"), bytes);
  }
}

TEST_F(FileTest, LeavesNothingElseBehind) {
  ASSERT_TRUE(write_file_atomically(folder_ / "file", "one"));
  ASSERT_TRUE(write_file_atomically(folder_ / "file", "two"));
  std::filesystem::create_directories(folder_ / "taken" / "inside");
  EXPECT_FALSE(write_file_atomically(folder_ / "taken", "three"));
  EXPECT_FALSE(write_file_atomically(folder_ / "file" / "below", "four"));
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder_)) names.insert(entry.path().filename().string());
  EXPECT_EQ(names, (std::set<std::string>{"file", "taken"}));
  EXPECT_EQ(read_file(folder_ / "file"), "two");
}

TEST_F(FileTest, SaysWhyAFileCannotBeRead) {
  EXPECT_EQ(read_file(folder_ / "none").error(), "No such file or directory");
  EXPECT_EQ(read_file(folder_).error(), "Is a directory");
}

TEST_F(FileTest, ReadsFilesThatTellNoSize) { EXPECT_FALSE(read_file("/proc/self/status").value().empty()); }

TEST(ContentHashTest, IsSha256) {
  EXPECT_EQ(content_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

} // namespace
} // namespace assay
