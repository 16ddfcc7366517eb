#include "finding/finding_table.h"

#include <set>

namespace assay::finding {

namespace {

constexpr size_t most_findings = 1000; // of a function, where every path that fails is one

} // namespace

Finding* FindingTable::of(const std::string& key) {
  auto known = by_key_.find(key);
  if (known != by_key_.end()) return &findings_[known->second];
  if (findings_.size() >= most_findings) return nullptr;
  by_key_.emplace(key, findings_.size());
  return &findings_.emplace_back();
}

const Finding* FindingTable::find(const std::string& key) const {
  auto known = by_key_.find(key);
  return known == by_key_.end() ? nullptr : &findings_[known->second];
}

void FindingTable::add(const std::string& key, Finding finding) {
  bool is_new = by_key_.try_emplace(key, findings_.size()).second;
  if (is_new) findings_.push_back(std::move(finding));
}

const Finding* FindingTable::remembered(const std::string& key) const {
  auto found = remembered_.find(key);
  return found == remembered_.end() ? nullptr : &found->second;
}

void FindingTable::add_remembered() {
  std::set<std::string> found;
  for (const Finding& finding : findings_) found.insert(group_key(finding.failure));
  for (const auto& [key, finding] : remembered_) {
    if (found.contains(key)) continue;
    by_key_.emplace(key, findings_.size());
    findings_.push_back(finding);
  }
}

} // namespace assay::finding
