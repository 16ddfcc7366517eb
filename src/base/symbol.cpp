#include "base/symbol.h"

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

#include "base/arena.h"

namespace assay {

namespace {

// Text by id lives in blocks that never move, so reading needs no lock.
class SymbolTable {
 public:
  SymbolTable() {
    intern("");
    intern("false");
    intern("true");
  }

  uint32_t intern(std::string_view text) {
    std::lock_guard lock(mutex_);
    if (auto found = ids_.find(text); found != ids_.end()) return found->second;
    if (count_ >= block_size * block_count) throw std::length_error("symbol table is full");
    std::string_view kept = texts_.copy_text(text);
    uint32_t id = count_++;
    auto& block = blocks_[id / block_size];
    if (block.load() == nullptr) block.store(new std::string_view[block_size]);
    block.load()[id % block_size] = kept;
    ids_.emplace(kept, id);
    return id;
  }

  std::optional<uint32_t> find(std::string_view text) {
    std::lock_guard lock(mutex_);
    auto found = ids_.find(text);
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
  }

  std::string_view text(uint32_t id) const { return blocks_[id / block_size].load()[id % block_size]; }

 private:
  static constexpr uint32_t block_size = 1u << 12;
  static constexpr uint32_t block_count = 1u << 12;
  std::mutex mutex_;
  Arena texts_;
  std::unordered_map<std::string_view, uint32_t> ids_;
  std::atomic<std::string_view*> blocks_[block_count] = {};
  uint32_t count_ = 0;
};

// Never destroyed: symbols are used by other static objects until the very end.
SymbolTable& table() {
  static SymbolTable* instance = new SymbolTable();
  return *instance;
}

} // namespace

Symbol::Symbol(std::string_view text) : id_(table().intern(text)) {}

std::optional<Symbol> Symbol::find(std::string_view text) {
  auto id = table().find(text);
  return id ? std::optional(Symbol(*id)) : std::nullopt;
}

std::string_view Symbol::text() const { return table().text(id_); }

} // namespace assay
