#include "core/spots_on_line.h"

#include <algorithm>

namespace assay::core {

namespace {

template <typename Visit>
void visit_spots(const Module& module, Visit&& visit) {
  for (const Function* function : module.functions) {
    for (BlockId block = 0; block < function->blocks.size(); ++block) {
      for (uint32_t i = 0; i < function->blocks[block].instructions.size(); ++i) visit(Spot{function, block, i});
    }
  }
}

bool is_call(Opcode opcode) {
  switch (opcode) {
    case Opcode::Call:
    case Opcode::CallIndirect:
    case Opcode::CallSpread:
    case Opcode::CallVirtual:
    case Opcode::Raise: return true;
    default: return is_tail_call(opcode);
  }
}

// A clause's place is that of the clause; the instruction may carry none.
Place place_of(const Spot& spot) {
  const Instruction& code = spot.code();
  return code.opcode == Opcode::Clause ? spot.function->clauses[code.index].place : code.place;
}

// `list:map/2` and `Stdlib.List.map` are both `map` to whoever writes a call.
bool is_named(std::string_view function, std::string_view plain_name) {
  std::string_view name = function.substr(0, function.rfind('/'));
  if (name == plain_name) return true;
  return name.size() > plain_name.size() && name.ends_with(plain_name) &&
         (name[name.size() - plain_name.size() - 1] == ':' || name[name.size() - plain_name.size() - 1] == '.');
}

} // namespace

std::vector<Spot> spots_on_line(const Module& module, uint16_t file, uint32_t line) {
  std::vector<Spot> all;
  visit_spots(module, [&](const Spot& spot) {
    Place place = place_of(spot);
    if (place.file == file && place.line == line) all.push_back(spot);
  });
  auto is_clause = [](const Spot& spot) { return spot.code().opcode == Opcode::Clause; };
  if (std::ranges::any_of(all, is_clause)) {
    std::erase_if(all, [&](const Spot& spot) { return !is_clause(spot) && !is_call(spot.code().opcode); });
  }
  return all;
}

std::vector<Spot> calls_of(const Module& module, std::string_view plain_name) {
  std::vector<Spot> all;
  visit_spots(module, [&](const Spot& spot) {
    const Instruction& code = spot.code();
    bool is_direct = code.opcode == Opcode::Call || code.opcode == Opcode::TailCall || code.opcode == Opcode::Primitive;
    if (is_direct && is_named(code.symbol.text(), plain_name)) all.push_back(spot);
  });
  return all;
}

} // namespace assay::core
