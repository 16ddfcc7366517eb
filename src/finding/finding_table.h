#pragma once
// The findings of one function, by how and where they fail (group_key): of each group one. What an earlier test has found
// waits aside, and joins those that the search has not found again.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "finding/finding.h"

namespace assay::finding {

class FindingTable {
 public:
  const std::vector<Finding>& all() const { return findings_; }
  std::vector<Finding>& all() { return findings_; }
  bool contains(const std::string& key) const { return by_key_.contains(key); }
  // The one of this key; a new one if there is none. Null: there are too many.
  Finding* of(const std::string& key);
  const Finding* find(const std::string& key) const;
  void add(const std::string& key, Finding finding);

  void remember(const std::string& key, Finding finding) { remembered_.try_emplace(key, std::move(finding)); }
  const Finding* remembered(const std::string& key) const;
  // Those of earlier tests that no other fails like.
  void add_remembered();

 private:
  std::vector<Finding> findings_;
  std::map<std::string, size_t> by_key_;
  std::map<std::string, Finding> remembered_; // by the same keys
};

} // namespace assay::finding
