#pragma once
// Atoms that our own code names often, interned once.

#include "base/symbol.h"

namespace assay::erlang::names {

#define ASSAY_ERLANG_NAME(identifier, text) \
  inline Symbol identifier() {              \
    static const Symbol symbol(text);       \
    return symbol;                          \
  }

ASSAY_ERLANG_NAME(error, "error")
ASSAY_ERLANG_NAME(exit, "exit")
ASSAY_ERLANG_NAME(throw_class, "throw")
ASSAY_ERLANG_NAME(badarg, "badarg")
ASSAY_ERLANG_NAME(badarith, "badarith")
ASSAY_ERLANG_NAME(system_limit, "system_limit")
ASSAY_ERLANG_NAME(function_clause, "function_clause")
ASSAY_ERLANG_NAME(undefined, "undefined")
ASSAY_ERLANG_NAME(ok, "ok")
ASSAY_ERLANG_NAME(positive, "positive")
ASSAY_ERLANG_NAME(monotonic, "monotonic")
ASSAY_ERLANG_NAME(nonode, "nonode@nohost")
ASSAY_ERLANG_NAME(error_info, "error_info")
ASSAY_ERLANG_NAME(exit_tag, "EXIT")

#undef ASSAY_ERLANG_NAME

} // namespace assay::erlang::names
