#pragma once
// A jar: a ZIP file with classes. Entries are stored or deflated; anything else (encryption, ZIP64) is refused by name.
// Of a jar for several releases of Java the classes at its root are read, those in META-INF/versions are not. The bytes
// are not trusted: all places and sizes are checked, and no entry may be larger than a class file sensibly is.

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace assay::java {

class JarFile {
 public:
  // `path` is for diagnostics. The bytes must stay.
  static std::expected<JarFile, Diagnostics> make(std::span<const uint8_t> bytes, std::string path);

  // The bytes of a file in it; nothing if there is none of that name.
  std::expected<std::optional<std::vector<uint8_t>>, Diagnostics> find(std::string_view name) const;
  // The names of all files in it, in order.
  std::vector<std::string> names() const;
  const std::string& path() const { return path_; }

 private:
  // As the central directory has it.
  struct Entry {
    uint16_t flags = 0;
    uint16_t method = 0;
    uint32_t checksum = 0;
    uint32_t packed_size = 0;
    uint32_t size = 0;
    uint64_t header = 0; // where its local header is
  };

  JarFile(std::span<const uint8_t> bytes, std::string path) : bytes_(bytes), path_(std::move(path)) {}
  std::optional<std::string> read_directory();
  std::optional<std::string> read_entries(uint64_t start, uint64_t end, uint32_t count, uint64_t shift);
  std::expected<std::span<const uint8_t>, std::string> packed(const Entry& entry, std::string_view name) const;
  Diagnostics wrong(std::string_view what) const;

  std::span<const uint8_t> bytes_;
  std::string path_;
  std::map<std::string, Entry, std::less<>> entries_;
};

} // namespace assay::java
