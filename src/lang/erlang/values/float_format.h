#pragma once
// The options of float_to_list/2 and float_to_binary/2.

#include <optional>

#include "core/object.h"
#include "lang/erlang/text/float_text.h"

namespace assay::erlang {

struct FloatFormat {
  enum class Notation { Scientific, Fixed, Shortest } notation = Notation::Scientific;
  int decimals = 20;
  TrailingZeros zeros = TrailingZeros::Keep;
};

// Later options win over earlier ones; nothing if there is something else in the list.
std::optional<FloatFormat> format_of_options(Value options);

} // namespace assay::erlang
