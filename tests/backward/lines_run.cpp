#include "lines_run.h"

#include "core/spots_on_line.h"

namespace assay::backward {

namespace {

constexpr Budget budget = {20'000'000, uint64_t{256} << 20, uint64_t{64} << 20};

} // namespace

std::vector<CodeLine> code_lines(const LoadedProgram& program) {
  const core::Module& module = program.main_module();
  std::set<uint32_t> numbers;
  for (const core::Function* function : module.functions) {
    for (const core::Block& block : function->blocks) {
      for (const core::Instruction& code : block.instructions) {
        if (code.place.file == 0 && code.place.line != 0) numbers.insert(code.place.line);
      }
    }
  }
  std::vector<CodeLine> lines;
  for (uint32_t line : numbers) {
    std::vector<core::Spot> spots = core::spots_on_line(module, 0, line, program.names().clauses_begin_lines());
    if (!spots.empty()) lines.push_back({line, std::move(spots)});
  }
  return lines;
}

std::set<size_t> lines_run(LoadedProgram& program, const core::Function& function,
                           const std::vector<std::vector<Value>>& calls, const std::vector<CodeLine>& lines) {
  Machine machine(program);
  for (size_t i = 0; i < lines.size(); ++i) {
    for (const core::Spot& spot : lines[i].spots) machine.watch(spot, static_cast<uint32_t>(i));
  }
  std::set<size_t> seen;
  for (const std::vector<Value>& arguments : calls) {
    Context context(program, budget);
    if (!program.runs().start_run(machine, context).returned()) continue;
    size_t start = context.came_by().size();
    machine.call(context, function, arguments);
    seen.insert(context.came_by().begin() + static_cast<std::ptrdiff_t>(start), context.came_by().end());
  }
  return seen;
}

} // namespace assay::backward
