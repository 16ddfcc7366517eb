#include "base/arena.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace assay {

namespace {
constexpr size_t smallest_chunk = size_t{16} << 10;
constexpr size_t largest_chunk = size_t{4} << 20;
}  // namespace

Arena::~Arena() { free_chunks_from(0); }

// Chunks double up to a limit, so that small runs stay small and large ones do not ask the system too often. A request
// larger than the next chunk gets a chunk of its own size.
void* Arena::allocate_slowly(size_t size) {
  size_t chunk_size = chunks_.empty() ? smallest_chunk : std::min(chunks_.back().size * 2, largest_chunk);
  chunk_size = std::max(chunk_size, size);
  char* memory = static_cast<char*>(std::aligned_alloc(16, chunk_size));
  if (memory == nullptr) throw std::bad_alloc();
  chunks_.push_back({memory, chunk_size});
  bytes_reserved_ += chunk_size;
  next_ = memory + size;
  end_ = memory + chunk_size;
  if (watcher_ != nullptr) watcher_(watcher_context_);
  return memory;
}

void Arena::free_chunks_from(size_t index) {
  for (size_t i = index; i < chunks_.size(); ++i) {
    bytes_reserved_ -= chunks_[i].size;
    std::free(chunks_[i].memory);
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

}  // namespace assay
