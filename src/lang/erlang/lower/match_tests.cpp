// Choosing a test, and those tests that have two outcomes: equality with a literal that a switch can't have, and keys
// of maps. Both divide the rows in two: passed and failed.

#include <algorithm>

#include "lang/erlang/lower/match_compiler.h"
#include "lang/erlang/lower/match_passed.h"
#include "lang/erlang/values/compare.h"

namespace assay::erlang {
namespace {

// Literals that are no immediates are compared by a primitive.
bool needs_equality(const Node& pattern) {
  if (!pattern.is_literal()) return false;
  switch (pattern.literal.kind()) {
    case Kind::Integer:
    case Kind::Float:
    case Kind::Symbol:
    case Kind::Nil: return false;
    default: return true;
  }
}

} // namespace

std::optional<MatchProblem> MatchCompiler::make_test(const MatchProblem& problem) {
  MatchTest test = choose_test(problem);
  switch (test.type) {
    case MatchTest::Type::Pattern:
      if (needs_equality(*test.pattern)) {
        test_equality(problem, test);
      } else {
        test_switch(problem, test);
      }
      return std::nullopt;
    case MatchTest::Type::Key: test_key(problem, test); return std::nullopt;
    case MatchTest::Type::Segment: return test_segment(problem, test);
  }
  return std::nullopt;
}

// The test of the first row that most of the next rows make too.
MatchTest MatchCompiler::choose_test(const MatchProblem& problem) const {
  const MatchRow& first = problem.front();
  if (first.tests.size() == 1) return first.tests[0];
  constexpr size_t rows_looked_at = 64;
  std::span<const MatchRow> rows = problem.rows().first(std::min(problem.rows().size(), rows_looked_at));
  size_t best_count = 0;
  const MatchTest* best = nullptr;
  for (const MatchTest& candidate : first.tests) {
    auto count = static_cast<size_t>(std::ranges::count_if(rows, [&](const MatchRow& row) {
      return std::ranges::any_of(row.tests, [&](const MatchTest& test) {
        return test.value == candidate.value && test.type == candidate.type && test.argument == candidate.argument;
      });
    }));
    if (count > best_count) {
      best_count = count;
      best = &candidate;
    }
  }
  return *best;
}

void MatchCompiler::test_equality(const MatchProblem& problem, const MatchTest& test) {
  Value literal = test.pattern->literal;
  std::vector<MatchRow> equal;
  std::vector<MatchRow> unequal;
  for (const MatchRow& row : problem.rows()) {
    RowEditor editor(arena_, row);
    bool can_be_equal = true;
    bool can_be_unequal = true;
    for (const MatchTest& other : row.tests) {
      bool is_same_value = other.type == MatchTest::Type::Pattern && other.value == test.value;
      if (!is_same_value || (other.pattern->type == NodeType::Binary && literal.is(Kind::Bits))) {
        editor.keep(other);
      } else if (other.pattern->is_literal() && exactly_equal(other.pattern->literal, literal)) {
        can_be_unequal = false;
      } else {
        can_be_equal = false;
      }
    }
    if (can_be_equal) equal.push_back(editor.finish());
    if (can_be_unequal) unequal.push_back(row);
  }
  Operand condition = emit("erlang:=:=/2", {test.value, lowering_.literal(literal)}, *test.pattern);
  core::BlockId if_equal = block_for(MatchProblem(std::move(equal)));
  emit_branch(condition, if_equal, block_for(MatchProblem(std::move(unequal))), *test.pattern);
}

void MatchCompiler::test_key(const MatchProblem& problem, const MatchTest& test) {
  auto is_same = [&](const MatchRow&, const MatchTest& other) {
    return other.type == MatchTest::Type::Key && other.value == test.value && other.argument == test.argument;
  };
  Operand condition = emit("erlang.map_has", {test.value, test.argument}, *test.pattern);
  core::BlockId present = builder_.new_block();
  emit_branch(condition, present, block_for(rows_failed(problem, is_same)), *test.pattern);
  builder_.start_block(present);
  Operand found = emit("erlang.map_get", {test.value, test.argument}, *test.pattern);
  MatchProblem passed = rows_passed(
      arena_, problem, is_same, [&](RowEditor& editor, const MatchTest& other) { editor.add(found, other.pattern); });
  builder_.jump(block_for(std::move(passed)), {}, node_.place);
}

core::Operand MatchCompiler::emit(std::string_view primitive, const Operands& operands, const Node& where) {
  return builder_.primitive(Symbol(primitive), operands, where.place, lowering_.site("primitive", where));
}

void MatchCompiler::emit_branch(Operand condition, core::BlockId if_true, core::BlockId if_false, const Node& where) {
  builder_.branch(condition, if_true, if_false, where.place, lowering_.site("case", where));
}

} // namespace assay::erlang
