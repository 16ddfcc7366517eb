#pragma once
// Remarks for the user beside the results: what can't be written, what is left out of a test. The command decides where
// they go.

#include <functional>
#include <string>

#include "base/rooms.h"

namespace assay::campaign {

using Say = std::function<void(const std::string& remark)>; // one line, without its end

} // namespace assay::campaign
