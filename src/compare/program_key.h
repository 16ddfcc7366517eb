#pragma once
// What a program is, whatever its file, its functions and its variables are called and however it is laid out: programs
// with equal keys do the same on every input. (Not the other way round: what differs in the order of two functions has
// another key.)

#include <string>

#include "core/module.h"

namespace assay {

// `entry` is the function of it that is called.
std::string program_key(const core::Module& module, const core::Function& entry);

} // namespace assay
