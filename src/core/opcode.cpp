#include "core/opcode.h"

namespace assay::core {

namespace {

enum Counts : int { Any = any_count, AtLeast1 = -2, AtLeast2 = -3 };

constexpr OpcodeInfo table[] = {
#define INSTRUCTION(name, text, results, operands, immediate) {text, false, results, operands, Immediate::immediate},
#define TERMINATOR(name, text, operands, immediate) {text, true, 0, operands, Immediate::immediate},
#include "core/opcode.def"
};

} // namespace

const OpcodeInfo& info(Opcode opcode) { return table[static_cast<size_t>(opcode)]; }

} // namespace assay::core
