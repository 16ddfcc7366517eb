#pragma once
// The control flow of a function as a backward search needs it: from where each block is arrived at, its immediate
// dominator, loops, and what each block defines and may change.

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/module.h"
#include "machine/program.h"

namespace assay::search {

struct Arrival {
  core::BlockId from = 0;
  enum class Way : uint8_t { Then, Else, Arm, Default, Jump, Handler } way = Way::Jump;
  const core::Edge* edge = nullptr;
  uint32_t arm = 0;     // Arm: its index
  bool is_back = false; // it goes round a loop
};

class FlowFacts {
 public:
  FlowFacts(const core::Function& function, Program& program);

  const std::vector<Arrival>& arrivals(core::BlockId block) const { return arrivals_[block]; }
  // None for the entry.
  std::optional<core::BlockId> dominator(core::BlockId block) const { return dominators_[block]; }
  // The blocks on the ways from the dominator to the block, without either.
  std::set<core::BlockId> between(core::BlockId dominator, core::BlockId block) const;
  // The blocks of the loops that a block is the head of, itself among them.
  std::set<core::BlockId> loop(core::BlockId head) const;
  // Headers of the loops exited on the way from `from` to `to`.
  std::vector<core::BlockId> loops_left(core::BlockId from, core::BlockId to) const;
  const std::vector<core::ValueId>& defined(core::BlockId block) const { return defined_[block]; }
  // Whether mutable objects may be changed there.
  bool may_store(core::BlockId block) const { return may_store_[block]; }
  // The blocks that end in giving back values, those nearest to the entry first.
  const std::vector<core::BlockId>& returning() const { return returning_; }

 private:
  void find_arrivals(const core::Function& function);
  void find_dominators(const core::Function& function);
  void find_loops();

  std::vector<std::vector<Arrival>> arrivals_;
  std::vector<std::optional<core::BlockId>> dominators_;
  std::vector<std::vector<core::ValueId>> defined_;
  std::vector<bool> may_store_;
  std::vector<core::BlockId> returning_;
  std::map<core::BlockId, std::set<core::BlockId>> loops_; // by their heads
};

} // namespace assay::search
