#include <algorithm>
#include <limits>

#include "solve/walk.h"

namespace assay::solve {

namespace {

constexpr size_t steps_each = 150; // per condition that is not linear
constexpr size_t neighbours = 10;
constexpr size_t longest_tabu = 3;
constexpr double nowhere = std::numeric_limits<double>::infinity();

} // namespace

void Walk::note_errors() {
  errors_.resize(tape_.condition_count());
  of_variable_.assign(now_.size(), 0);
  for (size_t i = 0; i < errors_.size(); ++i) {
    errors_[i] = tape_.error(i);
    for (uint32_t variable : tape_.variables_of(i)) of_variable_[variable] += errors_[i];
  }
}

void Walk::wander() {
  here_ = now_;
  tabu_.assign(now_.size(), 0);
  double distance = newton(measure());
  measure();
  note_errors();
  size_t others = static_cast<size_t>(std::ranges::count(task_.is_linear, false));
  size_t tabu_for = std::max<size_t>(1, std::min(longest_tabu, now_.size() / 2));
  for (size_t step = 0; step < steps_each * std::max<size_t>(1, others) && !is_done(); ++step) {
    ++statistics_.steps;
    if (std::ranges::none_of(tabu_, [](size_t left) { return left == 0; })) distance = step_everywhere();
    size_t variable = most_wrong();
    Neighbour best = best_neighbour(variable);
    if (best.distance < distance) {
      here_ = now_ = best.values;
      distance = best.distance;
      measure();
      note_errors();
      for (size_t& left : tabu_) left -= left > 0 ? 1 : 0;
    } else {
      tabu_[variable] = tabu_for;
    }
  }
  now_ = here_;
  if (!is_done()) keep(distance);
}

double Walk::step_everywhere() {
  std::ranges::fill(tabu_, 0);
  now_ = here_;
  keep(newton(measure()));
  if (is_done()) return 0;
  for (size_t i = 0; i < now_.size(); ++i) now_[i] = draw_place(i, now_[i]);
  here_ = now_;
  double distance = measure();
  note_errors();
  return distance;
}

// Of those that are not tabu; of equals, the first after a random one.
size_t Walk::most_wrong() const {
  size_t best = now_.size();
  for (size_t i = 0; i < now_.size(); ++i) {
    size_t variable = (i + drawn_) % now_.size();
    if (tabu_[variable] > 0) continue;
    if (best == now_.size() || of_variable_[variable] > of_variable_[best]) best = variable;
  }
  return best;
}

Walk::Neighbour Walk::best_neighbour(size_t variable) {
  Neighbour best{nowhere, {}};
  // Conditions that are wrong and have to do with the variable.
  std::vector<uint32_t> wrong;
  for (uint32_t condition : tape_.conditions_of(variable)) {
    if (errors_[condition] > 0) wrong.push_back(condition);
  }
  for (size_t i = 0; i < neighbours && !is_done(); ++i) {
    now_ = here_;
    if (!wrong.empty()) measure();
    std::optional<double> before;
    uint32_t condition = wrong.empty() ? 0 : wrong[draw(wrong.size())];
    if (!wrong.empty()) before = tape_.difference(condition);
    now_[variable] = draw_place(variable, here_[variable]);
    double distance = measure();
    std::optional<int64_t> pointed_at;
    if (before) pointed_at = along_slope(condition, variable, *before, here_[variable]);
    distance = restore_equalities(distance, variable);
    offer(best, distance);
    if (!pointed_at) continue;
    now_ = here_;
    now_[variable] = *pointed_at;
    offer(best, restore_equalities(measure(), variable));
  }
  if (!wrong.empty() && !is_done()) bisect(wrong[draw(wrong.size())], variable, best);
  return best;
}

void Walk::offer(Neighbour& best, double distance) {
  if (!(distance < best.distance) || leaves_polytope()) return;
  best = {distance, now_};
}

// Whether a linear condition that held where the walk stands does no longer.
bool Walk::leaves_polytope() const {
  for (size_t i = 0; i < errors_.size(); ++i) {
    if (task_.is_linear[i] && errors_[i] == 0 && tape_.error(i) > 0) return true;
  }
  return false;
}

} // namespace assay::solve
