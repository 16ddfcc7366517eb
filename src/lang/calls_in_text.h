#pragma once

#include <cstdint>

#include "base/rooms.h"

namespace assay::lang {

// Calls in the text of an input: carried out when it is read, or kept as what makes a value (input/made_by_call.h).
enum class CallsInText : uint8_t { CarriedOut, Kept };

} // namespace assay::lang
