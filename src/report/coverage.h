#pragma once
// Which clauses of the source were entered, those that the compiler made left out, and what is known of the others.
// Counted over the functions of the module that the tested ones lead to, or over all, even those that nobody calls; and
// over all of some other modules, where a user has named them.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/call_graph.h"
#include "machine/machine.h"
#include "report/outside_calls.h"

namespace assay::report {

// How the search over a function's inputs ended, as far as clauses are concerned.
enum class SearchEnd : uint8_t {
  Complete,   // every path was taken or refuted
  Restricted, // of the inputs that are within restrictions
  AtBound,    // but for what lies beyond a bound: of depth, of values, of a run's budget
  Open,       // something was left: for want of time, or because nobody knew
};

enum class MissedWhy : uint8_t {
  Unreachable,       // proved: no input of the tested functions gets there
  UnreachableWithin, // the same, of inputs within the restrictions that are printed
  BeyondBound,       // none within the bounds does
  Unknown,
};
constexpr size_t missed_why_count = 4;
std::string_view name_of(MissedWhy why); // `proved unreachable`, `beyond the bound`, `unknown`

struct MissedClause {
  core::Place place;
  MissedWhy why = MissedWhy::Unknown;
};

// A clause of a function that is counted.
struct CountedClause {
  const core::Function* function = nullptr;
  uint32_t index = 0;
  std::optional<MissedWhy> missed; // nothing: it was entered
};

struct ClauseCoverage {
  uint64_t covered = 0;
  uint64_t total = 0;
  std::vector<MissedClause> missed; // in order of the source
  uint64_t missed_because(MissedWhy why) const;
};

// Over all runs that were made on the machines.
class CoverageCounter {
 public:
  enum class Of : uint8_t { WhatIsTested, WholeModule };
  using Functions = std::vector<const core::Function*>;
  CoverageCounter(const core::Module& module, Of of, Functions also = {})
      : CoverageCounter(module, of, std::make_shared<const core::CallGraph>(module), std::move(also)) {}
  // With what others know already of the calls in the module: a large one has many counters.
  CoverageCounter(const core::Module& module, Of of, std::shared_ptr<const core::CallGraph> graph, Functions also = {})
      : module_(module), of_(of), also_(std::move(also)), graph_(std::move(graph)) {}

  // What the runs of a tested function have entered.
  void add(const core::Function& tested, const Machine& machine);
  // One that could not be tested.
  void add_untested(const core::Function& function) { ends_[&function] = SearchEnd::Open; }
  void set_end(const core::Function& tested, SearchEnd end) { ends_[&tested] = end; }
  // What others may call: about what no test leads to there, no search says anything.
  void set_callable(const Functions& functions) { callable_ = {functions.begin(), functions.end()}; }
  // Whether every clause that the function leads to was entered, by whichever function's runs.
  bool is_covered(const core::Function& tested) const;
  ClauseCoverage counts() const; // without what is known of those that were missed
  ClauseCoverage coverage(OutsideCalls& outside) const;
  std::vector<CountedClause> clauses(OutsideCalls& outside) const; // function by function

 private:
  Functions counted_functions() const;
  bool is_entered(const core::Function& function) const; // every clause of it
  using ClauseId = std::pair<const core::Function*, size_t>;
  // The worst ends of the searches that could have come to a function.
  struct WorstEnds {
    SearchEnd of_any = SearchEnd::Complete; // of all that there are
    SearchEnd of_those_that_come_back = SearchEnd::Complete;
    std::map<const core::Function*, SearchEnd> led_to; // of those that lead there inside of the module
  };
  WorstEnds worst_ends(OutsideCalls& outside) const;
  SearchEnd worst_end(const core::Function& function, const WorstEnds& ends) const;

  const core::Module& module_;
  Of of_;
  Functions also_; // of other modules: any tested function may lead there
  std::shared_ptr<const core::CallGraph> graph_;
  std::map<const core::Function*, SearchEnd> ends_; // of all that are tested
  std::set<const core::Function*> callable_;
  std::set<ClauseId> entered_;
};

} // namespace assay::report
