#include "solve/walk.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "base/hash.h"
#include "base/stop.h"

namespace assay::solve {

namespace {

constexpr int64_t dense = 400;       // small numbers are all tried
constexpr int64_t near = 64;         // and the neighbours of what the run had
constexpr uint64_t random_each = 24; // per order of magnitude
constexpr int largest_power = 54;    // a float changes its exponent by 2^52
constexpr size_t most_starts = 6;

} // namespace

Walk::Walk(Tape& tape, WalkTask task, WalkStatistics& statistics)
    : tape_(tape), task_(std::move(task)), statistics_(statistics), left_(task_.evaluations), drawn_(task_.seed) {}

std::optional<Point> Walk::go() {
  ++statistics_.walks;
  make_steps();
  try_starts();
  if (task_.tries_candidates) {
    const Point before = task_.starts[0];
    for (size_t variable = 0; variable < before.size() && !is_done(); ++variable) {
      now_ = before;
      try_candidates(variable, before[variable]);
    }
  }
  for (const Start& start : std::vector(starts_)) {
    if (is_done()) break;
    now_ = start.values;
    if (task_.looks_far_out && go_far_out()) break;
    descend(start.distance);
  }
  // In turn: from near the best places, from the best one, from anywhere.
  for (size_t round = 0; !is_done(); ++round) {
    ++statistics_.restarts;
    if (round % 3 == 0) {
      descend_from_near(1 + draw(2));
      continue;
    }
    if (round % 3 == 1) {
      now_ = starts_[draw(starts_.size())].values;
    } else {
      start_anywhere();
    }
    wander();
  }
  if (found_) ++statistics_.solved;
  return found_;
}

double Walk::measure() {
  if (must_stop()) left_ = 0;
  if (left_ == 0) return std::numeric_limits<double>::infinity();
  uint64_t spent_before = tape_.spent();
  ++statistics_.evaluations;
  double distance = tape_.distance(now_);
  left_ -= std::min(left_, 1 + tape_.spent() - spent_before);
  if (distance == 0 && tape_.approximates()) distance = tape_.exact_distance(now_);
  if (distance == 0 && !found_) found_ = now_;
  return distance;
}

// As a place to walk from, if it is among the nearest.
void Walk::keep(double distance) {
  if (starts_.size() == most_starts && !(distance < starts_.back().distance)) return;
  if (std::ranges::find(starts_, now_, &Start::values) != starts_.end()) return;
  auto place = std::ranges::upper_bound(starts_, distance, {}, &Start::distance);
  starts_.insert(place, {distance, now_});
  if (starts_.size() > most_starts) starts_.pop_back();
}

// A whole number, as the tape has it.
int64_t Walk::number_for(size_t variable, int64_t number) const {
  return tape_.is_float(variable) ? Tape::place_of(static_cast<double>(number)) : number;
}

void Walk::make_steps() {
  constexpr size_t most_units = 8;
  for (int power = 0; power <= largest_power; ++power) steps_.push_back(int64_t{1} << power);
  std::vector<int64_t> units;
  for (int64_t constant : task_.constants) {
    int64_t unit = std::abs(constant);
    if (unit < 3 || std::has_single_bit(static_cast<uint64_t>(unit)) || units.size() == most_units) continue;
    if (std::ranges::find(units, unit) == units.end()) units.push_back(unit);
  }
  for (size_t i = 0; i < units.size(); ++i) {
    steps_.push_back(units[i]);
    for (size_t j = 0; j <= i; ++j) {
      if (int64_t product = 0; !__builtin_mul_overflow(units[i], units[j], &product)) steps_.push_back(product);
    }
  }
  for (size_t count = steps_.size(), i = 0; i < count; ++i) steps_.push_back(-steps_[i]);
}

void Walk::try_starts() {
  size_t variables = task_.starts[0].size();
  for (int64_t everywhere : {int64_t{0}, int64_t{1}}) {
    now_.resize(variables);
    for (size_t i = 0; i < variables; ++i) now_[i] = number_for(i, everywhere);
    consider();
  }
  for (const Point& start : task_.starts) {
    now_ = start;
    consider();
  }
}

bool Walk::try_place(size_t variable, int64_t place) {
  now_[variable] = place;
  consider();
  return is_done();
}

// One more variable of another order of magnitude: from a small one no step is far enough to be seen.
bool Walk::go_far_out() {
  for (size_t variable = 0; variable < now_.size(); ++variable) {
    int64_t before = now_[variable];
    if (tape_.is_float(variable) && try_magnitudes(variable)) return true;
    now_[variable] = before;
  }
  return false;
}

// Floats of all orders of magnitude, as people write them.
bool Walk::try_magnitudes(size_t variable) {
  for (double number : {1e20, 1e50, 1e100, 1e150, 1e155, 1e160, 1e200, 1e250, 1e300, 1e305, 1e307, 1e308, 1.7e308}) {
    for (double value : {number, -number, 1 / number}) {
      if (try_place(variable, Tape::place_of(value))) return true;
    }
  }
  return false;
}

// Those that programs forget.
bool Walk::try_special_floats(size_t variable) {
  using Limits = std::numeric_limits<double>;
  for (double number : {-0.0, Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN(), Limits::max(),
                        Limits::lowest(), Limits::min(), Limits::denorm_min()}) {
    if (try_place(variable, Tape::place_of(number))) return true;
  }
  return false;
}

bool Walk::try_constants(size_t variable) {
  for (int64_t constant : task_.constants) {
    if (constant < -INT64_MAX + 1 || constant > INT64_MAX - 1) {
      if (try_value(variable, constant)) return true;
      continue;
    }
    for (int64_t value : {constant, constant - 1, constant + 1, -constant, -constant - 1, -constant + 1}) {
      if (try_value(variable, value)) return true;
    }
  }
  return false;
}

void Walk::try_candidates(size_t variable, int64_t base) {
  for (int64_t i = 0; i <= dense; ++i) {
    if (try_value(variable, i)) return;
  }
  bool has_neighbours = !tape_.is_float(variable) && base > INT64_MIN + near && base < INT64_MAX - near;
  for (int64_t i = 1; has_neighbours && i <= near; ++i) {
    if (try_value(variable, base + i) || try_value(variable, base - i)) return;
  }
  if (try_constants(variable)) return;
  if (task_.looks_far_out && tape_.is_float(variable) && try_magnitudes(variable)) return;
  if (task_.every_double && tape_.is_float(variable) && try_special_floats(variable)) return;
  uint64_t state = 0;
  for (int power = 0; power <= largest_power; ++power) {
    int64_t magnitude = int64_t{1} << power;
    for (int64_t value : {magnitude - 1, magnitude, magnitude + 1, -magnitude}) {
      if (try_value(variable, value)) return;
    }
    for (uint64_t i = 0; power >= 8 && i < random_each; ++i) {
      auto value = static_cast<int64_t>(hash_mix(++state) % static_cast<uint64_t>(magnitude)) + magnitude;
      if (try_value(variable, i % 3 == 0 ? -value : value)) return;
    }
  }
}

void Walk::descend(double distance) {
  while (!is_done()) {
    double best = distance;
    size_t best_variable = 0;
    int64_t best_value = 0;
    for (size_t variable = 0; variable < now_.size(); ++variable) {
      int64_t before = now_[variable];
      for (int64_t step : steps_) {
        if (is_done()) return;
        if (__builtin_add_overflow(before, step, &now_[variable])) continue;
        double there = measure();
        if (!(there < best)) continue;
        best = there;
        best_variable = variable;
        best_value = now_[variable];
      }
      now_[variable] = before;
    }
    if (best >= distance) return keep(distance);
    ++statistics_.steps;
    distance = best;
    now_[best_variable] = best_value;
  }
}

void Walk::descend_from_near(size_t changes) {
  now_ = starts_[draw(starts_.size())].values;
  for (; changes > 0; --changes) {
    int64_t step = steps_[draw(steps_.size())];
    int64_t& value = now_[draw(now_.size())];
    if (int64_t changed = 0; !__builtin_add_overflow(value, step, &changed)) value = changed;
  }
  descend(measure());
}

void Walk::start_anywhere() {
  now_ = task_.starts[draw(task_.starts.size())];
  for (size_t i = 0; i < now_.size(); ++i) {
    if (draw(4) != 0) now_[i] = draw_anew(i);
  }
}

} // namespace assay::solve
