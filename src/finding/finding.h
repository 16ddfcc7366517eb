#pragma once
// An input on which a function fails, and what is known of it.

#include <cstdint>
#include <memory>
#include <optional>

#include "finding/exploration.h"
#include "input/kept_input.h"
#include "lang/failure.h"
#include "lang/real_runtime.h"

namespace assay::finding {

struct Finding {
  Failure failure;
  RealCall call;
  std::shared_ptr<const KeptInput> input; // null if it was seen outside
  uint64_t size = 0;                      // nodes of the input
  uint64_t steps = 0;                     // that the run took
  Judgement judgement;
  bool overflowed = false;       // the run used up the stack, which the real runtime may not do
  bool by_chance = false;        // the run saw what is different in each process, such as the clock
  bool remembered = false;       // from an earlier test; the search has not found it
  bool seen_outside = false;     // in the real runtime alone, because our machine does not carry the call out
  std::optional<TakenPath> path; // that led there
};

} // namespace assay::finding
