#pragma once
// Whole files: read, written so that no reader ever sees half of one, hashed by content.

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay {

constexpr uint64_t largest_file = uint64_t{256} << 20;

// The bytes of a regular file up to that size, or the system's words for why not ("No such file or directory").
std::expected<std::string, std::string> read_file(const std::filesystem::path& path);

// Writes beside the target and renames, making missing folders. False when the system refuses.
bool write_file_atomically(const std::filesystem::path& path, std::string_view bytes);

// The SHA-256 of the bytes in hexadecimal digits.
std::string content_hash(std::string_view bytes);

} // namespace assay
