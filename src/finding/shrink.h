#pragma once
// Makes a failing input small by trying simpler ones (finding/candidates.h) until none of them fails in the same way.

#include <functional>
#include <memory>

#include "finding/candidates.h"
#include "finding/kept_input.h"

namespace assay {

struct ShrinkSubject {
  ShapeTable& shapes;
  ShapeId input; // of the tuple of arguments
  // Whether a call on these arguments is still the finding.
  std::function<bool(std::span<const Value>)> still_fails;
};

// At most so many calls; `runs` is counted down. The result is `from` itself if nothing is simpler.
std::shared_ptr<const KeptInput> shrink(const ShrinkSubject& subject, std::shared_ptr<const KeptInput> from,
                                        Candidates::Of of, uint64_t& runs);

} // namespace assay
