#include "base/descriptor.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace assay {

namespace {

constexpr int first_free_number = 10; // processes that we start expect less

} // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this == &other) return *this;
  close();
  number_ = std::exchange(other.number_, -1);
  return *this;
}

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

Descriptor Descriptor::moved_up(int number) {
  if (number < 0) return {};
  int moved = ::fcntl(number, F_DUPFD_CLOEXEC, first_free_number);
  if (moved < 0) return Descriptor(number);
  ::close(number);
  return Descriptor(moved);
}

Ends open_pipe() {
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {Descriptor::moved_up(ends[0]), Descriptor::moved_up(ends[1])};
}

Ends open_socket() {
  std::array<int, 2> ends = {-1, -1};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
  return {Descriptor::moved_up(ends[0]), Descriptor::moved_up(ends[1])};
}

} // namespace assay
