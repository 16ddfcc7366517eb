#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/hash.h"
#include "solve/walk.h"

namespace assay::solve {

uint64_t Walk::draw(uint64_t below) { return hash_mix(++drawn_) % below; }

double Walk::draw_unit() { return static_cast<double>(draw(uint64_t{1} << 53)) * 0x1p-53; }

// Nearly: a sum of some.
double Walk::draw_normal() {
  double sum = 0;
  for (int i = 0; i < 6; ++i) sum += draw_unit() - 0.5;
  return sum * std::numbers::sqrt2;
}

double Walk::value_at(size_t variable, int64_t place) const {
  return tape_.is_float(variable) ? Tape::float_at(place) : static_cast<double>(place);
}

int64_t Walk::place_for(size_t variable, double value) const {
  if (tape_.is_float(variable)) return Tape::place_of(value);
  if (std::isnan(value)) return 0;
  if (value >= 0x1p63) return INT64_MAX;
  return value < -0x1p63 ? INT64_MIN : static_cast<int64_t>(std::nearbyint(value));
}

int64_t Walk::draw_place(size_t variable, int64_t from) {
  bool is_float = tape_.is_float(variable);
  double value = value_at(variable, from);
  switch (draw(8)) {
    case 0: { // by its bits
      auto power = static_cast<int>(draw(is_float ? 54 : 63));
      int64_t step = (int64_t{1} << power) * (draw(2) == 0 ? 1 : -1);
      int64_t moved = 0;
      return __builtin_add_overflow(from, step, &moved) ? from : moved;
    }
    case 1: return from ^ static_cast<int64_t>(uint64_t{1} << draw(is_float ? 52 : 64));
    case 2: // by a part of it
      return place_for(variable, value * (1 + draw_normal() * std::exp2(-static_cast<double>(draw(30)))));
    case 3: return draw_anew(variable);
    default: { // by so much
      double scale =
          is_float ? std::exp2(static_cast<double>(draw(30)) - 18) : std::exp2(static_cast<double>(draw(18)));
      return place_for(variable, value + draw_normal() * scale);
    }
  }
}

// A number as programs and people have them.
int64_t Walk::draw_anew(size_t variable) {
  bool is_float = tape_.is_float(variable);
  switch (draw(is_float ? 8 : 4)) {
    case 0: return number_for(variable, static_cast<int64_t>(draw(41)) - 20);
    case 1:
      if (!task_.constants.empty()) {
        int64_t constant = task_.constants[draw(task_.constants.size())];
        return number_for(variable, draw(2) == 0 || constant == INT64_MIN ? constant : -constant);
      }
      [[fallthrough]];
    case 2: { // of any order of magnitude
      auto magnitude = static_cast<int64_t>(hash_mix(++drawn_) >> (1 + draw(62)));
      return number_for(variable, draw(2) == 0 ? magnitude : -magnitude);
    }
    case 3: return number_for(variable, static_cast<int64_t>(draw(2001)) - 1000);
    case 4: return place_for(variable, (static_cast<double>(draw(33)) - 16) * std::numbers::pi / 4);
    case 5: return place_for(variable, draw_normal() * std::exp2(static_cast<double>(draw(20)) - 10));
    default: return place_for(variable, (draw_unit() - 0.5) * std::exp2(static_cast<double>(draw(8))));
  }
}

// Where the condition would be equal if it were linear in the variable: the bisection step of the walk. Both ends were
// measured, the second just now.
std::optional<int64_t> Walk::along_slope(size_t condition, size_t variable, double before, int64_t from) {
  std::optional<double> after = tape_.difference(condition);
  if (!after || !std::isfinite(*after) || !std::isfinite(before)) return std::nullopt;
  double first = value_at(variable, from);
  double second = value_at(variable, now_[variable]);
  double slope = *after == before ? draw_normal() : -before / (*after - before);
  double there = first + slope * (second - first);
  if (!std::isfinite(there)) return std::nullopt;
  return place_for(variable, there);
}

// Equalities that held before the variable was moved, one after the other, by moving another of their variables.
double Walk::restore_equalities(double distance, size_t moved) {
  for (uint32_t condition : tape_.conditions_of(moved)) {
    bool is_broken = tape_.is_equality(condition) && errors_[condition] == 0 && tape_.error(condition) > 0;
    if (is_broken && !is_done() && restore(condition, moved)) distance = measure();
  }
  return distance;
}

bool Walk::restore(size_t condition, size_t moved) {
  std::span<const uint32_t> variables = tape_.variables_of(condition);
  if (variables.size() < 2) return false;
  size_t other = variables[draw(variables.size())];
  if (other == moved) other = variables[draw(variables.size())];
  if (other == moved) return false;
  constexpr int most_tries = 4; // one, if it is linear
  for (int i = 0; i < most_tries && !is_done(); ++i) {
    std::optional<double> before = tape_.difference(condition);
    if (!before || !std::isfinite(*before)) return false;
    int64_t from = now_[other];
    double value = value_at(other, from);
    now_[other] = place_for(other, i == 0 ? value - *before : value + std::max(1.0, std::fabs(value)) * 0x1p-10);
    if (now_[other] == from) now_[other] = from == INT64_MAX ? from - 1 : from + 1;
    measure();
    if (tape_.error(condition) == 0) return true;
    std::optional<int64_t> pointed_at = along_slope(condition, other, *before, from);
    if (!pointed_at) return false;
    now_[other] = *pointed_at;
    measure();
    if (tape_.error(condition) == 0) return true;
  }
  return true;
}

// Where the variable is put, for a condition that is to change its sign, within some distance.
std::optional<Walk::Side> Walk::other_side(size_t condition, size_t variable, const Side& here, Neighbour& best) {
  constexpr int most_doublings = 12;
  double value = value_at(variable, here.place);
  bool is_float = tape_.is_float(variable);
  double step = is_float ? std::max(std::fabs(value), 1.0) * 0x1p-9 * (0.5 + draw_unit()) : 1;
  for (int i = 0; i < most_doublings; ++i, step *= is_float ? 3 : 7) {
    for (double there : {value + step, value - step}) {
      if (is_done() || !std::isfinite(there)) return std::nullopt;
      Side side{place_for(variable, there), 0};
      probe(variable, side.place, best);
      std::optional<double> difference = tape_.difference(condition);
      if (!difference || std::isnan(*difference)) continue;
      side.difference = *difference;
      if (side.difference == 0 || (side.difference < 0) != (here.difference < 0)) return side;
    }
  }
  return std::nullopt;
}

double Walk::probe(size_t variable, int64_t place, Neighbour& best) {
  now_ = here_;
  now_[variable] = place;
  double distance = measure();
  offer(best, distance);
  return distance;
}

// Between two sides of a condition, by turns where a line through both would cross and in the middle of the numbers in
// between, until they are neighbours; and then around them, as a float is rounded more than once on its way.
void Walk::bisect(size_t condition, size_t variable, Neighbour& best) {
  constexpr int most_rounds = 140;
  constexpr int64_t around = 6;
  now_ = here_;
  measure();
  std::optional<double> difference = tape_.difference(condition);
  if (!difference || std::isnan(*difference) || *difference == 0) return;
  Side first{here_[variable], *difference};
  std::optional<Side> other = other_side(condition, variable, first, best);
  if (!other) return;
  Side second = *other;
  for (int round = 0; round < most_rounds && !is_done() && second.difference != 0; ++round) {
    int64_t low = std::min(first.place, second.place);
    int64_t high = std::max(first.place, second.place);
    if (low == high || low + 1 == high) break;
    int64_t middle = low + static_cast<int64_t>((static_cast<uint64_t>(high) - static_cast<uint64_t>(low)) / 2);
    if (round % 3 != 2) {
      double left = value_at(variable, first.place);
      double right = value_at(variable, second.place);
      double crossing = left - first.difference * (right - left) / (second.difference - first.difference);
      if (std::isfinite(crossing)) middle = std::clamp(place_for(variable, crossing), low + 1, high - 1);
    }
    probe(variable, middle, best);
    difference = tape_.difference(condition);
    if (!difference || std::isnan(*difference)) return;
    Side& replaced = (*difference < 0) == (first.difference < 0) && *difference != 0 ? first : second;
    replaced = {middle, *difference};
  }
  for (int64_t i = -around; i <= around && !is_done() && tape_.is_float(variable); ++i) {
    probe(variable, second.place + i, best);
  }
}

} // namespace assay::solve
