#include "search/result_probes.h"

#include <algorithm>
#include <unordered_set>

namespace assay::search {

ResultProbes::ResultProbes(ShapeTable& shapes, const Signature& signature)
    : input_(signature.input), argument_results_(signature.argument_results) {
  std::vector<ShapeTable::Member> results;
  for (const Signature::Clause& clause : signature.clauses) results.emplace_back(clause.result);
  if (signature.declared) result_ = results.size() == 1 ? signature.clauses[0].result : shapes.add("result", results);
  if (shapes.is_everything(result_)) result_ = signature.result;
  const std::vector<Alternative>& clauses = shapes.alternatives(signature.input);
  if (!clauses.empty()) arguments_ = static_cast<uint32_t>(clauses[0].fields.size());
  std::vector<ShapeId> probes;
  collect(shapes, probes);
  if (probes.empty()) return;
  std::vector<ShapeTable::Member> with_probes;
  for (Alternative clause : std::vector(shapes.alternatives(signature.input))) {
    clause.fields.insert(clause.fields.end(), probes.begin(), probes.end());
    with_probes.emplace_back(std::move(clause));
  }
  input_ = shapes.add("input with what results are applied to", std::move(with_probes));
}

// Of all functions that can be reached from the result, through what they return as well.
void ResultProbes::collect(ShapeTable& shapes, std::vector<ShapeId>& probes) {
  std::vector<ShapeId> pending = {result_};
  std::unordered_set<ShapeId> seen;
  while (!pending.empty()) {
    ShapeId shape = pending.back();
    pending.pop_back();
    if (shapes.is_everything(shape) || !seen.insert(shape).second) continue;
    for (const Alternative& alternative : std::vector(shapes.all_alternatives(shape))) {
      for (const Alternative::Association& each : alternative.associations) pending.push_back(each.value);
      if (alternative.form != Form::Function) {
        pending.insert(pending.end(), alternative.fields.begin(), alternative.fields.end());
        continue;
      }
      if (alternative.any_arity) continue;
      pending.push_back(alternative.fields.back());
      std::span<const ShapeId> taken(alternative.fields.begin(), alternative.fields.end() - 1);
      bool can_be_called = std::ranges::all_of(taken, [&](ShapeId each) { return shapes.can_be_built(each); });
      auto first = static_cast<uint32_t>(arguments_ + probes.size());
      if (!can_be_called || !first_.emplace(alternative.fields, first).second) continue;
      probes.insert(probes.end(), taken.begin(), taken.end());
    }
  }
}

std::optional<uint32_t> ResultProbes::first_of(const std::vector<ShapeId>& fields) const {
  auto found = first_.find(fields);
  return found == first_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace assay::search
