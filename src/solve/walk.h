#pragma once
// The concolic walk: a search for values that satisfy conditions no solver can decide, by trying them. How far values
// are from satisfying everything is what the tape says (solve/tape.h).
//
// First values are tried that programs are likely to mean: small numbers, their own constants, orders of magnitude.
// Then it goes downhill from the nearest, by powers of two and by what the program counts in. Then it walks, as
// published: the variable with the largest error gets the best of some neighbours, random ones and those that a
// condition's slope points at; without a better one it is tabu for some steps; where all are, everything moves.
// Neighbours stay within the polytope of the linear conditions: equalities that a step breaks are restored by moving
// another variable, and what leaves it otherwise does not count. Beyond that, numbers are moved by their bits as well,
// a condition that changes its sign is bisected down to neighbouring floats, several equations are solved together, and
// walks begin anew from other places until the evaluations are spent.
//
// What is tried is the same each time. A walk that fails says nothing.
//
//   walk.cpp            the phases, starts and restarts, going downhill
//   walk_tabu.cpp       the walk, from one start
//   walk_neighbours.cpp random, restoring and bisection steps
//   walk_newton.cpp     steps of all variables, for several equations at once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solve/solver.h"
#include "solve/tape.h"

namespace assay::solve {

using Point = std::vector<int64_t>; // of a tape's variables, as the tape has them

struct WalkTask {
  std::vector<Point> starts;      // the values of the run before, a point of the polytope
  std::vector<int64_t> constants; // that the program knows
  std::vector<bool> is_linear;    // of each condition
  uint64_t evaluations = 0;       // at most
  uint64_t seed = 0;
  bool looks_far_out = false;   // whether floats are asked to be beyond the finite ones
  bool every_double = false;    // whether floats may be infinite or NaN
  bool tries_candidates = true; // else it was done before
};

class Walk {
 public:
  Walk(Tape& tape, WalkTask task, WalkStatistics& statistics);
  std::optional<Point> go();

 private:
  struct Start {
    double distance;
    Point values;
  };
  struct Neighbour {
    double distance;
    Point values;
  };

  // walk.cpp
  bool is_done() const { return found_.has_value() || left_ == 0; }
  double measure();
  void consider() { keep(measure()); }
  void keep(double distance);
  int64_t number_for(size_t variable, int64_t number) const;
  void make_steps();
  void try_starts();
  bool try_value(size_t variable, int64_t number) { return try_place(variable, number_for(variable, number)); }
  bool try_place(size_t variable, int64_t place);
  bool try_magnitudes(size_t variable);
  bool try_special_floats(size_t variable);
  bool try_constants(size_t variable);
  void try_candidates(size_t variable, int64_t base);
  bool go_far_out();
  void descend(double distance);
  void descend_from_near(size_t changes);
  void start_anywhere();

  // walk_tabu.cpp
  void wander();
  double step_everywhere();
  size_t most_wrong() const;
  void note_errors();
  Neighbour best_neighbour(size_t variable);
  void offer(Neighbour& best, double distance);
  bool leaves_polytope() const;

  // walk_neighbours.cpp
  uint64_t draw(uint64_t below);
  double draw_unit(); // from 0 to 1
  double draw_normal();
  double value_at(size_t variable, int64_t place) const;
  int64_t place_for(size_t variable, double value) const;
  int64_t draw_place(size_t variable, int64_t from);
  int64_t draw_anew(size_t variable);
  double restore_equalities(double distance, size_t moved);
  bool restore(size_t condition, size_t moved);
  std::optional<int64_t> along_slope(size_t condition, size_t variable, double before, int64_t from);
  void bisect(size_t condition, size_t variable, Neighbour& best);
  struct Side {
    int64_t place;
    double difference;
  };
  std::optional<Side> other_side(size_t condition, size_t variable, const Side& here, Neighbour& best);
  double probe(size_t variable, int64_t place, Neighbour& best);

  // walk_newton.cpp
  static constexpr size_t most_equations = 24;
  struct Equation {
    uint32_t condition;
    double difference;
  };
  std::vector<Equation> equations() const;
  bool newton_step();
  double newton(double distance);
  double polish(double distance);

  Tape& tape_;
  WalkTask task_;
  WalkStatistics& statistics_;
  uint64_t left_; // evaluations
  uint64_t drawn_ = 0;
  Point now_;
  std::vector<Start> starts_;  // nearest first
  std::vector<int64_t> steps_; // of one variable, up and down
  std::vector<double> errors_; // at the point the walk stands on, of each condition
  std::vector<double> of_variable_;
  std::vector<size_t> tabu_; // steps left, of each variable
  Point here_;               // where the walk stands
  std::optional<Point> found_;
};

} // namespace assay::solve
