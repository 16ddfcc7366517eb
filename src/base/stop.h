#pragma once
// Whether the work at hand is to end now, and why. Every loop that may take long asks `must_stop`: it reads one word.
// Whoever has seen that the work has ended says `clear_stop` before the next piece begins.

#include <atomic>
#include <cstdint>

#include "base/rooms.h"

namespace assay {

enum class WhyStop : uint8_t {
  None,
  Interrupt, // the user wants to see what is known
  Time,
  Memory,
};

namespace detail {
inline std::atomic<WhyStop> why{WhyStop::None};
} // namespace detail

inline WhyStop why_stop() { return detail::why.load(std::memory_order_relaxed); }
inline bool must_stop() { return why_stop() != WhyStop::None; }

// In words, for whoever could not be told more.
constexpr const char* words_for(WhyStop why) {
  switch (why) {
    case WhyStop::Interrupt: return "interrupted";
    case WhyStop::Time: return "the time was up";
    case WhyStop::Memory: return "the memory was used up";
    case WhyStop::None: break;
  }
  return "";
}

// The first reason counts. From any thread, and in a signal handler.
inline void request_stop(WhyStop why) {
  WhyStop none = WhyStop::None;
  detail::why.compare_exchange_strong(none, why);
}
inline void clear_stop() { detail::why.store(WhyStop::None); }

} // namespace assay
