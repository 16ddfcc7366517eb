#pragma once
// The clauses of a match while it is compiled. A row is one clause with the tests it still has to pass and the
// variables it has bound; a problem is a list of rows in the order in which they are to be tried.
//
// What always holds: no pending test is on a variable or an alias (they have become bindings), and equal problems have
// equal hashes, so that what two arms have in common is compiled once.

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/arena.h"
#include "core/module.h"
#include "lang/erlang/load/core_erlang.h"

namespace assay::erlang {

struct MatchTest {
  enum class Type : uint8_t {
    Pattern, // `value` fits `pattern`
    Key,     // `value`, a map, has `argument` as a key, and what is there fits `pattern`
    Segment, // `value`, a bit string, goes on at `argument` with the segments of `pattern` from `index` on
  } type = Type::Pattern;
  uint32_t index = 0;
  core::Operand value;
  core::Operand argument;
  const Node* pattern = nullptr;
  bool operator==(const MatchTest&) const = default;
};

struct MatchBinding {
  const Variable* variable;
  core::Operand value;
  const MatchBinding* before;
};

struct MatchRow {
  static constexpr uint32_t no_clause = UINT32_MAX;
  uint32_t clause = no_clause;
  core::BlockId go_to = 0; // no_clause: where to go
  std::span<const MatchTest> tests;
  const MatchBinding* bindings = nullptr;

  uint64_t hash() const;
  bool operator==(const MatchRow& other) const;
};

// Rows `first` and following of a list that several problems may share.
class MatchProblem {
 public:
  explicit MatchProblem(std::vector<MatchRow> rows);

  bool empty() const { return first_ == list_->rows.size(); }
  std::span<const MatchRow> rows() const { return std::span<const MatchRow>(list_->rows).subspan(first_); }
  const MatchRow& front() const { return list_->rows[first_]; }
  MatchProblem rest() const { return MatchProblem(list_, first_ + 1); }
  uint64_t hash() const { return list_->hashes[first_]; }
  bool operator==(const MatchProblem& other) const;

 private:
  struct List {
    std::vector<MatchRow> rows;
    std::vector<uint64_t> hashes; // of the rows from each one on
  };
  MatchProblem(std::shared_ptr<const List> list, size_t first) : list_(std::move(list)), first_(first) {}

  std::shared_ptr<const List> list_;
  size_t first_ = 0;
};

struct MatchProblemHash {
  size_t operator()(const MatchProblem& problem) const { return problem.hash(); }
};

// A row being made from another one: tests are left out, replaced and added.
class RowEditor {
 public:
  RowEditor(Arena& arena, const MatchRow& row) : arena_(arena), row_(row) {}
  void keep(const MatchTest& test) { tests_.push_back(test); }
  // A test of value against pattern, or the bindings it comes down to. False if nothing is left of it.
  bool add(core::Operand value, const Node* pattern);
  bool bind(const Variable* variable, core::Operand value);
  MatchRow finish();

 private:
  Arena& arena_;
  MatchRow row_;
  std::vector<MatchTest> tests_;
};

} // namespace assay::erlang
