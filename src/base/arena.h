#pragma once
// Memory that is given out in order and given back all at once. Objects in an arena are trivially destructible; their
// addresses are stable. The memory of one run of the machine is an arena, and so is that of a loaded module.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/rooms.h"

namespace assay {

class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  Arena(Arena&&) = delete;
  Arena& operator=(Arena&&) = delete;
  ~Arena();

  // Memory of `size` bytes, aligned to 16.
  void* allocate(size_t size) {
    size = (size + 15) & ~size_t{15};
    if (size > static_cast<size_t>(end_ - next_)) return allocate_slowly(size);
    char* result = next_;
    next_ += size;
    return result;
  }

  template <typename T>
  T* allocate_array(size_t count) {
    static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= 16);
    // NOLINTNEXTLINE(bugprone-sizeof-expression): where T is a pointer, the array is one of pointers
    return static_cast<T*>(allocate(count * sizeof(T)));
  }

  template <typename T, typename... Arguments>
  T* create(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= 16);
    return new (allocate(sizeof(T))) T{std::forward<Arguments>(arguments)...};
  }

  template <typename T>
  std::span<T> copy(std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (items.empty()) return {};
    T* memory = allocate_array<T>(items.size());
    std::memcpy(static_cast<void*>(memory), static_cast<const void*>(items.data()), items.size_bytes());
    return {memory, items.size()};
  }
  template <typename T>
  std::span<T> copy(const std::vector<T>& items) {
    return copy(std::span<const T>(items));
  }

  std::string_view copy_text(std::string_view text) {
    if (text.empty()) return {};
    char* memory = allocate_array<char>(text.size());
    std::memcpy(memory, text.data(), text.size());
    return {memory, text.size()};
  }

  // Where the arena is now: what was given out before lies before it.
  struct Mark {
    size_t chunks = 0;
    const char* next = nullptr;
  };
  Mark mark() const { return {chunks_.size(), next_}; }
  bool is_before(const Mark& mark, const void* object) const;

  // Bytes asked of the system so far: what a budget is compared with.
  size_t bytes_reserved() const { return bytes_reserved_; }

  // Forgets everything allocated; keeps one chunk for the next use.
  void reset();

  // Called whenever the arena grows, so that an owner can watch a budget.
  void watch_growth(void (*watcher)(void*), void* context) {
    watcher_ = watcher;
    watcher_context_ = context;
  }

 private:
  struct Chunk {
    char* memory;
    size_t size;
  };
  void* allocate_slowly(size_t size);
  void free_chunks_from(size_t index);

  char* next_ = nullptr;
  char* end_ = nullptr;
  size_t bytes_reserved_ = 0;
  std::vector<Chunk> chunks_;
  void (*watcher_)(void*) = nullptr;
  void* watcher_context_ = nullptr;
};

} // namespace assay
