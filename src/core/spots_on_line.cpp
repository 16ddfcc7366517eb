#include "core/spots_on_line.h"

#include <algorithm>
#include <set>

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

namespace {

// Blocks that are come to from anywhere but the end of a block on the line.
std::set<BlockId> entered_from_elsewhere(const Function& function, Place line) {
  std::set<BlockId> entered = {0};
  for (const Block& block : function.blocks) {
    const Instruction& last = block.terminator();
    if (block.handler != nullptr) entered.insert(block.handler->target);
    if (last.place.file == line.file && last.place.line == line.line) continue;
    for (const Edge& edge : last.edges) entered.insert(edge.target);
    for (const Arm& arm : last.arms) entered.insert(arm.edge.target);
  }
  return entered;
}

std::vector<Spot> beginnings(const Module& module, Place line) {
  std::vector<Spot> found;
  for (const Function* function : module.functions) {
    std::set<BlockId> entered = entered_from_elsewhere(*function, line);
    for (BlockId id = 0; id < function->blocks.size(); ++id) {
      bool was_on_line = !entered.contains(id);
      for (uint32_t i = 0; i < function->blocks[id].instructions.size(); ++i) {
        Place place = place_of(Spot{function, id, i});
        bool is_on_line = place.file == line.file && place.line == line.line;
        if (is_on_line && !was_on_line) found.push_back({function, id, i});
        was_on_line = is_on_line;
      }
    }
  }
  return found;
}

} // namespace

std::vector<Spot> spots_on_line(const Module& module, uint16_t file, uint32_t line, bool clauses_begin_lines) {
  if (!clauses_begin_lines) return beginnings(module, {line, 0, file});
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

std::vector<Spot> branches_on_line(const Module& module, uint16_t file, uint32_t line) {
  std::vector<Spot> all;
  visit_spots(module, [&](const Spot& spot) {
    bool is_clause = spot.code().opcode == Opcode::Clause;
    bool is_beginning = spot.block == 0 && spot.instruction == 0;
    Place place = place_of(spot);
    if (is_clause && !is_beginning && place.file == file && place.line == line) all.push_back(spot);
  });
  std::ranges::stable_sort(all, {}, [&](const Spot& spot) {
    auto function = std::ranges::find(module.functions, spot.function);
    return std::pair(function - module.functions.begin(), spot.code().index);
  });
  return all;
}

uint32_t line_after(Spot spot) {
  std::set<BlockId> seen;
  uint32_t from = place_of(spot).line;
  ++spot.instruction;
  while (seen.insert(spot.block).second || spot.instruction != 0) {
    const Instruction& code = spot.code();
    bool is_elsewhere = code.place.line != 0 && code.place.line != from;
    if (is_elsewhere) return code.place.line;
    if (code.opcode == Opcode::Jump) {
      spot = {spot.function, code.edges[0].target, 0};
    } else if (&code == &spot.function->blocks[spot.block].terminator()) {
      return from;
    } else {
      ++spot.instruction;
    }
  }
  return from;
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
