#include "base/arena.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace assay {

namespace {
constexpr size_t smallest_chunk = size_t{16} << 10;
constexpr size_t largest_chunk = size_t{4} << 20;
constexpr size_t huge_page = size_t{2} << 20;

// Large chunks start at huge pages and ask for them: a run that fills memory would else spend much of its time on page
// faults. Where the system has none to give, nothing is lost.
char* system_memory(size_t size) {
  bool large = size >= huge_page;
  void* memory = std::aligned_alloc(large ? huge_page : 16, size);
  if (memory == nullptr) throw std::bad_alloc();
  if (large) madvise(memory, size, MADV_HUGEPAGE);
  return static_cast<char*>(memory);
}

// Arenas with static storage outlive what belongs to a thread.
thread_local bool pool_is_gone = false;

// Chunks that arenas of this thread gave back, kept for the next ones: thousands of runs follow each other, and fresh
// memory costs a page fault every few operations. Not under the address sanitizer, which is to see every misuse.
class ChunkPool {
 public:
  ~ChunkPool() {
    for (void* chunk : chunks_) std::free(chunk);
    pool_is_gone = true;
  }
  char* take(size_t size) {
    if (size != largest_chunk || chunks_.empty()) return system_memory(size);
    void* chunk = chunks_.back();
    chunks_.pop_back();
    return static_cast<char*>(chunk);
  }
  void give_back(char* chunk, size_t size) {
    if (size == largest_chunk && chunks_.size() < most_kept) {
      chunks_.push_back(chunk);
    } else {
      std::free(chunk);
    }
  }

 private:
#ifdef __SANITIZE_ADDRESS__
  static constexpr size_t most_kept = 0;
#else
  static constexpr size_t most_kept = (size_t{256} << 20) / largest_chunk;
#endif
  std::vector<void*> chunks_;
};

thread_local ChunkPool pool;

} // namespace

Arena::~Arena() { free_chunks_from(0); }

// Chunks double up to a limit, so that small runs stay small and large ones do not ask the system too often. A request
// larger than the next chunk gets a chunk of its own size.
void* Arena::allocate_slowly(size_t size) {
  size_t chunk_size = chunks_.empty() ? smallest_chunk : std::min(chunks_.back().size * 2, largest_chunk);
  chunk_size = std::max(chunk_size, size);
  if (chunk_size >= huge_page) chunk_size = (chunk_size + huge_page - 1) / huge_page * huge_page;
  char* memory = pool.take(chunk_size);
  chunks_.push_back({memory, chunk_size});
  bytes_reserved_ += chunk_size;
  next_ = memory + size;
  end_ = memory + chunk_size;
  if (watcher_ != nullptr) watcher_(watcher_context_);
  return memory;
}

bool Arena::is_before(const Mark& mark, const void* object) const {
  const char* place = static_cast<const char*>(object);
  for (size_t i = 0; i < mark.chunks && i < chunks_.size(); ++i) {
    const Chunk& chunk = chunks_[i];
    const char* end = i + 1 == mark.chunks ? mark.next : chunk.memory + chunk.size;
    if (std::greater_equal<>()(place, chunk.memory) && std::less<>()(place, end)) return true;
  }
  return false;
}

void Arena::free_chunks_from(size_t index) {
  for (size_t i = index; i < chunks_.size(); ++i) {
    bytes_reserved_ -= chunks_[i].size;
    if (pool_is_gone) {
      std::free(chunks_[i].memory);
    } else {
      pool.give_back(chunks_[i].memory, chunks_[i].size);
    }
  }
  chunks_.resize(std::min(index, chunks_.size()));
}

void Arena::reset() {
  if (chunks_.empty()) return;
  // The largest chunk is the last of normal size; keeping it makes the next run of the same kind start warm.
  if (chunks_.back().size <= largest_chunk) std::swap(chunks_.front(), chunks_.back());
  free_chunks_from(1);
  next_ = chunks_.front().memory;
  end_ = next_ + chunks_.front().size;
}

} // namespace assay
