#pragma once
// Decisions made by hand, for tests of the tree and the frontier. Constraints are told apart by their numbers.

#include <vector>

#include "machine/decision.h"

namespace assay::search {

inline Decision choice(uint64_t site, uint32_t taken, uint32_t count = 2, Why why = Why::Form) {
  Decision decision;
  decision.site = site;
  decision.why = why;
  decision.taken = taken;
  for (uint32_t i = 0; i < count; ++i) {
    const Constraint constraint[] = {Constraint::arity(static_cast<CellId>(site), i)};
    decision.add_alternative(constraint);
  }
  return decision;
}

// "This value, or any other".
inline Decision value(uint64_t site, uint32_t number) {
  Decision decision;
  decision.site = site;
  decision.why = Why::Enumeration;
  const Constraint is[] = {Constraint::arity(static_cast<CellId>(site), number)};
  const Constraint is_not[] = {Constraint::not_arity(static_cast<CellId>(site), number)};
  decision.add_alternative(is);
  decision.add_alternative(is_not);
  return decision;
}

// What a function came to that runs on known values.
inline Decision outcome(uint64_t site, uint32_t arguments, uint32_t came_to) {
  Decision decision;
  decision.site = site;
  decision.why = Why::Outcome;
  const Constraint is[] = {Constraint::outcome(came_to)};
  const Constraint is_not[] = {Constraint::apart(static_cast<PatternId>(site), arguments)};
  decision.add_alternative(is);
  decision.add_alternative(is_not);
  return decision;
}

} // namespace assay::search
