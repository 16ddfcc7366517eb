// Several equations at once. Moving one variable after the other goes nowhere where each has to do with several
// equations; so the smallest change of all variables is taken that would satisfy all of them if they were linear, again
// and again; and what is then wrong in the last bits is looked for among the nearest floats.

#include <algorithm>
#include <cmath>

#include "solve/walk.h"

namespace assay::solve {

namespace {

using Row = std::vector<double>;

// By elimination, with the largest element first; false where it has no one solution.
bool solve_linear(std::vector<Row> matrix, Row right, Row& solution) {
  size_t size = right.size();
  for (size_t column = 0; column < size; ++column) {
    size_t best = column;
    for (size_t row = column; row < size; ++row) {
      if (std::fabs(matrix[row][column]) > std::fabs(matrix[best][column])) best = row;
    }
    if (!(std::fabs(matrix[best][column]) > 0)) return false;
    std::swap(matrix[best], matrix[column]);
    std::swap(right[best], right[column]);
    for (size_t row = column + 1; row < size; ++row) {
      double factor = matrix[row][column] / matrix[column][column];
      for (size_t i = column; i < size; ++i) matrix[row][i] -= factor * matrix[column][i];
      right[row] -= factor * right[column];
    }
  }
  solution.assign(size, 0);
  for (size_t row = size; row-- > 0;) {
    double sum = right[row];
    for (size_t i = row + 1; i < size; ++i) sum -= matrix[row][i] * solution[i];
    solution[row] = sum / matrix[row][row];
  }
  return true;
}

} // namespace

// What is to become zero: all equalities, and orders that do not hold. At the point that was measured last.
std::vector<Walk::Equation> Walk::equations() const {
  std::vector<Equation> found;
  for (uint32_t i = 0; i < tape_.condition_count(); ++i) {
    if (!tape_.is_equality(i) && tape_.error(i) == 0) continue;
    std::optional<double> difference = tape_.difference(i);
    if (difference && std::isfinite(*difference)) found.push_back({i, *difference});
  }
  return found;
}

// J is how each equation changes with each variable: the change is J' (J J')^-1 of what is wrong, negated.
bool Walk::newton_step() {
  std::vector<Equation> wanted = equations();
  size_t count = wanted.size();
  if (count == 0 || count > most_equations) return false;
  const Point from = now_;
  std::vector<Row> jacobian(count, Row(from.size()));
  for (size_t variable = 0; variable < from.size() && !is_done(); ++variable) {
    double value = value_at(variable, from[variable]);
    double step = tape_.is_float(variable) ? std::max(std::fabs(value), 1.0) * 0x1p-24 : 1;
    now_[variable] = place_for(variable, value + step);
    step = value_at(variable, now_[variable]) - value;
    measure();
    for (size_t i = 0; i < count; ++i) {
      std::optional<double> difference = tape_.difference(wanted[i].condition);
      double slope = difference ? (*difference - wanted[i].difference) / step : 0;
      jacobian[i][variable] = std::isfinite(slope) ? slope : 0;
    }
    now_[variable] = from[variable];
  }
  std::vector<Row> squares(count, Row(count));
  Row right(count);
  for (size_t i = 0; i < count; ++i) {
    right[i] = -wanted[i].difference;
    for (size_t j = 0; j < count; ++j) {
      for (size_t k = 0; k < from.size(); ++k) squares[i][j] += jacobian[i][k] * jacobian[j][k];
    }
    squares[i][i] += squares[i][i] * 0x1p-40; // so that equations that say the same do not stop it
  }
  Row weights;
  if (!solve_linear(squares, right, weights)) return false;
  for (size_t k = 0; k < from.size(); ++k) {
    double change = 0;
    for (size_t i = 0; i < count; ++i) change += jacobian[i][k] * weights[i];
    double there = value_at(k, from[k]) + change;
    if (std::isfinite(there) && change != 0) now_[k] = place_for(k, there);
  }
  return now_ != from;
}

// From where the walk stands. The best place it comes to is where the walk stands afterwards, if it is better.
double Walk::newton(double distance) {
  constexpr int most_rounds = 12;
  now_ = here_;
  measure();
  Point best = here_;
  for (int round = 0; round < most_rounds && !is_done(); ++round) {
    if (!newton_step()) break;
    double there = measure();
    if (there < distance) {
      distance = there;
      best = now_;
    }
  }
  here_ = now_ = best;
  return is_done() ? distance : polish(distance);
}

double Walk::polish(double distance) {
  constexpr double nearly = 0x1p-20;
  constexpr int most_tries = 400;
  if (distance > nearly) return distance;
  for (int i = 0; i < most_tries && !is_done(); ++i) {
    now_ = here_;
    for (size_t variable = 0; variable < now_.size(); ++variable) {
      auto places = static_cast<int64_t>(draw(9)) - 4;
      if (draw(2) == 0 && tape_.is_float(variable)) now_[variable] += places;
    }
    double there = measure();
    if (!(there < distance)) continue;
    distance = there;
    here_ = now_;
  }
  now_ = here_;
  return distance;
}

} // namespace assay::solve
