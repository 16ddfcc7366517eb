#pragma once
// The two problems that a test with two outcomes leaves.

#include <algorithm>
#include <utility>
#include <vector>

#include "lang/erlang/lower/match_rows.h"

namespace assay::erlang {

// When it was passed: rows that make the same test go on with what `pass` puts in its place, others as they are.
template <typename IsSame, typename Pass>
MatchProblem rows_passed(Arena& arena, const MatchProblem& problem, IsSame&& is_same, Pass&& pass) {
  std::vector<MatchRow> rows;
  for (const MatchRow& row : problem.rows()) {
    if (std::ranges::none_of(row.tests, [&](const MatchTest& test) { return is_same(row, test); })) {
      rows.push_back(row);
      continue;
    }
    RowEditor editor(arena, row);
    for (const MatchTest& test : row.tests) {
      if (is_same(row, test)) {
        pass(editor, test);
      } else {
        editor.keep(test);
      }
    }
    rows.push_back(editor.finish());
  }
  return MatchProblem(std::move(rows));
}

// When it was not: rows that make it are gone.
template <typename IsSame>
MatchProblem rows_failed(const MatchProblem& problem, IsSame&& is_same) {
  std::vector<MatchRow> rows;
  for (const MatchRow& row : problem.rows()) {
    if (std::ranges::none_of(row.tests, [&](const MatchTest& test) { return is_same(row, test); })) rows.push_back(row);
  }
  return MatchProblem(std::move(rows));
}

} // namespace assay::erlang
