#include "machine/deep_stack.h"

#include <cstring>

#include "machine/program.h"

namespace assay {

namespace {

// Program::stack_bytes is what surely is too deep there. Frames of Java's interpreter are up to twice as large as ours,
// those of OCaml's never larger; with this part of it, nothing is too deep that is not seen here.
constexpr uint64_t part_that_is_there = 64;

// The stack is marked at that depth. Every frame writes its header, so who goes through the mark changes it, unless its
// frame is larger than the mark.
constexpr size_t values_in_mark = 256;
constexpr unsigned char mark_byte = 0xa5;

} // namespace

DeepStackWatch::DeepStackWatch(Context& context) : context_(context) {
  std::optional<uint64_t> stack = context.program().stack_bytes();
  if (!stack || context.trace == nullptr) return;
  Task& task = context.task();
  Value* mark = task.stack_begin() + *stack / part_that_is_there / sizeof(Value);
  if (mark + values_in_mark > task.stack_end()) return; // the run ends before
  mark_ = mark;
  std::memset(static_cast<void*>(mark_), mark_byte, values_in_mark * sizeof(Value));
}

void DeepStackWatch::look() {
  if (mark_ == nullptr || context_.has_ended()) return; // what was cut is known to be
  const auto* bytes = reinterpret_cast<const unsigned char*>(mark_);
  // All bytes are the first one. Runs are short, and this is the quickest way to ask.
  constexpr size_t size = values_in_mark * sizeof(Value);
  bool is_untouched = bytes[0] == mark_byte && std::memcmp(bytes, bytes + 1, size - 1) == 0;
  if (is_untouched) return;
  context_.leave_open("a run goes so deep that the real stack may be used up");
}

} // namespace assay
