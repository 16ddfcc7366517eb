#include "base/transfer.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace assay {

ssize_t read_some(int descriptor, std::span<char> bytes) {
  ssize_t got = 0;
  do {
    got = ::read(descriptor, bytes.data(), bytes.size());
  } while (got < 0 && errno == EINTR);
  return got;
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

bool send_all(int socket, std::string_view bytes, const WaitUntilReady& wait) {
  const int flags = MSG_NOSIGNAL | (wait ? MSG_DONTWAIT : 0);
  while (!bytes.empty()) {
    if (wait && !wait(socket, POLLOUT)) return false;
    ssize_t sent = ::send(socket, bytes.data(), bytes.size(), flags);
    if (sent < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

bool receive_all(int descriptor, std::span<char> bytes, const WaitUntilReady& wait) {
  while (!bytes.empty()) {
    if (wait && !wait(descriptor, POLLIN)) return false;
    ssize_t got = read_some(descriptor, bytes);
    if (got <= 0) return false;
    bytes = bytes.subspan(static_cast<size_t>(got));
  }
  return true;
}

int poll_for(std::span<pollfd> waited, int milliseconds) {
  int ready = ::poll(waited.data(), waited.size(), milliseconds);
  return ready < 0 && errno == EINTR ? 0 : ready;
}

} // namespace assay
