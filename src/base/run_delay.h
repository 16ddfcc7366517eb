#pragma once
// How long a process was ready to run and had no processor, as others had it.

#include <sys/types.h>

#include <optional>

#include "base/rooms.h"

namespace assay {

// Seconds of all its threads, and of the processes it has started, as long as these live. Nothing: the system does not
// say.
std::optional<double> run_delay_of(pid_t process);

} // namespace assay
