#include "base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace assay {

std::expected<MappedFile, std::string> MappedFile::open(const std::filesystem::path& path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return std::unexpected(std::string(std::strerror(errno)));
  struct stat status{};
  void* memory = nullptr;
  int error = ::fstat(descriptor, &status) == 0 ? 0 : errno;
  if (error == 0 && !S_ISREG(status.st_mode)) error = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
  auto size = static_cast<size_t>(status.st_size);
  if (error == 0 && size > 0) {
    memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED) error = errno;
  }
  ::close(descriptor); // the mapping stays
  if (error != 0) return std::unexpected(std::string(std::strerror(error)));
  return MappedFile(static_cast<const uint8_t*>(memory), size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : start_(std::exchange(other.start_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(start_, other.start_);
  std::swap(size_, other.size_);
  return *this;
}

MappedFile::~MappedFile() {
  if (start_ != nullptr) ::munmap(const_cast<uint8_t*>(start_), size_);
}

} // namespace assay
