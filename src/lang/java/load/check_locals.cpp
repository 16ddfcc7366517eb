#include "lang/java/load/check_locals.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "lang/java/load/descriptor.h"
#include "lang/java/load/instructions.h"

namespace assay::java {
namespace {

// What the local variables hold: a kind each, or one of these.
constexpr char unusable = '.';    // nothing yet, or one thing on one way and another on another
constexpr char second_half = '-'; // of the long or double before it
using Locals = std::string;

// The code in blocks: they start where a jump or a handler leads, and where a protected range starts or ends, so all
// instructions of a block have the same handlers. What is known at the start of each only ever gets less, so it ends.
class LocalsChecker {
 public:
  explicit LocalsChecker(CodeContext& context)
      : context_(context), code_(context.code.bytes), block_at_(code_.size(), none) {}

  void check() {
    make_blocks();
    flow_to(0, parameters());
    while (!waiting_.empty() && !context_.errors.any()) {
      uint32_t block = waiting_.back();
      waiting_.pop_back();
      blocks_[block].waits = false;
      walk(block);
    }
  }

 private:
  static constexpr uint32_t none = UINT32_MAX;
  struct Block {
    uint32_t start = 0;
    Locals locals; // at its start
    bool is_reached = false;
    bool waits = false;
    bool knows_handlers = false;
    std::vector<uint32_t> handlers{}; // where they start
  };

  void make_blocks();
  Locals parameters() const;
  void walk(uint32_t block);
  void step(uint32_t at, const LocalAccess& access);
  void tell_handlers(const Block& block, uint32_t index);
  void write(uint32_t index, char kind);
  void find_handlers(Block& block);
  void flow_to(uint32_t target, const Locals& locals);
  void lose(Block& block, size_t slot);
  // False when too much has been done for this class.
  bool spend(size_t steps);

  CodeContext& context_;
  std::span<const uint8_t> code_;
  std::vector<uint32_t> block_at_; // by place; none: no block starts there
  std::vector<Block> blocks_;
  std::vector<uint32_t> waiting_;
  Locals locals_; // where we are
};

bool LocalsChecker::spend(size_t steps) {
  if (steps <= context_.steps_left) {
    context_.steps_left -= steps;
    return true;
  }
  context_.errors.unsupported("code too tangled to be checked");
  return false;
}

void LocalsChecker::make_blocks() {
  std::vector<bool> starts(code_.size() + 1);
  starts[0] = true;
  for (uint32_t at = 0; at < code_.size(); at += instruction_length(code_, at))
    for (uint32_t target : jump_targets(code_, at)) starts[target] = true;
  for (const ExceptionHandler& handler : context_.code.handlers)
    starts[handler.start] = starts[handler.end] = starts[handler.handler] = true;
  for (uint32_t at = 0; at < code_.size(); ++at) {
    if (!starts[at]) continue;
    block_at_[at] = static_cast<uint32_t>(blocks_.size());
    blocks_.push_back({at, {}});
  }
}

Locals LocalsChecker::parameters() const {
  Locals locals;
  if (!context_.method.is(access::is_static)) locals += 'A';
  for (char kind : context_.kinds.of(context_.method.descriptor).parameters) {
    locals += kind;
    if (is_wide(kind)) locals += second_half;
  }
  locals.resize(context_.code.max_locals, unusable);
  return locals;
}

void LocalsChecker::find_handlers(Block& block) {
  if (block.knows_handlers || !spend(context_.code.handlers.size())) return;
  block.knows_handlers = true;
  for (const ExceptionHandler& handler : context_.code.handlers)
    if (handler.start <= block.start && block.start < handler.end) block.handlers.push_back(handler.handler);
  std::ranges::sort(block.handlers);
  auto repeated = std::ranges::unique(block.handlers);
  block.handlers.erase(repeated.begin(), repeated.end());
}

void LocalsChecker::walk(uint32_t number) {
  Block& block = blocks_[number];
  locals_ = block.locals;
  find_handlers(block);
  for (uint32_t handler : block.handlers) flow_to(handler, locals_);
  uint32_t at = block.start;
  while (!context_.errors.any()) {
    LocalAccess access = local_access(code_, at);
    step(at, access);
    for (uint32_t target : jump_targets(code_, at)) flow_to(target, locals_);
    if (ends_flow(code_[at])) return;
    at += instruction_length(code_, at);
    if (block_at_[at] != none) return flow_to(at, locals_);
    if (access.writes) tell_handlers(block, access.index);
  }
}

void LocalsChecker::step(uint32_t at, const LocalAccess& access) {
  if (!spend(1) || access.kind == 0) return;
  if (access.reads() && locals_[access.index] != access.kind)
    return context_.errors.malformed_at(at, fmt::format("{} of local variable {}, which holds something else",
                                                        instruction_info(code_[at]).name, access.index));
  if (access.writes) write(access.index, access.kind);
}

// Whoever throws from here on leaves behind what has been written; nothing else is new to the handlers.
void LocalsChecker::tell_handlers(const Block& block, uint32_t index) {
  size_t first = index == 0 ? 0 : index - 1;
  size_t end = std::min<size_t>(locals_.size(), index + size_t{3});
  for (uint32_t handler : block.handlers) {
    if (!spend(end - first)) return;
    Block& target = blocks_[block_at_[handler]];
    for (size_t slot = first; slot < end; ++slot)
      if (target.locals[slot] != locals_[slot]) lose(target, slot);
  }
}

void LocalsChecker::write(uint32_t index, char kind) {
  auto take = [&](uint32_t slot) {
    if (locals_[slot] == second_half) locals_[slot - 1] = unusable;
    if (is_wide(locals_[slot])) locals_[slot + 1] = unusable;
  };
  take(index);
  if (is_wide(kind)) take(index + 1);
  locals_[index] = kind;
  if (is_wide(kind)) locals_[index + 1] = second_half;
}

void LocalsChecker::lose(Block& block, size_t slot) {
  if (block.locals[slot] == unusable) return;
  block.locals[slot] = unusable;
  if (block.waits) return;
  block.waits = true;
  waiting_.push_back(block_at_[block.start]);
}

void LocalsChecker::flow_to(uint32_t target, const Locals& locals) {
  if (!spend(locals.size() + 1)) return;
  Block& block = blocks_[block_at_[target]];
  if (!block.is_reached) {
    block.is_reached = block.waits = true;
    block.locals = locals;
    waiting_.push_back(block_at_[target]);
    return;
  }
  for (size_t slot = 0; slot < locals.size(); ++slot)
    if (block.locals[slot] != locals[slot]) lose(block, slot);
}

} // namespace

void check_locals(CodeContext& context) { LocalsChecker(context).check(); }

} // namespace assay::java
