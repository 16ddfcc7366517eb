#pragma once
// A file as memory: its bytes come from disk when they are looked at. For large files of which little is needed.

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <span>
#include <string>

#include "base/rooms.h"

namespace assay {

class MappedFile {
 public:
  // Or the system's words for why not ("No such file or directory").
  static std::expected<MappedFile, std::string> open(const std::filesystem::path& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  // They stay where they are when the object is moved.
  std::span<const uint8_t> bytes() const { return {start_, size_}; }

 private:
  MappedFile(const uint8_t* start, size_t size) : start_(start), size_(size) {}

  const uint8_t* start_ = nullptr; // null: an empty file
  size_t size_ = 0;
};

} // namespace assay
