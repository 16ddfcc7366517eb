// Walks. Products and divisions of variables are hard for a solver, and floats that round are not what it takes them
// for; but a condition over a few numbers often has a solution near the values of the run before, near a constant of
// the program, or of the right order of magnitude. These are tried first; then, from those that came nearest, the walk
// goes downhill: the distance of all conditions is what the tape says, a step changes one variable by a power of two or
// by what the program counts in (86400, 365 * 86400), and the best step is taken. Where no step is better, it goes on
// from a place near the best one.
//
// What is tried is the same each time. A walk that fails says nothing.

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <unordered_set>

#include "base/hash.h"
#include "solve/layers.h"
#include "solve/tape.h"
#include "solve/values.h"

namespace assay {

namespace {

constexpr size_t most_variables = 12;
constexpr int64_t dense = 400;       // small numbers are all tried
constexpr int64_t near = 64;         // and the neighbours of what the run had
constexpr uint64_t random_each = 24; // per order of magnitude
constexpr int largest_power = 54;    // a float changes its exponent by 2^52
constexpr size_t most_starts = 6;

class Walk {
 public:
  Walk(TermTable& terms, const Query& query, Tape tape, size_t tries, bool looks_far_out)
      : terms_(terms), query_(query), tape_(std::move(tape)), tries_(tries), looks_far_out_(looks_far_out) {}

  // Values for the tape's variables, as the tape has them, that satisfy the conditions.
  std::optional<std::vector<int64_t>> go(const std::vector<int64_t>& constants) {
    for (TermId variable : tape_.variables()) {
      const Scalar value = value_in(terms_, query_.hint, variable);
      is_float_.push_back(std::holds_alternative<double>(value));
      if (is_float_.back()) {
        now_.push_back(Tape::place_of(std::get<double>(value)));
      } else {
        IntegerView view(std::get<BigInteger>(value));
        now_.push_back(view.fits_int64() ? view.to_int64() : 0);
      }
    }
    make_steps(constants);
    std::vector<int64_t> before = now_;
    for (int64_t everywhere : {int64_t{0}, int64_t{1}}) {
      for (size_t i = 0; i < now_.size(); ++i) now_[i] = number_for(i, everywhere);
      consider();
    }
    now_ = before;
    consider();
    for (size_t variable = 0; variable < now_.size() && !is_done(); ++variable) {
      try_candidates(variable, before[variable], constants);
      now_ = before;
    }
    for (const Start& start : std::vector(starts_)) {
      if (is_done()) break;
      now_ = start.values;
      if (looks_far_out_ && go_far_out()) break;
      descend(start.distance);
    }
    while (!is_done()) {
      now_ = starts_[draw(starts_.size())].values;
      for (uint64_t changes = 1 + draw(2); changes > 0; --changes) {
        int64_t step = steps_[draw(steps_.size())];
        int64_t& value = now_[draw(now_.size())];
        if (int64_t changed = 0; !__builtin_add_overflow(value, step, &changed)) value = changed;
      }
      descend(measure());
    }
    return found_;
  }

 private:
  struct Start {
    double distance;
    std::vector<int64_t> values;
  };
  uint64_t draw(uint64_t below) { return hash_mix(++drawn_) % below; }

  void make_steps(const std::vector<int64_t>& constants) {
    constexpr size_t most_units = 8;
    for (int power = 0; power <= largest_power; ++power) steps_.push_back(int64_t{1} << power);
    std::vector<int64_t> units;
    for (int64_t constant : constants) {
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

  bool is_done() const { return found_.has_value() || tries_ == 0; }

  double measure() {
    if (tries_ > 0) --tries_;
    double distance = tape_.distance(now_);
    if (distance == 0 && !found_) found_ = now_;
    return distance;
  }

  // As a place to walk from, if it is among the nearest.
  void consider() { keep(measure()); }
  void keep(double distance) {
    if (starts_.size() == most_starts && distance >= starts_.back().distance) return;
    if (std::ranges::find(starts_, now_, &Start::values) != starts_.end()) return;
    auto place = std::ranges::upper_bound(starts_, distance, {}, &Start::distance);
    starts_.insert(place, {distance, now_});
    if (starts_.size() > most_starts) starts_.pop_back();
  }

  // A whole number, as the tape has it.
  int64_t number_for(size_t variable, int64_t number) const {
    return is_float_[variable] ? Tape::place_of(static_cast<double>(number)) : number;
  }

  // One more variable of another order of magnitude: from a small one no step is far enough to be seen.
  bool go_far_out() {
    for (size_t variable = 0; variable < now_.size(); ++variable) {
      int64_t before = now_[variable];
      if (is_float_[variable] && try_magnitudes(variable)) return true;
      now_[variable] = before;
    }
    return false;
  }

  bool try_value(size_t variable, int64_t number) { return try_place(variable, number_for(variable, number)); }
  bool try_place(size_t variable, int64_t place) {
    now_[variable] = place;
    consider();
    return is_done();
  }

  // Floats of all orders of magnitude, as people write them.
  bool try_magnitudes(size_t variable) {
    for (double number : {1e20, 1e50, 1e100, 1e150, 1e155, 1e160, 1e200, 1e250, 1e300, 1e305, 1e307, 1e308, 1.7e308}) {
      for (double value : {number, -number, 1 / number}) {
        if (try_place(variable, Tape::place_of(value))) return true;
      }
    }
    return false;
  }

  void try_candidates(size_t variable, int64_t base, const std::vector<int64_t>& constants) {
    for (int64_t i = 0; i <= dense; ++i) {
      if (try_value(variable, i)) return;
    }
    bool has_neighbours = !is_float_[variable] && base > INT64_MIN + near && base < INT64_MAX - near;
    for (int64_t i = 1; has_neighbours && i <= near; ++i) {
      if (try_value(variable, base + i) || try_value(variable, base - i)) return;
    }
    for (int64_t constant : constants) {
      for (int64_t value : {constant, constant - 1, constant + 1, -constant, -constant - 1, -constant + 1}) {
        if (try_value(variable, value)) return;
      }
    }
    if (looks_far_out_ && is_float_[variable] && try_magnitudes(variable)) return;
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

  void descend(double distance) {
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
          if (there >= best) continue;
          best = there;
          best_variable = variable;
          best_value = now_[variable];
        }
        now_[variable] = before;
      }
      if (best >= distance) return keep(distance);
      distance = best;
      now_[best_variable] = best_value;
    }
  }

