#include "lang/java/load/instructions.h"

#include <array>
#include <cstddef>

namespace assay::java {
namespace {

constexpr std::array<InstructionInfo, opcode::count> infos = {{
#define OPCODE(name, form, pops, pushes) {#name, OperandForm::form, pops, pushes},
#include "lang/java/load/opcodes.def"
#undef OPCODE
}};

// The specification's names, without the underscore that keywords of C++ get.
constexpr std::array<InstructionInfo, opcode::count> with_names() {
  std::array<InstructionInfo, opcode::count> result = infos;
  for (InstructionInfo& info : result)
    if (info.name.ends_with('_')) info.name.remove_suffix(1);
  return result;
}
constexpr std::array<InstructionInfo, opcode::count> table = with_names();

// Where the numbers of a switch begin: at the next multiple of 4 from the start of the code.
uint32_t switch_start(uint32_t at) { return (at + 4) & ~3U; }

uint32_t switch_length(std::span<const uint8_t> code, uint32_t at) {
  uint32_t start = switch_start(at);
  bool is_table = code[at] == opcode::tableswitch;
  uint64_t header = is_table ? 12 : 8;
  if (start + header > code.size()) return 0;
  int64_t first = read_i4(code, start + 4);
  int64_t count = is_table ? int64_t{read_i4(code, start + 8)} - first + 1 : first;
  int64_t least = is_table ? 1 : 0;
  if (count < least || count > static_cast<int64_t>(code.size())) return 0;
  uint64_t end = start + header + static_cast<uint64_t>(count) * (is_table ? 4 : 8);
  return end > code.size() ? 0 : static_cast<uint32_t>(end - at);
}

uint32_t wide_length(std::span<const uint8_t> code, uint32_t at) {
  if (at + 1 >= code.size() || code[at + 1] >= opcode::count) return 0;
  switch (table[code[at + 1]].form) {
    case OperandForm::subroutine1:
    case OperandForm::local: return 4;
    case OperandForm::increment: return 6;
    default: return 0;
  }
}

// Were the code long enough.
uint32_t wanted_length(std::span<const uint8_t> code, uint32_t at) {
  switch (table[code[at]].form) {
    case OperandForm::none: return 1;
    case OperandForm::value1:
    case OperandForm::local:
    case OperandForm::load1:
    case OperandForm::subroutine1:
    case OperandForm::primitive_type: return 2;
    case OperandForm::value2:
    case OperandForm::increment:
    case OperandForm::load2:
    case OperandForm::load2_wide:
    case OperandForm::jump2:
    case OperandForm::subroutine2:
    case OperandForm::field:
    case OperandForm::method:
    case OperandForm::type: return 3;
    case OperandForm::multi_array: return 4;
    case OperandForm::jump4:
    case OperandForm::subroutine4:
    case OperandForm::interface_method:
    case OperandForm::dynamic: return 5;
    case OperandForm::tableswitch:
    case OperandForm::lookupswitch: return switch_length(code, at);
    case OperandForm::wide: return wide_length(code, at);
  }
  return 0;
}

// From `at`; a distance that leads out of the code gives something that is not in it.
uint32_t target(uint32_t at, int32_t distance) { return at + static_cast<uint32_t>(distance); }

int32_t read_i2(std::span<const uint8_t> code, uint32_t at) { return static_cast<int16_t>(read_u2(code, at)); }

} // namespace

const InstructionInfo& instruction_info(uint8_t opcode) { return table[opcode]; }

uint32_t instruction_length(std::span<const uint8_t> code, uint32_t at) {
  if (at >= code.size() || code[at] >= opcode::count) return 0;
  uint32_t length = wanted_length(code, at);
  return length > code.size() - at ? 0 : length;
}

SwitchTable switch_table(std::span<const uint8_t> code, uint32_t at) {
  uint32_t start = switch_start(at);
  SwitchTable result;
  result.otherwise = target(at, read_i4(code, start));
  int32_t first = read_i4(code, start + 4);
  if (code[at] == opcode::tableswitch) {
    int64_t last = read_i4(code, start + 8);
    uint32_t place = start + 12;
    for (int64_t key = first; key <= last; ++key, place += 4)
      result.cases.push_back({static_cast<int32_t>(key), target(at, read_i4(code, place))});
  } else {
    uint32_t place = start + 8;
    for (int32_t i = 0; i < first; ++i, place += 8)
      result.cases.push_back({read_i4(code, place), target(at, read_i4(code, place + 4))});
  }
  return result;
}

std::vector<uint32_t> jump_targets(std::span<const uint8_t> code, uint32_t at) {
  std::vector<uint32_t> targets;
  switch (table[code[at]].form) {
    case OperandForm::jump2: targets.push_back(target(at, read_i2(code, at + 1))); break;
    case OperandForm::jump4: targets.push_back(target(at, read_i4(code, at + 1))); break;
    case OperandForm::tableswitch:
    case OperandForm::lookupswitch: {
      SwitchTable read = switch_table(code, at);
      for (const SwitchTable::Case& one : read.cases) targets.push_back(one.target);
      targets.push_back(read.otherwise);
      break;
    }
    default: break;
  }
  return targets;
}

bool ends_flow(uint8_t opcode) {
  switch (opcode) {
    case opcode::goto_:
    case opcode::goto_w:
    case opcode::tableswitch:
    case opcode::lookupswitch:
    case opcode::ireturn:
    case opcode::lreturn:
    case opcode::freturn:
    case opcode::dreturn:
    case opcode::areturn:
    case opcode::return_:
    case opcode::athrow: return true;
    default: return false;
  }
}

Duplication duplication(uint8_t opcode) {
  switch (opcode) {
    case opcode::dup: return {1, 0};
    case opcode::dup_x1: return {1, 1};
    case opcode::dup_x2: return {1, 2};
    case opcode::dup2: return {2, 0};
    case opcode::dup2_x1: return {2, 1};
    case opcode::dup2_x2: return {2, 2};
    default: return {};
  }
}

LocalAccess local_access(std::span<const uint8_t> code, uint32_t at) {
  bool is_wide = code[at] == opcode::wide;
  uint8_t opcode = is_wide ? code[at + 1] : code[at];
  const InstructionInfo& info = table[opcode];
  auto access = [&](uint32_t index) {
    bool writes = info.pushes.empty();
    return LocalAccess{static_cast<uint16_t>(index), writes ? info.pops[0] : info.pushes[0], writes};
  };
  auto index = [&] { return is_wide ? read_u2(code, at + 2) : uint16_t{code[at + 1]}; };
  if (info.form == OperandForm::local) return access(index());
  if (info.form == OperandForm::increment) {
    int32_t increment = is_wide ? read_i2(code, at + 4) : static_cast<int8_t>(code[at + 2]);
    return {index(), 'I', true, increment, true};
  }
  // iload_0 and its kin: five kinds, four variables each.
  if (opcode >= opcode::iload_0 && opcode <= opcode::aload_3) return access((opcode - opcode::iload_0) % 4U);
  if (opcode >= opcode::istore_0 && opcode <= opcode::astore_3) return access((opcode - opcode::istore_0) % 4U);
  return {};
}

} // namespace assay::java
