#include "finding/choose_suite.h"

#include <algorithm>
#include <map>
#include <set>

namespace assay {

namespace {

size_t count_missing(const std::vector<uint32_t>& things, const std::set<uint32_t>& covered) {
  return static_cast<size_t>(std::ranges::count_if(things, [&](uint32_t thing) { return !covered.contains(thing); }));
}

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
  for (;;) {
    size_t best = covers.size();
    size_t most = 0;
    for (size_t i = 0; i < covers.size(); ++i) {
      size_t adds = count_missing(covers[i], covered);
      if (adds > most) {
        best = i;
        most = adds;
      }
    }
    if (most == 0) break;
    covered.insert(covers[best].begin(), covers[best].end());
    chosen.push_back(best);
  }
  std::ranges::sort(chosen);
  drop_what_others_cover(covers, chosen);
  return chosen;
}

} // namespace assay
