#include "lang/erlang/lower/match_rows.h"

#include <algorithm>

#include "base/hash.h"

namespace assay::erlang {
namespace {

uint64_t word(const void* pointer) { return reinterpret_cast<uintptr_t>(pointer); }
uint64_t word(core::Operand operand) { return uint64_t{operand.index()} << 1 | (operand.is_literal() ? 1 : 0); }

} // namespace

uint64_t MatchRow::hash() const {
  uint64_t state = hash_combine(clause, go_to);
  for (const MatchTest& test : tests) {
    state = hash_combine(state, word(test.pattern) ^ static_cast<uint64_t>(test.type));
    state = hash_combine(state, word(test.value) << 32 | word(test.argument));
    state = hash_combine(state, test.index);
  }
  for (const MatchBinding* binding = bindings; binding != nullptr; binding = binding->before) {
    state = hash_combine(state, word(binding->variable) ^ word(binding->value) << 40);
  }
  return state;
}

bool MatchRow::operator==(const MatchRow& other) const {
  if (clause != other.clause || go_to != other.go_to || !std::ranges::equal(tests, other.tests)) return false;
  const MatchBinding* left = bindings;
  const MatchBinding* right = other.bindings;
  for (; left != right && left != nullptr && right != nullptr; left = left->before, right = right->before) {
    if (left->variable != right->variable || left->value != right->value) return false;
  }
  return left == right;
}

MatchProblem::MatchProblem(std::vector<MatchRow> rows) {
  auto list = std::make_shared<List>();
  list->hashes.resize(rows.size() + 1, hash_start);
  for (size_t i = rows.size(); i-- > 0;) list->hashes[i] = hash_combine(list->hashes[i + 1], rows[i].hash());
  list->rows = std::move(rows);
  list_ = std::move(list);
}

bool MatchProblem::operator==(const MatchProblem& other) const {
  return hash() == other.hash() && std::ranges::equal(rows(), other.rows());
}

bool RowEditor::add(core::Operand value, const Node* pattern) {
  bool is_bound = false;
  while (pattern->type == NodeType::Alias) {
    is_bound |= bind(pattern->variables[0], value);
    pattern = pattern->children[0];
  }
  if (pattern->type == NodeType::Variable) return bind(pattern->variables[0], value) || is_bound;
  tests_.push_back({MatchTest::Type::Pattern, 0, value, {}, pattern});
  return true;
}

bool RowEditor::bind(const Variable* variable, core::Operand value) {
  if (variable->uses == 0) return false;
  row_.bindings = arena_.create<MatchBinding>(variable, value, row_.bindings);
  return true;
}

MatchRow RowEditor::finish() {
  row_.tests = arena_.copy(tests_);
  return row_;
}

} // namespace assay::erlang
