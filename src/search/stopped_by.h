#pragma once
// Why a search ended before everything was tried: for whoever drives it, and for reports.

#include <cstdint>

#include "base/stop.h"

namespace assay::search {

enum class StoppedBy : uint8_t { Nothing, Time, Memory, MostPaths, Covered, Interrupt };

// The reason of a search that was asked to stop.
constexpr StoppedBy stopped_for(WhyStop why) {
  switch (why) {
    case WhyStop::None: break;
    case WhyStop::Interrupt: return StoppedBy::Interrupt;
    case WhyStop::Time: return StoppedBy::Time;
    case WhyStop::Memory: return StoppedBy::Memory;
  }
  return StoppedBy::Nothing;
}

} // namespace assay::search
