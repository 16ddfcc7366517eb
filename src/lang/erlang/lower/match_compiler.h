#pragma once
// The state of one match being compiled; see match.cpp for how it works.

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/arena.h"
#include "core/builder.h"
#include "lang/erlang/lower/lower_function.h"
#include "lang/erlang/lower/match.h"
#include "lang/erlang/lower/match_rows.h"

namespace assay::erlang {

class MatchCompiler {
 public:
  using Operand = core::Operand;
  using Operands = core::FunctionBuilder::Operands;

  MatchCompiler(FunctionLowering& lowering, const Node& node);
  std::vector<MatchExit> compile(const std::vector<Operand>& values);

 private:
  // match.cpp
  void solve(MatchProblem problem);
  void leaf(const MatchProblem& problem);
  core::BlockId block_for(MatchProblem problem);
  Operands exit_values(const MatchRow& row) const;
  std::optional<Operand> bound_value(const MatchRow& row, const Variable* variable) const;

  // match_tests.cpp: each makes one test of the first row, for all rows; what it returns is to be solved in the same
  // block.
  std::optional<MatchProblem> make_test(const MatchProblem& problem);
  MatchTest choose_test(const MatchProblem& problem) const;
  void test_equality(const MatchProblem& problem, const MatchTest& test);
  void test_key(const MatchProblem& problem, const MatchTest& test);

  // match_switch.cpp
  void test_switch(const MatchProblem& problem, const MatchTest& test);

  // match_bits.cpp
  std::optional<MatchProblem> test_segment(const MatchProblem& problem, const MatchTest& test);
  Operand advanced(Operand position, Operand size, uint32_t unit, const Node& segment);
  Operand segment_size(const MatchRow& row, const Node& segment) const;

  Operand emit(std::string_view primitive, const Operands& operands, const Node& where);
  void emit_branch(Operand condition, core::BlockId if_true, core::BlockId if_false, const Node& where);
  Operand integer(int64_t number) { return lowering_.literal(Value::integer(number)); }

  FunctionLowering& lowering_;
  core::FunctionBuilder& builder_;
  const Node& node_;
  std::span<Node* const> clauses_;
  std::vector<MatchExit> exits_;
  std::vector<std::pair<core::BlockId, MatchProblem>> work_;
  std::unordered_map<MatchProblem, core::BlockId, MatchProblemHash> blocks_;
  size_t row_budget_ = 0;
  Arena arena_;

  friend class SwitchMaker;
};

} // namespace assay::erlang
