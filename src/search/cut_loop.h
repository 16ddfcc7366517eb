#pragma once
// A loop, cut out of its function: from what the parameters of its head are when it is come to, and from what else it
// reads, to what they are at the beginning of its last round, the one that leaves it. How it leaves is not told:
// whoever goes backwards has come from there. A loop that leaves in its first round gives back what it was given.

#include <memory>
#include <vector>

#include "core/module.h"
#include "search/flow_facts.h"

namespace assay::search {

struct CutLoop {
  std::unique_ptr<core::Module> module;     // which holds the function, alone
  const core::Function* function = nullptr; // of the head's parameters, then of what it reads
  std::vector<core::ValueId> outside;       // what it reads: values of the function that it was cut out of
};

// Null: it has captures or instructions in it that make and change objects.
std::unique_ptr<CutLoop> cut_loop(const core::Function& function, core::BlockId head, const FlowFacts& flow);

} // namespace assay::search
