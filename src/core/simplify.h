#pragma once
// Tidies a function under construction, so that front ends may make blocks and parameters freely. It keeps what the
// function does, every site and every clause; it never makes code longer. FunctionBuilder::simplify is the way in.
//
// What it does, until nothing changes: forgets handlers of blocks that can't raise; replaces a block parameter that is
// always given the same value by that value; leads edges around blocks that only jump on; puts a block that has one
// predecessor, which jumps to it, at the end of that; replaces a jump to a block that only returns by the return.

#include <vector>

#include "core/builder.h"

namespace assay::core {

class Simplifier {
 public:
  explicit Simplifier(FunctionBuilder& function) : function_(function), blocks_(function.blocks_) {}
  void run();

 private:
  using BlockData = FunctionBuilder::BlockData;

  // One edge into a block. `bound`: how many parameters the edge itself binds (fields of an arm, the exception).
  struct Incoming {
    BlockId from;
    Edge* edge;
    uint32_t bound;
    enum class Type : uint8_t { Jump, Arm, Other, Handler } type;
  };

  void find_edges();
  void count_uses();
  void drop_idle_handlers();
  bool remove_parameters();
  bool thread_jumps();
  bool merge_blocks();
  bool copy_returns();
  void substitute_everywhere();

  Operand resolve(Operand operand);
  bool is_same_handler(const BlockData& left, const BlockData& right);
  bool can_merge(const BlockData& first, const BlockData& second);
  bool all_uses_in_terminator(const BlockData& block);
  std::span<const Operand> replaced(std::span<const Operand> operands, const BlockData& block,
                                    std::span<const Operand> arguments);

  FunctionBuilder& function_;
  std::vector<BlockData>& blocks_;
  std::vector<BlockId> order_;                  // reachable blocks
  std::vector<std::vector<Incoming>> incoming_; // by block
  std::vector<Operand> replacement_;            // by value; itself if there is none
  std::vector<uint32_t> uses_;                  // by value
};

} // namespace assay::core
