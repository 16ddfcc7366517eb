#include "base/file.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/sha256.h"
#include "base/transfer.h"

namespace assay {
namespace {

std::string system_error() { return std::strerror(errno); }

} // namespace

std::expected<std::string, std::string> read_file(const std::filesystem::path& path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // nobody may ever write to a pipe
  if (descriptor < 0) return std::unexpected(system_error());
  struct stat status{};
  int error = ::fstat(descriptor, &status) == 0 ? 0 : errno;
  if (error == 0 && !S_ISREG(status.st_mode)) error = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
  if (error == 0 && static_cast<uint64_t>(status.st_size) > largest_file) error = EFBIG;
  if (error != 0) {
    ::close(descriptor);
    return std::unexpected(std::string(std::strerror(error)));
  }
  std::string bytes(static_cast<size_t>(status.st_size), '\0');
  // The size is a hint: any file may grow.
  size_t filled = 0;
  while (true) {
    if (filled == bytes.size()) bytes.resize(bytes.size() + 4096);
    ssize_t got = read_some(descriptor, std::span(bytes).subspan(filled));
    if (got < 0) {
      std::string reason = system_error();
      ::close(descriptor);
      return std::unexpected(std::move(reason));
    }
    if (got == 0 || filled > largest_file) break;
    filled += static_cast<size_t>(got);
  }
  ::close(descriptor);
  bytes.resize(filled);
  return bytes;
}

bool write_file_atomically(const std::filesystem::path& path, std::string_view bytes) {
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  if (error) return false;
  std::string temporary = path.string() + ".XXXXXX";
  int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (descriptor < 0) return false;
  bool written = write_all(descriptor, bytes);
  written = ::close(descriptor) == 0 && written;
  if (written && ::rename(temporary.c_str(), path.c_str()) == 0) return true;
  ::unlink(temporary.c_str());
  return false;
}

std::string content_hash(std::string_view bytes) {
  Sha256 digest;
  digest.update(bytes);
  std::string text;
  for (uint8_t byte : digest.finish()) text += fmt::format("{:02x}", byte);
  return text;
}

} // namespace assay
