#pragma once
// The one thread that watches over the process: signals, time, memory. What it wants, it first asks for (base/stop.h),
// so that the work ends in order and says what is known. What does not listen, as the inside of a solver may not, is
// ended with the process: children first, then the folders for temporary files.
//
// A first Ctrl-C asks, if somebody will listen; the next one ends the process at once. So do SIGTERM and SIGHUP. What
// does not listen to the first is ended after ten seconds.

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "base/work_clock.h"

namespace assay {

constexpr int code_at_limit = 3; // of a process that did not stop when it was asked; as cli/exit_code.h has it

// From now on signals come to the supervisor alone. For a process before it has threads, and again for each copy of it.
void start_supervisor();

// From now on a first Ctrl-C asks for an end. Before, nothing is known that could be lost.
void listen_to_interrupts();
bool was_interrupted();

// At the first moment the work is asked to stop, at the second the process ends.
void limit_time(const WorkClock::Moment& stop, const WorkClock::Moment& end);
void limit_no_time();
// Seconds until the work will be asked to stop; a large number without a limit, or a supervisor.
double seconds_until_stop();

// With more memory than this the work is asked to stop; with half as much again the process ends. 0: no limit.
void limit_memory(uint64_t bytes);
uint64_t memory_limit();
// What has been found may be said: a quarter more.
void allow_memory_to_finish();

// What is printed if the process is ended before it could say it in the usual way, piece by piece: given anew whenever
// it changes. What was said in the usual way is dropped, the first piece first.
void set_last_words(std::deque<std::string> words);
void drop_first_words();
// Who is told them instead of the standard output; for a process that works for another one.
void tell_last_words_to(std::function<void(std::string_view)> listener);

} // namespace assay
