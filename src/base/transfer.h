#pragma once
// Bytes through descriptors. A signal interrupts nothing here: what it cut short is gone on with.

#include <poll.h>
#include <sys/types.h>

#include <functional>
#include <span>
#include <string_view>

#include "base/rooms.h"

namespace assay {

// Waits until a descriptor can be read (POLLIN) or written (POLLOUT). False: nobody wants to wait any longer.
using WaitUntilReady = std::function<bool(int descriptor, short event)>;

// What is there, up to so many bytes. 0: the other side has closed; below zero: an error.
ssize_t read_some(int descriptor, std::span<char> bytes);

// To a file, or a pipe that is read.
bool write_all(int descriptor, std::string_view bytes);
// To a socket; without a signal if nobody is at its other end. With `wait` it is asked before each step, else the
// system waits.
bool send_all(int socket, std::string_view bytes, const WaitUntilReady& wait = {});
// Fills all of them. False: the other side has closed before, or there was an error.
bool receive_all(int descriptor, std::span<char> bytes, const WaitUntilReady& wait = {});

// How many are ready, after so many milliseconds at most; or, below zero, an error. A signal ends the waiting early.
int poll_for(std::span<pollfd> waited, int milliseconds);

} // namespace assay
