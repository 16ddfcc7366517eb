#pragma once
// Recursion over what others wrote, as deep as they nested it: a sum of ten thousand terms is a tree of ten thousand
// levels. It runs on a stack of its own, of which the system gives memory only for what is used.

#include <cstdint>
#include <functional>

#include "base/rooms.h"

namespace assay {

// Levels that readers and lowerings of programs allow: the stack is large enough for them, whatever is built how.
constexpr uint32_t max_nesting = 100'000;

// Runs the work on another thread, and waits for it. What the work throws, this throws.
void run_on_large_stack(const std::function<void()>& work);

} // namespace assay
