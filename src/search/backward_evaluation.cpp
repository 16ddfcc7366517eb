// What a backward path has evaluated (search/evaluated_code.h). Such a path stands for all that go through the loop or
// the recursion, so it comes before these: if it is refuted, or if the walk finds values for it, little is to be done.

#include <algorithm>

#include "search/backward.h"

namespace assay::search {

using core::Instruction;
using core::Operand;

void BackwardSearch::evaluate_loop(const BackwardPath& path, Paths& next) {
  const BackwardFrame& frame = path.frames.back();
  if (!frame.left.contains(frame.block)) return;
  const FlowFacts& flow = facts(*frame.function);
  const CutLoop* loop = evaluated_.loop(*frame.function, frame.block, flow);
  if (loop == nullptr) return;
  BackwardPath cut = path;
  EvaluatedCall call{loop->function, {}, {}};
  std::span<const core::ValueId> parameters = frame.code().parameters;
  for (uint32_t i = 0; i < parameters.size(); ++i) {
    if (auto part = take_result(cut, parameters[i])) call.results.emplace_back(i, *part);
  }
  if (call.results.empty()) return;
  cut.is_evaluated = true;
  std::set<core::BlockId> inside = flow.loop(frame.block);
  for (const Arrival& arrival : flow.arrivals(frame.block)) {
    bool begins_it = !inside.contains(arrival.from) && arrival.edge->arguments.size() == parameters.size();
    if (!begins_it) continue;
    BackwardPath here = cut;
    call.arguments.clear();
    for (Operand argument : arrival.edge->arguments) call.arguments.push_back(part_of(here, argument));
    for (core::ValueId value : loop->outside) call.arguments.push_back(part_of(here, Operand::value(value)));
    here.evaluated.push_back(call);
    arrive_by(here, arrival, next);
  }
}

void BackwardSearch::evaluate_recursion(const BackwardPath& path, const Instruction& code, const core::Function& callee,
                                        const Results& results, Paths& next) {
  bool is_direct = code.opcode == core::Opcode::Call || code.opcode == core::Opcode::TailCall;
  auto is_it = [&](const BackwardFrame& frame) { return frame.function == &callee; };
  if (!is_direct || std::ranges::any_of(path.frames, is_it) || !evaluated_.is_recursion(callee)) return;
  BackwardPath here = path;
  EvaluatedCall call{&callee, {}, {}};
  for (Operand operand : code.operands) call.arguments.push_back(part_of(here, operand));
  for (uint32_t i = 0; i < results.size(); ++i) {
    if (results[i]) call.results.emplace_back(i, *results[i]);
  }
  if (call.results.empty()) return;
  here.evaluated.push_back(std::move(call));
  here.is_evaluated = true;
  next.push_back(std::move(here));
}

// Those whose arguments and results are known to be numbers become terms.
bool BackwardSearch::settle_evaluated(BackwardPath& path) {
  auto is_number = [&](PartId part) { return path.values.number(part) != no_term; };
  for (size_t i = 0; i < path.evaluated.size();) {
    const EvaluatedCall call = path.evaluated[i];
    bool is_ready = std::ranges::all_of(call.arguments, is_number) &&
                    std::ranges::all_of(call.results, [&](const auto& each) { return is_number(each.second); });
    if (!is_ready) {
      ++i;
      continue;
    }
    path.evaluated.erase(path.evaluated.begin() + static_cast<std::ptrdiff_t>(i));
    std::vector<TermId> arguments;
    for (PartId part : call.arguments) arguments.push_back(path.values.number(part));
    for (auto [index, part] : call.results) {
      if (!be_result(path, part, *call.function, index, arguments)) return false;
    }
  }
  return true;
}

bool BackwardSearch::be_result(BackwardPath& path, PartId part, const core::Function& function, uint32_t index,
                               std::span<const TermId> arguments) {
  TermTable& terms = path.values.terms();
  Sort sort = terms[path.values.number(part)].sort;
  TermId result = terms.call(evaluated_.result_of(function, index, sort), arguments);
  // Of constants it has a value, or the machine has not come to its end.
  bool is_of_constants = std::ranges::all_of(arguments, [&](TermId each) { return terms.is_constant(each); });
  return (is_of_constants && !terms.is_constant(result)) || path.values.be_number(part, result);
}

} // namespace assay::search
