#pragma once
// Pattern matching as decision trees: the clauses of one case become switches in which no test is made twice on a way
// from the root to a leaf.

#include <vector>

#include "core/builder.h"
#include "lang/erlang/load/core_erlang.h"

namespace assay::erlang {

class FunctionLowering;

// How a clause is reached: at this block, whose parameters are the values of these variables.
struct MatchExit {
  core::BlockId block = 0;
  bool is_reached = false;
  std::vector<const Variable*> variables;
};

// Appends the decision tree for the clauses of `node`, a Case, to the current block; `values` is what its argument
// gave. One exit for each clause, to be filled by the caller.
std::vector<MatchExit> compile_match(FunctionLowering& lowering, const Node& node,
                                     const std::vector<core::Operand>& values);

} // namespace assay::erlang
