#include "machine/deep_stack.h"

#include <sys/mman.h>

#include <algorithm>
#include <array>

#include "machine/program.h"

namespace assay::machine {

namespace {

// Program::stack_bytes is what surely is too deep there. Frames of Java's interpreter are up to twice as large as ours,
// those of OCaml's never larger; with this part of it, nothing is too deep that is not seen here.
constexpr uint64_t part_that_is_there = 64;

constexpr size_t page = 4096;
constexpr size_t pages_looked_at = 4; // a frame may be larger than one

} // namespace

// A stack has memory only where it was touched (task.cpp): so the system knows how deep it went, and runs don't have to
// count.
void note_deep_stack(Context& context) {
  std::optional<uint64_t> stack = context.program().stack_bytes();
  if (!stack || context.trace == nullptr || context.has_ended()) return; // what was cut is known to be
  uint64_t bytes = *stack / part_that_is_there / page * page;
  if (context.steps_taken() < bytes / page) return; // a call takes a step, and no frame on the way is larger
  auto* begin = reinterpret_cast<char*>(context.task().stack_begin());
  auto* end = reinterpret_cast<char*>(context.task().stack_end());
  char* deep = begin + bytes;
  if (deep + pages_looked_at * page > end) return; // the run ends before
  std::array<unsigned char, pages_looked_at> is_there = {};
  bool is_known = mincore(deep, pages_looked_at * page, is_there.data()) == 0;
  auto was_touched = [](unsigned char flags) { return (flags & 1) != 0; };
  if (is_known && std::ranges::none_of(is_there, was_touched)) return;
  context.leave_open("a run goes so deep that the real stack may be used up");
}

} // namespace assay::machine
