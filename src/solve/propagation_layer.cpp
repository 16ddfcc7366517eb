// Refutes by propagation alone, or finds values by a short search on top of it: each variable gets the first value of a
// few that propagation does not refute. Small values come first, as people read the answers.

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <vector>

#include "base/stop.h"
#include "solve/float_ranges.h"
#include "solve/layers.h"
#include "solve/propagator.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

constexpr size_t most_variables = 400;
constexpr size_t most_float_candidates = 40;

class Search {
 public:
  Search(const TermTable& terms, const Query& query, Propagator& propagator)
      : terms_(terms), query_(query), propagator_(propagator) {
    // Floats last: their candidates follow from the integers.
    for (Sort sort : {Sort::Bool, Sort::Int, Sort::Float}) {
      for (TermId variable : propagator.variables()) {
        if (terms[variable].sort == sort) order_.push_back(variable);
      }
    }
    budget_ = 40 + 4 * order_.size();
    for (TermId condition : query.conditions) all_linear_ = all_linear_ && is_linear(condition);
  }

  bool run(size_t next = 0) {
    while (next < order_.size() && propagator_.is_fixed(order_[next])) ++next;
    if (next == order_.size()) return holds();
    TermId variable = order_[next];
    for (const Scalar& candidate : candidates(variable)) {
      if (budget_ == 0 || must_stop()) return false;
      --budget_;
      size_t mark = propagator_.mark();
      if (propagator_.assign(variable, candidate) && run(next + 1)) return true;
      propagator_.undo_to(mark);
    }
    return false;
  }

 private:
  bool holds() const {
    return std::all_of(query_.conditions.begin(), query_.conditions.end(),
                       [&](TermId condition) { return terms_.holds(condition, propagator_.fixed()); });
  }

  bool is_linear(TermId condition) const {
    std::optional<LinearCondition> linear = linear_condition(terms_, condition);
    return linear && std::all_of(linear->summands.begin(), linear->summands.end(),
                                 [&](const Summand& summand) { return terms_[summand.atom].op == Operator::Variable; });
  }

  std::vector<Scalar> candidates(TermId variable) {
    switch (terms_[variable].sort) {
      case Sort::Bool: return {false, true};
      case Sort::Int: return integer_candidates(variable);
      case Sort::Float: return float_candidates(variable);
    }
    return {};
  }

  std::vector<Scalar> integer_candidates(TermId variable) const {
    Interval bounds = propagator_.bounds(variable);
    std::vector<Number> numbers = {0, 1, -1};
    // Far ends make sums wrap and products large; where there are such, Z3 finds something that is nicer to read.
    auto is_near = [&](const Number& end) { return all_linear_ || end.magnitude() <= 1024; };
    if (bounds.low && is_near(*bounds.low)) numbers.push_back(*bounds.low);
    if (bounds.high && is_near(*bounds.high)) numbers.push_back(*bounds.high);
    Scalar hint = value_in(terms_, query_.hint, variable);
    numbers.push_back(Number(std::get<BigInteger>(hint)));
    std::vector<Number> kept;
    for (const Number& number : numbers) {
      bool fits = bounds.contains(number) && !propagator_.is_excluded(variable, number);
      if (fits && std::find(kept.begin(), kept.end(), number) == kept.end()) kept.push_back(number);
    }
    if (kept.empty()) { // all of these are excluded: the next one in the open
      Number number = 2;
      while (propagator_.is_excluded(variable, number)) number = number + 1;
      if (bounds.contains(number)) kept.push_back(number);
    }
    std::vector<Scalar> result;
    for (const Number& number : kept) result.emplace_back(number.big());
    return result;
  }

  std::vector<Scalar> float_candidates(TermId variable) {
    std::vector<double> numbers = {0.0, 1.0, -1.0};
    auto add_around = [&](double number) {
      for (double near : {number, number + 1, number - 1}) {
        if (std::isfinite(near) && std::find(numbers.begin(), numbers.end(), near) == numbers.end())
          numbers.push_back(near);
      }
    };
    for (double constant : float_constants()) add_around(constant);
    for (TermId other : order_) {
      auto found = propagator_.fixed().find(other);
      if (found == propagator_.fixed().end()) continue;
      if (const double* floating = std::get_if<double>(&found->second)) add_around(*floating);
      if (const BigInteger* integer = std::get_if<BigInteger>(&found->second)) {
        if (std::optional<double> near = to_double(IntegerView(*integer))) add_around(*near);
      }
    }
    Scalar hint = value_in(terms_, query_.hint, variable);
    add_around(std::get<double>(hint));
    numbers.resize(std::min(numbers.size(), most_float_candidates));
    numbers.push_back(-0.0);
    if (knows_all_doubles_) numbers.insert(numbers.end(), {NAN, INFINITY, -INFINITY});
    // Once for each variable: or else all combinations of them would be tried.
    if (allowed_for_.insert(variable).second) budget_ += numbers.size();
    return {numbers.begin(), numbers.end()};
  }

  const std::vector<double>& float_constants() {
    if (looked_for_constants_) return constants_;
    looked_for_constants_ = true;
    for (TermId condition : query_.conditions) {
      for (TermId part : terms_.parts(condition)) {
        knows_all_doubles_ = knows_all_doubles_ || is_ieee(terms_[part].op);
        bool constant = terms_[part].op == Operator::Constant && terms_[part].sort == Sort::Float;
        if (constant) constants_.push_back(std::get<double>(terms_.constant(part)));
      }
    }
    return constants_;
  }

  const TermTable& terms_;
  const Query& query_;
  Propagator& propagator_;
  std::vector<TermId> order_;
  std::vector<double> constants_;
  bool looked_for_constants_ = false;
  bool knows_all_doubles_ = false; // an operator of these is in the conditions
  bool all_linear_ = true;
  std::unordered_set<TermId> allowed_for_;
  size_t budget_ = 0;
};

class PropagationLayer : public Solver {
 public:
  PropagationLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    Propagator propagator(terms_, query.conditions);
    if (!propagator.propagate()) return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Propagation, .model = {}};
    if (!FloatRanges(terms_, query.conditions).propagate()) {
      return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Propagation, .model = {}};
    }
    if (propagator.variables().size() <= most_variables && Search(terms_, query, propagator).run()) {
      return {.verdict = Verdict::Satisfiable, .layer = Layer::Propagation, .model = propagator.fixed()};
    }
    return next_->solve(query);
  }

 private:
  TermTable& terms_;
  NextLayer next_;
};

} // namespace

NextLayer propagation_layer(TermTable& terms, NextLayer next) {
  return std::make_unique<PropagationLayer>(terms, std::move(next));
}

} // namespace assay::solve
