#pragma once
// A file descriptor that is closed with its owner.

#include <utility>

#include "base/rooms.h"

namespace assay {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {} // below zero: none
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { close(); }

  // One that is out of the way of those that a new process expects (base/children.h), and not inherited.
  static Descriptor moved_up(int number);

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  void close();

 private:
  int number_ = -1;
};

// The two ends of a connection.
struct Ends {
  Descriptor ours;
  Descriptor theirs;
  bool are_open() const { return ours.is_open() && theirs.is_open(); }
};
// Both out of the way, and not inherited; closed if the system refuses, as errno says.
Ends open_pipe();   // ours reads, theirs writes
Ends open_socket(); // both do both; to be written with send_all, so that a dead process is an error, not a signal

} // namespace assay
