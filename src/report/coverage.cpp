#include "report/coverage.h"

#include <algorithm>

namespace assay::report {

std::string_view name_of(MissedWhy why) {
  switch (why) {
    case MissedWhy::Unreachable: return "proved unreachable";
    case MissedWhy::UnreachableWithin: return "unreachable within restrictions";
    case MissedWhy::BeyondBound: return "beyond the bound";
    case MissedWhy::Unknown: return "unknown";
  }
  return "";
}

static MissedWhy why_missed(SearchEnd end) {
  switch (end) {
    case SearchEnd::Complete: return MissedWhy::Unreachable;
    case SearchEnd::Restricted: return MissedWhy::UnreachableWithin;
    case SearchEnd::AtBound: return MissedWhy::BeyondBound;
    case SearchEnd::Open: break;
  }
  return MissedWhy::Unknown;
}

uint64_t ClauseCoverage::missed_because(MissedWhy why) const {
  return static_cast<uint64_t>(std::ranges::count(missed, why, &MissedClause::why));
}

void CoverageCounter::add(const core::Function& tested, const Machine& machine) {
  ends_.try_emplace(&tested, SearchEnd::Open);
  machine.for_each_needed([&](const core::Function& function) {
    if (function.module != &module_ && std::ranges::find(also_, &function) == also_.end()) return;
    const Code* code = machine.code_if_needed(function);
    for (size_t i = 0; i < function.clauses.size() && i < code->clauses_entered.size(); ++i) {
      if (code->clauses_entered[i] != 0) entered_.insert({&function, i});
    }
  });
}

// Some call others which may call any exported function of the module in turn.
CoverageCounter::WorstEnds CoverageCounter::worst_ends(OutsideCalls& outside) const {
  WorstEnds ends;
  for (const auto& [tested, end] : ends_) {
    core::CallGraph::Functions inside = graph_->reachable(*tested);
    for (const core::Function* function : inside) {
      SearchEnd& worst = ends.led_to.try_emplace(function, end).first->second;
      worst = std::max(worst, end);
    }
    ends.of_any = std::max(ends.of_any, end);
    if (end <= ends.of_those_that_come_back) continue; // it makes no difference
    bool comes_back = graph_->calls_computed(inside) || outside.may_come_back(graph_->calls_outside(inside), module_);
    if (comes_back) ends.of_those_that_come_back = end;
  }
  return ends;
}

SearchEnd CoverageCounter::worst_end(const core::Function& function, const WorstEnds& ends) const {
  auto led_to = ends.led_to.find(&function);
  bool is_led_to = led_to != ends.led_to.end();
  if (callable_.contains(&function) && !is_led_to) return SearchEnd::Open;
  if (function.module != &module_) return ends.of_any;
  return std::max(ends.of_those_that_come_back, is_led_to ? led_to->second : SearchEnd::Complete);
}

CoverageCounter::Functions CoverageCounter::counted_functions() const {
  Functions result;
  if (of_ == Of::WholeModule) {
    result.assign(module_.functions.begin(), module_.functions.end());
  } else {
    core::CallGraph::Functions reached;
    for (const auto& [tested, end] : ends_) reached.merge(graph_->reachable(*tested));
    result.assign(reached.begin(), reached.end());
    std::ranges::sort(result, {}, [this](const core::Function* function) { return graph_->position(*function); });
  }
  result.insert(result.end(), also_.begin(), also_.end());
  return result;
}

bool CoverageCounter::is_covered(const core::Function& tested) const {
  auto entered = [this](const core::Function* function) { return is_entered(*function); };
  return std::ranges::all_of(graph_->reachable(tested), entered) && std::ranges::all_of(also_, entered);
}

bool CoverageCounter::is_entered(const core::Function& function) const {
  for (size_t i = 0; i < function.clauses.size(); ++i) {
    if (!function.clauses[i].compiler_generated && !entered_.contains({&function, i})) return false;
  }
  return true;
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

std::vector<CountedClause> CoverageCounter::clauses(OutsideCalls& outside) const {
  std::vector<CountedClause> result;
  WorstEnds ends = worst_ends(outside);
  for (const core::Function* function : counted_functions()) {
    SearchEnd end = worst_end(*function, ends);
    std::set<uint32_t> in_code = core::clauses_in_code(*function);
    for (uint32_t i = 0; i < function->clauses.size(); ++i) {
      if (function->clauses[i].compiler_generated) continue;
      CountedClause& clause = result.emplace_back(function, i);
      if (entered_.contains({function, i})) continue;
      clause.missed = in_code.contains(i) ? why_missed(end) : MissedWhy::Unreachable;
    }
  }
  return result;
}

ClauseCoverage CoverageCounter::coverage(OutsideCalls& outside) const {
  ClauseCoverage result = counts();
  if (result.covered == result.total) return result;
  for (const CountedClause& clause : clauses(outside)) {
    if (clause.missed) result.missed.push_back({clause.function->clauses[clause.index].place, *clause.missed});
  }
  std::ranges::stable_sort(result.missed, {}, [](const MissedClause& clause) { return clause.place.line; });
  return result;
}

} // namespace assay::report
