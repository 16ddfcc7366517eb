#include "finding/clause_numbers.h"

#include <algorithm>

namespace assay::finding {

ClauseNumbers::ClauseNumbers(const core::Module& module, std::span<const core::Function* const> also) {
  for (const core::Function* function : module.functions) add(*function);
  for (const core::Function* function : also) add(*function);
}

void ClauseNumbers::add(const core::Function& function) {
  std::vector<uint32_t>& numbers = numbers_[&function];
  for (uint32_t i = 0; i < function.clauses.size(); ++i) {
    bool counts = !function.clauses[i].compiler_generated;
    numbers.push_back(counts ? static_cast<uint32_t>(clauses_.size()) : no_number);
    if (counts) clauses_.push_back({&function, i});
  }
  bool has_clauses = std::ranges::any_of(numbers, [](uint32_t number) { return number != no_number; });
  bool is_of_source = function.place.line != 0;
  if (has_clauses || !is_of_source) return;
  bodies_[&function] = static_cast<uint32_t>(clauses_.size());
  clauses_.push_back({&function, {}});
}

std::optional<uint32_t> ClauseNumbers::number(const core::Function& function, uint32_t index) const {
  auto found = numbers_.find(&function);
  if (found == numbers_.end() || found->second[index] == no_number) return {};
  return found->second[index];
}

std::optional<uint32_t> ClauseNumbers::body(const core::Function& function) const {
  auto found = bodies_.find(&function);
  return found == bodies_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<uint32_t> ClauseNumbers::take_entered(const Machine& machine) const {
  std::vector<uint32_t> result;
  machine.for_each_needed([&](const core::Function& function) {
    auto found = numbers_.find(&function);
    if (found == numbers_.end() || found->second.empty()) return;
    std::vector<uint8_t>& marks = machine.code_if_needed(function)->clauses_entered;
    for (size_t i = 0; i < marks.size(); ++i) {
      bool is_new = (marks[i] & Code::entered_lately) != 0;
      if (is_new && found->second[i] != no_number) result.push_back(found->second[i]);
      marks[i] = static_cast<uint8_t>(marks[i] & ~Code::entered_lately);
    }
  });
  std::ranges::sort(result);
  return result;
}

} // namespace assay::finding
