#pragma once
// The instructions of the virtual machine: what they are, how long each is, and where it can go. For the reader, which
// checks them, and for lowering, which walks them.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::java {

// NOLINTBEGIN(readability-identifier-naming): instructions have the names that the specification gives them
namespace opcode {
enum Opcode : uint8_t {
#define OPCODE(name, form, pops, pushes) name,
#include "lang/java/load/opcodes.def"
#undef OPCODE
  count,
};
} // namespace opcode
using opcode::Opcode;

// What follows the opcode.
enum class OperandForm : uint8_t {
  none,
  value1, // a signed number of 1 or 2 bytes
  value2,
  local,     // index of a local variable, 1 byte
  increment, // local, signed number of 1 byte
  load1,     // a constant of 1 slot, by an index of 1 or 2 bytes
  load2,
  load2_wide, // a constant of 2 slots
  jump2,      // a signed distance of 2 or 4 bytes
  jump4,
  subroutine1, // jsr, ret and jsr_w, which Assay refuses
  subroutine2,
  subroutine4,
  tableswitch,
  lookupswitch,
  field, // an index of a constant, 2 bytes
  method,
  interface_method, // the same, and 2 bytes more
  dynamic,
  type,
  primitive_type, // 1 byte, table 6.5.newarray-A
  multi_array,    // type, 1 byte
  wide,           // an opcode with form local or increment, whose numbers take 2 bytes
};
// NOLINTEND(readability-identifier-naming)

struct InstructionInfo {
  std::string_view name; // as the specification writes it
  OperandForm form;
  std::string_view pops; // kinds; "?": see opcodes.def
  std::string_view pushes;
};
// Of an opcode below opcode::count.
const InstructionInfo& instruction_info(uint8_t opcode);

// Numbers inside of an instruction, at `at` in checked code.
inline uint16_t read_u2(std::span<const uint8_t> code, uint32_t at) {
  return static_cast<uint16_t>((code[at] << 8U) | code[at + 1]);
}
inline int32_t read_i4(std::span<const uint8_t> code, uint32_t at) {
  return static_cast<int32_t>((uint32_t{read_u2(code, at)} << 16U) | read_u2(code, at + 2));
}

// Of the instruction at `at`, in bytes; wide and the switches included. 0 if the code, which may be any bytes, has no
// whole instruction there.
uint32_t instruction_length(std::span<const uint8_t> code, uint32_t at);

// Calls `visit(at)` for each instruction.
template <typename Visit>
void visit_instructions(std::span<const uint8_t> code, Visit&& visit) {
  for (uint32_t at = 0; at < code.size();) {
    uint32_t length = instruction_length(code, at);
    if (length == 0) return;
    visit(at);
    at += length;
  }
}

struct SwitchTable {
  struct Case {
    int32_t key;
    uint32_t target;
  };
  uint32_t otherwise = 0;
  std::vector<Case> cases; // in order of their keys
};
// Of a tableswitch or lookupswitch that is whole.
SwitchTable switch_table(std::span<const uint8_t> code, uint32_t at);

// Where the instruction can jump to; not where it goes on. Empty for most.
std::vector<uint32_t> jump_targets(std::span<const uint8_t> code, uint32_t at);
// Whether the instruction after it can't be reached from it: goto, switches, returns, athrow.
bool ends_flow(uint8_t opcode);

// What an instruction of the dup family copies: so many slots on top, to below so many others.
struct Duplication {
  uint8_t slots = 0; // 0: it is none of them
  uint8_t over = 0;
};
Duplication duplication(uint8_t opcode);

// Which local variable an instruction reads or writes, the operand of wide included.
struct LocalAccess {
  uint16_t index = 0;
  char kind = 0; // as descriptors.h has it; 0: the instruction accesses none
  bool writes = false;
  int32_t increment = 0; // of iinc
  bool increments = false;
  bool reads() const { return !writes || increments; }
};
LocalAccess local_access(std::span<const uint8_t> code, uint32_t at);

} // namespace assay::java
