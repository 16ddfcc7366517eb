#include "machine/task.h"

#include <sys/mman.h>

#include <new>

#include "machine/code.h"

namespace assay {

// The stack is address space that the system backs with memory only where it is touched, so a large limit costs
// nothing.
Task::Task(uint64_t stack_bytes) : capacity_(stack_bytes / sizeof(Value)) {
  void* memory = mmap(nullptr, capacity_ * sizeof(Value), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  stack_ = static_cast<Value*>(memory);
}

Task::~Task() { munmap(stack_, capacity_ * sizeof(Value)); }

namespace {
const FrameHeader* header_of(const Value* slots) { return reinterpret_cast<const FrameHeader*>(slots) - 1; }
} // namespace

std::vector<StackEntry> Task::stack_entries(size_t most) const {
  std::vector<StackEntry> entries;
  const Value* frame = slots;
  const uint32_t* at = address;
  while (frame != nullptr && entries.size() < most) {
    const FrameHeader* header = header_of(frame);
    entries.push_back({header->code->function, header->code->place_at(at)});
    if (header->caller_slots == nullptr) break;
    at = header->return_address - 1;
    frame = header->caller_slots;
  }
  return entries;
}

size_t Task::depth() const {
  size_t count = 0;
  for (const Value* frame = slots; frame != nullptr; frame = header_of(frame)->caller_slots) ++count;
  return count;
}

} // namespace assay
