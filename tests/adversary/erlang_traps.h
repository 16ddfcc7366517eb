#pragma once
// The tables that make up Erlang's.

#include "trap.h"

namespace assay::adversary {

std::vector<Trap> erlang_value_traps();
std::vector<Trap> erlang_code_traps();

} // namespace assay::adversary
