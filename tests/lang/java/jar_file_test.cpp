// Jars made by hand: what is unpacked, and what is said of broken ones.

#include "lang/java/load/jar_file.h"

#include <gtest/gtest.h>

#include "lang/java/zip_builder.h"

namespace assay::java {
namespace {

using test::ZipBuilder;

std::span<const uint8_t> as_bytes(const std::string& text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

std::string unpacked(const std::string& zip, std::string_view name) {
  auto jar = JarFile::make(as_bytes(zip), "x.jar");
  if (!jar) return to_string(jar.error());
  auto found = jar->find(name);
  if (!found) return to_string(found.error());
  return *found ? std::string((*found)->begin(), (*found)->end()) : "nothing";
}

std::string with(ZipBuilder::File file) {
  ZipBuilder builder;
  std::string name = file.name;
  builder.add(std::move(file));
  return unpacked(builder.bytes(), name);
}

TEST(JavaJarTest, Unpacks) {
  ZipBuilder builder;
  builder.before = "#!/bin/sh\nexec java -jar $0\n";
  builder.comment = "a comment with PK\5\6 in it, and more behind it";
  std::string large(100'000, 'x');
  builder.add({.name = "META-INF/", .contents = "", .deflate = false});
  builder.add({.name = "a/B.class", .contents = large});
  builder.add({.name = "a/C.class", .contents = "stored", .deflate = false});
  builder.add({.name = "a/Empty", .contents = ""});
  builder.add({.name = "a/None", .contents = "", .deflate = false});
  std::string zip = builder.bytes();
  EXPECT_EQ(unpacked(zip, "a/B.class"), large);
  EXPECT_EQ(unpacked(zip, "a/C.class"), "stored");
  EXPECT_EQ(unpacked(zip, "a/Empty"), "");
  EXPECT_EQ(unpacked(zip, "a/None"), "");
  EXPECT_EQ(unpacked(zip, "a/D.class"), "nothing");
  EXPECT_EQ(unpacked(zip, "META-INF/"), "nothing");
  auto jar = JarFile::make(as_bytes(zip), "x.jar");
  ASSERT_TRUE(jar);
  EXPECT_EQ(jar->names(), (std::vector<std::string>{"a/B.class", "a/C.class", "a/Empty", "a/None"}));
}

TEST(JavaJarTest, OfTwoWithTheSameNameTheLastCounts) {
  ZipBuilder builder;
  builder.add({.name = "a", .contents = "first"});
  builder.add({.name = "a", .contents = "second"});
  EXPECT_EQ(unpacked(builder.bytes(), "a"), "second");
}

TEST(JavaJarTest, RefusesEntries) {
  EXPECT_EQ(with({.name = "a", .contents = "text", .method = 12}),
            "x.jar: a is compressed by method 12, which Assay does not read");
  EXPECT_EQ(with({.name = "a", .contents = "text", .flags = 1}), "x.jar: a is encrypted, which Assay does not read");
  EXPECT_EQ(with({.name = "a", .contents = "text", .checksum = 1}), "x.jar: a has a wrong checksum");
  EXPECT_EQ(with({.name = "a", .contents = "text", .size = 0x7FFFFFFF}), "x.jar: a is larger than 64 megabytes");
  EXPECT_EQ(with({.name = "a", .contents = "text", .local_name = "b"}), "x.jar: a has another name inside");
  std::string size = "x.jar: a does not unpack to the size it should have";
  EXPECT_EQ(with({.name = "a", .contents = "text", .size = 3}), size);
  EXPECT_EQ(with({.name = "a", .contents = "text", .size = 5}), size);
  EXPECT_EQ(with({.name = "a", .contents = "text", .deflate = false, .size = 5}), size);
  EXPECT_EQ(with({.name = "a", .contents = "no deflated data", .deflate = false, .method = 8}), size);
}

TEST(JavaJarTest, RefusesWhatIsNone) {
  EXPECT_EQ(unpacked("", "a"), "x.jar: no jar: it has no end of a central directory");
  EXPECT_EQ(unpacked(std::string(100, 'P'), "a"), "x.jar: no jar: it has no end of a central directory");
  ZipBuilder builder;
  builder.add({.name = "a", .contents = "text"});
  std::string zip = builder.bytes();
  auto changed = [&](size_t from_end, uint8_t value) {
    std::string other = zip;
    other[other.size() - from_end] = static_cast<char>(value);
    return unpacked(other, "a");
  };
  EXPECT_EQ(changed(18, 1), "x.jar: a jar in several parts");
  EXPECT_EQ(changed(14, 2), "x.jar: a jar in several parts");
  EXPECT_EQ(changed(8, 9), "x.jar: broken jar: its central directory lies outside of it");
  std::string many = zip;
  many[many.size() - 14] = many[many.size() - 12] = 2;
  EXPECT_EQ(unpacked(many, "a"), "x.jar: broken jar: entry 1 of its central directory is none");
  many[many.size() - 14] = many[many.size() - 12] = 0;
  EXPECT_EQ(unpacked(many, "a"), "x.jar: broken jar: its central directory is longer than it says");
  std::string offset = zip;
  for (size_t i = 0; i < 4; ++i) offset[offset.size() - 6 + i] = '\xFF';
  EXPECT_EQ(unpacked(offset, "a"), "x.jar: ZIP64, which Assay does not read");
  std::string name = zip;
  name[zip.size() - 22 - 47 + 28] = '\x40'; // the name in the central directory would be longer than the directory
  EXPECT_EQ(unpacked(name, "a"), "x.jar: broken jar: entry 0 of its central directory is cut off");
  std::string header = zip;
  header[zip.size() - 22 - 47 + 42] = '\x10';
  EXPECT_EQ(unpacked(header, "a"), "x.jar: a has no header");
}

// Whatever is missing at the end, or changed anywhere.
TEST(JavaJarTest, BrokenAnywhereDoesNoHarm) {
  ZipBuilder builder;
  builder.add({.name = "a", .contents = "some text, some more text"});
  builder.add({.name = "b", .contents = "some text", .deflate = false});
  std::string zip = builder.bytes();
  for (size_t size = 0; size < zip.size(); ++size) {
    std::vector<uint8_t> cut(zip.begin(), zip.begin() + static_cast<ptrdiff_t>(size));
    EXPECT_FALSE(JarFile::make(cut, "x.jar")) << size;
  }
  size_t refused = 0;
  for (size_t at = 0; at < zip.size(); ++at)
    for (uint32_t change = 1; change < 256; ++change) {
      std::vector<uint8_t> other(zip.begin(), zip.end());
      other[at] = static_cast<uint8_t>(other[at] ^ change);
      auto jar = JarFile::make(other, "x.jar");
      if (!jar) {
        ++refused;
        continue;
      }
      for (const std::string& name : jar->names()) refused += jar->find(name) ? 0U : 1U;
    }
  EXPECT_GT(refused, zip.size() * 100);
}

} // namespace
} // namespace assay::java
