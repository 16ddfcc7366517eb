#include "finding/choose_suite.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>

namespace assay::finding {

namespace {

size_t count_missing(const std::vector<uint32_t>& things, const std::set<uint32_t>& covered) {
  return static_cast<size_t>(std::ranges::count_if(things, [&](uint32_t thing) { return !covered.contains(thing); }));
}

struct Candidate {
  size_t adds; // at most
  size_t index;
  bool operator<(const Candidate& other) const { return adds != other.adds ? adds < other.adds : index > other.index; }
};

void drop_what_others_cover(std::span<const std::vector<uint32_t>> covers, std::vector<size_t>& chosen) {
  std::map<uint32_t, size_t> times;
  for (size_t index : chosen) {
    for (uint32_t thing : covers[index]) ++times[thing];
  }
  for (size_t i = chosen.size(); i-- > 0;) {
    const std::vector<uint32_t>& things = covers[chosen[i]];
    if (!std::ranges::all_of(things, [&](uint32_t thing) { return times[thing] > 1; })) continue;
    for (uint32_t thing : things) --times[thing];
    chosen.erase(chosen.begin() + static_cast<ptrdiff_t>(i));
  }
}

} // namespace

std::vector<size_t> choose_suite(std::span<const std::vector<uint32_t>> covers) {
  std::set<uint32_t> covered;
  std::vector<size_t> chosen;
  // What one adds only gets less: whoever still adds what it added when it was looked at last is the best.
  std::priority_queue<Candidate> candidates;
  for (size_t i = 0; i < covers.size(); ++i) candidates.push({covers[i].size(), i});
  while (!candidates.empty()) {
    Candidate best = candidates.top();
    candidates.pop();
    size_t adds = count_missing(covers[best.index], covered);
    if (adds == 0) continue;
    if (adds < best.adds) {
      candidates.push({adds, best.index});
      continue;
    }
    covered.insert(covers[best.index].begin(), covers[best.index].end());
    chosen.push_back(best.index);
  }
  std::ranges::sort(chosen);
  drop_what_others_cover(covers, chosen);
  return chosen;
}

} // namespace assay::finding
