// The match compiler. Work is a list of problems, each with the block that solves it; `solve` looks at the first row.
// If nothing is left to test, it is a leaf: the guard, then the clause. Otherwise one of its tests is made, once for
// all rows that make the same test (match_tests.cpp), and the arms are new problems. Equal problems share a block.
//
// A match of thousands of clauses must stay linear. Rows that don't care about the value under test go to every arm;
// when that would copy too much, heads that come after such rows are left to a later switch, and when all problems
// together have become too large, rows are tried one by one.

#include "lang/erlang/lower/match.h"

#include "lang/erlang/lower/broken_rule.h"
#include "lang/erlang/lower/match_compiler.h"

namespace assay::erlang {

std::vector<MatchExit> compile_match(FunctionLowering& lowering, const Node& node,
                                     const std::vector<core::Operand>& values) {
  return MatchCompiler(lowering, node).compile(values);
}

namespace {

void collect_variables(const Node& pattern, std::vector<const Variable*>& variables) {
  const Node* node = &pattern;
  for (;;) {
    if (node->type == NodeType::Variable || node->type == NodeType::Alias) {
      if (node->variables[0]->uses > 0) variables.push_back(node->variables[0]);
    }
    switch (node->type) {
      case NodeType::Alias: node = node->children[0]; continue;
      case NodeType::Cons:
        collect_variables(*node->children[0], variables);
        node = node->children[1];
        continue;
      case NodeType::Tuple:
        for (const Node* child : node->children) collect_variables(*child, variables);
        return;
      case NodeType::Map:
        for (size_t i = 2; i < node->children.size(); i += 2) collect_variables(*node->children[i], variables);
        return;
      case NodeType::Binary:
        for (const Node* segment : node->children) collect_variables(*segment->children[0], variables);
        return;
      default: return;
    }
  }
}

} // namespace

MatchCompiler::MatchCompiler(FunctionLowering& lowering, const Node& node)
    : lowering_(lowering), builder_(lowering.builder()), node_(node), clauses_(node.children.subspan(1)) {}

std::vector<MatchExit> MatchCompiler::compile(const std::vector<Operand>& values) {
  std::vector<MatchRow> rows;
  for (uint32_t i = 0; i < clauses_.size(); ++i) {
    MatchExit exit;
    for (const Node* pattern : clauses_[i]->children.subspan(2)) collect_variables(*pattern, exit.variables);
    exit.block = builder_.new_block(static_cast<uint32_t>(exit.variables.size()));
    exits_.push_back(std::move(exit));
    MatchRow row;
    row.clause = i;
    RowEditor editor(arena_, row);
    for (size_t k = 0; k < values.size(); ++k) editor.add(values[k], clauses_[i]->children[k + 2]);
    rows.push_back(editor.finish());
  }
  if (broken_rule == BrokenRule::ClauseOrder && rows.size() > 1) std::swap(rows[0], rows[1]);
  row_budget_ = 1000 + 20 * rows.size();
  solve(MatchProblem(std::move(rows)));
  while (!work_.empty()) {
    auto [block, problem] = std::move(work_.back());
    work_.pop_back();
    builder_.start_block(block);
    solve(std::move(problem));
  }
  return std::move(exits_);
}

core::BlockId MatchCompiler::block_for(MatchProblem problem) {
  if (!problem.empty() && problem.front().clause == MatchRow::no_clause) return problem.front().go_to;
  auto [entry, is_new] = blocks_.try_emplace(problem, 0);
  if (is_new) {
    entry->second = builder_.new_block();
    work_.push_back({entry->second, std::move(problem)});
  }
  return entry->second;
}

void MatchCompiler::solve(MatchProblem problem) {
  // Some tests have one outcome only; then the same block goes on with the next problem.
  for (;;) {
    if (problem.empty()) return builder_.unreachable(node_.place);
    const MatchRow& row = problem.front();
    if (row.clause == MatchRow::no_clause) return builder_.jump(row.go_to, {}, node_.place);
    if (row.tests.empty()) return leaf(problem);
    size_t size = problem.rows().size();
    if (size > row_budget_ && size > 1) {
      MatchRow next;
      next.go_to = block_for(problem.rest());
      problem = MatchProblem({row, next});
    } else {
      row_budget_ -= std::min(row_budget_, size);
    }
    std::optional<MatchProblem> next = make_test(problem);
    if (!next) return;
    problem = std::move(*next);
  }
}

void MatchCompiler::leaf(const MatchProblem& problem) {
  const MatchRow& row = problem.front();
  const Node& guard = *clauses_[row.clause]->children[0];
  if (guard.is_literal() && !guard.literal.is_true()) {
    return builder_.jump(block_for(problem.rest()), {}, guard.place);
  }
  exits_[row.clause].is_reached = true;
  if (guard.is_literal()) return builder_.jump(exits_[row.clause].block, exit_values(row), guard.place);
  for (const MatchBinding* binding = row.bindings; binding != nullptr; binding = binding->before) {
    lowering_.bind(binding->variable, binding->value);
  }
  core::BlockId otherwise = block_for(problem.rest());
  core::BlockId passed = builder_.new_block();
  lowering_.lower_guard(guard, passed, otherwise);
  builder_.start_block(passed);
  builder_.jump(exits_[row.clause].block, exit_values(row), guard.place);
}

MatchCompiler::Operands MatchCompiler::exit_values(const MatchRow& row) const {
  Operands values;
  for (const Variable* variable : exits_[row.clause].variables) values.push_back(*bound_value(row, variable));
  return values;
}

std::optional<core::Operand> MatchCompiler::bound_value(const MatchRow& row, const Variable* variable) const {
  for (const MatchBinding* binding = row.bindings; binding != nullptr; binding = binding->before) {
    if (binding->variable == variable) return binding->value;
  }
  return std::nullopt;
}

} // namespace assay::erlang
