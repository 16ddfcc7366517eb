#include "machine/task.h"

#include <sys/mman.h>

#include <new>
#include <utility>

#include "machine/code.h"

namespace assay::machine {

namespace {

// The stack is address space that the system backs with memory only where it is touched, so a large limit costs
// nothing. Thousands of short runs follow each other on a thread, so the last stack is kept for the next one: what a
// deep run touched is given back, the first pages stay.
class StackPool {
 public:
  ~StackPool() { unmap(); }
  Value* take(size_t bytes) {
    if (memory_ != nullptr && bytes_ == bytes) return static_cast<Value*>(std::exchange(memory_, nullptr));
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    madvise(memory, bytes, MADV_NOHUGEPAGE); // deep_stack.h looks at what was touched
    return static_cast<Value*>(memory);
  }
  void give_back(void* memory, size_t bytes) {
    unmap();
    memory_ = memory;
    bytes_ = bytes;
    if (bytes > kept_bytes) madvise(static_cast<char*>(memory) + kept_bytes, bytes - kept_bytes, MADV_DONTNEED);
  }

 private:
  static constexpr size_t kept_bytes = size_t{64} << 10;
  void unmap() {
    if (memory_ != nullptr) munmap(memory_, bytes_);
    memory_ = nullptr;
  }
  void* memory_ = nullptr;
  size_t bytes_ = 0;
};

thread_local StackPool pool;

} // namespace

Task::Task(uint64_t stack_bytes)
    : stack_(pool.take(stack_bytes / sizeof(Value) * sizeof(Value))), capacity_(stack_bytes / sizeof(Value)) {}

Task::~Task() { pool.give_back(stack_, capacity_ * sizeof(Value)); }

namespace {
const FrameHeader* header_of(const Value* slots) { return reinterpret_cast<const FrameHeader*>(slots) - 1; }
} // namespace

std::vector<StackEntry> Task::stack_entries(size_t most) const {
  std::vector<StackEntry> entries;
  const Value* frame = slots;
  const uint32_t* at = address;
  while (frame != nullptr && entries.size() < most) {
    const FrameHeader* header = header_of(frame);
    // Function inputs belong to no module.
    if (header->code->function->module != nullptr) {
      entries.push_back({header->code->function, header->code->place_at(at)});
    }
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

} // namespace assay::machine
