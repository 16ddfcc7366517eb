#pragma once
// The part of a test that draws inputs beside the search (finding/drawn_inputs.h). They run without a trace; one that
// comes somewhere new is run again with one, and the search goes on from there.

#include <chrono>
#include <set>
#include <string>

#include "finding/drawn_inputs.h"
#include "finding/entered_clauses.h"
#include "finding/finding_table.h"

namespace assay::finding {

class Drawing {
 public:
  // What drawn inputs are for: a suite that covers, or findings.
  enum class For : uint8_t { Suite, Findings };
  // All outlive it.
  Drawing(FunctionUnderTest& tested, EnteredClauses& entered, const FindingTable& findings,
          const Vocabulary& vocabulary, For wanted);

  // One step of the search, and what is to be drawn after it. False: nothing is left.
  bool step(const std::function<bool()>& is_search_over);

 private:
  bool is_due() const; // it is time to draw
  void draw_some();
  void draw_one();
  // Whether a drawn input fails as none has.
  bool fails_anew(Context& context, const Outcome& outcome, std::span<const Value> arguments);
  const SearchCounters& counters() const { return tested_.exploration().counters(); }

  using Clock = std::chrono::steady_clock;
  FunctionUnderTest& tested_;
  EnteredClauses& entered_;
  const FindingTable& findings_;
  For wanted_;
  DrawnInputs inputs_;
  std::set<std::string> failures_; // as the table has them
  Clock::duration search_time_ = {};
  Clock::duration drawing_time_ = {};
};

} // namespace assay::finding
