#pragma once
// How calls end, as `erl` would say it.

#include "lang/outcome_text.h"

namespace assay::erlang {

class ErlangOutcomeText final : public OutcomeText {
 public:
  using OutcomeText::OutcomeText;

  Failure describe_failure(Context& context, Symbol entry, Value exception) const override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) const override;
};

} // namespace assay::erlang
