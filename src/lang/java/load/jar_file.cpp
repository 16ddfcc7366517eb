#include "lang/java/load/jar_file.h"

#include <fmt/core.h>
#include <zlib.h>

#include <algorithm>

namespace assay::java {
namespace {

// Signatures and sizes of the three kinds of headers.
constexpr uint32_t local_signature = 0x04034b50;
constexpr uint32_t central_signature = 0x02014b50;
constexpr uint32_t end_signature = 0x06054b50;
constexpr uint64_t local_size = 30;
constexpr uint64_t central_size = 46;
constexpr uint64_t end_size = 22;
constexpr uint64_t longest_comment = 0xFFFF;

constexpr uint16_t encrypted_flag = 0x0001;
constexpr uint16_t stored = 0;
constexpr uint16_t deflated = 8;
constexpr uint32_t largest_entry = uint32_t{64} << 20U;
constexpr uint32_t most_expansion = 1032; // no deflated byte can stand for more
constexpr uint32_t zip64 = 0xFFFFFFFF;

uint16_t read_u2(std::span<const uint8_t> bytes, uint64_t at) {
  return static_cast<uint16_t>(bytes[at] | (bytes[at + 1] << 8U));
}
uint32_t read_u4(std::span<const uint8_t> bytes, uint64_t at) {
  return read_u2(bytes, at) | (uint32_t{read_u2(bytes, at + 2)} << 16U);
}

std::string text_at(std::span<const uint8_t> bytes, uint64_t at, uint64_t size) {
  auto part = bytes.subspan(at, size);
  return {part.begin(), part.end()};
}

// The end of the central directory: the last place whose comment reaches the end of the file.
std::optional<uint64_t> find_end(std::span<const uint8_t> bytes) {
  if (bytes.size() < end_size) return std::nullopt;
  uint64_t last = bytes.size() - end_size;
  uint64_t first = last > longest_comment ? last - longest_comment : 0;
  for (uint64_t at = last + 1; at > first; --at)
    if (read_u4(bytes, at - 1) == end_signature && at - 1 + end_size + read_u2(bytes, at - 1 + 20) == bytes.size())
      return at - 1;
  return std::nullopt;
}

// Exactly `size` bytes, or nothing.
std::optional<std::vector<uint8_t>> inflate_all(std::span<const uint8_t> packed, uint32_t size) {
  if (size / most_expansion > packed.size()) return std::nullopt; // before any memory is taken for it
  std::vector<uint8_t> bytes(size);
  uint8_t nowhere = 0; // zlib wants a place even for no bytes
  z_stream stream{};
  if (::inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
  stream.next_in = const_cast<uint8_t*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = bytes.empty() ? &nowhere : bytes.data();
  stream.avail_out = size;
  int result = ::inflate(&stream, Z_FINISH);
  bool complete = result == Z_STREAM_END && stream.total_out == size;
  ::inflateEnd(&stream);
  return complete ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace

Diagnostics JarFile::wrong(std::string_view what) const { return {Diagnostic{path_, 0, 0, std::string(what)}}; }

std::expected<JarFile, Diagnostics> JarFile::make(std::span<const uint8_t> bytes, std::string path) {
  JarFile jar(bytes, std::move(path));
  if (auto what = jar.read_directory()) return std::unexpected(jar.wrong(*what));
  return jar;
}

std::optional<std::string> JarFile::read_directory() {
  auto end = find_end(bytes_);
  if (!end) return "no jar: it has no end of a central directory";
  uint32_t count = read_u2(bytes_, *end + 10);
  uint64_t size = read_u4(bytes_, *end + 12);
  uint64_t offset = read_u4(bytes_, *end + 16);
  if (count == 0xFFFF || size == zip64 || offset == zip64) return "ZIP64, which Assay does not read";
  if (read_u2(bytes_, *end + 4) != 0 || read_u2(bytes_, *end + 8) != count) return "a jar in several parts";
  // Something may precede the jar, a script for one; then all its places are counted from the jar's own start.
  if (size + offset > *end) return "broken jar: its central directory lies outside of it";
  return read_entries(*end - size, *end, count, *end - size - offset);
}

std::optional<std::string> JarFile::read_entries(uint64_t start, uint64_t end, uint32_t count, uint64_t shift) {
  uint64_t at = start;
  for (uint32_t i = 0; i < count; ++i) {
    if (end - at < central_size || read_u4(bytes_, at) != central_signature)
      return fmt::format("broken jar: entry {} of its central directory is none", i);
    Entry entry;
    entry.flags = read_u2(bytes_, at + 8);
    entry.method = read_u2(bytes_, at + 10);
    entry.checksum = read_u4(bytes_, at + 16);
    entry.packed_size = read_u4(bytes_, at + 20);
    entry.size = read_u4(bytes_, at + 24);
    uint64_t name_size = read_u2(bytes_, at + 28);
    uint64_t length = central_size + name_size + read_u2(bytes_, at + 30) + read_u2(bytes_, at + 32);
    entry.header = shift + read_u4(bytes_, at + 42);
    if (length > end - at) return fmt::format("broken jar: entry {} of its central directory is cut off", i);
    std::string name = text_at(bytes_, at + central_size, name_size);
    if (!name.empty() && name.back() != '/') entries_.insert_or_assign(std::move(name), entry); // as the JDK does
    at += length;
  }
  return at == end ? std::nullopt
                   : std::optional<std::string>("broken jar: its central directory is longer than it says");
}

// What is behind the local header, which repeats what the central directory says.
std::expected<std::span<const uint8_t>, std::string> JarFile::packed(const Entry& entry, std::string_view name) const {
  uint64_t size = bytes_.size();
  if (entry.header > size || size - entry.header < local_size || read_u4(bytes_, entry.header) != local_signature)
    return std::unexpected("has no header");
  uint64_t name_size = read_u2(bytes_, entry.header + 26);
  uint64_t start = entry.header + local_size + name_size + read_u2(bytes_, entry.header + 28);
  if (start > size || size - start < entry.packed_size) return std::unexpected("is cut off");
  if (text_at(bytes_, entry.header + local_size, name_size) != name) return std::unexpected("has another name inside");
  return bytes_.subspan(start, entry.packed_size);
}

std::expected<std::optional<std::vector<uint8_t>>, Diagnostics> JarFile::find(std::string_view name) const {
  auto found = entries_.find(name);
  if (found == entries_.end()) return std::nullopt;
  const Entry& entry = found->second;
  auto refuse = [&](std::string_view what) { return std::unexpected(wrong(fmt::format("{} {}", name, what))); };
  if ((entry.flags & encrypted_flag) != 0) return refuse("is encrypted, which Assay does not read");
  if (entry.method != stored && entry.method != deflated)
    return refuse(fmt::format("is compressed by method {}, which Assay does not read", entry.method));
  if (entry.size > largest_entry) return refuse("is larger than 64 megabytes");
  auto bytes = packed(entry, name);
  if (!bytes) return refuse(bytes.error());
  std::optional<std::vector<uint8_t>> contents;
  if (entry.method == deflated) contents = inflate_all(*bytes, entry.size);
  if (entry.method == stored && entry.size == entry.packed_size) contents.emplace(bytes->begin(), bytes->end());
  if (!contents) return refuse("does not unpack to the size it should have");
  if (::crc32_z(0, contents->data(), contents->size()) != entry.checksum) return refuse("has a wrong checksum");
  return contents;
}

std::vector<std::string> JarFile::names() const {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries_) names.push_back(name);
  return names;
}

} // namespace assay::java
