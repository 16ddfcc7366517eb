#pragma once
// An alternative that waits to be tried.

#include <cstdint>
#include <memory>

#include "search/tree.h"
#include "term/term.h"

namespace assay::search {

struct Waiting {
  Flip flip;
  std::shared_ptr<const Model> hint; // the values of the run that found it
  Effort effort = Effort::Quick;     // what the solver did not decide quickly waits, nearly, behind everything else
  uint64_t floor = 0;    // of the path before the flip; of the alternative itself once that is known (smallest first)
  uint64_t handicap = 0; // it waits as if it were larger by so much
};

} // namespace assay::search
