#include "solve/believed_answer.h"

#include <algorithm>

namespace assay::solve {

Answer believed_answer(const TermTable& terms, const Query& query, Answer answer, SolverStatistics& statistics) {
  if (answer.verdict != Verdict::Satisfiable) return answer;
  bool holds = std::ranges::all_of(query.conditions, [&](TermId each) { return terms.holds(each, answer.model); });
  if (holds) return answer;
  ++statistics.rejected_models;
  return {};
}

} // namespace assay::solve
