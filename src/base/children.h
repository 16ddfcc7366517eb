#pragma once
// The processes that we start: the one way to start them, and to end them all. Each has a group of its own, so that an
// interrupt from the terminal is ours to handle and whatever it starts ends with it.

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay {

struct NewChild {
  std::filesystem::path file;
  std::vector<std::string> words; // its name first; no shell is between
  std::vector<std::string> environment;
  std::filesystem::path folder{}; // where it works; empty: where we do
  struct Descriptor {
    int ours = -1;
    int its = -1;
  };
  // In this order; none of ours may be one of its.
  std::vector<Descriptor> descriptors;
  // The system ends it when we end, whatever ended us. Not for one that has processes of its own to end.
  bool ends_with_us = true;
};

// Its id; or, below zero, the error of the system.
pid_t start_child(NewChild child);

// A copy of this process, which does this and ends. It has a supervisor of its own (base/supervisor.h), which ends what
// the copy has started: so it is told to end, where others are killed. Its id; or, below zero, the error of the system.
pid_t start_copy(const std::function<void()>& work);

// Ends it and whatever it started, now.
void kill_child(pid_t process);
// Waits for its end: the status of waitpid.
int await_child(pid_t process);
// The same, but it is killed if it has not ended by itself after so long.
int await_child(pid_t process, std::chrono::milliseconds longest);

// Of this process, not of the one that it is a copy of.
void kill_all_children();

// Bytes of memory that it holds; 0 if nobody knows. 0 for ourselves.
uint64_t memory_of(pid_t process);

} // namespace assay
