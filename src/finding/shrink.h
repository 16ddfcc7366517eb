#pragma once
// Makes a failing input small by trying simpler ones (finding/candidates.h) until none of them fails in the same way.

#include <functional>
#include <memory>

#include "finding/candidates.h"
#include "input/kept_input.h"

namespace assay::finding {

struct ShrinkSubject {
  ShapeTable& shapes;
  ShapeId input; // of the tuple of arguments
  // Whether a call on these arguments is still the finding.
  std::function<bool(std::span<const Value>)> still_fails;
};

struct ShrinkLimit {
  uint64_t runs = 0;               // calls that may be made; counted down
  std::function<bool()> may_go_on; // empty: always
  bool is_reached() const { return runs == 0 || (may_go_on && !may_go_on()); }
};

// Until the limit is reached. The result is `from` itself if nothing is simpler.
std::shared_ptr<const KeptInput> shrink(const ShrinkSubject& subject, std::shared_ptr<const KeptInput> from,
                                        Candidates::Of of, ShrinkLimit& limit);

} // namespace assay::finding