  TermTable& terms_;
  const Query& query_;
  Tape tape_;
  size_t tries_;
  bool looks_far_out_; // whether floats are asked to be beyond the finite ones
  std::vector<int64_t> now_;
  std::vector<bool> is_float_; // of each variable
  std::vector<Start> starts_;  // nearest first
  std::vector<int64_t> steps_; // of one variable, up and down
  uint64_t drawn_ = 0;
  std::optional<std::vector<int64_t>> found_;
};

class WalkLayer : public Solver {
 public:
  WalkLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (std::optional<Model> model = walk(query)) {
      return {.verdict = Verdict::Satisfiable, .layer = Layer::Walk, .model = std::move(*model)};
    }
    // A solver spends hundreds of milliseconds on many of these, whatever its limit: not in a first try.
    if (query.effort == Effort::Quick && hard_ > most_hard) return {};
    return next_->solve(query);
  }

 private:
  void look_at_constant(const Scalar& constant) {
    if (const auto* integer = std::get_if<BigInteger>(&constant)) {
      IntegerView view(*integer);
      bool has_neighbours = view.fits_int64() && view.to_int64() > INT64_MIN + 2 && view.to_int64() < INT64_MAX - 2;
      if (has_neighbours) constants_.push_back(view.to_int64());
    } else if (const auto* number = std::get_if<double>(&constant)) {
      if (std::fabs(*number) < 0x1p60) constants_.push_back(static_cast<int64_t>(*number));
    }
  }

  // What a look at the conditions tells: is it worth trying, and which numbers does the program know?
  void look(TermId id) {
    if (!seen_.insert(id).second) return;
    const Term& term = terms_[id];
    switch (term.op) {
      case Operator::Constant: look_at_constant(terms_.constant(id)); break;
      case Operator::Multiply:
        if (!terms_.is_constant(term.operands[0]) && !terms_.is_constant(term.operands[1])) ++hard_;
        break;
      case Operator::Divide:
      case Operator::Remainder:
      case Operator::Truncate:
      case Operator::Scaled:
      case Operator::Significand:
      case Operator::Exponent:
      case Operator::FloatAdd: // a solver takes floats as reals, which do not round
      case Operator::FloatSubtract:
      case Operator::FloatDivide:
      case Operator::FloatMultiply: ++hard_; break;
      case Operator::Overflows: looks_far_out_ = true; break;
      default: hard_ += term.op >= Operator::BitAnd ? 1 : 0; break;
    }
    for (TermId operand : term.operands) look(operand);
  }

  std::optional<Model> walk(const Query& query) {
    seen_.clear();
    constants_.clear();
    hard_ = 0;
    looks_far_out_ = false;
    for (TermId condition : query.conditions) look(condition);
    if (hard_ == 0 && !looks_far_out_) return {};
    std::optional<Tape> tape = Tape::of(terms_, query.conditions);
    if (!tape || tape->variables().empty() || tape->variables().size() > most_variables) return {};
    std::vector<TermId> variables(tape->variables().begin(), tape->variables().end());
    size_t tries = query.effort == Effort::Quick ? quick_tries : full_tries;
    std::optional<std::vector<int64_t>> found =
        Walk(terms_, query, std::move(*tape), tries, looks_far_out_).go(constants_);
    if (!found) return {};
    Model model;
    for (size_t i = 0; i < variables.size(); ++i) {
      bool is_float = terms_[variables[i]].sort == Sort::Float;
      model.emplace(variables[i], is_float ? Scalar(Tape::float_at((*found)[i])) : Scalar(BigInteger((*found)[i])));
    }
    bool holds = std::ranges::all_of(query.conditions, [&](TermId each) { return terms_.holds(each, model); });
    return holds ? std::optional(std::move(model)) : std::nullopt;
  }

  static constexpr size_t quick_tries = 12'000;
  static constexpr size_t full_tries = 200'000;
  static constexpr size_t most_hard = 6;

  TermTable& terms_;
  NextLayer next_;
  std::unordered_set<TermId> seen_;
  std::vector<int64_t> constants_;
  size_t hard_ = 0;            // operations that are
  bool looks_far_out_ = false; // for floats that are beyond the finite ones
};

} // namespace

NextLayer walk_layer(TermTable& terms, NextLayer next) { return std::make_unique<WalkLayer>(terms, std::move(next)); }

} // namespace assay
