// The order of symbols: by their text. A path knows pairs; together with the order of the symbols that are known they
// must not form a circle.

#include <algorithm>

#include "input/store.h"

namespace assay::input {

std::optional<Symbol> Store::known_symbol(PatternId id) {
  const Pattern& pattern = space_.patterns[id];
  if (pattern.kind == PatternKind::Symbol) return Symbol(pattern.detail);
  if (pattern.kind == PatternKind::Cell) return state(pattern.detail).symbol;
  return {};
}

bool Store::order_symbols(PatternId left, PatternId right) {
  for (PatternId side : {left, right}) {
    const Pattern& pattern = space_.patterns[side];
    if (pattern.kind == PatternKind::Cell && !restrict_forms(pattern.detail, forms_of(Form::Symbol))) return false;
  }
  symbol_order_.emplace_back(left, right);
  changed_ = true;
  return true;
}

// Looks for a circle: symbols are points, a known pair or two known texts are arrows.
bool Store::order_is_possible() {
  if (symbol_order_.empty()) return true;
  std::vector<uint64_t> points; // a cell, or a symbol with the top bit set
  auto point_of = [&](PatternId id) {
    std::optional<Symbol> symbol = known_symbol(id);
    uint64_t name = symbol ? uint64_t{1} << 32 | symbol->id() : canonical(space_.patterns[id].detail);
    auto found = std::ranges::find(points, name);
    if (found != points.end()) return static_cast<size_t>(found - points.begin());
    points.push_back(name);
    return points.size() - 1;
  };
  std::vector<std::pair<size_t, size_t>> arrows;
  for (const auto& [left, right] : symbol_order_) arrows.emplace_back(point_of(left), point_of(right));
  auto text = [&](size_t point) { return Symbol(static_cast<uint32_t>(points[point])).text(); };
  std::vector<size_t> known;
  for (size_t i = 0; i < points.size(); ++i) {
    if ((points[i] >> 32) != 0) known.push_back(i);
  }
  std::ranges::sort(known, [&](size_t left, size_t right) { return text(left) < text(right); });
  for (size_t i = 1; i < known.size(); ++i) arrows.emplace_back(known[i - 1], known[i]);
  // Points without arrows to them are taken away until none is left, or only circles.
  std::vector<bool> gone(points.size());
  for (size_t left = points.size(); left > 0;) {
    size_t before = left;
    for (size_t i = 0; i < points.size(); ++i) {
      auto leads_here = [&](const auto& arrow) { return arrow.second == i && !gone[arrow.first]; };
      if (gone[i] || std::ranges::any_of(arrows, leads_here)) continue;
      gone[i] = true;
      --left;
    }
    if (left == before) return false;
  }
  return true;
}

} // namespace assay::input
