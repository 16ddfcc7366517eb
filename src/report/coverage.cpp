#include "report/coverage.h"

#include <algorithm>

namespace assay {

std::string_view name_of(MissedWhy why) {
  switch (why) {
    case MissedWhy::Unreachable: return "proved unreachable";
    case MissedWhy::BeyondBound: return "beyond the bound";
    case MissedWhy::Unknown: return "unknown";
  }
  return "";
}

uint64_t ClauseCoverage::missed_because(MissedWhy why) const {
  return static_cast<uint64_t>(std::ranges::count(missed, why, &MissedClause::why));
}

void CoverageCounter::add(const core::Function& tested, Machine& machine) {
  ends_.try_emplace(&tested, SearchEnd::Open);
  for (const core::Function* function : module_.functions) {
    const std::vector<uint8_t>& entered = machine.code_of(*function).clauses_entered;
    for (size_t i = 0; i < function->clauses.size() && i < entered.size(); ++i) {
      if (entered[i] != 0) entered_.insert({function, i});
    }
  }
}

std::set<const core::Function*> CoverageCounter::those_that_come_back(OutsideCalls& outside) const {
  std::set<const core::Function*> result;
  for (const auto& [tested, end] : ends_) {
    if (end == SearchEnd::Complete) continue; // it makes no difference
    core::CallGraph::Functions inside = graph_.reachable(*tested);
    if (graph_.calls_computed(inside) || outside.may_come_back(graph_.calls_outside(inside), module_))
      result.insert(tested);
  }
  return result;
}

SearchEnd CoverageCounter::worst_end(const core::Function& function,
                                     const std::set<const core::Function*>& come_back) const {
  auto worst = SearchEnd::Complete;
  for (const auto& [tested, end] : ends_) {
    if (end <= worst) continue;
    if (come_back.contains(tested) || graph_.reachable(*tested).contains(&function)) worst = end;
  }
  return worst;
}

std::vector<const core::Function*> CoverageCounter::counted_functions() const {
  core::CallGraph::Functions reached;
  for (const auto& [tested, end] : ends_) reached.merge(graph_.reachable(*tested));
  std::vector<const core::Function*> result;
  std::ranges::copy_if(module_.functions, std::back_inserter(result), [&](const core::Function* function) {
    return of_ == Of::WholeModule || reached.contains(function);
  });
  return result;
}

bool CoverageCounter::is_covered(const core::Function& tested) const {
  return std::ranges::all_of(graph_.reachable(tested), [this](const core::Function* function) {
    for (size_t i = 0; i < function->clauses.size(); ++i) {
      if (!function->clauses[i].compiler_generated && !entered_.contains({function, i})) return false;
    }
    return true;
  });
}

ClauseCoverage CoverageCounter::counts() const {
  ClauseCoverage result;
  for (const core::Function* function : counted_functions()) {
    for (size_t i = 0; i < function->clauses.size(); ++i) {
      if (function->clauses[i].compiler_generated) continue;
      ++result.total;
      result.covered += entered_.contains({function, i});
    }
  }
  return result;
}

ClauseCoverage CoverageCounter::coverage(OutsideCalls& outside) const {
  ClauseCoverage result = counts();
  if (result.covered == result.total) return result;
  std::set<const core::Function*> come_back = those_that_come_back(outside);
  for (const core::Function* function : counted_functions()) {
    SearchEnd end = worst_end(*function, come_back);
    std::set<uint32_t> in_code = core::clauses_in_code(*function);
    for (size_t i = 0; i < function->clauses.size(); ++i) {
      if (function->clauses[i].compiler_generated || entered_.contains({function, i})) continue;
      bool is_dead = !in_code.contains(static_cast<uint32_t>(i));
      MissedWhy why = is_dead || end == SearchEnd::Complete ? MissedWhy::Unreachable
                      : end == SearchEnd::AtBound           ? MissedWhy::BeyondBound
                                                            : MissedWhy::Unknown;
      result.missed.push_back({function->clauses[i].place, why});
    }
  }
  std::ranges::stable_sort(result.missed, {}, [](const MissedClause& clause) { return clause.place.line; });
  return result;
}

} // namespace assay
